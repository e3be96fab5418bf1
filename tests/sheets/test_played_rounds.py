"""Rounds that were played here, entered as if they had been played with real cards, count what they counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from game.engine import MeldGame, ScoreLine, team_points
from game.games import GAMES
from tests.battery.entries import ENTRIES
from tests.sheets.entered import BY_NAME, SHORTEST, answered, counted, dealer_of, entries_of, played_rounds, sheet_for

ROUNDS = 30
CASES = [(entry.name, number) for entry in ENTRIES for number in range(len(entry.option_sets))]
"""Every game with each set of its options; together they have more rounds of a game than these."""


def matches_of(name: str, number: int) -> Sequence[Sequence[Any]]:
    """Matches with an option set, for every number of players, so that all sets together have enough rounds."""
    seats = list(GAMES[name].seats)
    wanted = -(-ROUNDS // (len(BY_NAME[name].option_sets) * len(seats)))
    return [played_rounds(name, number, players, wanted) for players in seats]


def plainly(lines: Sequence[ScoreLine]) -> Counter[tuple[object, ...]]:
    """Lines without what only cards say."""
    return Counter((line.key, line.team, line.points, line.clause) for line in lines)


@pytest.mark.parametrize(("name", "number"), CASES)
def test_rounds_entered_count_what_they_counted(name: str, number: int) -> None:
    game = GAMES[name]
    for match in matches_of(name, number):
        for way in range(len(entries_of(name, match[0]))):
            sheet = sheet_for(name, number, match)
            for over in match:
                ways = entries_of(name, over)
                sheet = counted(answered(sheet, ways[min(way, len(ways) - 1)]))
                last = sheet.rounds[-1]
                assert plainly(last.lines) == plainly(game.score(over))
                assert last.points == team_points(game.score(over), len(last.points))
                assert last.after.totals == over.totals
                outcome = game.outcome(over)
                assert last.after.winners == (() if outcome is None else outcome.winners)


@pytest.mark.parametrize(("name", "number"), CASES)
def test_rounds_entered_with_cards_have_the_lines_of_the_match(name: str, number: int) -> None:
    unknown = () if isinstance(GAMES[name], MeldGame) else ("cards", "seat")
    for match in matches_of(name, number):
        sheet = sheet_for(name, number, match)
        for over in match:
            sheet = counted(answered(sheet, entries_of(name, over)[0]))
            assert sheet.rounds[-1].lines == tuple(
                replace(line, detail=tuple(pair for pair in line.detail if pair[0] not in unknown))
                for line in GAMES[name].score(over)
            )


@pytest.mark.parametrize(("name", "seats"), [(name, seats) for name in GAMES for seats in GAMES[name].seats])
def test_a_match_entered_passes_the_deal_and_ends_as_it_did(name: str, seats: int) -> None:
    game = GAMES[name]
    match = played_rounds(name, SHORTEST, seats, rounds=60)
    sheet = sheet_for(name, SHORTEST, match)
    for over in match:
        assert sheet.standing.winners == ()
        assert sheet.standing.playing == getattr(over, "playing", tuple(range(seats)))
        assert sheet.standing.dealer == dealer_of(name, over)
        sheet = counted(answered(sheet, entries_of(name, over)[-1]))
        assert sheet.standing.totals == over.totals
    outcome = game.outcome(match[-1])
    assert outcome is not None
    assert sheet.standing.winners == outcome.winners
