"""How a die comes to fly: the hand, and the bodies that carry, strike, blow or fling it."""
