"""A table in the terminal: one person plays against bots."""
