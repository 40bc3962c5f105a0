"""What may be known of throws without any physics: boards, dice, conditions, skill tables.

Rules, bots and the terminal read it; `throwing` throws by it.
"""
