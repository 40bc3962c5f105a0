"""The skill tables, and nothing that is needed to measure them."""
