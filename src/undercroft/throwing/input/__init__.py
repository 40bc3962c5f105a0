"""From what a thrower sends to what the hand really does: gestures, checks, handicaps, tremor."""
