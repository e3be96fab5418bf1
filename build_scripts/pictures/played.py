"""Matches that pictures show, stored move by move: pictures stay as they are when opponents come to play otherwise.

The first line of a file in `played/GAME` says how the match begins, each other one is an action. What was played of a
deal is found by the code of the deal, what leads to a moment by its name (see `pictures.moments`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from game.cards import parse_faces
from game.engine import Deals
from game.engine.record import ActionLine, DealLine, HeaderLine, Line, read_record, written_all
from game.games import GAMES
from game.match.deals.codes import code_of_match
from game.match.match import Match
from game.match.saves import MatchSetup, new_match
from game.ui.screenshot import EVENING

FOLDER: Final = Path(__file__).parent / "played"
_FIRST_DEAL: Final = "deal 1"


@dataclass(frozen=True, slots=True)
class Beginning:
    """The beginning of a match."""

    setup: MatchSetup
    order: str = ""
    """The cards of the first deal where they are dealt to order, not by the seed."""


@dataclass(frozen=True, slots=True)
class Played:
    """A match from its beginning to some moment."""

    beginning: Beginning
    actions: tuple[str, ...]

    def begun(self) -> Match:
        """The match before its first action."""
        setup, order = self.beginning.setup, self.beginning.order
        match = new_match(GAMES, setup, None, EVENING)
        if not order:
            return match
        return Match(match.game, match.header, match.options, Deals(setup.seed, ((_FIRST_DEAL, parse_faces(order)),)))

    def match(self) -> Match:
        """The match at its last state. Raises `IllegalActionError` where the rules forbid an action."""
        match = self.begun()
        for text in self.actions:
            match.play(match.game.parse(text))
        return match

    def record(self) -> bytes:
        """The record of that match."""
        match, order = self.begun(), self.beginning.order
        lines: list[Line] = [match.header, *([DealLine(_FIRST_DEAL, order)] if order else [])]
        for text in self.actions:
            lines.append(ActionLine(match.actor(), text))
            match.play(match.game.parse(text))
        return written_all(lines)


def played_of(match: Match, actions: Sequence[str], order: str = "") -> Played:
    """What was done in a match, as it may be stored."""
    header = match.header
    return Played(Beginning(MatchSetup(header.game, header.seats, header.seed, header.options), order), tuple(actions))


def played_in(record: bytes) -> Played:
    """What was done in a match, by its record, in which nothing was taken back."""
    lines = [entry.line for entry in read_record(record).entries]
    header = lines[0]
    assert isinstance(header, HeaderLine), "a record begins with it"
    actions = [line.text for line in lines if isinstance(line, ActionLine)]
    setup = MatchSetup(header.game, header.seats, header.seed, header.options)
    return Played(Beginning(setup), tuple(actions))


def file_of(game: str, name: str) -> Path:
    """The file of a moment of a game, or of the deal of a code."""
    return FOLDER / game / f"{name}.txt"


def read(file: Path) -> Played:
    """What is stored in a file."""
    beginning, *actions = file.read_text("utf-8").splitlines()
    return Played(msgspec.json.decode(beginning, type=Beginning), tuple(actions))


def write(file: Path, played: Played) -> None:
    """Stores what was played."""
    file.parent.mkdir(parents=True, exist_ok=True)
    beginning = msgspec.json.encode(played.beginning).decode()
    file.write_text("".join(f"{line}\n" for line in (beginning, *played.actions)), "utf-8", newline="\n")


def actions_of(match: Match) -> tuple[str, ...]:
    """What is stored of the deal of a match; nothing of most deals."""
    return _actions_of(match.game_name, code_of_match(match.header, match.game))


@cache
def _actions_of(game: str, code: str) -> tuple[str, ...]:
    file = file_of(game, code)
    return read(file).actions if file.exists() else ()
