"""A table being played, without IO: its moves, its clocks, and what each seat may be told."""
