"""What a position is worth at the horizon of a search."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from game.cards import JOKER
from game.families.canasta.opponents.lean.hopes import MOST_WILDS
from game.families.canasta.opponents.lean.playout import standing
from game.families.canasta.opponents.lean.reading import LeanGame
from game.families.canasta.opponents.lean.turn import Turn
from tests.families.canasta.opponents.lean.mirror import LEAN_ROUND, lean_game
from tests.families.canasta.opponents.lean.sides import WEIGHTS
from tests.families.canasta.opponents.play import BOTH, GAMES, ROUNDS

VIEWS = 160
SAME = 1e-6


@pytest.mark.slow
@BOTH
def test_wilds_still_in_hand_at_the_horizon_count_as_at_the_end_of_a_turn(game: str) -> None:
    """For a team of two, and the fourth of a hand like the first."""
    weights = WEIGHTS[game]
    dearer = (
        replace(weights, wild_held=50.0)
        if game == "borako"
        else replace(weights, wild_for_two=weights.wild_for_two + 10.0)
    )
    most = 0
    views: tuple[Any, ...] = ROUNDS[game].views(VIEWS)
    for view in views:
        if view.phase.key != "meld" or getattr(view.phase, "ended", False):
            continue
        state: Any = GAMES[game].determinize(view, Random(1))
        base = lean_game(state)
        play = LEAN_ROUND[game](state)
        play.hands[view.seat][:MOST_WILDS] = [1, 1, 14, JOKER][: len(view.hand)]
        known = [() if seat == view.seat else cards for seat, cards in enumerate(view.known)]
        outlooks = base.outlooks(view.melds, view.discards, known, play.to_draw())
        outlook = Turn(play, outlooks, 0, play.pile).outlook
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
        share = outlook.share_left * (1.0 if base.traits.wilds_until_last else outlook.another_turn)
        assert more - plain == pytest.approx(10.0 * sum(wilds) * share, abs=SAME)
        most = max(most, *wilds)
    assert most == MOST_WILDS
