"""The packages of others that the adapters need, each brought along by an extra."""

from importlib import import_module


def need(package: str, extra: str) -> None:
    """Say how to get a package that is missing, before it is imported."""
    try:
        import_module(package)
    except ImportError as fault:
        raise ImportError(f"This needs the package {package}: pip install 'nyhavn[{extra}]'") from fault
