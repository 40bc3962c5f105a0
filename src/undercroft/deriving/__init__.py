"""Playouts in machine code, derived from the rules' own source; rules are never written twice."""
