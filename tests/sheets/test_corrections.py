"""A round that is corrected later is counted as if it had been entered so at once, and all that follows anew."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal

import pytest

from game.engine.record import RoundLine
from game.engine.score_sheet import Entry
from game.games import GAMES
from game.sheets.sheet import Sheet
from tests.sheets.entered import SHORTEST, answered, counted, entries_of, played_rounds, sheet_for

ROUNDS = 8


def entered(sheet: Sheet, entries: list[Entry]) -> Sheet:
    for entry in entries:
        sheet = counted(answered(sheet, entry))
    return sheet


def corrected(sheet: Sheet, number: int, entry: Entry) -> Sheet:
    """The round taken up again, answered otherwise and counted."""
    sheet = sheet.with_line(RoundLine(number, dict(sheet.entries[number - 1]), counted=False))
    return counted(answered(sheet, entry))


@pytest.mark.parametrize("name", GAMES)
def test_a_corrected_round_counts_as_if_it_had_been_entered_so(name: str) -> None:
    match = played_rounds(name, 0, max(GAMES[name].seats), ROUNDS)[:-1]
    entries = [entries_of(name, over)[-1] for over in match]
    sheet = entered(sheet_for(name, 0, match), entries)
    for number in range(1, len(entries) + 1):
        other = entries[-number]
        changed = [*entries[: number - 1], other, *entries[number:]]
        again = corrected(sheet, number, other)
        assert again.rounds == entered(sheet_for(name, 0, match), changed).rounds
        assert again.number == len(entries) + 1


def test_a_correction_that_ends_the_match_leaves_out_what_follows_until_it_is_undone() -> None:
    name = "buraco"
    match = played_rounds(name, SHORTEST, 2, rounds=60)
    entries = [entries_of(name, over)[-1] for over in match]
    sheet = entered(sheet_for(name, SHORTEST, match), entries)
    grand = {"out": 0, "teams": [{"bonuses": {"as_a_as": 2}, "card_points": 300}, {"card_points": 0, "hands": [5]}]}
    won = corrected(sheet, 1, grand)
    assert (len(won.rounds), won.standing.winners) == (1, (0,))
    assert corrected(won, 1, entries[0]).rounds == sheet.rounds


def round_of(out: int, *hands: int) -> Entry:
    """A round of a rummy, the points in each hand; 0 for one that is not asked for."""
    return {"out": out, "teams": [{"hands": [hand]} if hand else None for hand in hands]}


def three_at_remik() -> Sheet:
    """The third player is out of the match after the second round."""
    blank = sheet_for("remik", SHORTEST, played_rounds("remik", SHORTEST, 3, rounds=60))
    sheet = entered(blank, [round_of(0, 0, 60, 100), round_of(1, 10, 0, 120), round_of(1, 30, 0, 0)])
    assert [each.after.playing for each in sheet.rounds] == [(0, 1, 2), (0, 1), (0, 1)]
    return sheet


def test_a_player_whom_a_correction_keeps_in_needs_a_hand_in_the_rounds_that_follow() -> None:
    kept_in = corrected(three_at_remik(), 2, round_of(1, 10, 0, 20))
    assert len(kept_in.rounds) == 2
    assert (kept_in.number, kept_in.draft) == (3, {"out": 1, "teams": [{"hands": [30]}]})
    whole = counted(kept_in.with_answer(("teams", 2, "hands", 0), 40))
    assert whole.standing.totals == (Decimal(30), Decimal(40), Decimal(160))
    assert whole.number == 4


def test_a_player_whom_a_correction_puts_out_earlier_counts_no_more() -> None:
    earlier = corrected(three_at_remik(), 1, round_of(0, 0, 60, 230))
    assert [each.after.playing for each in earlier.rounds] == [(0, 1), (0, 1), (0, 1)]
    assert earlier.standing.totals == (Decimal(30), Decimal(40), Decimal(230))
    back = corrected(earlier, 1, round_of(0, 0, 60, 100))
    assert back.rounds == three_at_remik().rounds, "what was entered is there still"


def test_a_round_won_by_a_player_whom_a_correction_puts_out_is_asked_for_again() -> None:
    blank = sheet_for("remik", SHORTEST, played_rounds("remik", SHORTEST, 3, rounds=60))
    sheet = entered(blank, [round_of(0, 0, 60, 100), round_of(2, 10, 20, 0), round_of(1, 30, 0, 20)])
    earlier = corrected(sheet, 1, round_of(0, 0, 60, 230))
    assert (len(earlier.rounds), earlier.number) == (1, 2)
    assert earlier.draft == {"teams": [{"hands": [10]}, {"hands": [20]}]}


def test_house_rules_changed_later_count_all_rounds_anew() -> None:
    blank = sheet_for("buraco", SHORTEST, played_rounds("buraco", SHORTEST, 2, rounds=60))
    strict = blank.with_line(replace(blank.agreed, options={"morto_penalty": 100}))
    teams = [{"card_points": 100, "hands": [5], "reserve_taken": False}, {"card_points": 200, "hands": [10]}]
    sheet = entered(strict, [{"out": "none", "teams": teams}])
    assert sheet.standing.totals == (Decimal(10), Decimal(205))
    mild = sheet.with_line(replace(sheet.agreed, options={}))
    assert mild.standing.totals == (Decimal(110), Decimal(205))
    assert "reserve_taken" not in mild.taken_up(1).draft["teams"][0]
    assert mild.with_line(sheet.agreed).standing == sheet.standing
