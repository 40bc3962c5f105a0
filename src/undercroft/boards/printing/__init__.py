"""Boards and Templates on paper at true scale, from the same data as the physics.

`pages` makes the file; the sizes of paper can be had without all that it needs.
"""

from undercroft.boards.printing.paper import PAPERS, Paper

__all__ = ["PAPERS", "Paper"]
