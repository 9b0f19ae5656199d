"""Bots at the tables, and the pool of processes in which they think."""
