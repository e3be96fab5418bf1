"""Positions of Buraco built from text, whole decks included, seat 0 to act."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from decimal import Decimal

from game.cards import Face, parse_faces
from game.engine import Deals, Event, choose
from game.games.buraco.rules import Buraco
from game.games.buraco.rules.actions import Action, parse_action
from game.games.buraco.rules.meld import meld_rules
from game.games.buraco.rules.options import BuracoOptions
from game.games.buraco.rules.scoring import Canastra, canastra_of
from game.games.buraco.rules.state import DECK, BuracoState, Melding, Phase, Taking
from game.melds.judge import fitting, judge
from game.melds.meld import Meld
from tests.battery.asked import Asked

BURACO = Buraco()
_ASKED = Asked(BURACO)
reason, after, events_of, legal = _ASKED.reason, _ASKED.after, _ASKED.events, _ASKED.legal
LIMPA = "5H 6H 7H 8H 9H TH JH"
"""A canastra limpa, for positions in which the hand may be emptied."""


def position(
    hand: str,
    *,
    turn: str = "drew",
    only: str = "",
    seats: int = 2,
    melds: Sequence[str] = (),
    their_melds: Sequence[str] = (),
    pile: str = "",
    morto: str = "untaken",
    mortos: int = 2,
    others: int | str = 5,
    stock: int | None = None,
    totals: tuple[int, int] = (0, 0),
    high: tuple[bool, bool] = (False, False),
    quiet: int = 0,
    seed: int = 0,
    **options: str | int,
) -> BuracoState:
    """A position in which seat 0, whose team is the first, holds `hand`; cards not named lie where they may.

    `turn` is `begins`, `drew` or `took` (from a pile whose only card was `only`, if that is named). The own `morto` is
    `untaken` or `taken`, and so many `mortos` are left. Seat 1 holds named cards or so many, like all others. The
    stock has so many cards, the last seat takes what is over; or the stock is what is over.
    """
    chosen = choose(BuracoOptions, options)
    rules = meld_rules(chosen)
    own, theirs = ([judged(text, chosen) for text in texts] for texts in (melds, their_melds))
    hands = [parse_faces(hand), *[()] * (seats - 1)]
    if isinstance(others, str):
        hands[1] = parse_faces(others)
    discards = parse_faces(pile)
    unused = Counter(DECK)
    for cards in (*hands, discards, *(meld.cards for meld in (*own, *theirs))):
        unused.subtract(cards)
    assert min(unused.values()) >= 0, f"too many copies: {[str(face) for face, n in unused.items() if n < 0]}"
    left = sorted(unused.elements(), key=lambda face: (face % 13, face))
    hands = [cards or _some(left, others if isinstance(others, int) else 5) for cards in hands]
    reserves = tuple(_some(left, 11) if number < mortos else () for number in range(2))
    cards_of_stock = _some(left, len(left) if stock is None else stock)
    hands[-1] = (*hands[-1], *left)
    return BuracoState(
        options=chosen,
        deals=Deals(seed),
        round=1,
        start=0,
        totals=(Decimal(totals[0]), Decimal(totals[1])),
        high=high,
        phase=phase_of(turn, only, len(parse_faces(hand))),
        quiet=quiet,
        busy=turn == "drew",
        hands=tuple(tuple(sorted(cards)) for cards in hands),
        melds=(tuple(own), tuple(theirs)),
        fits=(tuple(fitting(meld, rules) for meld in own), tuple(fitting(meld, rules) for meld in theirs)),
        mortos=reserves,
        morto_taken=(morto == "taken", mortos + (morto == "taken") < 2),
        stock=cards_of_stock,
        discards=discards,
        known=((),) * seats,
        log=(),
        soiled=tuple(at for at, meld in enumerate(own) if chosen.cleaning_bonus and canastra_of(meld) is Canastra.SUJA),
    )


def phase_of(turn: str, only: str, held: int) -> Phase:
    if turn == "begins":
        return Taking(0, pique=held == 1)
    return Melding(0, turn == "drew", parse_faces(only)[0] if only else None, ended=False)


def judged(text: str, options: BuracoOptions | None = None) -> Meld:
    meld = judge(parse_faces(text), meld_rules(options or BuracoOptions()))
    assert isinstance(meld, Meld), text
    return meld


def _some(cards: list[Face], count: int) -> tuple[Face, ...]:
    """The last `count` of the cards, which leave the list."""
    assert count <= len(cards), "not enough cards are left"
    some = tuple(cards[len(cards) - count :])
    del cards[len(cards) - count :]
    return some


def action(text: str) -> Action:
    return parse_action(text)


def kinds(state: BuracoState, text: str) -> list[type[Event]]:
    """The kinds of what happens with an action."""
    return [type(event) for event in events_of(state, text)]
