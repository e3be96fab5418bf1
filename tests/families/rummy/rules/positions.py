"""Positions of the rummies built from text, whole decks included, seat 0 to act."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from decimal import Decimal

from game.cards import Face, parse_face, parse_faces
from game.engine import Deals, choose
from game.families.rummy.rules.actions import Action
from game.families.rummy.rules.game import Rummy
from game.families.rummy.rules.house import DECK, HouseRules
from game.families.rummy.rules.state import Melding, Phase, RummyState, Starting, Taking
from game.melds.fixed_jokers import FixedMeld, judge_fixed, parse_written
from tests.battery.asked import Asked


class Table(Asked[RummyState]):
    """Positions of one of the games, and what may be done and said in them."""

    game: Rummy

    def __init__(self, game: Rummy) -> None:
        super().__init__(game)

    def position(
        self,
        hand: str,
        *,
        turn: str = "drew",
        opened: bool = True,
        melds: Sequence[str] = (),
        owners: Sequence[int] | None = None,
        pile: str = "",
        seats: int = 4,
        playing: Sequence[int] | None = None,
        others: int | Sequence[str] = 5,
        others_opened: bool = True,
        stock: int | None = None,
        shuffles: int = 0,
        totals: Sequence[int] | None = None,
        number: int = 9,
        quiet: int = 0,
        starter: int = 0,
        seed: int = 0,
        **options: str | int,
    ) -> RummyState:
        """A position in which seat 0 holds `hand`; cards not named lie where they may.

        `turn` is `starts`, `begins`, `drew` or `took 7H`, a card that is in the hand. Melds belong to seat 1 unless
        `owners` says otherwise. Each other player holds named cards or so many; the stock has so many cards and the
        last player takes what is over, or the stock is what is over.
        """
        chosen = choose(self.game.options, options)
        laid = tuple(judged(text, chosen.house) for text in melds)
        seated = tuple(playing if playing is not None else range(seats))
        hands: list[tuple[Face, ...]] = [parse_faces(hand), *[()] * (seats - 1)]
        if not isinstance(others, int):
            hands[1:] = [parse_faces(text) for text in others]
        discards = parse_faces(pile)
        unused = Counter(DECK)
        for cards in (*hands, discards, *(meld.cards for meld in laid)):
            unused.subtract(cards)
        assert min(unused.values()) >= 0, f"too many copies: {[str(face) for face, n in unused.items() if n < 0]}"
        left = sorted(unused.elements(), key=lambda face: (face % 13, face))
        if isinstance(others, int):
            hands[1:] = [_some(left, others) if seat in seated else () for seat in range(1, seats)]
        cards_of_stock = _some(left, len(left) if stock is None else stock)
        hands[seated[-1]] = (*hands[seated[-1]], *left)
        return RummyState(
            options=chosen,
            deals=Deals(seed),
            round=1,
            starter=starter,
            totals=tuple(map(Decimal, totals or (0,) * seats)),
            playing=seated,
            phase=_phase(turn),
            turn=number,
            quiet=quiet,
            busy=turn == "drew",
            shuffles=shuffles,
            hands=tuple(tuple(sorted(cards)) for cards in hands),
            opened=(opened, *(others_opened,) * (seats - 1)),
            melds=laid,
            owners=tuple(owners or (1,) * len(laid)),
            stock=cards_of_stock,
            discards=discards,
            known=((),) * seats,
            log=(),
        )

    def dealt(self, seed: int = 1, seats: int = 4, **options: str | int) -> RummyState:
        """A match just begun."""
        return self.game.new_match(choose(self.game.options, options), seats, Deals(seed))[0]

    def action(self, text: str) -> Action:
        return self.game.parse(text)

    def totals(self, state: RummyState) -> tuple[int, ...]:
        """The totals as whole numbers, which they are."""
        return tuple(map(int, state.totals))

    def lines(self, state: RummyState) -> list[tuple[str, int, int, str]]:
        """The score lines of a round that is over, in short."""
        return [
            (line.key, line.team, int(line.points), line.clause.removeprefix(self.game.name + " "))
            for line in self.game.score(state)
        ]


def judged(text: str, house: HouseRules) -> FixedMeld:
    cards, kind = parse_written(text)
    meld = judge_fixed(cards, house.melds, kind)
    assert isinstance(meld, FixedMeld), text
    return meld


def _phase(turn: str) -> Phase:
    match turn.split():
        case ["starts"]:
            return Starting(0)
        case ["begins"]:
            return Taking(0)
        case ["drew"]:
            return Melding(0)
        case ["took", card]:
            return Melding(0, taken=parse_face(card))
    raise ValueError(turn)


def _some(cards: list[Face], count: int) -> tuple[Face, ...]:
    """The last `count` of the cards, which leave the list."""
    assert count <= len(cards), "not enough cards are left"
    some = tuple(cards[len(cards) - count :])
    del cards[len(cards) - count :]
    return some
