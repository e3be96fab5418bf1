"""What is concluded from the play holds in the hands as they are, and worlds fit it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from game.engine import Deals
from game.families.tricks.opponents.lean.worlds import Worlds
from game.families.tricks.opponents.seen import Seen
from game.games.baloot.opponents.likelihood import Likelihood
from game.games.baloot.opponents.playing import hidden_projects, seen_by
from game.games.baloot.rules import Baloot
from game.games.baloot.rules.actions import Bid, Claim
from game.games.baloot.rules.options import BalootOptions
from game.games.baloot.rules.state import TRICKS, BalootState, Playing
from game.games.baloot.rules.view import BalootView
from game.tricks.masks import pack_of

GAME = Baloot()


def worlds_of(known: Seen, view: BalootView) -> Worlds:
    """Worlds as cards are compared over them."""
    return Worlds(known, Likelihood(known, view).of, hidden_projects(known, view))


def hands_played(seed: int, count: int) -> Iterator[BalootState]:
    """Positions of the play of so many hands, everybody bidding, raising and playing at random."""
    rng = Random(seed)
    for number in range(count):
        state, _ = GAME.new_match(BalootOptions(), 4, Deals(seed * 1000 + number))
        while GAME.actor(state) is not None:
            if isinstance(state.phase, Playing):
                yield state
            actions = [action for action in GAME.actions(state) if not isinstance(action, Claim)]
            if rng.random() < 0.8:  # else every hand would be taken over as Sun
                actions = [action for action in actions if action not in (Bid("sun"), Bid("ashkal"))]
            state, _ = GAME.apply(state, rng.choice(actions))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
def test_conclusions_hold_in_the_real_hands(seed: int) -> None:
    for state in hands_played(seed, 50):
        assert isinstance(state.phase, Playing)
        pack = pack_of(TRICKS, GAME.view(state, 0).trump)
        for seat in range(4):
            known = seen_by(GAME.view(state, state.phase.seat))
            hand = pack.mask(state.hands[seat])
            assert hand & ~known.can[seat] == 0
            assert known.sure[seat] & ~hand == 0


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
def test_every_world_fits_what_was_seen(seed: int) -> None:
    for number, state in enumerate(hands_played(seed + 100, 50)):
        assert isinstance(state.phase, Playing)
        view = GAME.view(state, state.phase.seat)
        known = seen_by(view)
        worlds = worlds_of(known, view)
        hands = worlds.likely(Random(number)) if number % 2 else worlds.draw(Random(number))
        assert hands[view.seat] == known.hand
        assert tuple(hand.bit_count() for hand in hands) == view.counts
        assert sum(hands) == (known.out | known.hand)
        assert all(hand & ~known.can[seat] == 0 for seat, hand in enumerate(hands))
        assert all(known.sure[seat] & ~hand == 0 for seat, hand in enumerate(hands))


@pytest.mark.slow
def test_hidden_projects_are_in_their_owners_hands() -> None:
    found = 0
    for state in hands_played(7, 200):
        assert isinstance(state.phase, Playing)
        seat = state.phase.seat
        hidden = [one for one in state.declared if one.seat != seat and not one.shown]
        if len(hidden) != 1 or len(state.tricks) > 1:
            continue
        view = GAME.view(state, seat)
        known = seen_by(view)
        worlds = worlds_of(known, view)
        owner = hidden[0].seat
        for number in range(5):
            had = worlds.draw(Random(number))[owner] | known.played[owner]
            choices = next(choices for one, choices in worlds.announced if one == owner)
            assert any(project & ~had == 0 for project in choices)
            found += 1
    assert found > 20


def test_worlds_are_equally_likely() -> None:
    state = next(state for state in hands_played(3, 40) if len(state.tricks) == 6 and not state.trick)
    assert isinstance(state.phase, Playing)
    view = GAME.view(state, state.phase.seat)
    worlds = worlds_of(seen_by(view), view)
    rng = Random(1)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(4000):
        world = worlds.draw(rng)
        counts[world] = counts.get(world, 0) + 1
    assert max(counts.values()) < 2 * min(counts.values())


def test_a_world_is_found_even_where_nothing_fits() -> None:
    state = next(state for state in hands_played(3, 40) if len(state.tricks) == 3)
    assert isinstance(state.phase, Playing)
    view = GAME.view(state, state.phase.seat)
    known = seen_by(view)
    nobody = tuple(known.hand if seat == view.seat else 0 for seat in range(4))
    blocked = type(known)(**{name: getattr(known, name) for name in known.__slots__} | {"can": nobody})
    hands = worlds_of(blocked, view).draw(Random(1))
    assert sum(hands) == (known.out | known.hand)
