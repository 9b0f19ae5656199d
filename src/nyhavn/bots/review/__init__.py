"""The review of a whole game: what every turn gave away, and what the cards gave."""
