"""What the two Dungeon Fighters share: the Party's votes, life, dice, throws and damage.

The games hand in what differs: limits, boards, dice, and what a card says. Nothing here knows
which of them is played.
"""
