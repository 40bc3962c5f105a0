"""Throws without a game: what is chosen, tickets that carry a throw on, and the throwing itself."""
