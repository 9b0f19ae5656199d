"""Tables: rebuilt from their logs, changed by adding to them, and everything people do at one."""
