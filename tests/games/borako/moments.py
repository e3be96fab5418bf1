"""Moments of Borako: what a table looks like when it is fullest (borako 2.1, 6.1, 8.1).

For rare ones the cards are dealt to order, so that a few turns lead there.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from bench.late_round import HAND, MELDS, write_late_round
from game.cards import Face, Rank, Suit, face_of, format_faces
from game.engine import Deals
from game.engine.record import SeatSetup
from game.games import GAMES
from game.games.borako.rules.state import DECK, HAND_SIZE, SEATS
from game.games.borako.rules.view import BorakoView
from game.match.match import Match
from game.match.saves import MatchSetup
from pictures import poses
from pictures.moments import Moments
from pictures.played import Beginning, Played, played_in

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
"""The ranks at which a run of three begins."""


class _Table:
    """A match dealt to order, and what was done in it."""

    def __init__(self, order: Sequence[Face]) -> None:
        self._beginning = Beginning(MatchSetup(GAME, _SEATS, _SEED, {}), format_faces(order))
        self.match = Played(self._beginning, ()).match()
        self._done: list[str] = []

    def does(self, text: str) -> None:
        """Do an action of the seat to act; raises `IllegalActionError`."""
        self._done.append(text)
        self.match.play(_RULES.parse(text))

    def played(self) -> Played:
        """What was done so far."""
        return Played(self._beginning, tuple(self._done))

    def may(self, text: str) -> bool:
        """Whether that would be allowed."""
        return self.match.why_not([_RULES.parse(text)]) is None

    def view(self) -> Any:
        """Return the view of the seat to act."""
        return self.match.view(self.match.actor() or 0)

    def discards(self) -> None:
        """Ends the turn with the dearest card that may go."""
        card = next(card for card in reversed(self.view().hand) if self.may(f"discard {card}"))
        self.does(f"discard {card}")


def _full_pile(*, sweep: bool) -> Played:
    """Play without melds and sweeps until the pile is full; then the person may."""
    table = _Table(Deals(_SEED).order("deal 1", DECK))
    while len(table.view().discards) < _FULL_PILE:
        table.does("draw")
        table.discards()
    if sweep:
        table.does("sweep")
    return table.played()


def _twenty_melds() -> Played:
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
    return table.played()


def _run_of_fourteen() -> Played:
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
    return table.played()


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


def _find(moment: str) -> Played:
    if moment == LATE:
        with tempfile.TemporaryDirectory(prefix="majlis-") as folder:
            return played_in(write_late_round(Path(folder), GAME).read_bytes())
    return _DEALT_TO_ORDER[moment]()


def _holds(moment: str, match: Match) -> bool:
    return match.actor() == 0 and _SEEN[moment](match.view_as(BorakoView, 0))


def _melds(view: BorakoView) -> int:
    return sum(map(len, view.melds))


_SEEN: Final[Mapping[str, Callable[[BorakoView], bool]]] = {
    LATE: lambda view: _melds(view) >= MELDS and len(view.hand) >= HAND,
    "full-pile": lambda view: len(view.discards) >= _FULL_PILE,
    "hand-of-forty": lambda view: len(view.hand) > 40,
    "twenty-melds": lambda view: _melds(view) >= _MELDS,
    "run-of-fourteen": lambda view: len(view.melds[0][0].cards) == 14 and not view.melds[0][0].wilds,
}
_DEALT_TO_ORDER: Final[Mapping[str, Callable[[], Played]]] = {
    "full-pile": lambda: _full_pile(sweep=False),
    "hand-of-forty": lambda: _full_pile(sweep=True),
    "twenty-melds": _twenty_melds,
    "run-of-fourteen": _run_of_fourteen,
}
PICTURED: Final = Moments(
    GAME,
    {name: partial(_holds, name) for name in _SEEN},
    _find,
    {
        "pile-opened": ("full-pile", poses.opens_the_pile),
        "hand-of-forty-selecting": ("hand-of-forty", poses.selects_cards),
        "drop-refused": (LATE, poses.is_refused),
        "cards-carried": (LATE, poses.carries_cards),
        "meld-enlarged": (LATE, poses.enlarges_a_meld),
    },
)
