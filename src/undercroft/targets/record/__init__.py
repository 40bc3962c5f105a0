"""What a log keeps of a simulated throw: how to throw it again, and how it is shown."""
