"""What tests share: real servers, people who use them, databases, games."""
