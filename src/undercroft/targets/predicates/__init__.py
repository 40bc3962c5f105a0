"""The event log of a throw as plain data, and the questions that conditions ask of it."""
