"""Throws in the terminal: aimed with keys, told by people at a real board, or drawn by skill."""
