"""Declarations and belote in words: what may be said, what lies open, what it is worth (belote 4)."""

from __future__ import annotations

from game.cards import format_faces
from game.families.tricks.table.facts import ProjectOffer
from game.games.belote.rules.state import BeloteState
from game.games.belote.table.projects import announced, on_show, project_offers
from tests.games.belote.rules.positions import BELOTE, after, played, playing

TWO = playing("AS KS QS JD JC JH 7H 8D", "9S", "8S", "7S", declarations="on")


def offers(state: BeloteState) -> tuple[ProjectOffer, ...]:
    return project_offers(BELOTE.view(state, BELOTE.actor(state) or 0), BELOTE.actions(state))


def test_a_declaration_is_offered_with_its_cards_and_its_worth() -> None:
    (tierce,) = offers(TWO)
    assert (tierce.label, tierce.brief, format_faces(tierce.cards)) == (
        "Declare Tierce",
        "run of three: +20",
        "AS KS QS",
    )


def test_several_may_be_declared_with_one_button_or_held_back() -> None:
    state = playing("JS JD JC JH AD KD QD 7S", declarations="on")
    first, *single = offers(state)
    assert (first.label, first.worth) == ("Declare all", "+220")
    assert {one.label for one in single} == {"Declare Carré", "Declare Cinquante"}


def test_nothing_is_offered_where_nothing_is_declared_or_after_the_first_card() -> None:
    assert offers(playing("AS KS QS", declarations="off")) == ()
    after_first = played(TWO, "QS 9S 8S 7S")
    assert offers(after_first) == ()


def test_others_learn_the_kind_alone_until_it_lies_open_in_the_second_trick() -> None:
    state = after(TWO, "declare QS KS AS")
    other = BELOTE.view(state, 1)
    assert [(one.name, one.cards) for one in announced(other)] == [("Tierce", ())]
    assert on_show(other) == ()
    (shown,) = on_show(BELOTE.view(played(state, "AS 9S 8S 7S", "KS"), 1))
    assert (shown.seat, shown.worth, format_faces(shown.cards)) == (0, "+20", "AS KS QS")


def test_belote_is_offered_by_hand_where_players_say_it_themselves() -> None:
    state = playing("KH QH", named="H", belote_by_hand="on")
    assert [(one.name, one.label) for one in offers(state)] == [("belote_H", "Say belote")]
    assert offers(playing("KH QH", named="H")) == ()
