"""The cards that the levels play: legal, repeatable, never by what is hidden, with reasons that tell nothing hidden."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from game.cards import Face, parse_face
from game.games.baloot.opponents.playing import choose_card
from game.games.baloot.opponents.weights import CASUAL, CLUB, NOVICE, QUICK, SkillProfile
from game.games.baloot.rules import Baloot
from game.games.baloot.rules.actions import Action, Play
from game.games.baloot.rules.state import BalootState, Playing, best_place
from game.games.baloot.rules.view import BalootView
from game.i18n.phrases import phrases_of
from game.opponents.protocol import Decision, NoDeadline
from game.tricks.rules import SUITS
from tests.games.baloot.opponents.test_worlds import hands_played

GAME = Baloot()
FEW: SkillProfile = replace(CLUB, worlds=4, solved=3)
PROFILES = {"club": FEW, "casual": CASUAL, "novice": NOVICE, "quick": QUICK}


class Hurried(NoDeadline):
    """A watch that has run out."""

    def expired(self) -> bool:
        """At once."""
        return True


def turns(seed: int, count: int) -> Iterator[tuple[BalootState, BalootView]]:
    """Positions of random play, each with what the player to act sees."""
    for state in hands_played(seed, count):
        assert isinstance(state.phase, Playing)
        yield state, GAME.view(state, state.phase.seat)


def played(decision: Decision[Action]) -> Face:
    """The card of a decision."""
    assert isinstance(decision.action, Play)
    return decision.action.card


@pytest.mark.slow
@pytest.mark.parametrize("profile", PROFILES.values(), ids=PROFILES)
def test_every_card_is_legal_and_chosen_again_from_the_same_stream(profile: SkillProfile) -> None:
    for state, view in turns(1, 6):
        decision = choose_card(view, profile, Random(5), NoDeadline())
        assert GAME.refusal(state, decision.action) is None
        assert not decision.capped
        assert choose_card(view, profile, Random(5), NoDeadline()) == decision


@pytest.mark.slow
@pytest.mark.parametrize("profile", PROFILES.values(), ids=PROFILES)
def test_other_hidden_cards_change_no_decision(profile: SkillProfile) -> None:
    for number, (state, view) in enumerate(turns(2, 5)):
        other = GAME.determinize(view, Random(number))
        decision = choose_card(view, profile, Random(7), NoDeadline())
        assert choose_card(GAME.view(other, view.seat), profile, Random(7), NoDeadline()) == decision
        assert GAME.refusal(state, decision.action) is None


def test_when_time_runs_out_a_card_is_played_and_the_decision_is_capped() -> None:
    for state, view in turns(3, 2):
        decision = choose_card(view, CLUB, Random(1), Hurried())
        assert GAME.refusal(state, decision.action) is None
        if decision.capped:
            return
    pytest.fail("no decision had a choice")


@pytest.mark.slow
@pytest.mark.parametrize("profile", PROFILES.values(), ids=PROFILES)
def test_a_reason_names_own_cards_alone_and_has_a_phrase(profile: SkillProfile) -> None:
    phrases = phrases_of("baloot")
    for _, view in turns(4, 8):
        explanation = choose_card(view, profile, Random(1), NoDeadline()).explanation
        assert explanation is not None
        assert phrases.explanation(explanation)
        assert all(parse_face(str(value)) in view.hand for name, value in explanation.params if name == "card")


@pytest.mark.slow
@pytest.mark.parametrize("profile", [NOVICE, CASUAL], ids=["novice", "casual"])
def test_weak_levels_never_trump_the_partners_trick_for_nothing(profile: SkillProfile) -> None:
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
            card = played(choose_card(view, profile, Random(seed), NoDeadline()))
            assert SUITS[card] != view.trump
    assert met > 3
