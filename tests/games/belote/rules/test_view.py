"""The view of a seat, and worlds that fit it (belote 1, 4)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields

import pytest

from game.cards import Face, parse_face, parse_faces
from game.engine import Deals, choose, stream
from game.games.belote.rules.actions import Action, Pass, Play
from game.games.belote.rules.declarations import counting, rules_of
from game.games.belote.rules.options import BeloteOptions
from game.games.belote.rules.state import BeloteState
from game.games.belote.rules.view import BeloteView
from game.tricks.rules import SEATS, TEAMS
from tests.games.belote.rules.positions import BELOTE, after, played, playing, taking

SHOWN = {
    *("seat", "options", "round", "dealer", "totals", "held", "phase", "hand", "counts", "stock_count", "public"),
    *("said", "contract", "taken", "multiplier", "leader", "trick", "tricks", "declared", "belotes", "saying"),
}
PAIR = ("KH QH AS KS QS JS AC KC", "JH 9H 7S 8S 9S 7C 8C 9C", "AH TH TS TC JC QC AD KD", "7H 8H QD JD TD 9D 8D 7D")


def walks() -> Iterator[tuple[int, BeloteState]]:
    """The states of deals in which everything is declared and played at random."""
    options = choose(BeloteOptions, {"declarations": "on", "sans_tout": "on"})
    for seed in range(40):
        state, _ = BELOTE.new_match(options, SEATS, Deals(seed))
        rng = stream(seed, "walk")
        number = 0
        while BELOTE.actor(state) is not None:
            yield number, state
            number += 1
            actions: list[Action] = list(BELOTE.actions(state))
            said = [action for action in actions if not isinstance(action, Play | Pass)]
            chosen = (said or actions) if rng.random() < 0.7 else actions
            state, _ = BELOTE.apply(state, chosen[int(rng.random() * len(chosen))])


def had(state: BeloteState, seat: int) -> set[Face]:
    """Return the cards that a seat holds or has played."""
    place = (seat - state.leader) % SEATS
    return {*state.hands[seat], *(trick.card_of(seat) for trick in state.tricks), *state.trick[place : place + 1]}


def test_a_view_holds_what_is_on_its_list_and_nothing_else() -> None:
    assert {entry.name for entry in fields(BeloteView)} == SHOWN


def test_a_view_tells_the_own_hand_and_counts_of_the_others() -> None:
    view = BELOTE.view(played(playing(*PAIR), "KH JH"), 1)
    assert view.hand == parse_faces("7S 8S 9S 9H 7C 8C 9C")
    assert (view.counts, view.actor, view.team, view.trump) == ((7, 7, 8, 8), 2, 1, parse_face("7H").suit)


@pytest.mark.slow
def test_declarations_of_a_world_are_in_its_hands_and_none_hidden_is_better_than_the_best_shown() -> None:
    imagined = 0
    for number, state in walks():
        for seat in range(SEATS) if state.declared and state.contract is not None and number % 3 == 0 else ():
            world = BELOTE.determinize(BELOTE.view(state, seat), stream(number, seat))
            assert state.contract is not None
            rules = rules_of(state.contract)
            for one, real in zip(world.declared, state.declared, strict=True):
                assert (one.seat, one.project.kind, one.shown) == (real.seat, real.project.kind, real.shown)
                assert set(one.project.cards) <= had(world, one.seat)
                assert one.project in rules.found(tuple(sorted(one.project.cards)))
                imagined += one.project != real.project
            if any(one.shown for one in world.declared):
                team = counting(world.options, state.contract, world.declared, world.dealer)
                assert team == next(TEAMS[one.seat] for one in world.declared if one.shown)
    assert imagined > 50


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_a_belote_that_was_begun_stays_with_its_owner(seat: int) -> None:
    state = played(playing(*PAIR), "KH JH TH 7H")
    for number in range(20):
        world = BELOTE.determinize(BELOTE.view(state, seat), stream(number, "world"))
        assert parse_face("QH") in world.hands[0]


def test_who_plays_the_king_of_trumps_without_a_word_does_not_hold_the_queen() -> None:
    hands = ("KH AS KS QS JS AC KC 7D", "JH 9H 7S 8S 9S 7C 8C 9C", "AH TH QH TC JC QC AD KD")
    state = played(playing(*hands), "KH")
    for number in range(40):
        world = BELOTE.determinize(BELOTE.view(state, 1), stream(number, "world"))
        assert parse_face("QH") not in world.hands[0]
    by_hand = played(playing(*hands, belote_by_hand="on"), "KH")
    worlds = [BELOTE.determinize(BELOTE.view(by_hand, 1), stream(number, "world")) for number in range(40)]
    assert any(parse_face("QH") in world.hands[0] for world in worlds)


def test_the_turned_up_card_stays_with_its_taker() -> None:
    state = after(taking(public="9H"), "pass", "take")
    for number in range(20):
        assert parse_face("9H") in BELOTE.determinize(BELOTE.view(state, 0), stream(number, "world")).hands[1]
