"""Which tests a change can reach: by the imports of `game`, `build_scripts` and `tests`, which are read and never run.

When in doubt a test is reached. An import in a function counts like any other; a module imported by a name that is put
together counts as all that the known beginning of the name allows; a module or script named in a text, to be patched or
started, counts as imported; who looks through source files, or a file that is no module, reaches everything.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path, PurePosixPath
from typing import Final

ROOMS: Final = ("game", "build_scripts", "tests")
_IMPORTERS: Final = frozenset({"import_module", "__import__"})
_DOTTED: Final = re.compile(r"[A-Za-z_]\w*(?:\.\w+)+")
_WORD: Final = re.compile(r"[A-Za-z_]\w*(?:\.\w+)*")
_SHARED: Final = "conftest.py"
_INNER: Final = {
    kind: tuple(name for name in kind._fields if name not in {"arg", "attr", "ctx", "id", "kind", "name", "op", "ops"})
    for kind in vars(ast).values()
    if isinstance(kind, type) and issubclass(kind, ast.AST)
}
"""The fields of each kind of node in which others may stand."""


@dataclass(frozen=True, slots=True)
class Needs:
    """What a module may import."""

    names: frozenset[str]
    """Modules; a name in one of them may stand for it."""
    beginnings: frozenset[str]
    """Every module whose name begins so; the empty one is all of them."""


def sources_in(root: Path) -> dict[str, str]:
    """The text of every module of the checkout by its path from the root, with slashes."""
    paths = [path for room in ROOMS for path in sorted((root / room).rglob("*.py"))]
    return {path.relative_to(root).as_posix(): path.read_text(encoding="utf-8") for path in paths}


def reached_tests(changed: Iterable[str], sources: Mapping[str, str]) -> tuple[str, ...]:
    """The test files that a change of these files can reach; both are named by their paths from the root."""
    changed = tuple(changed)
    tests = tuple(sorted(path for path in sources if PurePosixPath(path).name.startswith("test_")))
    if not all(path.endswith(".py") and path.split("/")[0] in ROOMS for path in changed):
        return tests
    reached = _reached(set(map(module_of, changed)), sources)
    return tuple(path for path in tests if module_of(path) in reached)


@cache
def module_of(path: str) -> str:
    """The name by which the module of this path is imported."""
    parts = list(PurePosixPath(path).with_suffix("").parts)
    if parts[0] == "build_scripts":
        del parts[0]
    if parts[-1] == "__init__":
        del parts[-1]
    return ".".join(parts)


def needs_of(path: str, sources: Mapping[str, str]) -> Needs:
    """What the module of this path may import."""
    names, beginnings = set(_fixtures(path, sources)), set()
    module = module_of(path)
    package = module if path.endswith("/__init__.py") else module.rpartition(".")[0]
    nodes = _nodes_of(ast.parse(sources[path]))
    told = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    for node in nodes:
        match node:
            case ast.Import(found):
                names.update(alias.name for alias in found)
            case ast.ImportFrom(base, found, level):
                above = _above(package, level, base or "")
                names.update([above, *(f"{above}.{alias.name}" for alias in found)])
            case ast.Call(ast.Name(called) | ast.Attribute(attr=called), [wanted, *_]) if called in _IMPORTERS:
                # the program imports nothing but itself, whatever the name
                beginnings.add(_beginning(wanted, module, package) or ("game." if path.startswith("game/") else ""))
            case ast.List(elements) | ast.Tuple(elements):
                names.update(_started(elements))
            case ast.Constant(str(text)) if id(node) not in told:
                names.update(_named_in(text, sources))
                if text.lstrip("*/") == ".py":
                    beginnings.add("")
    names.update([above for name in tuple(names) for above in _packages_above(name)])
    return Needs(frozenset(names - {module}), frozenset(beginnings))


def _nodes_of(tree: ast.AST) -> list[ast.AST]:
    """All of its nodes in any order but signs such as `+`, in a third of the time of `ast.walk`."""
    nodes = [tree]
    for node in nodes:  # which grows meanwhile
        held = vars(node)
        for name in _INNER[type(node)]:
            value = held.get(name)
            if isinstance(value, list):
                nodes += [each for each in value if isinstance(each, ast.AST)]
            elif isinstance(value, ast.AST):
                nodes.append(value)
    return nodes


def _reached(changed: set[str], sources: Mapping[str, str]) -> set[str]:
    """All modules that import one of these, or one that does."""
    importers: dict[str, set[str]] = defaultdict(set)
    vague: list[tuple[str, str]] = []
    for path in sources:
        needs = needs_of(path, sources)
        for name in needs.names:
            importers[name].add(module_of(path))
        vague += [(beginning, module_of(path)) for beginning in needs.beginnings]
    reached, waiting = set(changed), list(changed)
    while waiting:
        module = waiting.pop()
        found = importers[module] | {importer for beginning, importer in vague if module.startswith(beginning)}
        waiting += found - reached
        reached |= found
    return reached


def _fixtures(path: str, sources: Mapping[str, str]) -> Iterator[str]:
    """The modules whose fixtures serve the tests of this path."""
    if not PurePosixPath(path).name.startswith(("test_", _SHARED)):
        return
    for folder in PurePosixPath(path).parents:
        if (shared := f"{folder}/{_SHARED}") in sources:
            yield module_of(shared)


def _above(package: str, level: int, base: str) -> str:
    """The absolute name of what a `from` names, with `level` dots before it."""
    if level == 0:
        return base
    parts = package.split(".")
    return ".".join([*parts[: len(parts) - level + 1], *([base] if base else [])])


def _packages_above(name: str) -> Iterator[str]:
    parts = name.split(".")
    return (".".join(parts[:end]) for end in range(1, len(parts)))


def _beginning(wanted: ast.expr, module: str, package: str) -> str:
    """How the name of a module imported by its name begins, as far as the source says."""
    known = ""
    parts = wanted.values if isinstance(wanted, ast.JoinedStr) else [wanted]
    for part in parts:
        inner = part.value if isinstance(part, ast.FormattedValue) else part
        match inner:
            case ast.Constant(str(text)):
                known += text
            case ast.Name("__name__"):
                known += module
            case ast.Name("__package__"):
                known += package
            case _:
                break
    return f"{package}." if known.startswith(".") else known


def _started(words: Sequence[ast.expr]) -> Iterator[str]:
    """The modules that a command runs."""
    for option, name in pairwise(words):
        match option, name:
            case ast.Constant("-m"), ast.Constant(str(module)):
                yield from (module, f"{module}.__main__")


def _named_in(text: str, sources: Mapping[str, str]) -> Iterator[str]:
    """The modules that a text names: to patch something in them or in a line of code."""
    if text.endswith(".py"):
        yield from (module_of(path) for path in sources if path.endswith(f"/{text.lstrip('/')}"))
    else:
        yield from (_WORD if "import " in text else _DOTTED).findall(text)
