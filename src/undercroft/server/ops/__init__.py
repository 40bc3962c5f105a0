"""What the operator of a node sets, limits and measures, and its time. Knows no table."""
