"""Mutants: are the tests of a rule honest? Break the rule, and see whether they notice.

`python -m benchmarks.mutants` puts one small fault at a time into a copy of a game (a rule that
names its rows, or a number of its content), runs the tests that are marked with these rows and
cards, and counts how many faults they catch. The working tree is never touched.
"""
