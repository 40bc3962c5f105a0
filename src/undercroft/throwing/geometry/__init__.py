"""Shapes, turns and places in numbers (numpy), without a physics engine."""
