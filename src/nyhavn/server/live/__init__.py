"""Viewers: their sockets, who is connected, and pub/sub between server processes."""
