"""What a thrower asks for, as plain data: the release, the stance, and the limits on both."""
