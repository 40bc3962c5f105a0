"""Boards and Templates on paper at true scale, from the same data as the physics."""

from undercroft.boards.printing.pages import PAPERS, Paper, targets_pdf

__all__ = ["PAPERS", "Paper", "targets_pdf"]
