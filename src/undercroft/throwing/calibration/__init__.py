"""Hands that err, their best aims, and how the skill tables are measured."""
