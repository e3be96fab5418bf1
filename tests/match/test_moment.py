"""Facts about one state of a match are computed once."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import ClassVar

import pytest

from game.engine import Deals, Event, IllegalActionError, Refusal, option
from game.match.moment import Moment, fingerprint
from tests.match.toy import Discard, Draw, Lay, Toy, ToyAction, ToyOptions, ToyState, ToyView

ToyMoment = Moment[ToyState, ToyAction, ToyView]


class Counting(Toy):
    """Counts what its rules are asked."""

    def __init__(self) -> None:
        self.asked: Counter[str] = Counter()

    def refusal(self, state: ToyState, action: ToyAction) -> Refusal | None:
        self.asked["refusal"] += 1
        return super().refusal(state, action)

    def apply(self, state: ToyState, action: ToyAction, *, judged: bool = False) -> tuple[ToyState, tuple[Event, ...]]:
        self.asked["apply"] += 1
        return super().apply(state, action, judged=judged)

    def view(self, state: ToyState, seat: int) -> ToyView:
        self.asked["view"] += 1
        return super().view(state, seat)


@pytest.fixture
def game() -> Counting:
    return Counting()


@pytest.fixture
def moment(game: Counting) -> ToyMoment:
    return Moment(game, game.new_match(ToyOptions(), 2, Deals(1))[0])


def test_each_seat_has_one_view(game: Counting, moment: ToyMoment) -> None:
    assert moment.view(0) is moment.view(0)
    assert moment.view(1).seat == 1
    assert game.asked["view"] == 2


def test_an_action_is_judged_once_and_done_by_that_judgement(game: Counting, moment: ToyMoment) -> None:
    assert moment.why_not([Draw()]) is None
    assert moment.why_not((Draw(),)) is None
    ((after, events),) = moment.steps([Draw()])
    assert after.phase == "play"
    assert len(events) == 1
    assert game.asked == {"refusal": 1, "apply": 1}


def test_a_refusal_is_remembered_as_well(game: Counting, moment: ToyMoment) -> None:
    card = moment.view(0).hand[0]
    for _ in range(2):
        with pytest.raises(IllegalActionError, match="not_now"):
            moment.steps([Discard(card), Draw()])
    assert game.asked["refusal"] == 1
    assert game.asked["apply"] == 0


def test_several_actions_share_what_came_of_the_first_ones(game: Counting, moment: ToyMoment) -> None:
    first, second = moment.view(0).hand[:2]
    assert moment.why_not([Draw(), Lay(first)]) is None
    assert moment.why_not([Draw(), Lay(first), Lay(second)]) is None
    steps = moment.steps([Draw(), Lay(first), Lay(second)])
    assert [state.laid[0] for state, _events in steps] == [(), (first,), (first, second)]
    assert game.asked["refusal"] == 3
    assert game.asked["apply"] == 3


@dataclass(frozen=True)
class Earlier:
    """The options of a game as they were."""

    hashed_as: ClassVar[str] = "Options"
    sixth: str = option("off", choices=("off", "on"), clause="toy 1")


@dataclass(frozen=True)
class Later(Earlier):
    """The options with one that came later."""

    seventh: str = option("off", choices=("off", "on"), clause="toy 2", hashed_at_default=False)


def test_an_option_that_came_later_leaves_the_hashes_of_earlier_records_as_they_were() -> None:
    assert fingerprint(Later(), {}) == fingerprint(Earlier(), {})
    assert fingerprint(Later(sixth="on"), {}) == fingerprint(Earlier(sixth="on"), {})
    assert fingerprint(Later(seventh="on"), {}) != fingerprint(Earlier(), {})
