"""The last lap says whose card took the trick."""

from __future__ import annotations

from game.cards import parse_face
from game.engine import Place
from game.families.tricks.rules.events import CardPlayed, TrickWon
from game.ui.table.lap.deeds import Deed, Lap
from game.ui.table.lap.ledger import shown_of

TRICK = (parse_face("7H"), parse_face("AH"), parse_face("8H"), parse_face("9H"))


def test_the_card_that_took_the_trick_is_marked_and_the_next_one_is_not() -> None:
    lap = Lap(0)
    played = [CardPlayed(seat, Place("hand", seat), Place("trick", seat), (TRICK[seat],)) for seat in (1, 2, 3, 0)]
    lap.recall([*played, TrickWon(1, Place("trick", 1), Place("won", 1), TRICK)])
    assert [(step.seat, step.deed) for step in lap.steps] == [(1, Deed.WON), (2, Deed.PLAYED), (3, Deed.PLAYED)]
    lap.hear(CardPlayed(1, Place("hand", 1), Place("trick", 1), (parse_face("KS"),)))
    assert [(step.deed, shown_of((step,))) for step in lap.steps] == [(Deed.PLAYED, ("KS",))]


def test_a_trick_of_ones_own_marks_nobody() -> None:
    lap = Lap(0)
    played = [CardPlayed(seat, Place("hand", seat), Place("trick", seat), (TRICK[seat],)) for seat in (1, 2, 3, 0)]
    lap.recall([*played, TrickWon(0, Place("trick", 0), Place("won", 0), TRICK)])
    assert {step.deed for step in lap.steps} == {Deed.PLAYED}
