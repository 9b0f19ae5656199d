"""One module for each step in the history of the database's form."""
