"""The view of a seat, and worlds that fit it (baloot 2, 3, 5, 6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, replace
from functools import cache

import pytest

from game.cards import Face, parse_face, parse_faces
from game.engine import Deals, choose, stream
from game.games.baloot.rules.actions import Action, Claim, Declare, Pass, Play, Show
from game.games.baloot.rules.options import BalootOptions
from game.games.baloot.rules.projects import from_the_best, projects_in
from game.games.baloot.rules.state import DECK, SEATS, BalootState
from game.games.baloot.rules.view import BalootView
from tests.games.baloot.rules.positions import BALOOT, after, playing

SHOWN = {
    "seat", "options", "round", "dealer", "totals", "phase", "hand", "counts", "stock_count", "public", "said",
    "contract", "taken", "multiplier", "doubler", "locked", "leader", "trick", "tricks", "declared", "baloot",
    "claimed", "opened",
}  # fmt: skip
KINGS = ("KS QS JS 9S KH KC KD 7H", "AS TS AH QH AC QC 7D 8D", "8S 7S TH JH TC JC TD JD", "8H 9H 7C 8C 9C 9D QD AD")
BY_HAND = pytest.mark.parametrize("by_hand", ["off", "on"])


@cache
def walked(by_hand: str, seed: int) -> tuple[BalootState, ...]:
    """The states of a few hands in which buying, declaring and playing are at random, and passing is rare."""
    options = choose(BalootOptions, {"show_projects_by_hand": by_hand, "cut_choices": "on"})
    state = BALOOT.new_match(options, SEATS, Deals(seed))[0]
    rng = stream(seed, "walk")
    states = [state]
    while state.round < 6 and BALOOT.outcome(state) is None:
        state = BALOOT.apply(state, chosen(list(BALOOT.actions(state)), rng.random()))[0]
        states.append(state)
    return tuple(states)


def chosen(actions: list[Action], chance: float) -> Action:
    projects = [action for action in actions if isinstance(action, Declare | Show)]
    if projects and chance < 0.8:
        return projects[0]
    if chance < 0.9:  # a claim ends much too early
        actions = [action for action in actions if not isinstance(action, Claim)]
    if chance < 0.5:
        actions = [action for action in actions if not isinstance(action, Pass)] or actions
    return actions[int(chance * 1000) % len(actions)]


def walks(by_hand: str) -> Iterator[tuple[int, BalootState]]:
    for seed in range(12):
        yield from enumerate(walked(by_hand, seed))


def had(state: BalootState, seat: int) -> set[Face]:
    """Return the cards that a seat holds or has played."""
    played = {trick.cards[(seat - trick.leader) % SEATS] for trick in state.tricks}
    place = (seat - state.leader) % SEATS
    return {*state.hands[seat], *played, *state.trick[place : place + 1]}


def test_a_view_holds_what_is_on_its_list_and_nothing_else() -> None:
    assert {entry.name for entry in fields(BalootView)} == SHOWN


def test_a_view_tells_the_own_hand_and_counts_of_the_others() -> None:
    state = after(playing(*KINGS, contract="hokom S"), "play JS", "play TS")
    view = BALOOT.view(state, 1)
    assert view.hand == parse_faces("AS AH QH AC QC 7D 8D")
    assert view.counts == (7, 7, 8, 8)
    assert view.trick == parse_faces("JS TS")
    assert (view.actor, view.team, view.trump) == (2, 1, parse_face("7S").suit)


@pytest.mark.slow
@BY_HAND
def test_a_view_does_not_change_with_what_is_hidden(by_hand: str) -> None:
    for number, state in walks(by_hand):
        if state.declared or number % 3:
            continue
        rng = stream(number, "moved")
        for seat in range(SEATS):
            one, other = [place for place in range(SEATS) if place != seat][:2]
            pool = sorted((*state.hands[one], *state.hands[other]), key=lambda _: rng.random())
            hands = list(state.hands)
            hands[one] = tuple(sorted(pool[: len(hands[one])]))
            hands[other] = tuple(sorted(pool[len(hands[one]) :]))
            stock = tuple(sorted(state.stock, key=lambda _: rng.random()))
            moved = replace(state, hands=tuple(hands), stock=stock, deals=Deals(number))
            assert BALOOT.view(moved, seat) == BALOOT.view(state, seat)


@pytest.mark.slow
@BY_HAND
def test_a_determinized_state_fits_the_view(by_hand: str) -> None:
    for number, state in walks(by_hand):
        for seat in range(SEATS):
            view = BALOOT.view(state, seat)
            world = BALOOT.determinize(view, stream(number, seat))
            assert BALOOT.view(world, seat) == view
            lying = [world.public] if world.public is not None else []
            tricks = [card for trick in world.tricks for card in trick.cards]
            assert Counter((*world.stock, *lying, *world.trick, *tricks, *sum(world.hands, ()))) == Counter(DECK)


@pytest.mark.slow
@BY_HAND
def test_for_who_acts_everything_legal_is_so_in_a_determinized_state(by_hand: str) -> None:
    for number, state in walks(by_hand):
        seat = BALOOT.actor(state)
        if seat is None:
            continue
        world = BALOOT.determinize(BALOOT.view(state, seat), stream(number, "world"))
        assert list(BALOOT.actions(world)) == list(BALOOT.actions(state))
        tried: list[Action] = [Claim(), Pass(), *(Play(card) for card in state.hands[seat][:3])]
        tried += [Show(one.project.cards) for one in state.declared if one.seat == seat]
        tried += [Declare(tuple(state.hands[seat][:3]))]
        assert [BALOOT.refusal(world, action) for action in tried] == [
            BALOOT.refusal(state, action) for action in tried
        ]


@pytest.mark.slow
@BY_HAND
def test_declared_projects_are_in_the_hands_of_a_determinized_state(by_hand: str) -> None:
    hidden = 0
    for number, state in walks(by_hand):
        for seat in range(SEATS) if state.declared and number % 2 == 0 else ():
            world = BALOOT.determinize(BALOOT.view(state, seat), stream(number, seat))
            trump = world.contract.trump if world.contract is not None else None
            for one, real in zip(world.declared, state.declared, strict=True):
                assert (one.seat, one.project.kind, one.shown) == (real.seat, real.project.kind, real.shown)
                assert set(one.project.cards) <= had(world, one.seat)
                assert one.project.kind in {
                    project.kind for project in projects_in(tuple(sorted(one.project.cards)), trump)
                }
                if one.shown or one.seat == seat:
                    assert one.project == real.project
                hidden += one.project != real.project
            if world.tricks:
                assert from_the_best(world.declared, world.dealer) == world.declared
    assert hidden > 100


@pytest.mark.slow
@BY_HAND
def test_the_public_card_is_in_the_hand_of_its_holder(by_hand: str) -> None:
    for number, state in walks(by_hand):
        if state.contract is None or state.taken is None or number % 2:
            continue
        for seat in range(SEATS):
            world = BALOOT.determinize(BALOOT.view(state, seat), stream(number, seat))
            assert state.taken in had(world, state.contract.holder)


def test_an_open_hand_stays_with_its_owner() -> None:
    claimed = after(playing("AS TS KS QS JS 9S 8S AH", contract="sun"), "play AS")
    while claimed.trick or len(claimed.tricks) < 2:
        texts = sorted(str(action) for action in BALOOT.actions(claimed) if isinstance(action, Play))
        claimed = after(claimed, "play TS" if "play TS" in texts and not claimed.trick else texts[0])
    claimed = after(claimed, "claim")
    assert claimed.opened
    for seat in (1, 2, 3):
        world = BALOOT.determinize(BALOOT.view(claimed, seat), stream(seat, "world"))
        assert world.hands[0] == claimed.hands[0] == claimed.opened


def test_a_baloot_that_was_not_announced_is_barred_in_a_determinized_state() -> None:
    state = after(playing(*KINGS, contract="hokom S"), "declare KS KH KC KD")
    for card in ("JS", "9S", "KS", "QS"):
        state = after(state, f"play {card}")
        while state.trick:
            state = after(state, next(str(action) for action in BALOOT.actions(state) if isinstance(action, Play)))
    assert state.baloot is None
    unseen = replace(state, declared=tuple(replace(one, shown=False) for one in state.declared))
    for number in range(30):
        world = BALOOT.determinize(BALOOT.view(unseen, 1), stream(number, "world"))
        cards = set(world.declared[0].project.cards)
        assert len(cards & {*parse_faces("KS QS")}) == 1


def test_determinizing_moves_every_hidden_card_and_the_future_deals() -> None:
    state = playing(*KINGS, contract="hokom S", taken="KS")
    worlds = [BALOOT.determinize(BALOOT.view(state, 1), stream(number, "world")) for number in range(30)]
    for seat in (0, 2, 3):
        assert len({world.hands[seat] for world in worlds}) > 25
    assert len({world.deals for world in worlds}) == 30
    assert len({card for world in worlds for card in world.hands[2]}) == 32 - 8 - 1
