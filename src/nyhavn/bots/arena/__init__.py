"""The arena: bots play many games against each other, and the result says who is stronger."""
