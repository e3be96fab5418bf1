"""Which tests a change can reach."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from devtools import testing
from devtools.environment import DevtoolsError
from devtools.paths import ROOT
from devtools.reach import module_of, reached_tests, sources_in

SOURCES = {
    "game/__init__.py": "",
    "game/__main__.py": "from game.cli import main",
    "game/cli.py": "",
    "game/cards.py": "",
    "game/melds/__init__.py": "from .runs import run",
    "game/melds/runs.py": "def run() -> None:\n    from .. import cards",
    "game/melds/sets.py": "from .sub import nothing",
    "game/found/__init__.py": 'from importlib import import_module\nimport_module(f"{__name__}.{name}")',
    "game/found/rami/__init__.py": "import_module('.rules', __package__)",
    "game/found/rami/rules.py": "",
    "game/sounds.py": "",
    "build_scripts/tool/__init__.py": "import game.cards",
    "build_scripts/make.py": '"""Reads game.sounds and *.py."""',
    "tests/__init__.py": "",
    "tests/ui/conftest.py": "import game.sounds",
    "tests/ui/table/test_table.py": "",
    "tests/ui/sheet.py": "from game.melds import sets",
    "tests/test_runs.py": "from game.melds import runs",
    "tests/test_melds.py": "import game.melds",
    "tests/test_sheet.py": "def test() -> None:\n    if x:\n        from tests.ui import sheet",
    "tests/test_tool.py": "from tool import anything",
    "tests/test_found.py": "import game.found",
    "tests/test_any.py": "import_module(name)",
    "tests/test_started.py": '[sys.executable, "-m", "game"]',
    "tests/test_patched.py": 'patch("game.sounds.play", None)',
    "tests/test_code.py": 'run("import game.cli; game.cli.main()")',
    "tests/test_script.py": 'run(folder / "make.py")',
    "tests/test_sources.py": 'folder.rglob("*.py")',
}
SILENT = ("game/games/", "game/ui/")
"""Most of the program, which imports no tools: reading it takes long."""
ALWAYS = {"test_any", "test_sources"}
"""They may look at anything."""


def reached(*changed: str) -> set[str]:
    """The names of the tests that are reached besides those that always are."""
    return {Path(path).stem for path in reached_tests(changed, SOURCES)} - ALWAYS


@pytest.mark.parametrize(
    ("changed", "tests"),
    [
        ("game/cards.py", {"test_runs", "test_melds", "test_tool", "test_sheet"}),
        ("game/melds/runs.py", {"test_runs", "test_melds", "test_sheet"}),
        ("game/melds/sets.py", {"test_sheet"}),
        ("game/melds/sub.py", {"test_sheet"}),
        ("game/sounds.py", {"test_table", "test_patched"}),
        ("game/cli.py", {"test_started", "test_code"}),
        ("game/found/rami/rules.py", {"test_found"}),
        ("game/found/new.py", {"test_found"}),
        ("build_scripts/tool/__init__.py", {"test_tool"}),
        ("build_scripts/make.py", {"test_script"}),
        ("tests/ui/conftest.py", {"test_table"}),
        ("tests/ui/sheet.py", {"test_sheet"}),
        ("tests/test_tool.py", {"test_tool"}),
        ("tests/test_gone.py", set()),
    ],
)
def test_a_change_reaches_the_tests_that_import_it_however_far_away(changed: str, tests: set[str]) -> None:
    assert reached(changed) == tests


def test_who_imports_by_any_name_or_reads_sources_is_always_reached() -> None:
    found = {Path(path).stem for path in reached_tests(["tests/ui/table/test_table.py"], SOURCES)}
    assert found == {"test_table", *ALWAYS}


def test_changes_add_up() -> None:
    assert reached("game/melds/sets.py", "game/sounds.py") == {"test_sheet", "test_table", "test_patched"}


@pytest.mark.parametrize("changed", ["assets/table/wood.png", "game/rules/rami/RULES.md", "pyproject.toml", "setup.py"])
def test_a_file_that_is_no_module_reaches_every_test(changed: str) -> None:
    every = {Path(path).stem for path in SOURCES if Path(path).name.startswith("test_")}
    assert reached(changed) == every - ALWAYS


def test_nothing_changed_reaches_nothing() -> None:
    assert reached_tests([], SOURCES) == ()


@pytest.mark.slow
def test_a_module_of_this_checkout_reaches_its_own_tests_and_not_those_of_other_rooms() -> None:
    sources = {path: text for path, text in sources_in(ROOT).items() if not path.startswith(SILENT)}
    this = Path(__file__).relative_to(ROOT).as_posix()
    found = reached_tests(["build_scripts/devtools/reach.py"], sources)
    assert this in found
    assert len(found) < len(reached_tests(["README.md"], sources)) / 4


def test_every_import_of_this_checkout_is_found_under_its_name() -> None:
    assert {
        module_of(path) for path in ("build_scripts/devtools/tasks.py", "game/__init__.py", "tests/ui/pilot.py")
    } == {"devtools.tasks", "game", "tests.ui.pilot"}


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A repository with two commits on main, and one on a branch that is checked out."""

    def commit(name: str) -> None:
        (tmp_path / name).write_text(name, encoding="utf-8")
        git(tmp_path, "add", ".")
        git(tmp_path, "commit", "--quiet", "-m", name)

    git(tmp_path, "init", "--quiet", "-b", "main")
    for name in ("one.py", "two.py"):
        commit(name)
    git(tmp_path, "checkout", "--quiet", "-b", "side")
    commit("three.py")
    return tmp_path


def git(folder: Path, *words: str) -> None:
    who = ("-c", "user.name=A", "-c", "user.email=a@b.example", "-c", "commit.gpgsign=false")
    subprocess.run(["git", *who, *words], cwd=folder, check=True)


def test_without_changes_it_is_what_the_branch_changed(checkout: Path) -> None:
    assert testing.changed_files(root=checkout) == ("three.py",)


def test_with_changes_it_is_these_alone_new_moved_and_lost_files_included(checkout: Path) -> None:
    (checkout / "two.py").rename(checkout / "zwei.py")
    git(checkout, "add", ".")
    (checkout / "four żaba.py").touch()
    assert testing.changed_files(root=checkout) == ("four żaba.py", "two.py", "zwei.py")


def test_since_a_revision_it_is_everything_after_it(checkout: Path) -> None:
    (checkout / "four.py").touch()
    assert testing.changed_files("main~1", root=checkout) == ("four.py", "three.py", "two.py")


def test_an_unknown_revision_and_a_missing_main_are_told_in_words(checkout: Path) -> None:
    with pytest.raises(DevtoolsError, match="nowhere"):
        testing.changed_files("nowhere", root=checkout)
    git(checkout, "branch", "--quiet", "-D", "main")
    with pytest.raises(DevtoolsError, match="--since"):
        testing.changed_files(root=checkout)
