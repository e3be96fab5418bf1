"""What the opponents make of the house rules by which the games are played as they are written."""

from __future__ import annotations

from random import Random

import pytest

from game.games.borako.opponents import OPPONENTS as BORAKO_OPPONENTS
from game.games.buraco.opponents import OPPONENTS as BURACO_OPPONENTS
from game.games.buraco.rules.actions import Action
from game.games.buraco.rules.view import BuracoView
from game.opponents.advice import Advice
from game.opponents.protocol import NoDeadline, agent_for
from tests.games.borako.rules import positions as borako
from tests.games.buraco.rules import positions as buraco
from tests.games.buraco.rules.positions import action


def advice() -> Advice[BuracoView, Action]:
    judged = BURACO_OPPONENTS.advice
    assert judged is not None
    return judged


def best(view: BuracoView) -> list[str]:
    """The actions of the best turn of a view of Buraco."""
    turn = advice().best_turn(view)
    assert turn is not None
    return [str(each) for each in turn.actions]


def cleaning(bonus: int) -> BuracoView:
    hand = "6S KD 9D 4C JH"
    return buraco.BURACO.view(buraco.position(hand, melds=("3S 4S 5S 2S 7S 8S 9S",), cleaning_bonus=bonus), 0)


def test_what_turning_limpa_earns_counts_in_the_worth_of_a_turn() -> None:
    worths = [turn.worth for bonus in (0, 100) if (turn := advice().best_turn(cleaning(bonus))) is not None]
    assert worths[1] == pytest.approx(worths[0] + 100)
    assert "add 6S to 1" in best(cleaning(100))


@pytest.mark.parametrize(("bonus", "points"), [(0, 100), (100, 200)])
def test_a_hint_names_all_that_turning_limpa_earns(bonus: int, points: int) -> None:
    explanation = agent_for(buraco.BURACO, "club").decide(cleaning(bonus), Random(1), NoDeadline()).explanation
    assert explanation is not None
    assert (explanation.key, dict(explanation.params)) == ("explain_earns_bonus", {"points": points})


def test_throwing_the_card_away_that_turns_a_canastra_limpa_costs_more_with_its_bonus() -> None:
    usual, dearer = (advice().cost(cleaning(bonus), (action("discard 6S"),)) for bonus in (0, 100))
    assert dearer > usual + 20


def test_beginning_with_the_card_that_turns_a_canastra_limpa_costs_nothing() -> None:
    assert advice().cost(cleaning(100), (action("add 6S to 1"),)) < 1.0
    assert advice().cost(cleaning(100), (action("add 6S to 1"), action("discard KD"))) < 20.0


def test_aces_are_worth_their_bonus_as_soon_as_they_are_laid() -> None:
    laid, held = (
        buraco.BURACO.view(buraco.position(hand, melds=melds, aces_bonus=100), 0)
        for hand, melds in (("KD 9D 4C", ("AS AH AD",)), ("AS AH AD KD 9D 4C", ()))
    )
    assert "lay AS AH AD" in best(held)
    usual = buraco.BURACO.view(buraco.position("KD 9D 4C", melds=("AS AH AD",)), 0)
    worths = [turn.worth for view in (usual, laid) if (turn := advice().best_turn(view)) is not None]
    assert worths[1] > worths[0] + 70


def test_a_turn_goes_on_with_a_morto_so_that_its_plan_ends_with_the_discard() -> None:
    state = buraco.position("4D", mortos=1, pile="9C", morto_by_discard="at_once")
    assert best(buraco.BURACO.view(state, 0)) == ["discard 4D"]


def test_a_mour_that_is_played_at_once_is_worth_more() -> None:
    judged = BORAKO_OPPONENTS.advice
    assert judged is not None
    views = [borako.BORAKO.view(borako.position("4D", mour_by_discard=when), 0) for when in ("next_turn", "at_once")]
    worths = [turn.worth for view in views if (turn := judged.best_turn(view)) is not None]
    assert worths[1] > worths[0]


@pytest.mark.parametrize("level", ["greedy", "novice", "casual", "club"])
def test_nobody_takes_a_lone_card_to_put_it_back(level: str) -> None:
    agent = agent_for(buraco.BURACO, level)
    for pile in ("9C", "KS", "4H"):
        state = buraco.position("4D KS 9H JD 6C", turn="begins", pile=pile, lone_card_back="on")
        while buraco.BURACO.actor(state) == 0:
            decision = agent.decide(buraco.BURACO.view(state, 0), Random(1), NoDeadline())
            state, _ = buraco.BURACO.apply(state, decision.action)
        log = [(verb, cards) for seat, verb, cards in state.log if seat == 0]
        taken = [cards for verb, cards in log if verb == "take"]
        assert not taken or ("discard", taken[0]) not in log
