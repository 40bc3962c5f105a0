"""What is stored and how: the database, its schema and rows, the writer, notices, backups."""
