"""The policy of the lean core plays by the rules, and nearly as the level Club."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.cards import ALL_FACES
from game.families.canasta.opponents.lean.policy import finish, least, leave_in_pile, play_turn, takes_pile, taking_turn
from game.families.canasta.opponents.lean.reading import action_of
from game.families.canasta.opponents.lean.steps import Plan
from game.families.canasta.opponents.lean.turn import NO_FACE, Turn
from game.melds.common import Discard, Draw
from game.opponents.protocol import NoDeadline, agent_for
from tests.families.canasta.opponents.lean.mirror import SEATS, Mirror, lean_game
from tests.families.canasta.opponents.lean.playing import chosen
from tests.families.canasta.opponents.play import BOTH, GAMES, ROUNDS

pytestmark = pytest.mark.slow
VIEWS = 240
NEARLY_ALWAYS = 0.9
"""A share of the decisions."""


def played_turn(mirror: Mirror) -> None:
    """A turn of the policy, done in the rules action by action."""
    state = mirror.state
    game = lean_game(state)
    known = [()] * len(state.hands)
    outlooks = game.outlooks(state.melds, state.discards, known, mirror.lean.to_draw())
    twin = mirror.lean.copy()
    play_turn(twin, outlooks)
    place = mirror.lean.place
    lean = mirror.lean
    must_lay = False
    only = NO_FACE
    from_pile = takes_pile(lean, outlooks)
    if not from_pile:
        mirror.act(Draw())
    elif game.law.whole_pile:
        mirror.act(mirror.rules.parse("sweep"))
        must_lay = True
        from_pile = False
    elif len(lean.pile) == 1:
        only = lean.pile[0]
    while not lean.over and lean.place == place:
        side = lean.side(lean.seat())
        if from_pile:
            turn = taking_turn(lean, outlooks)
            turn.only = only
            for face in lean.pile:
                side.put(face)
        else:
            turn = Turn(lean, outlooks, 0, lean.pile)
            turn.must_lay = must_lay
            turn.least = least(lean)
        plan = turn.best(side)
        assert plan is not None
        done(mirror, plan, from_pile)
        must_lay = False
    assert twin.hands == lean.hands or [sorted(hand) for hand in twin.hands] == [sorted(hand) for hand in lean.hands]
    assert twin.lines == lean.lines


def done(mirror: Mirror, plan: Plan, from_pile: bool) -> None:
    """The actions of a plan in the rules, and the plan in the lean core."""
    after = mirror.lean.copy()
    (leave_in_pile if from_pile else finish)(after, plan)
    lean, state = mirror.lean, mirror.state
    seat, team = lean.seat(), lean.team()
    taken = lean.taken[team]
    if from_pile:
        stays = plan.left in lean.pile
        pile = list(lean.pile)
        if stays:
            pile.remove(plan.left)
        for face in pile:
            mirror.act(mirror.rules.parse(f"take {ALL_FACES[face]}"))
    for step in plan.steps():
        mirror.act(action_of(step, mirror.book, mirror.state.melds[team]))
        settled(mirror)
    if mirror.rules.actor(mirror.state) == seat and lean.taken[team] == taken and plan.left != NO_FACE:
        if from_pile and stays:
            mirror.act(mirror.rules.parse("end"))
        else:
            mirror.act(Discard(ALL_FACES[plan.left]))
            settled(mirror)
            if mirror.rules.actor(mirror.state) is not None and getattr(mirror.state.phase, "ended", False):
                mirror.act(mirror.rules.parse("end"))
    assert state is not mirror.state
    assert [sorted(hand) for hand in after.hands] == [sorted(hand) for hand in lean.hands]
    assert (after.over, after.place, after.lines) == (lean.over, lean.place, lean.lines)


def settled(mirror: Mirror) -> None:
    """A morto chosen where one has to be."""
    if mirror.state.phase.key == "morto":
        mirror.act(mirror.rules.parse("morto 1"))


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_whole_rounds_of_the_policy_are_legal(game: str, seats: int, seed: int) -> None:
    mirror = Mirror(game, seats, 20 + seed)
    while mirror.rules.actor(mirror.state) is not None:
        played_turn(mirror)
        mirror.check()


@BOTH
def test_the_policy_does_nearly_always_what_club_does(game: str) -> None:
    club = agent_for(GAMES[game], "club")
    same = met = 0
    views: tuple[Any, ...] = ROUNDS[game].views(VIEWS)
    for view in views:
        if view.phase.key not in ("draw", "meld") or not getattr(view.phase, "from_stock", True):
            continue
        if getattr(view.phase, "ended", False):
            continue
        met += 1
        state: Any = GAMES[game].determinize(view, Random(1))
        wanted = str(club.decide(view, Random(1), NoDeadline()).action)
        same += chosen(game, state, view) in (wanted, wanted.split(maxsplit=1)[0])
    assert met > VIEWS // 3
    assert same > NEARLY_ALWAYS * met
