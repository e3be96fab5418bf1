"""Bad input on the command line: one clear line, exit 2."""

from __future__ import annotations

import argparse
from typing import Final, NoReturn

from game.terminal import tell_error

BAD_INPUT: Final = 2
"""The exit status for bad input."""


class BadInputError(ValueError):
    """What the user gave cannot be used; the message is the line to print."""


class OneLineParser(argparse.ArgumentParser):
    """A parser that says what is wrong in one line instead of printing how it is used."""

    def error(self, message: str) -> NoReturn:
        """Print the line and exit with 2."""
        tell_error(f"{self.prog}: {message}")
        self.exit(BAD_INPUT)


def refuse_input(error: BadInputError) -> int:
    """Print the line of an error; returns the exit status."""
    tell_error(f"majlis: {error}")
    return BAD_INPUT
