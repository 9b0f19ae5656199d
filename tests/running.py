"""The browser's tests still find the running servers under this name."""

from support.running import *  # noqa: F403
