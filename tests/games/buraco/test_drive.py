"""The goals of the driver at a table of Buraco, and the way to them."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from itertools import groupby
from types import MappingProxyType
from unittest.mock import Mock, create_autospec

import pytest

from devtools.environment import DevtoolsError
from drive.gestures import Gestures
from drive.goals import REFUSAL, SEAT
from drive.rehearsal import chosen_deal
from game.cards import parse_faces
from game.engine.record import SeatSetup
from game.games import GAMES
from game.games.buraco.rules.actions import Add, Open
from game.games.buraco.rules.view import BuracoView
from game.match.match import Match
from game.match.saves import MatchSetup, new_match
from game.opponents.protocol import NoDeadline, agent_for
from tests.games.buraco.drive import BY_DISCARDING, BY_LAYING, PART, STOCK, WHOLE, Buraco, goals_of

SEATS = (SeatSetup("User", None), *(SeatSetup("Agent", "greedy") for _ in range(3)))
BURACO = Buraco()


def moments(deals: int) -> Iterator[Match]:
    """First rounds that all play as the frozen level does, but for the whims: each turn of the person, and the end."""
    for seed in range(1, deals + 1):
        match = new_match(GAMES, MatchSetup("buraco", SEATS, seed, {}), None, datetime(2026, 1, 1))
        greedy = agent_for(match.game, "greedy")
        while (seat := match.actor()) is not None:
            if seat == SEAT:
                yield match
            action = greedy.decide(match.view_as(BuracoView, seat), match.agent_stream(), NoDeadline()).action
            match.play(BURACO.whim(match, set(), action) if seat == SEAT else action)
        yield match


@pytest.mark.parametrize(
    ("verbs", "goals"),
    [
        ("draw lay discard end", {STOCK}),
        ("draw discard", set()),
        ("take take add discard end", {WHOLE}),
        ("take take end", {PART}),
        ("draw lay morto discard end", {STOCK, BY_LAYING}),
        ("take add morto end", {PART, BY_LAYING}),
        ("draw discard morto end", {BY_DISCARDING}),
        ("take take discard morto end", {WHOLE, BY_DISCARDING}),
    ],
)
def test_a_turn_is_known_by_what_was_done_in_it(verbs: str, goals: set[str]) -> None:
    assert goals_of([verbs.split()]) == goals


def test_a_card_that_the_guard_keeps_is_surely_refused_by_its_clause() -> None:
    match = next(match for match in moments(60) if match.actor() == SEAT and BURACO.refused(match))
    drop = BURACO.refused(match)
    assert drop is not None
    assert drop.zone not in BURACO.zones(match, drop.cards)
    refusal = match.why_not([Add(drop.cards[0], int(drop.zone.rpartition(".")[2]) + 1)])
    assert refusal is not None
    assert refusal.clause == "buraco 7.4"


@pytest.mark.slow
def test_a_part_of_the_pile_is_taken_until_one_card_is_left() -> None:
    match = next(match for match in moments(40) if match.actor() is None and PART in BURACO.further_in(match))
    own = [verb for seat, verb, _cards in match.view_as(BuracoView, SEAT).log if seat == SEAT]
    turns = [list(turn) for end, turn in groupby(own, lambda verb: verb == "end") if not end]
    assert any(turn[0] == "take" and "discard" not in turn and turn.count("take") > 1 for turn in turns)


def test_first_melds_are_arranged_one_by_one_and_laid_together() -> None:
    runs = parse_faces("5H 6H 7H"), parse_faces("QS KS AS")
    gestures = create_autospec(Gestures, instance=True)
    gestures.screen = Mock(team=0)
    BURACO.does(Open(runs), gestures)
    assert [call.args[:2] for call in gestures.put.call_args_list] == [(run, "staging.new") for run in runs]
    assert [call.args[0] for call in gestures.press.call_args_list] == ["table.lay_all"]


class Hasty(Buraco):
    """Has no time for a single action, with opponents that are there whatever is tuned."""

    others = MappingProxyType({1: "greedy", 2: "greedy", 3: "greedy"})
    longest = 0


@pytest.mark.slow
def test_a_deal_without_a_refusal_is_not_chosen() -> None:
    with pytest.raises(DevtoolsError, match=REFUSAL):
        chosen_deal("buraco", Hasty())
