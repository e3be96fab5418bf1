"""The policy of the lean core plays by the rules."""

from __future__ import annotations

import pytest

from game.cards import ALL_FACES
from game.engine import choose, presets_of
from game.families.canasta.opponents.lean.policy import (
    finish,
    least,
    leave_in_pile,
    play_turn,
    staying,
    takes_pile,
    taking_turn,
)
from game.families.canasta.opponents.lean.reading import action_of
from game.families.canasta.opponents.lean.steps import Plan
from game.families.canasta.opponents.lean.turn import NO_FACE, Turn
from game.melds.common import Discard, Draw
from tests.families.canasta.opponents.lean.mirror import SEATS, Mirror, lean_game
from tests.families.canasta.opponents.play import GAMES

pytestmark = pytest.mark.slow


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
    due = 1
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
            turn = taking_turn(lean, outlooks, due)
            due = 0
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
    stays = staying(lean.pile, plan) if from_pile else []
    if from_pile:
        pile = list(lean.pile)
        for face in stays:
            pile.remove(face)
        for face in pile:
            mirror.act(mirror.rules.parse(f"take {ALL_FACES[face]}"))
    for step in plan.steps():
        mirror.act(action_of(step, mirror.book, mirror.state.melds[team]))
        settled(mirror)
    if mirror.rules.actor(mirror.state) == seat and lean.taken[team] == taken and plan.left != NO_FACE:
        if stays:
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
@pytest.mark.parametrize("preset", ["book", "written"])
def test_whole_rounds_of_the_policy_are_legal(game: str, seats: int, seed: int, preset: str) -> None:
    options = GAMES[game].options
    mirror = Mirror(game, seats, 20 + seed, choose(options, presets_of(options).get(preset, {})))
    while mirror.rules.actor(mirror.state) is not None:
        played_turn(mirror)
        mirror.check()
