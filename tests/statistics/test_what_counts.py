"""Copies, branches and matches of other people change no count; in every game."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from game.engine.record import read_record
from game.games import GAMES
from game.match.deals.codes import code_of
from game.match.deals.results import days_in_a_row, days_played, deal_of_day
from game.match.register import OwnNames, Register, person_of
from game.match.summary import read_row
from game.statistics.exporting import as_csv, as_plain
from game.statistics.figures import figures_of
from game.statistics.insights import insights
from game.statistics.played import Ledger, Played
from game.statistics.rating import last_rounds
from game.statistics.series import distribution, shares
from game.storage.index import IndexRow
from tests.match.other_matches import cut_to, played_by, whole_branch

SOURCE = Path(__file__).parents[2] / "game"
RECORDS = Path(__file__).parents[1] / "records"
TODAY = date(2026, 3, 4)


@cache
def own_and_others(game: str, home: Path) -> tuple[IndexRow, tuple[IndexRow, ...]]:
    """The row of a match of the player, and those of its copies, of a branch, and of the match of somebody else."""
    for path in sorted(RECORDS.glob(f"*/{game}-*.jsonl")):
        raw = path.read_bytes()
        own = row(home, "own.jsonl", raw)
        if own.course and any(Ledger().read([own], OwnNames())):
            break
    else:
        raise LookupError(f"no record of {game} has a finished round")
    others = (
        row(home, "own (1).jsonl", raw),
        row(home, "own (conflicted copy).jsonl", cut_to(raw, len(raw.splitlines()) - 3)),
        row(home, "branch.jsonl", whole_branch(raw, GAMES, 5)),
        row(home, "other.jsonl", played_by(raw, "Somebody Else")),
    )
    return own, others


def row(home: Path, name: str, raw: bytes) -> IndexRow:
    assert read_record(raw).fault is None
    (home / name).write_bytes(raw)
    return read_row(GAMES, home, IndexRow(name, "stamp", 1.0))


def days(rows: Sequence[IndexRow], own: OwnNames) -> Any:
    """Return the days of the calendar, as if all were one day's."""
    game = GAMES[str(rows[0].game)]
    code = code_of(deal_of_day(game, TODAY))
    of_the_day = [row._replace(day=TODAY.isoformat(), deal=code, finished=1) for row in rows]
    played = days_played(Register(of_the_day).counting(own), game)
    return played, days_in_a_row(played, TODAY)


def of_matches(counted: Callable[[Sequence[Played]], Any]) -> Callable[[Sequence[IndexRow], OwnNames], Any]:
    return lambda rows, own: counted(Ledger().read(rows, own))


PLACES: Final[Mapping[str, Callable[[Sequence[IndexRow], OwnNames], Any]]] = {
    "figures": of_matches(figures_of),
    "insights": of_matches(insights),
    "distribution": of_matches(distribution),
    "shares": of_matches(shares),
    "csv": of_matches(as_csv),
    "json": of_matches(lambda matches: as_plain(matches, {})),
    "rating": of_matches(last_rounds),
    "calendar": days,
    "same deal": lambda rows, own: Register(rows).counting(own),
}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("place", PLACES)
def test_a_match_counts_once_and_for_whoever_played_it(
    game: str, place: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    own, others = own_and_others(game, tmp_path_factory.getbasetemp())
    names = OwnNames(frozenset({person_of(own)}), all_known=True)
    assert PLACES[place]([*others, own], names) == PLACES[place]([own], names)


def test_nobody_counts_or_chooses_among_all_files_but_the_list_of_them() -> None:
    asked = re.compile(r"archive\.rows\b")
    found = {
        path.relative_to(SOURCE).as_posix() for path in SOURCE.rglob("*.py") if asked.search(path.read_text("utf-8"))
    }
    in_their_list, told_apart = {"ui/scenes/load/scene.py"}, {"app/stats.py", "ui/scenes/statistics/scene.py"}
    assert found <= in_their_list | told_apart | {"ui/stage/profile.py"}
    for name in told_apart:
        lines = [line for line in (SOURCE / name).read_text("utf-8").splitlines() if asked.search(line)]
        assert all(".read(" in line for line in lines), "the ledger leaves out what does not count"
