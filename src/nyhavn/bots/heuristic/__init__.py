"""The bot that weighs what a careful person would weigh."""
