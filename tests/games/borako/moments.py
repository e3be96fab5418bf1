"""Moments of Borako, as records: what a table looks like when it is fullest (borako 2.1, 6.1, 8.1).

For rare ones the cards are dealt to order, so that a few turns lead there.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from bench.late_round import write_late_round
from game.cards import Face, Rank, Suit, face_of, format_faces
from game.engine import Deals
from game.engine.record import FORMAT, ActionLine, DealLine, HeaderLine, Line, SeatSetup, written_all
from game.games import GAMES
from game.games.borako.rules.state import DECK, HAND_SIZE, SEATS
from game.match.match import Match
from pictures import poses
from pictures.moments import Moments

GAME: Final = "borako"
LATE: Final = "late"
"""Late in a round as it is usually played, not dealt to order."""
_RULES: Final = GAMES[GAME]
_SEATS: Final = tuple(
    SeatSetup(name, "club" if name != "Amina" else None) for name in ("Amina", "Karim", "Layla", "Samir")
)
_SEED: Final = next(seed for seed in range(100) if Deals(seed).starter(SEATS) == 0)
"""A match that the person begins."""
_FULL_PILE: Final = 32
_MELDS: Final = 20
_STARTS: Final = (0, 3, 6, 9)
"""Where in a suit a run of three begins."""


class _Table:
    """A match dealt to order, and what was done in it."""

    def __init__(self, order: Sequence[Face]) -> None:
        self.order = tuple(order)
        deals = Deals(_SEED, (("deal 1", self.order),))
        self.match = Match(_RULES, _header(), _RULES.options(), deals)
        self.texts: list[tuple[int | None, str]] = []

    def does(self, text: str) -> None:
        """Does an action of whoever is to act; raises `IllegalActionError`."""
        self.texts.append((self.match.actor(), text))
        self.match.play(_RULES.parse(text))

    def may(self, text: str) -> bool:
        """Whether that would be allowed."""
        return self.match.why_not([_RULES.parse(text)]) is None

    def view(self) -> Any:
        """What the seat to act knows."""
        return self.match.view(self.match.actor() or 0)

    def discards(self) -> None:
        """Ends the turn with the dearest card that may go."""
        card = next(card for card in reversed(self.view().hand) if self.may(f"discard {card}"))
        self.does(f"discard {card}")


def _full_pile(*, sweep: bool) -> tuple[tuple[Face, ...], list[tuple[int | None, str]]]:
    """Nobody melds and nobody sweeps until the pile is full; then the person may."""
    table = _Table(Deals(_SEED).order("deal 1", DECK))
    while len(table.view().discards) < _FULL_PILE:
        table.does("draw")
        table.discards()
    if sweep:
        table.does("sweep")
    return table.order, table.texts


def _twenty_melds() -> tuple[tuple[Face, ...], list[tuple[int | None, str]]]:
    """Everybody lays runs of three and adds nothing."""
    suits = [[face_of(rank, suit) for rank in Rank] for suit in Suit]
    hands = [suits[seat][:HAND_SIZE] for seat in range(SEATS)]
    mours = [suits[team][:HAND_SIZE] for team in (0, 1)]
    draws = [suits[seat][HAND_SIZE] for seat in range(SEATS)]
    table = _Table(_ordered([*hands, *mours], draws))
    while sum(map(len, table.view().melds)) < _MELDS:
        table.does("draw")
        seat = table.match.actor() or 0
        for start in _STARTS * 2:
            text = f"lay {format_faces(suits[seat][start : start + 3])}"
            if table.may(text):
                table.does(text)
        table.discards()
    while table.match.actor() != 0:
        table.does("draw")
        table.discards()
    return table.order, table.texts


def _run_of_fourteen() -> tuple[tuple[Face, ...], list[tuple[int | None, str]]]:
    """The whole suit of hearts from ace to ace, with the help of the Mour."""
    hearts = [face_of(rank, Suit.HEARTS) for rank in Rank]
    diamonds = [face_of(rank, Suit.DIAMONDS) for rank in Rank]
    mour = [hearts[12], hearts[0], *diamonds[2:11]]
    table = _Table(_ordered([hearts[:11], [], [], [], mour, []], [hearts[11]]))
    table.does("draw")
    table.does(f"lay {format_faces(hearts[:12])}")
    for card in (hearts[12], hearts[0]):
        table.does(f"add {card} to 1")
    table.does(f"lay {format_faces(diamonds[2:9])}")
    table.discards()
    while table.match.actor() != 0:
        table.does("draw")
        table.discards()
    return table.order, table.texts


def _ordered(blocks: Iterable[Sequence[Face]], draws: Sequence[Face]) -> tuple[Face, ...]:
    """A deal: blocks for four hands and two Mours, filled up to eleven, and the first cards of the stock."""
    left = list(DECK)
    wanted = [list(block) for block in blocks]
    for card in [*(card for block in wanted for card in block), *draws]:
        left.remove(card)
    order: list[Face] = []
    for block in wanted:
        order += block
        order += [left.pop(7 * place % len(left)) for place in range(HAND_SIZE - len(block))]
    return (*order, *left, *reversed(draws))


def _header() -> HeaderLine:
    return HeaderLine(FORMAT, "0", GAME, _RULES.rules_version, {}, _SEATS, _SEED, "2026-01-16T20:00:00")


@cache
def record_of(moment: str) -> bytes:
    """The record of a match that has come to a moment; raises `KeyError` for an unknown one."""
    if moment == LATE:
        with tempfile.TemporaryDirectory(prefix="majlis-") as folder:
            return write_late_round(Path(folder), GAME).read_bytes()
    order, texts = _DEALT_TO_ORDER[moment]()
    lines: list[Line] = [_header(), DealLine("deal 1", format_faces(order))]
    return written_all([*lines, *(ActionLine(seat, text) for seat, text in texts)])


_DEALT_TO_ORDER: Final[Mapping[str, Callable[[], tuple[tuple[Face, ...], list[tuple[int | None, str]]]]]] = {
    "full-pile": lambda: _full_pile(sweep=False),
    "hand-of-forty": lambda: _full_pile(sweep=True),
    "twenty-melds": _twenty_melds,
    "run-of-fourteen": _run_of_fourteen,
}
PICTURED: Final = Moments(
    (LATE, *_DEALT_TO_ORDER),
    record_of,
    {
        "pile-opened": ("full-pile", poses.opens_the_pile),
        "hand-of-forty-selecting": ("hand-of-forty", poses.selects_cards),
        "drop-refused": (LATE, poses.is_refused),
        "cards-carried": (LATE, poses.carries_cards),
        "meld-enlarged": (LATE, poses.enlarges_a_meld),
    },
)
