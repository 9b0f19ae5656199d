"""Files that hold records."""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path

from nyhavn.cli.refusing import UsageError, UsageFault
from nyhavn.cli.speaking import printable
from nyhavn.records import Record, read_record, write_record

ENDING = ".nyh"
# The longest possible game is a small part of this; more is not worth reading.
MOST_BYTES = 1_000_000


def found_files(paths: Iterable[Path]) -> Iterator[Path]:
    """The files themselves, and of a folder all the records directly in it."""
    for path in paths:
        if path.is_dir():
            yield from _files_in(path)
        else:
            yield path


def _files_in(folder: Path) -> list[Path]:
    try:
        files = sorted(file for file in folder.iterdir() if file.suffix == ENDING and not file.is_dir())
    except OSError as fault:
        raise _unreadable(folder, fault) from fault
    if not files:
        raise UsageError(UsageFault.FOLDER_WITHOUT_RECORDS, {"file": printable(str(folder))})
    return files


def read_file(path: Path) -> Record:
    """The record in a file; a file that cannot be read at all is a matter of usage."""
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as fault:
        raise _unreadable(path, fault) from fault
    if len(content) > MOST_BYTES:
        raise UsageError(UsageFault.FILE_TOO_LARGE, {"file": printable(str(path)), "most": MOST_BYTES})
    return read_record(content)


def write_file(path: Path, record: Record) -> None:
    """Write a record, with the line ends of the notation."""
    write_text(path, write_record(record))


def write_text(path: Path, text: str) -> None:
    """Write a file; a stop leaves a whole one or none."""
    partial = path.with_name(f"{path.name}.partial")
    try:
        partial.write_text(text, encoding="utf-8", newline="\n")
        partial.replace(path)
    except OSError as fault:
        raise _unwritable(path, fault) from fault
    finally:
        with suppress(OSError):
            partial.unlink(missing_ok=True)


def check_free(paths: Iterable[Path], force: bool) -> None:
    """Refuse to write over files that are there already, unless that is wanted."""
    taken = None if force else next((path for path in paths if path.exists()), None)
    if taken is not None:
        raise UsageError(UsageFault.FILE_EXISTS, {"file": printable(str(taken))})


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise _unwritable(folder, fault) from fault


def _unreadable(path: Path, fault: Exception) -> UsageError:
    return UsageError(UsageFault.FILE_UNREADABLE, {"file": printable(str(path)), "why": _system_words(fault)})


def _unwritable(path: Path, fault: Exception) -> UsageError:
    return UsageError(UsageFault.FILE_UNWRITABLE, {"file": printable(str(path)), "why": _system_words(fault)})


def _system_words(fault: Exception) -> str:
    """What the system says about a file, without the name and the number."""
    return str(getattr(fault, "strerror", None) or fault)
