"""Nyhavn: the open digital edition of the board game Copenhagen."""
