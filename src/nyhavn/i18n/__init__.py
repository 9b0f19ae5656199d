"""The message catalogs: every text of the game for people, by key and language."""

from nyhavn.i18n.catalogs import DEFAULT_LANGUAGE, languages, message, word

__all__ = ["DEFAULT_LANGUAGE", "languages", "message", "word"]
