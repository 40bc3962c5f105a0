"""Conditions as plain data, how they combine, and what a scene and a release need for them."""
