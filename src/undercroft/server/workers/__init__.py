"""Worker processes: the pool, and the jobs they do."""
