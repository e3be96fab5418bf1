"""The opponents compiled: which modules, the message where nothing compiles, and the same decisions as from source."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from bench.opponents.compiled import by_program
from bench.opponents.decided import under_wine
from devtools.environment import clean_variables
from devtools.paths import ROOT
from distribution import compiling, freeze, licences
from distribution.compiling import compiled_tree, imported, sources, unseen_imports, why_not
from game.games import GAMES
from windows.compiling import windows_tree
from windows.tools import missing
from windows.wine import WineStartError

_DECIDED: Final = "bench.opponents.decided"


def test_solvers_and_lean_cores_are_compiled_and_no_folder_is() -> None:
    assert Path("game/tricks/solver.py") in sources()
    assert not [place for place in sources() if place.name == "__init__.py"]


def test_a_system_without_a_compiler_says_so_and_freezes_the_source(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(shutil, "which", lambda _name: None)
    assert "no C compiler" in (why_not() or "")
    assert freeze.program_tree() == ROOT
    assert "NOTICE: the opponents are packaged as source" in capsys.readouterr().err


def test_a_system_that_cannot_compile_for_another_reason_says_which(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr("distribution.compiling.sysconfig.get_path", lambda _name: "/nowhere")
    assert "without its header files" in (why_not() or "")
    monkeypatch.setattr(sys, "platform", "win32")
    assert "Windows" in (why_not() or "")


def test_the_packager_gets_the_imports_of_compiled_modules(tmp_path: Path) -> None:
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
def test_opponents_decide_the_same_from_source_and_compiled() -> None:
    reason = why_not()
    if reason is not None:
        pytest.skip(reason)
    tree = compiled_tree()
    assert run_in(tree, endings_of(sources())) == "so"
    for name in GAMES:
        assert by_program(tree, _DECIDED, name, "4") == by_program(ROOT, _DECIDED, name, "4")


@pytest.mark.package
def test_opponents_decide_the_same_in_the_machine_code_of_windows() -> None:
    trouble = missing("wine", "x86_64-w64-mingw32-gcc", "Xvfb")
    if trouble or why_not() is not None:
        pytest.skip(trouble or "nothing compiles here")
    tree = windows_tree()
    try:
        assert under_wine(tree, "-c", endings_of(sources())).strip() == "pyd"
        decided = {name: under_wine(tree, "-m", _DECIDED, name, "3").split() for name in GAMES}
    except WineStartError as broken:
        pytest.skip(str(broken))
    assert decided == {name: by_program(ROOT, _DECIDED, name, "3").split() for name in GAMES}


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


def endings_of(places: tuple[Path, ...]) -> str:
    """A script that prints the endings of the files that the modules are imported from, each ending once."""
    modules = [".".join(place.with_suffix("").parts) for place in places]
    found = "{import_module(name).__file__.rpartition('.')[2] for name in " + repr(modules) + "}"
    return f"from importlib import import_module; print(*{found})"


def run_in(tree: Path, script: str) -> str:
    """Return the output of a script that imports the program from a tree."""
    words = [sys.executable, "-P", "-c", script]
    variables = clean_variables() | {"PYTHONPATH": str(tree)}
    return subprocess.run(words, env=variables, cwd=tree, check=True, capture_output=True, text=True).stdout.strip()
