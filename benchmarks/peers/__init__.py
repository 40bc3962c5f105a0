"""The bench game written for other engines. Nothing here knows the project."""
