"""The shape of the house: no circle of modules is larger than two, and none of folders of `ui`."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parent.parent
_LARGEST_CIRCLE: Final = 2


def files_of(room: str) -> list[Path]:
    return sorted((ROOT / room).rglob("*.py"))


def modules_of(files: list[Path], root: Path) -> dict[str, Path]:
    """The files by the names that they are imported by."""
    dotted = {path: path.relative_to(root).with_suffix("").parts for path in files}
    return {".".join(parts[:-1] if parts[-1] == "__init__" else parts): path for path, parts in dotted.items()}


def imports_of(source: str, known: Mapping[str, object]) -> set[str]:
    """The known modules that a source imports anywhere: in functions and for type checking as well."""
    found: set[str] = set()
    statements: list[ast.AST] = [ast.parse(source)]
    for node in statements:  # which grows meanwhile
        for block in ("body", "orelse", "handlers", "finalbody", "cases"):
            statements += getattr(node, block, ())
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            whole = {f"{node.module}.{name.name}" for name in node.names}
            found |= whole & known.keys() if whole <= known.keys() else {node.module, *whole}
    return found & known.keys()


def circles_in(imported: Mapping[str, set[str]]) -> Iterator[list[str]]:
    """Modules that reach one another, largest possible groups of at least two (Tarjan)."""
    order: dict[str, int] = {}
    lowest: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(module: str) -> None:
        order[module] = lowest[module] = len(order)
        stack.append(module)
        for other in imported[module]:
            if other not in order:
                visit(other)
                lowest[module] = min(lowest[module], lowest[other])
            elif other in stack:
                lowest[module] = min(lowest[module], order[other])
        if lowest[module] == order[module]:
            at = stack.index(module)
            found.append(sorted(stack[at:]))
            del stack[at:]

    for module in imported:
        if module not in order:
            visit(module)
    return (circle for circle in found if len(circle) > 1)


def imports_in(room: str) -> dict[str, set[str]]:
    """Return the imports of every module within a room."""
    modules = modules_of(files_of(room), ROOT)
    return {
        module: imports_of(path.read_text(encoding="utf-8"), modules) - {module} for module, path in modules.items()
    }


def folders_in(imported: Mapping[str, set[str]], packages: Collection[str]) -> dict[str, set[str]]:
    """Return the imports of every folder from others: a module belongs to its package, a package to itself."""

    def folder(module: str) -> str:
        return module if module in packages else module.rpartition(".")[0]

    found: dict[str, set[str]] = {folder(module): set() for module in imported}
    for module, others in imported.items():
        found[folder(module)] |= {folder(other) for other in others} - {folder(module)}
    return found


@pytest.mark.slow
def test_no_circle_of_modules_is_larger_than_two() -> None:
    assert [circle for circle in circles_in(imports_in("game")) if len(circle) > _LARGEST_CIRCLE] == []


def test_no_folders_of_ui_import_each_other_in_a_circle() -> None:
    packages = {
        ".".join(path.parent.relative_to(ROOT).parts) for path in files_of("game/ui") if path.name == "__init__.py"
    }
    assert list(circles_in(folders_in(imports_in("game/ui"), packages))) == []


def test_circles_of_folders_are_found() -> None:
    imported = {"a.one": {"b.one"}, "a.two": set[str](), "b": {"a.two"}, "b.one": set[str](), "c.one": {"a.one"}}
    assert list(circles_in(folders_in(imported, {"a", "b", "c"}))) == [["a", "b"]]


def test_circles_are_found() -> None:
    imported = {"a": {"b"}, "b": {"c"}, "c": {"a", "d"}, "d": {"e"}, "e": {"d"}, "f": {"a"}}
    assert sorted(circles_in(imported)) == [["a", "b", "c"], ["d", "e"]]


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("import room.one", {"room.one"}),
        ("from room import one", {"room.one"}),
        ("from room.one import thing", {"room.one"}),
        ("def late():\n    from room.one import thing", {"room.one"}),
        ("if TYPE_CHECKING:\n    from room.one import thing", {"room.one"}),
        ("from room import thing, one", {"room", "room.one"}),
        ("import elsewhere", set()),
    ],
)
def test_imports_are_found_wherever_they_stand(source: str, found: set[str]) -> None:
    assert imports_of(source, {"room": None, "room.one": None}) == found
