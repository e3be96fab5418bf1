"""Tables of the rules in the terms of the lean core, and what everybody knows of the cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.cards import ALL_FACES, Face
from game.families.canasta.opponents.lean.law import LeanLaw
from game.families.canasta.opponents.lean.meld_book import LINES, MeldBook
from game.families.canasta.opponents.lean.outlooks import Outlooks
from game.families.canasta.opponents.lean.round import LeanRound
from game.families.canasta.opponents.lean.steps import Step
from game.families.canasta.opponents.lean.traits import Traits
from game.families.canasta.opponents.lean.worlds import Worlds
from game.families.canasta.opponents.weights import Weights
from game.families.canasta.rules.actions import Add, Lay
from game.families.canasta.rules.round import PublicAction
from game.melds.hidden import TableSeen, hidden_cards
from game.melds.judge import fitting, melds_after_add
from game.melds.meld import Meld

FACES: Final = 53
_MOST_LATELY: Final = 2
"""Moments of a round that are kept: two ways to go on are played out in turn."""
# counted in 12 rounds of four Clubs
BESIDE_DISCARD: Final = 0.5
"""How much likelier than elsewhere a card is with a player who discarded its neighbour in the suit."""
NEAR_DISCARD: Final = 0.72
"""The same with the next but one."""
LEAST_LIKELY: Final = 0.25
"""No card is taken to be less likely with anybody than this, whatever was discarded."""


class LeanGame:
    """A game of the family under some options, for some seats: what the lean core has to know."""

    def __init__(self, law: LeanLaw, book: MeldBook, weights: Weights, traits: Traits) -> None:
        self.law: Final[LeanLaw] = law
        self.book: Final[MeldBook] = book
        self.weights: Final[Weights] = weights
        self.traits: Final[Traits] = traits
        self._lately: Final[dict[tuple[object, ...], Outlooks]] = {}

    def outlooks(
        self,
        melds: Sequence[Sequence[Meld]],
        pile: Sequence[Face],
        known: Sequence[Sequence[Face]],
        to_draw: int,
        *,
        own: Sequence[Face] = (),
        own_team: int = -1,
        counts_cards: bool = True,
    ) -> Outlooks:
        """What both teams may hope for; `known` are by seat the cards everybody knows it to hold. With an
        `own_team` as a player of it does who holds the `own` cards, which need not be known, else as all together do.
        Who does not count cards takes every card that it does not hold to be as likely to come as any other.
        """
        law = self.law
        unseen = list(self.book.adapter.copies)
        lying = [0] * FACES
        held = [[0] * FACES, [0] * FACES]
        mine = [0] * FACES
        for face in own:
            mine[face] += 1
        if not counts_cards:
            for face in pile:
                lying[face] += 1
            return Outlooks(law, self.book, self.weights, self.traits, unseen, lying, held, to_draw, mine, own_team)
        for team in melds:
            for meld in team:
                for face in meld.cards:
                    unseen[face] -= 1
        for face in pile:
            unseen[face] -= 1
            lying[face] += 1
        for seat in range(law.seats):
            for face in known[seat]:
                unseen[face] -= 1
                held[law.teams[seat]][face] += 1
        return Outlooks(law, self.book, self.weights, self.traits, unseen, lying, held, to_draw, mine, own_team)

    def outlooks_again(
        self, melds: Sequence[Sequence[Meld]], pile: Sequence[Face], known: Sequence[Sequence[Face]], to_draw: int
    ) -> Outlooks:
        """The same, for whoever plays many worlds out that differ in hidden cards alone: chances are reckoned once."""
        key = (tuple(map(tuple, melds)), tuple(pile), tuple(map(tuple, known)), to_draw)
        outlooks = self._lately.get(key)
        if outlooks is None:
            if len(self._lately) >= _MOST_LATELY:
                self._lately.clear()
            outlooks = self.outlooks(melds, pile, known, to_draw)
            self._lately[key] = outlooks
        outlooks.forget()
        return outlooks


def covered(play: LeanRound, view: TableSeen, reserve_counts: Sequence[int], stock_count: int) -> None:
    """Fills in what one seat may know: the own hand, and of everything else how many cards it has."""
    play.hands = [
        [int(card) for card in view.hand] if seat == view.seat else [0] * count
        for seat, count in enumerate(view.counts)
    ]
    play.reserves = [[0] * count for count in reserve_counts]
    play.stock = [0] * stock_count


def worlds_of(
    play: LeanRound,
    view: TableSeen,
    melds: Sequence[Sequence[Meld]],
    copies: Sequence[int],
    reserve_counts: Sequence[int],
    log: Sequence[PublicAction],
    reserve: str,
) -> Worlds:
    """The worlds that fit the view of which `play` is the covered table; `log` as in `likely_of`."""
    hidden = hidden_cards(view, [meld for team in melds for meld in team], copies)
    return Worlds(
        play,
        view.seat,
        [int(card) for card in hidden],
        [[int(card) for card in cards] for cards in view.known],
        list(view.counts),
        list(reserve_counts),
        likely_of(len(view.counts), log, reserve),
    )


def likely_of(seats: int, log: Sequence[PublicAction], reserve: str) -> list[list[float]]:
    """By seat and face how much likelier than elsewhere the face is in that hand, by what the seat has discarded since
    it took its reserve, which the log calls `reserve`.
    """
    likely = [[1.0] * FACES for _ in range(seats)]
    for seat, verb, cards in log:
        if verb == reserve:
            likely[seat] = [1.0] * FACES
        elif verb == "discard" and not cards[0].is_joker:
            rank = cards[0] % 13
            first = cards[0] - rank
            for away, factor in ((1, BESIDE_DISCARD), (2, NEAR_DISCARD)):
                for other in (rank - away, rank + away):
                    if 0 <= other <= 12 and other != 1:
                        face = first + other
                        likely[seat][face] = max(LEAST_LIKELY, likely[seat][face] * factor)
    return likely


def action_of(step: Step, book: MeldBook, melds: Sequence[Meld]) -> Lay | Add:
    """The action that a step is, with these melds on the table of the team."""
    if step.meld >= 0:
        faces = book.faces[step.meld]
        return Lay(tuple([ALL_FACES[face] for face in (sorted(faces) if book.wilds[step.meld] else faces)]))
    card = ALL_FACES[step.face]
    rules = book.adapter.rules
    for index, meld in enumerate(melds):
        fits = fitting(meld, rules) >> card & 1
        if fits and lines_of(book, melds_after_add(melds, index, card, rules))[step.at] == step.line:
            return Add(card, index + 1)
    raise AssertionError("the card fits one of the melds")


def lines_of(book: MeldBook, melds: Sequence[Meld]) -> list[int]:
    """The numbers of the lines that a team's melds make."""
    of_line: list[list[int]] = [[] for _ in range(LINES)]
    for meld in melds:
        number = book.meld(meld)
        of_line[book.line_of_meld[number]].append(number)
    return [book.line(numbers) for numbers in of_line]
