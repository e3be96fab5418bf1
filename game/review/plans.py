"""The plan of the strongest level for the rest of a turn that a better way began, until something unseen comes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Final

from game.engine import Action, AnyGame, Event, Seat, SeatView, State, stream
from game.engine.events import UNSEEN
from game.opponents.protocol import Watch, agent_for, levels_of

_MOST: Final = 12
"""The largest number of actions of a plan."""
_SEEN: Final = frozenset({"hand", "discards", "meld"})
"""Places between which cards go where everybody sees it."""


def plan_after(
    game: AnyGame, view: SeatView, better: Sequence[Action], seed: int, watch: Callable[[], Watch]
) -> tuple[Action, ...]:
    """Return its moves for the rest of the turn, asked after every action of its own, from what the seat sees then.

    Empty where the better way ends the turn, or brings cards that are not known before: nothing is guessed.
    """
    seat, strongest = view.seat, levels_of(game)[-1].name
    state, events = game.determinize(view, Random(0)), list[Event]()
    for action in better:
        state, new = game.apply(state, action)
        events += new
    plan, last = list[Action](), 0
    while not _hides(events) and len(plan) < _MOST and _goes_on(game, state, view, seat):
        rng = stream(seed, "plan", len(plan))
        decision = agent_for(game, strongest).decide(game.view(state, seat), rng, watch())
        for action in (decision.action, *decision.then):
            state, new = game.apply(state, action)
            events += new
            plan.append(action)
            last = len(plan) if any(_is_seen(event, seat) for event in new) else last
    return tuple(plan[:last])


def _goes_on(game: AnyGame, state: State, view: SeatView, seat: Seat) -> bool:
    """Whether it is still the same turn."""
    return game.actor(state) == seat and state.round == view.round


def _hides(events: Iterable[Event]) -> bool:
    """Whether cards came that were unknown before."""
    return any(event.source is not None and event.source.zone in UNSEEN and event.cards for event in events)


def _is_seen(event: Event, seat: Seat) -> bool:
    """Whether it brings cards of the seat from one place of the table to another."""
    source, target = event.source, event.target
    ends = source is not None and target is not None and {source.zone, target.zone} <= _SEEN
    return event.seat == seat and bool(event.cards) and ends
