"""What a node does by itself: bots' moves, run-out clocks, turn alerts, its heartbeat."""
