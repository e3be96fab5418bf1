"""Positions of Borako built from text, whole decks included, seat 0 to act."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from decimal import Decimal

from game.cards import Face, parse_faces
from game.engine import Deals, choose
from game.games.borako.rules import Borako
from game.games.borako.rules.actions import Action, parse_action
from game.games.borako.rules.meld import MELD_RULES, fitting
from game.games.borako.rules.options import BorakoOptions
from game.games.borako.rules.state import DECK, BorakoState, Melding, Phase, Taking
from game.melds.judge import judge
from game.melds.meld import Meld
from tests.battery.asked import Asked

BORAKO = Borako()
_ASKED = Asked(BORAKO)
reason, after, legal = _ASKED.reason, _ASKED.after, _ASKED.legal
TURNS: dict[str, Phase] = {"begins": Taking(0), "drew": Melding(0, must_lay=False), "swept": Melding(0, must_lay=True)}


def position(
    hand: str,
    *,
    turn: str = "drew",
    melds: Sequence[str] = (),
    their_melds: Sequence[str] = (),
    pile: str = "",
    mour: str = "untaken",
    their_mour: str = "untaken",
    partner: int | str = 5,
    opponents: int = 5,
    stock: int | None = None,
    totals: tuple[str, str] = ("0", "0"),
    seed: int = 0,
    **options: str | int,
) -> BorakoState:
    """A position in which seat 0, whose team is the first, holds `hand`; cards not named lie where they may.

    `turn` is `begins`, `drew` or `swept`; a Mour is `untaken` or `taken`. The partner holds named cards or so many.
    The stock has so many cards, the fourth seat takes what is over; or the stock is what is over.
    """
    hands = [parse_faces(hand), (), parse_faces(partner) if isinstance(partner, str) else (), ()]
    own, theirs = _melds(melds), _melds(their_melds)
    discards = parse_faces(pile)
    unused = Counter(DECK)
    for cards in (*hands, discards, *(meld.cards for meld in (*own, *theirs))):
        unused.subtract(cards)
    assert min(unused.values()) >= 0, f"too many copies: {[str(face) for face, n in unused.items() if n < 0]}"
    left = sorted(unused.elements(), key=lambda face: (face % 13, face))
    if isinstance(partner, int):
        hands[2] = _some(left, partner)
    hands[1], hands[3] = _some(left, opponents), _some(left, opponents)
    mours = tuple(_some(left, 11) if state == "untaken" else () for state in (mour, their_mour))
    cards_of_stock = _some(left, len(left) if stock is None else stock)
    hands[3] = (*hands[3], *left)
    return BorakoState(
        options=choose(BorakoOptions, options),
        deals=Deals(seed),
        round=1,
        starter=0,
        totals=(Decimal(totals[0]), Decimal(totals[1])),
        phase=TURNS[turn],
        hands=tuple(tuple(sorted(cards)) for cards in hands),
        melds=(own, theirs),
        fits=(tuple(map(fitting, own)), tuple(map(fitting, theirs))),
        reserves=tuple(tuple(sorted(cards)) for cards in mours),
        stock=cards_of_stock,
        discards=discards,
        known=((),) * 4,
        log=(),
    )


def _melds(texts: Sequence[str]) -> tuple[Meld, ...]:
    melds = [judge(parse_faces(text), MELD_RULES) for text in texts]
    assert all(isinstance(meld, Meld) for meld in melds), texts
    return tuple(meld for meld in melds if isinstance(meld, Meld))


def _some(cards: list[Face], count: int) -> tuple[Face, ...]:
    """The last `count` of the cards, which leave the list."""
    assert count <= len(cards), "not enough cards are left"
    some = tuple(cards[len(cards) - count :])
    del cards[len(cards) - count :]
    return some


def action(text: str) -> Action:
    return parse_action(text)
