"""What people do with tables besides playing: create, join, leave, delete, export, import."""
