"""Fights: with monsters, among heroes, with the boss, and what they leave. [DG-COMBAT-01]"""
