"""Figures of a running server, in the text form that Prometheus reads."""

from bisect import bisect_left
from collections.abc import Iterator, Mapping

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Counter:
    """Something that is counted."""

    kind = "counter"

    def __init__(self, name: str, meaning: str) -> None:
        self.name = name
        self.meaning = meaning
        self.count = 0

    def add(self, count: int = 1) -> None:
        self.count += count

    def lines(self) -> Iterator[str]:
        yield f"{self.name} {self.count}"


class Histogram:
    """How long something takes."""

    kind = "histogram"

    def __init__(self, name: str, meaning: str, labels: str = "") -> None:
        self.name = name
        self.meaning = meaning
        self._labels = labels
        self._counts = [0] * (len(BOUNDS) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self._sum += seconds

    def lines(self) -> Iterator[str]:
        below, labels, shared = 0, self._labels, f"{self._labels}," if self._labels else ""
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self._counts, strict=True):
            below += count
            yield f'{self.name}_bucket{{{shared}le="{bound}"}} {below}'
        only = f"{{{labels}}}" if labels else ""
        yield f"{self.name}_sum{only} {self._sum:.6f}"
        yield f"{self.name}_count{only} {below}"


class LabelledHistograms:
    """How long something takes, for each value of a label."""

    kind = "histogram"

    def __init__(self, name: str, meaning: str, label: str) -> None:
        self.name = name
        self.meaning = meaning
        self._label = label
        self._of: dict[str, Histogram] = {}

    def observe(self, value: str, seconds: float) -> None:
        if value not in self._of:
            self._of[value] = Histogram(self.name, self.meaning, f'{self._label}="{value}"')
        self._of[value].observe(seconds)

    def lines(self) -> Iterator[str]:
        for histogram in self._of.values():
            yield from histogram.lines()


class Metrics:
    """All figures of this process."""

    def __init__(self) -> None:
        self.turns = Counter("nyhavn_turns_total", "Turns stored by this process.")
        self.refused = Counter("nyhavn_refused_total", "Requests and messages that were refused.")
        self.shed = Counter("nyhavn_shed_total", "Requests refused because the server was late.")
        self.unreadable = Counter("nyhavn_unreadable_tables_total", "Tables whose log could not be read.")
        self.faults = Counter("nyhavn_faults_total", "Errors of the server itself.")
        self.messages = Counter("nyhavn_messages_total", "Messages sent to viewers.")
        self.commit_seconds = Histogram("nyhavn_commit_seconds", "From receiving a turn to its being stored.")
        self.bot_seconds = Histogram(
            "nyhavn_bot_seconds", "From a bot's turn beginning to its being decided."
        )
        self.thinking_seconds = LabelledHistograms(
            "nyhavn_bot_thinking_seconds",
            "How long a bot thought about a turn, without waiting to begin.",
            "bot",
        )
        self.waiting_seconds = LabelledHistograms(
            "nyhavn_pool_waiting_seconds", "How long work for the bots' processes waited to begin.", "work"
        )
        self.replaced = Counter(
            "nyhavn_bot_processes_replaced_total", "Processes of the bots that died or hung."
        )

    def text(self, viewers: int, waiting: int, tables: Mapping[str, int]) -> str:
        """The figures, with how many watch, what waits for the bots' processes, and the tables by stage."""
        lines: list[str] = []
        for figure in (
            self.turns, self.refused, self.shed, self.unreadable, self.faults, self.messages,
            self.commit_seconds, self.bot_seconds, self.thinking_seconds, self.waiting_seconds, self.replaced,
        ):  # fmt: skip
            lines += [f"# HELP {figure.name} {figure.meaning}", f"# TYPE {figure.name} {figure.kind}"]
            lines += figure.lines()
        lines += ["# HELP nyhavn_viewers Sockets of viewers at this process.", "# TYPE nyhavn_viewers gauge"]
        lines.append(f"nyhavn_viewers {viewers}")
        lines += ["# HELP nyhavn_pool_waiting Work that waits for the bots' processes."]
        lines += ["# TYPE nyhavn_pool_waiting gauge", f"nyhavn_pool_waiting {waiting}"]
        lines += ["# HELP nyhavn_tables Tables by stage.", "# TYPE nyhavn_tables gauge"]
        lines += [f'nyhavn_tables{{stage="{stage}"}} {count}' for stage, count in sorted(tables.items())]
        return "\n".join(lines) + "\n"
