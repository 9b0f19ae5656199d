"""The trained value of positions."""
