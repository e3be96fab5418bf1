"""The cards that the levels play: legal, repeatable, never by what is hidden, with reasons that tell nothing hidden."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from game.agents.baloot.playing import choose_card
from game.agents.baloot.temper import CASUAL, CLUB, NOVICE, QUICK, Temper
from game.agents.protocol import Decision, Unhurried
from game.cards import Face, parse_face
from game.i18n.phrases import phrases_of
from game.rules.baloot import Baloot
from game.rules.baloot.actions import Play
from game.rules.baloot.cards import SUITS, best_place
from game.rules.baloot.state import BalootState, Playing
from game.rules.baloot.view import BalootView
from tests.agents.baloot.test_worlds import hands_played

GAME = Baloot()
FEW: Temper = replace(CLUB, worlds=4, solved=3)
TEMPERS = {"club": FEW, "casual": CASUAL, "novice": NOVICE, "quick": QUICK}


class Hurried(Unhurried):
    """A watch that has run out."""

    def expired(self) -> bool:
        """At once."""
        return True


def turns(seed: int, count: int) -> Iterator[tuple[BalootState, BalootView]]:
    """Positions of random play, each with what the player to act sees."""
    for state in hands_played(seed, count):
        assert isinstance(state.phase, Playing)
        yield state, GAME.view(state, state.phase.seat)


def played(decision: Decision) -> Face:
    """The card of a decision."""
    assert isinstance(decision.action, Play)
    return decision.action.card


@pytest.mark.slow
@pytest.mark.parametrize("temper", TEMPERS.values(), ids=TEMPERS)
def test_every_card_is_legal_and_chosen_again_from_the_same_stream(temper: Temper) -> None:
    for state, view in turns(1, 6):
        decision = choose_card(view, temper, Random(5), Unhurried())
        assert GAME.refusal(state, decision.action) is None
        assert not decision.capped
        assert choose_card(view, temper, Random(5), Unhurried()) == decision


@pytest.mark.slow
@pytest.mark.parametrize("temper", TEMPERS.values(), ids=TEMPERS)
def test_other_hidden_cards_change_no_decision(temper: Temper) -> None:
    for number, (state, view) in enumerate(turns(2, 5)):
        other = GAME.determinize(view, Random(number))
        decision = choose_card(view, temper, Random(7), Unhurried())
        assert choose_card(GAME.view(other, view.seat), temper, Random(7), Unhurried()) == decision
        assert GAME.refusal(state, decision.action) is None


def test_when_time_runs_out_a_card_is_played_and_the_decision_is_capped() -> None:
    for state, view in turns(3, 2):
        decision = choose_card(view, CLUB, Random(1), Hurried())
        assert GAME.refusal(state, decision.action) is None
        if decision.capped:
            return
    pytest.fail("no decision had a choice")


@pytest.mark.parametrize("temper", TEMPERS.values(), ids=TEMPERS)
def test_a_reason_names_own_cards_alone_and_has_a_phrase(temper: Temper) -> None:
    phrases = phrases_of("baloot")
    for _, view in turns(4, 8):
        explanation = choose_card(view, temper, Random(1), Unhurried()).explanation
        assert explanation is not None
        assert phrases.explanation(explanation)
        assert all(parse_face(str(value)) in view.hand for name, value in explanation.params if name == "card")


@pytest.mark.parametrize("temper", [NOVICE, CASUAL], ids=["novice", "casual"])
def test_weak_levels_never_trump_the_partners_trick_for_nothing(temper: Temper) -> None:
    """As last to play, with another card to play."""
    met = 0
    for _, view in turns(5, 150):
        if view.trump is None or len(view.trick) != 3 or best_place(view.trick, view.trump) != 1:
            continue
        others = [card for card in view.hand if SUITS[card] != view.trump]
        if SUITS[view.trick[0]] == view.trump or not others or any(SUITS[c] == SUITS[view.trick[0]] for c in others):
            continue
        met += 1
        for seed in range(5):
            card = played(choose_card(view, temper, Random(seed), Unhurried()))
            assert SUITS[card] != view.trump
    assert met > 3
