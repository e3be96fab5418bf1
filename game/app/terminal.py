"""Output on a terminal besides answers: a clear line for bad input, exit 2, and a bar for runs that take long."""

from __future__ import annotations

import argparse
import time
from typing import Any, Final, NoReturn, TextIO

from game.printing import print_error

BAD_INPUT: Final = 2
"""The exit status for bad input."""


class BadInputError(ValueError):
    """Input that cannot be used; the message is the line to print."""


_EXAMPLES: Final = "examples:"


def examples(*lines: str) -> str:
    """The end of a help text with examples, one a line."""
    return "\n  ".join((_EXAMPLES, *lines))


class ExampleFormatter(argparse.HelpFormatter):
    """Help whose examples keep their lines."""

    def add_argument(self, action: argparse.Action) -> None:
        """Make room for the names of commands, whose indentation the standard formatter forgets."""
        super().add_argument(action)
        if isinstance(action, argparse._SubParsersAction):
            self._action_max_length += self._indent_increment

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return text if text.startswith(_EXAMPLES) else super()._fill_text(text, width, indent)


class OneLineParser(argparse.ArgumentParser):
    """A parser that says what is wrong in one line instead of printing how it is used."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **{"formatter_class": ExampleFormatter, **kwargs})

    def error(self, message: str) -> NoReturn:
        """Print the line and exit with 2."""
        print_error(f"{self.prog}: {message}")
        self.exit(BAD_INPUT)


def refuse_input(error: BadInputError) -> int:
    """Print the line of an error; returns the exit status."""
    print_error(f"majlis: {error}")
    return BAD_INPUT


_MOST: Final = 1_000_000


def positive(text: str) -> int:
    """A whole number from 1 on the command line, for `argparse`; up to more than anybody waits for."""
    return _number(text, least=1)


def natural(text: str) -> int:
    """A whole number from 0, else as `positive`."""
    return _number(text, least=0)


def _number(text: str, *, least: int) -> int:
    try:
        number = int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number") from None
    if number < least:
        raise argparse.ArgumentTypeError(f"{number} is less than {least}")
    if number > _MOST:
        raise argparse.ArgumentTypeError(f"{number} is more than {_MOST}")
    return number


def counted(count: int, one: str, many: str = "") -> str:
    """A number of things, such as `1 round` or `2 rounds`; `many` is for words that take more than an s."""
    return f"{count} {one if count == 1 else many or one + 's'}"


_WIDTH: Final = 30
_EVERY: Final = 0.2
"""Seconds between two drawings on a terminal."""


class ProgressBar:
    """Redrawn in place on a terminal; elsewhere one line for each tenth of the work."""

    def __init__(self, total: int, unit: str, stream: TextIO) -> None:
        self._total = max(total, 1)
        self._unit = unit
        self._stream = stream
        self._live = stream.isatty()
        self._started = time.monotonic()
        self._drawn_at = 0.0
        self._tenths = 0

    def show(self, done: int) -> None:
        """Tell that `done` of the total are done."""
        now = time.monotonic()
        if self._live:
            if now - self._drawn_at >= _EVERY or done >= self._total:
                self._drawn_at = now
                self._stream.write("\r" + self._line(done, now))
                self._stream.flush()
        elif done * 10 // self._total > self._tenths:
            self._tenths = done * 10 // self._total
            self._stream.write(self._line(done, now) + "\n")
            self._stream.flush()

    def finish(self) -> None:
        """Leave the bar's line."""
        if self._live:
            self._stream.write("\n")
            self._stream.flush()

    def _line(self, done: int, now: float) -> str:
        filled = done * _WIDTH // self._total
        elapsed = now - self._started
        left = elapsed / done * (self._total - done) if done else 0.0
        bar = "#" * filled + "." * (_WIDTH - filled)
        return f"[{bar}] {done}/{self._total} {self._unit}, {elapsed:.0f} s, about {left:.0f} s left"
