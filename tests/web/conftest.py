"""What the tests of the browser client share."""

from support.browsers import chromium, golden, people, server

__all__ = ["chromium", "golden", "people", "server"]
