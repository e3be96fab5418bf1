"""Positions of Baloot written as text, as a seat would see them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from decimal import Decimal
from typing import Any

from game.cards import Suit, parse_face, parse_faces, sorted_faces
from game.families.tricks.rules.projects import Announced
from game.games.baloot.rules.actions import parse_action
from game.games.baloot.rules.buying import after_bid, after_pass
from game.games.baloot.rules.options import BalootOptions
from game.games.baloot.rules.state import DECK, Buying, Contract, Doubling, Faces, Playing, best_place
from game.games.baloot.rules.view import BalootView
from game.tricks.auction import by_priority
from game.tricks.rules import Trick
from tests.opponents.positions import Sheet


def view_of(position: Mapping[str, Any]) -> BalootView:
    """What seat 0 sees in a position; raises `ValueError` where its cards are not those of a deck."""
    if "contract" not in position:
        return _buying(position)
    return _playing(position)


def _buying(position: Mapping[str, Any]) -> BalootView:
    """The card lies open; `said` holds the answers so far, in order, and so says what seat 0 is asked."""
    dealer, public = position["dealer"], parse_face(position["public"])
    options = BalootOptions()
    first, *others = by_priority(dealer)
    asked: Buying | Contract | None = Buying(first, 1, "buy", None, tuple(others))
    said: list[tuple[int, str]] = []
    for text in position.get("said", ()):
        assert isinstance(asked, Buying)
        action = parse_action(text)
        said.append((asked.seat, str(action)))
        if text == "pass":
            asked = after_pass(dealer, asked)
        else:
            asked = after_bid(options, dealer, public, asked, text.split()[1])
    if not isinstance(asked, Buying) or asked.seat != 0:
        raise ValueError(f"{position['name']}: it is not seat 0 that is asked")
    return _view(position, phase=asked, said=tuple(said), public=public, counts=(5, 5, 5, 5), stock_count=11)


def _playing(position: Mapping[str, Any]) -> BalootView:
    """The card is bought; `tricks` and `trick` begin with the seat that led, as in `2: AS 7S`."""
    kind, _, suit = position["contract"].partition(" ")
    trump = next((each for each in Suit if each.letter == suit), None)
    buyer = position["buyer"]
    contract = Contract(kind, buyer, buyer, trump)
    tricks = tuple(_trick(text, trump) for text in position.get("tricks", ()))
    leader, trick = _led(position["trick"]) if "trick" in position else (0, ())
    level = position.get("asked")
    phase = Playing(0) if level is None else Doubling(0, level, ())
    counts = [8 - len(tricks)] * 4
    for place in range(len(trick)):
        counts[(leader + place) % 4] -= 1
    shown = tuple(
        Announced(seat, kind_of, sorted_faces(parse_faces(cards)), True)
        for seat, kind_of, cards in position.get("shown", ())
    )
    seen = [*parse_faces(position["hand"]), *trick, *(card for each in tricks for card in each.cards)]
    if len(set(seen)) < len(seen) or not set(seen) <= set(DECK):
        raise ValueError(f"{position['name']}: a card is there twice")
    return _view(
        position,
        phase=phase,
        contract=contract,
        taken=parse_face(position["taken"]),
        counts=tuple(counts),
        leader=leader if trick or level is None else (position["dealer"] + 1) % 4,
        trick=trick,
        tricks=tricks,
        declared=shown,
        multiplier=position.get("multiplier", 1),
        doubler=position.get("doubler"),
    )


def _view(position: Mapping[str, Any], **known: Any) -> BalootView:
    usual: dict[str, Any] = {
        "seat": 0,
        "options": BalootOptions(),
        "round": 1,
        "dealer": position["dealer"],
        "totals": tuple(Decimal(total) for total in position.get("totals", (0, 0))),
        "hand": sorted_faces(parse_faces(position["hand"])),
        "stock_count": 0,
        "public": None,
        "said": (),
        "contract": None,
        "taken": None,
        "multiplier": 1,
        "doubler": None,
        "locked": False,
        "leader": (position["dealer"] + 1) % 4,
        "trick": (),
        "tricks": (),
        "declared": (),
        "baloot": None,
        "claimed": None,
        "opened": (),
    }
    view = BalootView(**(usual | known))
    if len(view.hand) != view.counts[0]:
        raise ValueError(f"{position['name']}: {view.counts[0]} cards belong in hand")
    return view


def _led(text: str) -> tuple[int, Faces]:
    leader, _, cards = text.partition(":")
    return int(leader), parse_faces(cards)


def _trick(text: str, trump: Suit | None) -> Trick:
    leader, cards = _led(text)
    return Trick(leader, cards, (leader + best_place(cards, trump)) % 4)


def led_in_turn(tricks: Sequence[Trick], leader: int) -> bool:
    """Whether each trick is led by who won the one before."""
    leaders = [*(trick.leader for trick in tricks[1:]), leader]
    return all(trick.winner == following for trick, following in zip(tricks, leaders, strict=False))


SHEET = Sheet(view_of, size=30, about_partner=12, accepted=26)
