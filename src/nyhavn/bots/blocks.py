"""Features in named blocks, one after the other: where each block begins follows from the list."""


class Blocks:
    """The blocks of a vector of features, each with its name and how many features it has."""

    def __init__(self, *blocks: tuple[str, int]) -> None:
        self._starts: dict[str, int] = {}
        self.size = 0
        for name, size in blocks:
            if name in self._starts:
                raise ValueError(name)
            self._starts[name] = self.size
            self.size += size

    def __getitem__(self, name: str) -> int:
        """Where a block begins."""
        return self._starts[name]
