"""A scene as a MuJoCo model, and the flight of a die in it."""
