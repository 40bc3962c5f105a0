"""Families: rules that several games share, one folder a family.

A family imports only the engine and content; games import it and name it in `Game.families`, so
that playouts derive its scripts and its texts (`text/en.ftl`, `text/fr.ftl`) are found. What
differs between two games is handed to the family by the game, never asked for by name.
"""
