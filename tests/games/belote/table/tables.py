"""Tables of Belote dealt from text, with opponents who say and play what a test gives them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from game.cards import Face, parse_face, parse_faces
from game.engine import Deals, OptionValue, choose
from game.engine.record import HeaderLine
from game.games import GAMES
from game.games.belote.rules.options import BeloteOptions
from game.games.belote.rules.state import DECK
from game.games.belote.rules.view import BeloteView
from game.match.match import Match
from game.ui.widgets import Button
from tests.families.tricks.table.tables import table_of
from tests.games.belote.play import SEATS
from tests.match.play import NOW
from tests.ui.pilot import Pilot
from tests.ui.table.scripted import Table

OWN: Final = 0
_DEALER: Final = 3
"""Who deals: our seat speaks first and leads."""
_SEED: Final = next(seed for seed in range(100) if Deals(seed).starter(4) == _DEALER)
HANDS: Final = (
    "JH 9H AH KH QH AS TS 8D",
    "7H 8H 9C 8C TD JD KS 7S",
    "TH AC QC KD QD 9D QS 9S",
    "KC JC TC 7C AD 7D JS 8S",
)
"""Our hand is strong in hearts, with their belote and a cinquante."""


def dealt(
    *hands: str, public: str = "", done: Sequence[str] = (), options: Mapping[str, OptionValue] = MappingProxyType({})
) -> Match:
    """A match whose first deal seat 3 deals, after some actions that were shown.

    `hands` are the eight cards of seats 0, 1 … in the order in which they come, filled up with what is over. The
    turned-up card, if one is, must not be among them: our hand has seven.
    """
    chosen = {"bidding": "classic" if public else "coinche", **options}
    order = _order(hands, public)
    header = HeaderLine(1, "0", "belote", GAMES["belote"].rules_version, chosen, SEATS, _SEED, NOW.isoformat())
    deals = Deals(_SEED, (("deal 1", tuple(reversed(order))),))
    match = Match(GAMES["belote"], header, choose(BeloteOptions, chosen), deals)
    for text in done:
        match.play(match.game.parse(text))
    match.take_events(OWN)
    return match


def _order(hands: Sequence[str], public: str) -> list[Face]:
    named = [list(parse_faces(text)) for text in (*hands, *[""] * (4 - len(hands)))]
    used = {card for hand in named for card in hand} | ({parse_face(public)} if public else set())
    left = [card for card in DECK if card not in used]
    for seat, hand in enumerate(named):
        size = 8 - (seat == OWN and bool(public))
        hand += [left.pop(0) for _ in range(size - len(hand))]
    middle = [parse_face(public)] if public else []
    first = [card for hand in named for card in hand[:3]] + [card for hand in named for card in hand[3:5]]
    return [*first, *middle, *[card for hand in named for card in hand[5:]]]


def table(pilot: Pilot, match: Match, *script: str) -> Table:
    """A table of this match, at which the others do what is written down."""
    return table_of(pilot, match, script)


def view_of(shown: Table) -> BeloteView:
    """What our seat may know."""
    return shown.match.view_as(BeloteView, OWN)


def answers(shown: Table) -> dict[str, str]:
    """The labels of the buttons that may be pressed now, by name."""
    found = (widget for widget in shown.scene.group.widgets if widget.visible and widget.name.startswith("offer."))
    return {each.name.removeprefix("offer."): each.label for each in found if isinstance(each, Button) and each.enabled}


def said(shown: Table) -> list[str]:
    """Return the calls of our seat, as texts of actions."""
    return [text for seat, text in view_of(shown).said if seat == OWN]


def contents(shown: Table) -> dict[str, object]:
    """What the components of the table show, by name."""
    return {name: each for part in shown.scene.components for name, (_rect, each) in part.contents().items()}


def bubble(shown: Table, seat: int) -> str:
    """Return the text of the bubble at a panel, empty without one."""
    return getattr(contents(shown).get(f"said.{seat}"), "text", "")
