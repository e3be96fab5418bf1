"""The policy of the lean core plays by the rules, under every option."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from game.cards import ALL_FACES
from game.engine import Deals
from game.engine.options import declared
from game.families.rummy.opponents.lean import round as lean_round
from game.families.rummy.opponents.lean.hand import hand_of
from game.families.rummy.opponents.lean.house import NONE, LeanHouse
from game.families.rummy.opponents.lean.melds import EITHER, HIGH, LOW, SET, cards_of
from game.families.rummy.opponents.lean.packing import Packer, no_more_than
from game.families.rummy.opponents.lean.policy import Policy, play_out
from game.families.rummy.opponents.lean.worlds import round_of
from game.families.rummy.rules.actions import Action, Add, Discard, Draw, Group, Lay, Open, Swap, Take
from game.families.rummy.rules.state import RoundOver, RummyState
from game.games.rami.opponents.weights import RAMI_WEIGHTS
from game.games.remik.opponents.weights import REMIK_WEIGHTS
from game.melds.fixed_jokers import End, Needs, best_opening, no_weight, points_by
from game.melds.meld import Kind
from tests.families.rummy.opponents.play import BOTH, GAMES

WEIGHTS = {"rami": RAMI_WEIGHTS, "remik": REMIK_WEIGHTS}
ENDS = {EITHER: None, LOW: End.LOW, HIGH: End.HIGH}
OPTIONS: list[tuple[str, dict[str, Any]]] = [
    *((name, {}) for name in GAMES),
    *((name, dict(preset)) for name, game in GAMES.items() for preset in game.options.PRESETS.values()),
    *(
        (name, {spec.name: choice})
        for name, game in GAMES.items()
        for spec in declared(game.options)
        if spec.name != "target"  # how long a match is changes no round
        for choice in spec.choices
        if choice != spec.default
    ),
]


def actions_of(steps: list[tuple[int, int, int, int]]) -> list[Action]:
    """What the rules call the steps that a lean round told."""
    actions: list[Action] = []
    opening: list[Group] = []
    to_open = 0
    for verb, about, index, end in steps:
        if verb == lean_round.DRAW:
            actions.append(Draw())
        elif verb == lean_round.TAKE:
            actions.append(Take())
        elif verb == lean_round.OPEN:
            to_open = index
        elif verb == lean_round.LAY:
            kind = Kind.SET if about & 7 == SET else Kind.RUN
            opening.append(Group(tuple(ALL_FACES[card] for card in cards_of(about)), kind))
            to_open -= 1
            if to_open == 0:
                actions.append(Open(tuple(opening)))
            elif to_open < 0:
                actions.append(Lay(opening[-1]))
            if to_open <= 0:
                opening = []
                to_open = 0
        elif verb == lean_round.ADD:
            actions.append(Add(ALL_FACES[about], index + 1, ENDS[end]))
        elif verb == lean_round.SWAP:
            actions.append(Swap(ALL_FACES[about], index + 1))
        else:
            actions.append(Discard(ALL_FACES[about]))
    return actions


def a_round(game: str, options: dict[str, Any], seats: int, seed: int) -> tuple[RummyState, Counter[str]]:
    """A round of the policy, every turn of it done by the rules as well; and what was done in it."""
    rules = GAMES[game]
    chosen = rules.options(**options)
    house = LeanHouse(chosen.house)
    policy = Policy(house, WEIGHTS[game])
    state: RummyState = rules.new_match(chosen, seats, Deals(seed))[0]
    did: Counter[str] = Counter()
    while not isinstance(state.phase, RoundOver):
        play = round_of(state, state.hands, state.stock, house)
        play.records_steps = True
        policy.turn(play, Random(1))
        for action in actions_of(play.steps):
            refused = rules.refusal(state, action)
            assert refused is None, f"{action}: {refused} {state.hands} {[str(meld) for meld in state.melds]}"
            did[type(action).__name__] += 1
            shuffles = state.shuffles
            state, _ = rules.apply(state, action)
            if state.shuffles > shuffles:  # the rules drew another card, and the turn may go on otherwise
                break
        else:
            assert sorted(map(sorted, state.hands)) == sorted(sorted(hand.cards) for hand in play.hands)
    return state, did


@pytest.mark.slow
@pytest.mark.parametrize(("game", "options"), OPTIONS)
def test_the_policy_plays_by_the_rules_under_every_option(game: str, options: dict[str, Any]) -> None:
    did: Counter[str] = Counter()
    for seed in range(8):
        for seats in GAMES[game].seats:
            did += a_round(game, options, seats, seed)[1]
    assert {"Draw", "Take", "Open", "Add", "Discard"} <= set(did)


@pytest.mark.slow
@BOTH
def test_the_policy_goes_out_in_most_rounds(game: str) -> None:
    out = [a_round(game, {}, 4, 50 + seed)[0].phase for seed in range(12)]
    assert sum(isinstance(phase, RoundOver) and phase.out is not None for phase in out) >= 10


@pytest.mark.slow
@BOTH
def test_packing_finds_an_opening_wherever_there_is_one(game: str) -> None:
    rules = GAMES[game].options().house
    house = LeanHouse(rules)
    openings = 0
    for seed in range(200):
        state: RummyState = GAMES[game].new_match(GAMES[game].options(), 4, Deals(seed))[0]
        for hand in state.hands:
            pure = Needs(sequence=rules.pure_run)
            dearest = best_opening(hand, rules.opening_melds, 0, points_by(rules.opening_melds), None, pure)
            lean = hand_of([int(card) for card in hand])
            assert no_more_than(house, lean) >= (0 if dearest is None else dearest.points)
            naturals = hand.count(ALL_FACES[52]) == 0
            reached = best_opening(hand, rules.opening_melds, rules.opening_points, no_weight) is not None
            if naturals and not rules.pure_run:
                packer = Packer(house, 5.0, 0.0)
                packed = packer.best(lean, rules.opening_points, False, 0, 0, keep_natural=False, barred=0)
                found = packed is not None
                assert found == reached
                openings += found
    assert openings >= (0 if rules.pure_run else 1)


@pytest.mark.slow
@BOTH
def test_playing_out_ends_a_round_and_gives_the_same_with_the_same_chance(game: str) -> None:
    rules = GAMES[game]
    house = LeanHouse(rules.options().house)
    policy = Policy(house, WEIGHTS[game])
    for seed in range(20):
        state: RummyState = rules.new_match(rules.options(), 4, Deals(seed))[0]
        base = round_of(state, state.hands, state.stock, house)
        ends = []
        for _ in range(2):
            play = base.copy()
            play_out(play, [policy] * 4, 400, Random(seed))
            ends.append((play.out, play.ending, play.points(), play.turn))
        assert ends[0] == ends[1]
        assert ends[0][1] != NONE
        assert base.turn == 1
