"""The look-ups of the lean core say what the evaluation says that they are taken from."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from game.cards import JOKER
from game.families.canasta.opponents.beliefs import read
from game.families.canasta.opponents.evaluation import MOST_WILDS, Evaluation
from game.families.canasta.opponents.lean.outlook import Outlook
from game.families.canasta.opponents.lean.playout import standing
from game.families.canasta.opponents.lean.reading import LeanGame
from game.families.canasta.opponents.lean.round import LeanRound
from game.families.canasta.opponents.lean.turn import Turn
from game.families.canasta.opponents.position import position_of
from game.families.canasta.opponents.weights import PERFECT
from game.games.borako.opponents import adapter as borako
from game.games.borako.opponents.lean import lean_round as lean_borako
from game.games.borako.opponents.weights import CLUB_WEIGHTS as BORAKO
from game.games.buraco.opponents import adapter as buraco
from game.games.buraco.opponents.lean import lean_round as lean_buraco
from game.games.buraco.opponents.weights import CLUB_WEIGHTS as BURACO
from tests.families.canasta.opponents.lean.mirror import lean_game
from tests.families.canasta.opponents.play import BOTH, GAMES, ROUNDS

pytestmark = pytest.mark.slow
VIEWS = 160
SAME = 1e-6
CLOSE = 4.0
NEAR = 20.0
"""Points; what the evaluation leaves out are the own copies of a face that one plan uses up and another waits for."""


def judged(game: str) -> Iterator[tuple[Any, Evaluation, LeanRound, Turn, Outlook]]:
    """Views in the middle of turns with the evaluation of both."""
    rules = GAMES[game]
    views: tuple[Any, ...] = ROUNDS[game].views(VIEWS)
    for view in views:
        if view.phase.key != "meld" or getattr(view.phase, "ended", False):
            continue
        state: Any = rules.determinize(view, Random(1))
        if game == "borako":
            evaluation: Evaluation = borako.BorakoEvaluation(
                read(borako.adapter_of(view.options), borako.seen(view, view.hand, view.discards), BORAKO, PERFECT)
            )
            play = lean_borako(state)
        else:
            evaluation = buraco.BuracoEvaluation(
                read(buraco.adapter_of(view.options), buraco.seen(view, view.hand, view.discards), BURACO, PERFECT)
            )
            play = lean_buraco(state)
        known = [() if seat == view.seat else cards for seat, cards in enumerate(view.known)]
        outlooks = lean_game(state).outlooks(view.melds, view.discards, known, play.to_draw())
        turn = Turn(play, outlooks, 0, play.pile)
        yield view, evaluation, play, turn, turn.outlook


@BOTH
def test_a_position_is_worth_the_same_but_for_cards_that_two_plans_of_the_hand_want(game: str) -> None:
    apart = []
    for view, evaluation, play, turn, outlook in judged(game):
        position = position_of(evaluation.beliefs.adapter, view.hand, view.melds[view.team])
        side = play.side(view.seat)
        terms = evaluation.terms(position, side.cards - 1)
        lean = outlook.worth(side, side.cards - 1, play.free(view.team), turn.mate)
        apart.append(abs(lean - outlook.landing(side.fits) - (sum(terms) - terms.landing)))
        assert outlook.landing(side.fits) == pytest.approx(terms.landing, abs=3.0)
    assert len(apart) > VIEWS // 4
    assert sum(each < SAME for each in apart) > len(apart) // 4
    assert sum(apart) / len(apart) < CLOSE


@BOTH
def test_emptying_the_hand_is_worth_the_same(game: str) -> None:
    met = 0
    for view, evaluation, play, turn, outlook in judged(game):
        if any(view.known):
            continue
        position = position_of(evaluation.beliefs.adapter, view.hand[:1], view.melds[view.team])
        side = play.side(view.seat)
        for face in view.hand[1:]:
            side.drop(int(face))
        out = outlook.worth_of_going_out(side, turn.mate, turn.future_of_rivals())
        assert out == pytest.approx(evaluation.worth_of_going_out(position), abs=NEAR)
        reserve = outlook.worth_of_reserve(side, True)
        assert reserve == pytest.approx(evaluation.worth_of_reserve(position, at_once=True), abs=NEAR)
        met += 1
    assert met > 0


@BOTH
def test_wilds_still_in_hand_at_the_horizon_count_as_in_the_evaluation(game: str) -> None:
    """For a team of two, and the fourth of a hand like the first."""
    weights = BORAKO if game == "borako" else BURACO
    dearer = (
        replace(weights, wild_held=50.0)
        if game == "borako"
        else replace(weights, wild_for_two=weights.wild_for_two + 10.0)
    )
    most = 0
    for view, _, play, turn, outlook in judged(game):
        state: Any = GAMES[game].determinize(view, Random(1))
        base = lean_game(state)
        play.hands[view.seat][:MOST_WILDS] = [1, 1, 14, JOKER][: len(view.hand)]
        known = [() if seat == view.seat else cards for seat, cards in enumerate(view.known)]
        plain, more = (
            standing(
                play,
                LeanGame(base.law, base.book, each, base.traits).outlooks(
                    view.melds, view.discards, known, play.to_draw()
                ),
                view.team,
            )
            for each in (weights, dearer)
        )
        wilds = [
            min(MOST_WILDS, sum(card % 13 == 1 or card == JOKER for card in hand))
            for seat, hand in enumerate(play.hands)
            if base.law.teams[seat] == view.team
        ]
        share = outlook.share_left * (1.0 if base.traits.wilds_until_last else turn.outlook.another_turn)
        assert more - plain == pytest.approx(10.0 * sum(wilds) * share, abs=SAME)
        most = max(most, *wilds)
    assert most == MOST_WILDS
