"""The opponents compiled: which modules, what is said where nothing compiles, and the same decisions as from source."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from devtools.environment import clean_variables
from devtools.paths import ROOT
from distribution import compiling, freeze, licences
from distribution.compiling import compiled_tree, imported, sources, unseen_imports, why_not
from game.app.arena import visitor
from game.app.arena.visitor import Visitor
from game.app.contestants import Occasion, OwnContestant, Turn
from game.engine import Deals
from game.games import GAMES
from game.opponents.protocol import agent_for, levels_of


def test_solvers_and_lean_cores_are_compiled_and_no_folder_is() -> None:
    assert Path("game/tricks/solver.py") in sources()
    assert not [place for place in sources() if place.name == "__init__.py"]


def test_a_system_without_a_compiler_says_so_and_freezes_the_source(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(shutil, "which", lambda _name: None)
    assert "no C compiler" in (why_not() or "")
    assert freeze._tree() == ROOT
    assert "NOTICE: the opponents are packaged as source" in capsys.readouterr().err


def test_a_system_that_cannot_compile_for_another_reason_says_which(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr("distribution.compiling.sysconfig.get_path", lambda _name: "/nowhere")
    assert "without its header files" in (why_not() or "")
    monkeypatch.setattr(sys, "platform", "win32")
    assert "Windows" in (why_not() or "")


def test_the_packager_is_told_what_it_cannot_see_in_machine_code(tmp_path: Path) -> None:
    source = "from __future__ import annotations\nimport math, os.path\nfrom game.cards import Face\n"
    source += "if TYPE_CHECKING:\n    import mypy_extensions\nelse:\n    import bisect\n"
    (tmp_path / "module.py").write_text(source + "def f() -> None:\n    import zlib\n")
    assert imported([Path("module.py")], tmp_path) == ("bisect", "game.cards", "math", "os.path", "zlib")
    assert unseen_imports(ROOT) == ()
    assert compiling.LIBRARY in unseen_imports(tmp_path)


def test_machine_code_travels_with_the_licence_of_what_made_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(licences, "_text_of", lambda name, _installed: name)
    frozen = tmp_path / "frozen"
    frozen.mkdir()
    licences.collect(frozen, tmp_path / "source")
    (frozen / f"{compiling.LIBRARY}.cpython-311-x86_64-linux-gnu.so").touch()
    licences.collect(frozen, tmp_path / "compiled")
    assert not (tmp_path / "source" / "mypy.txt").exists()
    assert (tmp_path / "compiled" / "mypy.txt").exists()


@pytest.mark.package
def test_opponents_decide_the_same_from_source_and_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    reason = why_not()
    if reason is not None:
        pytest.skip(reason)
    tree = compiled_tree()
    for place in sources():
        assert found_in(tree, place).endswith((".so", ".pyd"))
    monkeypatch.setattr(visitor, "folder_of", lambda _commit: tree)
    for name in GAMES:
        level = levels_of(GAMES[name])[-1].name
        guest = Visitor("compiled", level, None)
        try:
            assert_alike(name, level, guest)
        finally:
            guest.close()


_SENT_TO_THE_PROCESS: Final = """
import pickle
from game.engine import Deals, stream
from game.games import GAMES
from game.opponents.protocol import NoDeadline, agent_for

for name, game in GAMES.items():
    quick = agent_for(game, "greedy")
    state, _ = game.new_match(game.options(), max(game.seats), Deals(7))
    for number in range(60):
        seat = game.actor(state)
        if seat is None:
            break
        view = game.view(state, seat)
        assert pickle.loads(pickle.dumps(view)) == view, name
        state, _ = game.apply(state, quick.decide(view, stream(7, number), NoDeadline()).action)
"""


@pytest.mark.package
def test_a_view_reaches_the_process_of_the_opponents_whole_where_they_are_compiled() -> None:
    reason = why_not()
    if reason is not None:
        pytest.skip(reason)
    assert run_in(compiled_tree(), _SENT_TO_THE_PROCESS) == ""


def found_in(tree: Path, place: Path) -> str:
    """The file that a module is imported from."""
    module = ".".join(place.with_suffix("").parts)
    return run_in(tree, f"import {module} as found; print(found.__file__)")


def run_in(tree: Path, script: str) -> str:
    """What a script prints that imports the program from a tree."""
    words = [sys.executable, "-P", "-c", script]
    variables = clean_variables() | {"PYTHONPATH": str(tree)}
    return subprocess.run(words, env=variables, cwd=tree, check=True, capture_output=True, text=True).stdout.strip()


def assert_alike(name: str, level: str, guest: Visitor) -> None:
    """At the beginning of a round and, by quicker play, now and then later on."""
    game, own = GAMES[name], OwnContestant(agent_for(GAMES[name], level), None)
    quick = OwnContestant(agent_for(game, "greedy"), None)
    seats = max(game.seats)
    state, _ = game.new_match(game.options(), seats, Deals(7))
    guest.begin(Occasion(game, (), seats, 7))
    compared = number = 0
    while compared < 7 and (seat := game.actor(state)) is not None:
        turn = Turn(seat, game.view(state, seat), 7, ("agent", 1, number))
        if number < 2 or number % 8 == 0:
            action = own.decide(turn).decision.action
            assert guest.decide(turn).decision.action == action, f"{level} of {name}, action {number}"
            compared += 1
        else:
            action = quick.decide(turn).decision.action
        guest.played(action)
        state, _ = game.apply(state, action)
        number += 1
    assert compared > 3
