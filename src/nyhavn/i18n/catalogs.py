"""Finding a message in the catalogs and filling it in.

Each folder in ``locales`` is a language, and the Fluent files in it are its catalogs: a new language is a new
folder. What a language does not say yet is said in English.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

DEFAULT_LANGUAGE = "en"
_LOCALES = files("nyhavn.i18n") / "locales"


@cache
def languages() -> tuple[str, ...]:
    """The languages that have catalogs."""
    return tuple(sorted(folder.name for folder in _LOCALES.iterdir() if folder.is_dir()))


def message(key: str, values: Mapping[str, str | int] | None = None, language: str = DEFAULT_LANGUAGE) -> str:
    """The message of a key, filled with values; ``key.part`` is an attribute of a message.

    A key that no catalog knows stands for itself, so that an error can always be told.
    """
    for known in (language, DEFAULT_LANGUAGE):
        if known not in languages():
            continue
        bundle = _bundle(known)
        pattern = _pattern(bundle, key)
        if pattern is not None:
            text, _ = bundle.format_pattern(pattern, dict(values or {}))
            return str(text)
    return key


def word(kind: str, name: str, language: str = DEFAULT_LANGUAGE) -> str:
    """The word for a thing of the game, such as the colour ``green``.

    A catalog says ``WORD("colour", $colour)`` for it.
    """
    key = f"{kind}-{name}"
    found = message(key, language=language)
    return name if found == key else found


@cache
def _bundle(language: str) -> FluentBundle:
    """All catalogs of a language."""

    def word_in_message(*names: Any) -> Any:
        kind, name = names
        return word(str(kind), str(name), language)

    # The marks that keep right-to-left text apart would be shown as boxes by many terminals.
    bundle = FluentBundle([language], functions={"WORD": word_in_message}, use_isolating=False)
    for file in (_LOCALES / language).iterdir():
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _pattern(bundle: FluentBundle, key: str) -> Pattern | None:
    name, _, part = key.partition(".")
    if not bundle.has_message(name):
        return None
    found = bundle.get_message(name)
    return found.attributes.get(part) if part else found.value
