"""Rows of the index become matches of the player; selections and a fresh start leave some of them out."""

from __future__ import annotations

import csv
import sqlite3
from contextlib import closing
from datetime import datetime
from io import StringIO
from pathlib import Path

import pytest

from game.engine.record import SeatSetup
from game.match import course as courses
from game.match.course import LOST, WON, Course, course_in, course_of
from game.match.register import OwnNames
from game.statistics import played as reading
from game.statistics.cache import StatisticsCache
from game.statistics.exporting import as_csv, as_plain
from game.statistics.played import Ledger, Selection, choices
from game.statistics.rating import ComparedRound, cached_round
from game.storage.index import IndexRow
from tests.match.play import PERSON_AND_AGENT, archive_of, finished, play_on, unrecorded
from tests.statistics.matches import gain, played, row

NOW = datetime(2026, 1, 31, 12)


def test_a_match_is_seen_from_the_side_of_its_player() -> None:
    match = unrecorded(PERSON_AND_AGENT)
    play_on(match, 1000)
    found = course_of(match)
    assert found is not None
    assert (found.team, found.rivals, found.partner) == (0, ("random",), "")
    assert len(found.results) == len(match.history())
    own, other = match.standing().totals
    assert sum(found.own) == float(own)
    assert sum(found.best) == float(other)
    assert course_in(courses.course_text(found)) == found


def test_a_match_without_a_person_has_no_course() -> None:
    match = unrecorded((SeatSetup("Amal", "random"), SeatSetup("Badr", "random")))
    assert course_of(match) is None
    assert Ledger().read([row("a", 1)._replace(course="")], OwnNames()) == []


def test_matches_come_in_the_order_in_which_they_were_begun() -> None:
    rows = [row("b", 9, gain(1)), row("a", 3, gain(1)), row("c", 5), row("d", 7, gain(1), winners="[1]")]
    found = Ledger().read(rows, OwnNames())
    assert [(each.name, each.result) for each in found] == [("a", WON), ("d", LOST), ("b", WON)]


def test_what_was_begun_before_the_fresh_start_does_not_count() -> None:
    rows = [row("a", 3, gain(1)), row("b", 9, gain(1))]
    assert [each.name for each in Ledger().read(rows, OwnNames(), "2026-01-05T00:00:00")] == ["b"]


def test_a_row_is_looked_into_once(monkeypatch: pytest.MonkeyPatch) -> None:
    decoded: list[str] = []

    def counting(text: str) -> Course:
        decoded.append(text)
        return course_in(text)

    monkeypatch.setattr(reading, "course_in", counting)
    ledger, rows = Ledger(), [row("a", 3, gain(1)), row("b", 9, gain(1))]
    ledger.read(rows, OwnNames())
    ledger.read([rows[0], row("b", 9, gain(1), gain(2))], OwnNames())
    assert len(decoded) == 3


def test_a_selection_takes_game_opponents_partner_and_time() -> None:
    match = played(gain(1), day=20)
    assert Selection("toy", ("club",), "Layla", 30).of([match], NOW) == [match]
    assert not Selection(game="other").of([match], NOW)
    assert not Selection(rivals=("club", "strong")).of([match], NOW)
    assert not Selection(partner="").of([match], NOW)
    assert not Selection(days=7).of([match], NOW)


def test_what_was_met_most_is_offered_first() -> None:
    matches = [played(gain(1), game="a"), played(gain(1), game="b"), played(gain(1), game="b", partner="")]
    assert choices(matches) == (["b", "a"], [("club",)], ["Layla", ""])


def test_csv_has_a_line_a_round_and_no_formula() -> None:
    text = as_csv([played(gain(12.5, 3), gain(1, 1), result=WON, partner='=1+"2"')])
    lines = list(csv.DictReader(StringIO(text)))
    assert [line["points"] for line in lines] == ["12.5", "1"]
    assert [line["round_result"] for line in lines] == ["won", "even"]
    assert lines[0]["match_result"] == "won"
    assert lines[0]["partner"] == '\'=1+"2"'


def test_the_values_for_json_are_by_game() -> None:
    rated = played(*[gain(1)] * 6, game="a")
    kept = [cached_round(rated, number, ComparedRound(number % 3, 1.0)) for number in range(1, 7)]
    known = {(each.name, each.kind, each.round): each for each in kept}
    plain = as_plain([rated, played(gain(1), game="b")], known)
    assert set(plain) == {"a", "b"}
    assert plain["a"]["rounds"] == {"won": 6, "lost": 0, "even": 0}
    assert plain["a"]["rating"]["rounds"] == 6
    assert plain["b"]["rating"] is None


OLDER = (
    "CREATE TABLE records (name BLOB PRIMARY KEY, stamp TEXT, changed REAL, game TEXT, started TEXT, seats TEXT,"
    " round INTEGER, totals TEXT, finished INTEGER, winners TEXT, reason TEXT, damage TEXT, checksum INTEGER)"
    " WITHOUT ROWID"
)
"""The index before it stored courses of matches."""


def test_an_index_from_before_the_statistics_is_made_anew_without_a_lost_match(tmp_path: Path) -> None:
    saves = tmp_path / "saves"
    path, other = finished(saves), finished(saves, seed=8)
    with closing(sqlite3.connect(tmp_path / "saves.sqlite3")) as older, older:
        older.execute(OLDER)
        older.execute("PRAGMA user_version = 12345")
        values = (b"gone.jsonl", "stamp", 1.0, "toy", "", "[]", 1, "[]", 1, "[0]", "", None, 1)
        older.execute(f"INSERT INTO records VALUES ({', '.join('?' * len(values))})", values)
    for _ in range(2):  # the second time from the index alone
        with archive_of(saves) as archive:
            known = Ledger().read(archive.rows, OwnNames(frozenset({"Amal"})))
        assert {each.name for each in known} == {path.name, other.name}
        assert all(each.course.results for each in known)


def test_a_row_of_a_file_that_is_no_match_is_left_out() -> None:
    assert Ledger().read([IndexRow("x", "stamp", 1.0, damage="{}")], OwnNames()) == []


def test_what_was_learned_beside_the_window_is_not_looked_into_again(monkeypatch: pytest.MonkeyPatch) -> None:
    ledger, rows, waits = Ledger(), [row("a", 3, gain(1)), row("b", 9, gain(1))], list[None]()
    ledger.learn(rows, lambda: waits.append(None))
    monkeypatch.setattr(reading, "course_in", lambda _text: pytest.fail("looked into again"))
    ledger.learn(rows, lambda: waits.append(None))
    assert [each.name for each in ledger.read(rows, OwnNames())] == ["a", "b"]
    assert len(waits) == 2


def test_the_same_rows_are_read_and_reckoned_once() -> None:
    ledger, cache, rows = Ledger(), StatisticsCache(), [row("a", 3, gain(1)), row("b", 9, gain(2))]
    found = ledger.read(rows, OwnNames())
    assert ledger.read(rows, OwnNames()) is found
    assert cache.of(found) is cache.of(found)
    later = ledger.read(rows, OwnNames(), "2026-01-05T00:00:00")
    assert [each.name for each in later] == ["b"]
    assert (cache.of(found).figures.begun, cache.of(later).figures.begun) == (2, 1)
    assert [each.name for each in ledger.read([*rows, row("c", 5, gain(1))], OwnNames())] == ["a", "c", "b"]
