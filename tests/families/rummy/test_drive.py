"""The driver of the rummies: refusals it asks for, jokers won, melds of others."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from typing import Any

import pytest

from drive.families.rummy import ADDED, LOW_OPENING, REFUSED_TAKE, WON
from drive.games import played_game
from drive.goals import SEAT
from drive.played import Drop
from game.cards import parse_faces
from game.engine import Deals, Event, Place
from game.engine.record import SeatSetup
from game.families.rummy.rules.actions import Discard, Group, Open, Swap, Take, parse_action
from game.families.rummy.rules.events import Added, Discarded, JokerWon, Laid
from game.games import GAMES
from game.match.match import Match
from game.match.saves import MatchSetup, new_match
from game.opponents.protocol import NoDeadline, agent_for

SEATS = (SeatSetup("User", None), *(SeatSetup("Agent", "greedy") for _ in range(3)))
HAND, OWN, OTHER = Place("hand", SEAT), Place("meld", SEAT, 0), Place("meld", 2, 0)
RUMMIES = pytest.mark.parametrize("game", ["rami", "remik"])


def moments(game: str, deals: int) -> Iterator[Match]:
    """The person's moments in first rounds that everybody plays as the frozen level does."""
    for seed in range(1, deals + 1):
        match = new_match(GAMES, MatchSetup(game, SEATS, seed, {}), None, datetime(2026, 1, 1))
        greedy = agent_for(match.game, "greedy")
        while (seat := match.actor()) is not None:
            if seat == SEAT:
                yield match
            match.play(greedy.decide(match.view(seat), match.agent_stream(), NoDeadline()).action)


def refused(game: str, goal: str) -> tuple[Match, Drop]:
    """The first moment at which something is refused that goes by this name."""
    found = ((match, played_game(game).refused(match)) for match in moments(game, 4))
    return next((match, drop) for match, drop in found if drop is not None and drop.goal == goal)


def found_in(game: str, *events: Event) -> set[str]:
    """Return the goals that the log of a round proves, besides single events."""
    match = next(moments(game, 1))

    class Told(Match):
        def log(self, seat: int) -> tuple[Event, ...]:
            return events

    return played_game(game).further_in(Told(match.game, match.header, match.options, Deals(match.header.seed)))


def put(kind: type[Event], cards: str, target: Place) -> Event:
    return kind(SEAT, HAND, target, parse_faces(cards))


def test_the_discard_is_asked_for_where_the_book_bars_it() -> None:
    for game, clause in (("rami", "rami 3.2"), ("remik", "remik 4.2")):
        match, drop = refused(game, REFUSED_TAKE)
        refusal = match.why_not([Take()])
        assert (drop.cards, drop.zone) == ((), "discards")
        assert refusal is not None
        assert refusal.clause == clause


@RUMMIES
def test_an_opening_is_refused_for_its_points(game: str) -> None:
    match, drop = refused(game, LOW_OPENING)
    refusal = match.why_not([Open((Group(drop.cards),))])
    assert drop.zone == "tray.0"
    assert refusal is not None
    assert refusal.reason == "opening_too_low"


@RUMMIES
def test_a_joker_won_counts_once_it_lies_in_a_meld(game: str) -> None:
    won = JokerWon(SEAT, OWN, HAND, parse_faces("JK"))
    assert found_in(game, won, put(Discarded, "4D", Place("discards"))) == set()
    assert found_in(game, put(Added, "JK", OWN)) == set()
    assert found_in(game, won, put(Laid, "5C 5D JK", OWN)) == {WON}


@RUMMIES
def test_only_melds_of_others_count_as_others(game: str) -> None:
    assert found_in(game, put(Added, "9C", OWN)) == set()
    assert found_in(game, replace(put(Added, "9C", OTHER), seat=2)) == set()
    assert found_in(game, put(Added, "9C", OTHER)) == {ADDED}


@pytest.mark.slow
@RUMMIES
def test_a_joker_is_won_wherever_it_can_be_until_one_was(game: str) -> None:
    rummy = played_game(game)
    advised = Discard(parse_faces("4D")[0])
    match = next(match for match in moments(game, 40) if any(isinstance(each, Swap) for each in match.actions()))
    assert isinstance(rummy.whim(match, set(), advised), Swap)
    assert rummy.whim(match, {WON}, advised) == advised


def test_an_opening_says_what_its_melds_are_where_the_table_asks() -> None:
    match = next(moments("rami", 1))
    advised = parse_action("open 5H 6H 7H / KS JK JK", "rami")
    (kept, named) = played_game("rami").whim(match, set(), advised).groups
    assert kept.kind is None
    assert named.kind is not None
    assert str(named).endswith("KS JK JK")


def test_a_remik_is_wanted_where_the_game_has_it() -> None:
    assert "Remik" in played_game("remik").wanted
    assert "Remik" not in played_game("rami").wanted


class Noted:
    """Stands in for the ways to play: notes what is done."""

    def __init__(self, match: Match) -> None:
        self.done: list[str] = []
        self.user = self.screen = self
        self._match = match

    def match(self) -> Match:
        return self._match

    def turn_about(self, what: str) -> bool:
        return True

    def __getattr__(self, name: str) -> Any:
        def note(*words: Any) -> None:
            self.done.append(name)

        return note


def done_for(game: str, action: str) -> list[str]:
    noted = Noted(next(moments(game, 1)))
    gestures: Any = noted
    played_game(game).does(parse_action(action, game), gestures)
    return [name for name in noted.done if name not in {"film", "waits_for"}]


@RUMMIES
def test_melds_come_to_the_table_as_they_are_written(game: str) -> None:
    assert done_for(game, "open 5H 6H 7H / KS JK KD") == ["put", "put_in_order", "press"]
    assert done_for(game, "lay 5H 6H 7H") == ["bring"]
    assert done_for(game, "lay 5H JK 7H") == ["put_in_order"]
    assert done_for(game, "lay set 5H JK JK") == ["put_in_order", "press"]


@RUMMIES
def test_the_discard_of_a_joker_is_confirmed(game: str) -> None:
    assert done_for(game, "discard JK") == ["bring", "press"]
    assert done_for(game, "discard 5H") == ["bring"]
