"""What happened in a flight and how it counts: event log, resting place, landing, next scene."""
