"""Pictures of the table for the terminal: readable in colour, without colour, and read aloud."""
