"""Tables of the rules in the terms of the lean core, and what everybody knows of the cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.cards import Face
from game.families.canasta.opponents.lean.law import LeanLaw
from game.families.canasta.opponents.lean.meld_book import LINES, MeldBook
from game.families.canasta.opponents.lean.outlook import Traits
from game.families.canasta.opponents.lean.outlooks import Outlooks
from game.families.canasta.opponents.weights import Weights
from game.melds.meld import Meld

FACES: Final = 53


class LeanGame:
    """A game of the family under some options, for some seats: what the lean core has to know."""

    def __init__(self, law: LeanLaw, book: MeldBook, weights: Weights, traits: Traits) -> None:
        self.law: Final[LeanLaw] = law
        self.book: Final[MeldBook] = book
        self.weights: Final[Weights] = weights
        self.traits: Final[Traits] = traits

    def outlooks(
        self, melds: Sequence[Sequence[Meld]], pile: Sequence[Face], known: Sequence[Sequence[Face]], to_draw: int
    ) -> Outlooks:
        """What both teams may hope for; `known` are by seat the cards everybody knows it to hold."""
        law = self.law
        unseen = list(self.book.adapter.copies)
        lying = [0] * FACES
        held = [[0] * FACES, [0] * FACES]
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
        return Outlooks(law, self.book, self.weights, self.traits, unseen, lying, held, to_draw)


def lines_of(book: MeldBook, melds: Sequence[Meld]) -> list[int]:
    """The numbers of the lines that a team's melds make."""
    of_line: list[list[int]] = [[] for _ in range(LINES)]
    for meld in melds:
        number = book.meld(meld)
        of_line[book.line_of_meld[number]].append(number)
    return [book.line(numbers) for numbers in of_line]
