"""What people and clients are shown of a throw: pictures and key frames."""
