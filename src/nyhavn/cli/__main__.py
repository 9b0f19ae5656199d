"""`python -m nyhavn.cli` is the same as `nyhavn`."""

from nyhavn.cli.main import app

app()
