"""The table in a terminal: draws, tells, asks, and keeps every game safe on disk."""
