"""One more folder among the games is a game: found, judged, simulated, pictured and played with no other
file touched.
"""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator

import pytest

from game.games import INFOS
from tests.battery.walks import BY_NAME
from tests.games.scratch import CLONED, Scratch, copied

JUDGED = {
    "canasta": ("meld", "5H", "6H", "7H"),
    "rummy": ("meld", "5H", "6H", "7H"),
    "tricks": ("hand", "--contract", "sun", "--raw", "100", "30"),
}
"""The questions to `majlis judge` about a game of the family."""
GOLDEN = "late_positions"
"""Positions whose lines of play were counted are come to by chance, which the name of a game is a part of."""
AT_LENGTH = "any_legal_actions"
"""Tests that take long and pass with the original."""

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def scratch(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scratch]:
    with copied(tmp_path_factory.mktemp("checkout")) as scratch:
        yield scratch


def test_a_game_of_every_family_is_cloned() -> None:
    assert {INFOS[name].family: name for name in CLONED.values()} == CLONED
    assert {info.family for info in INFOS.values()} == set(CLONED)


def test_the_battery_passes(scratch: Scratch) -> None:
    chosen = []
    for family, game in scratch.games.items():
        sets = range(1, len(BY_NAME[CLONED[family]].option_sets))
        others = "".join(f" and not {game}-{number}" for number in sets)  # they do what the original does
        chosen.append(f"({game}{others})")
    asked = f"({' or '.join(chosen)}) and not {GOLDEN} and not {AT_LENGTH}"
    output = scratch.run("pytest", "-n", "0", "-p", "no:cacheprovider", "tests/battery", "-k", asked, "-vv")
    for game in scratch.games.values():
        passed = re.findall(rf"::(test_\w+)\[.*{game}.*\] PASSED", output)
        assert {"test_every_match_ends", "test_every_clause_is_cited_in_code"} <= set(passed)


def test_the_command_line_judges_and_simulates_it(scratch: Scratch) -> None:
    levels = ",".join(["greedy"] * 4)
    asked = [["simulate", "--help"]]
    for family, game in scratch.games.items():
        asked.append(["judge", game, *JUDGED[family], "--json"])
        asked.append(["simulate", game, "--rounds", "2", "--seats", levels, "--json"])
    help_text, *outputs = scratch.commands(asked)
    for family, game in scratch.games.items():
        assert game in help_text
        assert json.loads(outputs.pop(0).splitlines()[-1])["valid"] is True, family
        simulated = json.loads(outputs.pop(0).splitlines()[-1])
        assert (simulated["rounds"], simulated["illegal"]) == (2, 0)


def test_its_table_is_pictured_and_a_new_match_offers_it(scratch: Scratch) -> None:
    asked = {"others": ["new_match"]}
    for game in scratch.games.values():
        asked |= {f"table {game}": ["table", "--at", "8", "--game", game], f"new {game}": ["new_match", "--game", game]}
    pictures = {name: scratch.folder / f"{name}.png" for name in asked}
    words = [["screenshot", *asked[name], "--size", "960x600", "--out", str(pictures[name])] for name in asked]
    scratch.commands(words)
    assert all(picture.stat().st_size > 20_000 for picture in pictures.values())
    for game in scratch.games.values():
        assert pictures["others"].read_bytes() != pictures[f"new {game}"].read_bytes()


def test_a_lesson_in_its_folder_is_in_the_list(scratch: Scratch) -> None:
    for game in scratch.games.values():
        folder = scratch.folder / "game" / "games" / game / "lessons"
        names = sorted(path.stem for path in folder.glob("*.py") if path.stem != "__init__")
        shutil.copyfile(folder / f"{names[0]}.py", folder / "one_more.py")
        for name in names:
            (folder / f"{name}.py").unlink()
    games = list(scratch.games.values())
    found = f"from game.lessons.catalogue import lessons_of; print([[e.name for e in lessons_of(g)] for g in {games}])"
    assert scratch.python("-c", found).splitlines()[-1] == str([["one_more"]] * len(games))
    pictures = {game: scratch.folder / f"lessons {game}.png" for game in games}
    of_it = [
        ["screenshot", "lessons", "--game", game, "--size", "960x600", "--out", str(pictures[game])] for game in games
    ]
    scratch.commands(of_it)
    assert all(picture.stat().st_size > 20_000 for picture in pictures.values())
