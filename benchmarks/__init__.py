"""What the engine is measured against. Nothing in the package depends on it."""
