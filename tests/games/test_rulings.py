"""The tables of `RULINGS.md`: every sentence of a game's source has a clause and can be played as it is written."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from game.engine import OptionValue, choose, declared, presets_of
from game.games import GAMES

GAMES_FOLDER: Final = Path(__file__).parents[2] / "game/games"
HEADING: Final = "## Sentence by sentence"
COLUMNS: Final = ["Page", "What it says", "Clause", "Default", "As written"]
WRITTEN: Final = "written"
SAME: Final = "same"
SETTING: Final = re.compile(r"`(\w+)=(\w+)`")
LEAST_REASON: Final = 5
"""Words of a reason why a sentence cannot be played."""


class Row(NamedTuple):
    """One sentence of the source."""

    page: str
    says: str
    clauses: str
    default: str
    written: str

    @property
    def settings(self) -> dict[str, str]:
        """The options by which it is played as it is written."""
        return dict(SETTING.findall(self.written))


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def _rulings(game: str) -> str:
    return (GAMES_FOLDER / game / "rules/RULINGS.md").read_text(encoding="utf-8")


def rows_of(game: str) -> list[Row]:
    """The rows of the table of a game; raises `AssertionError` where a line has not its columns."""
    section = _rulings(game).split(f"{HEADING}\n")[1].split("\n## ")[0]
    head, rule, *rows = [_cells(line) for line in section.splitlines() if line.startswith("|")]
    assert head == COLUMNS
    assert set("".join(rule)) <= set("-:")
    assert all(len(row) == len(COLUMNS) for row in rows)
    return [Row(*row) for row in rows]


each_table = pytest.mark.parametrize("game", list(GAMES))


@each_table
def test_every_sentence_names_its_place_and_clauses_of_the_book(game: str) -> None:
    book = (GAMES_FOLDER / game / "rules/RULES.md").read_text(encoding="utf-8")
    clauses = set(re.findall(r"^- (\d+\.\d+) ", book, re.MULTILINE))
    for row in rows_of(game):
        assert all(row), row
        assert set(row.clauses.split(", ")) <= clauses, row


@each_table
def test_every_sentence_is_played_by_default_or_by_an_option_of_the_preset_or_has_a_reason(game: str) -> None:
    for row in rows_of(game):
        if SAME in (row.default, row.written):
            assert row.default == row.written, row
        else:
            assert row.settings or len(row.written.split()) >= LEAST_REASON, row


@each_table
def test_the_preset_sets_what_the_table_says_and_nothing_else(game: str) -> None:
    options = GAMES[game].options
    defaults = {spec.name: spec.default for spec in declared(options)}
    preset = presets_of(options)[WRITTEN]
    said: Mapping[str, str] = {name: value for row in rows_of(game) for name, value in row.settings.items()}
    differing: Mapping[str, OptionValue] = {name: value for name, value in preset.items() if value != defaults[name]}
    choose(options, said)
    assert said == {name: str(value) for name, value in differing.items()}


@each_table
def test_a_sentence_is_ruled_by_the_clause_of_its_option(game: str) -> None:
    clauses = {spec.name: spec.clause.split()[1] for spec in declared(GAMES[game].options)}
    for row in rows_of(game):
        for name in row.settings:
            assert clauses[name] in row.clauses.split(", "), row
