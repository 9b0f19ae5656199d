"""Packages that bots can use and that are not installed with Nyhavn."""

from importlib import import_module
from types import ModuleType

from nyhavn.bots.failures import BotFault
from nyhavn.rules import IllegalError

EXTRAS = {"ray": "ray", "matplotlib": "plots", "pyarrow": "dataset"}
"""The extra of Nyhavn that brings each package."""


def extra_package(package: str) -> ModuleType:
    try:
        return import_module(package)
    except ImportError as fault:
        values = {"package": package, "extra": EXTRAS[package.partition(".")[0]]}
        raise IllegalError(BotFault.EXTRA_MISSING, values) from fault
