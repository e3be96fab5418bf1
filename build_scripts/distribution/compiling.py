"""The opponents' inner loops as machine code, made by mypyc from the very source that runs without it.

The compiled modules are in a copy of the program below `build/`, each next to its source, and are found before it; the
checkout itself always runs from source. Where nothing can compile, packages hold the source alone and think slower.
"""

from __future__ import annotations

import ast
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from devtools.environment import DevtoolsError, alone, clean_variables
from devtools.paths import BUILD, ROOT

COMPILED: Final = (
    *("game/tricks/deal.py", "game/tricks/masks.py", "game/tricks/solver.py"),
    "game/families/*/opponents/lean/*.py",
)
"""The modules that are compiled, apart from the `__init__.py` of a folder: solvers and lean cores, which do nearly all
the thinking.

They keep to what mypyc understands: no dataclass with slots that sets fields of its own, no alias of a type that names
itself. And nothing that is part of a state or a view: a frozen dataclass that is compiled cannot be unpickled, and
views are sent to the opponents' process.
"""
GROUP: Final = "majlis"
LIBRARY: Final = f"{GROUP}__mypyc"
"""The module that holds the machine code of all others, which only lead to it."""
TREE: Final = BUILD / "compiled"
VARIABLE: Final = "MAJLIS_FREEZES"
"""Tells the packager which folder holds the program that it freezes; without it the checkout is meant."""
_LEFT_BEHIND: Final = shutil.ignore_patterns("__pycache__", "*.po", "*.mo", "*.md")


def sources(root: Path = ROOT) -> tuple[Path, ...]:
    """The modules that are compiled, by their places below the root."""
    found = {path for pattern in COMPILED for path in root.glob(pattern) if path.name != "__init__.py"}
    return tuple(sorted(path.relative_to(root) for path in found))


def why_not() -> str | None:
    """Why this system compiles nothing, or None if it does."""
    if sys.platform == "win32":
        return "machine code for Windows is made on Linux"
    words = (sysconfig.get_config_var("CC") or "cc").split()
    if shutil.which(words[0]) is None:
        return f"there is no C compiler ({words[0]})"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return f"this Python ({sys.executable}) came without its header files"
    missing = [name for name in ("mypyc", "setuptools") if importlib.util.find_spec(name) is None]
    return f"this environment has no {missing[0]}" if missing else None


def compiled_tree(tree: Path = TREE) -> Path:
    """A folder with the program in which the modules are compiled; made anew only when something has changed.

    To be asked for only where `why_not` has no reason. Raises `DevtoolsError` where the source cannot be compiled.
    """
    return made_tree(tree, "distribution.compiling")


def made_tree(tree: Path, compiler: str, *compiled_by: Path) -> Path:
    """A folder with the program compiled for some system, made anew only when something has changed.

    `compiler` is the module that compiles when it is run inside a copy of the program, `compiled_by` are files of it.
    """
    with alone(tree.with_suffix(".lock")):
        stamp, fingerprint = tree / "made-from.txt", _fingerprint(*compiled_by)
        if not stamp.is_file() or stamp.read_text(encoding="utf-8") != fingerprint:
            _make_tree(tree, compiler)
            stamp.write_text(fingerprint, encoding="utf-8")
    return tree


def _make_tree(tree: Path, compiler: str) -> None:
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(ROOT / "game", tree / "game", ignore=_LEFT_BEHIND)
    shutil.copyfile(ROOT / "pyproject.toml", tree / "mypy.toml")
    command = [sys.executable, "-m", compiler, *map(str, sources(tree))]
    variables = clean_variables() | {"PYTHONPATH": str(ROOT / "build_scripts"), "PYTHONHASHSEED": "0"}
    done = subprocess.run(command, cwd=tree, env=variables, capture_output=True, text=True, check=False)
    if done.returncode != 0 or extensions(tree) != len(sources(tree)) + 1:
        raise DevtoolsError(f"{done.stdout[-3000:]}{done.stderr[-3000:]}\nThe opponents could not be compiled.")
    shutil.rmtree(tree / "build", ignore_errors=True)


def extensions(tree: Path) -> int:
    """Return the number of compiled modules in a tree."""
    return sum(
        1 for path in tree.rglob("*") if path.suffix in (".so", ".pyd") and "build" not in path.relative_to(tree).parts
    )


def imported(places: Iterable[Path], root: Path = ROOT) -> tuple[str, ...]:
    """The modules that the source of others imports: in machine code no packager can see them."""
    names: set[str] = set()
    for place in places:
        left: list[ast.AST] = [ast.parse((root / place).read_text(encoding="utf-8"))]
        while left:
            match left.pop():
                case ast.Import(names=modules):
                    names.update(each.name for each in modules)
                case ast.ImportFrom(module=str(module)):
                    names.add(module)
                case ast.If(test=ast.Name(id="TYPE_CHECKING"), orelse=otherwise):
                    left += otherwise
                case node:
                    left += ast.iter_child_nodes(node)
    return tuple(sorted(names - {"__future__"}))


def frozen_tree() -> Path:
    """The folder that the packager was given."""
    return Path(os.environ.get(VARIABLE, ROOT))


def unseen_imports(tree: Path) -> tuple[str, ...]:
    """The modules that the packager cannot find in a tree by itself: what compiled ones lead to and import."""
    return () if tree == ROOT else (LIBRARY, *imported(sources()))


def _fingerprint(*compiled_by: Path) -> str:
    """A sum over all that what is compiled can depend on."""
    summed = hashlib.sha256(sys.version.encode())
    for path in [Path(__file__), *compiled_by, ROOT / "pyproject.toml", *sorted((ROOT / "game").rglob("*.py"))]:
        summed.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return summed.hexdigest()


def translated(places: list[str], *options: str) -> list[Any]:
    """Translate the modules in the current folder to C; `options` are mypy's. Returns setuptools' extensions."""
    from mypyc.build import mypycify

    # debugging symbols would name the folder that it is compiled in, and no two builds be the same
    options = ("--config-file=mypy.toml", *options)
    return list(mypycify([*options, *places], opt_level="3", debug_level="0", group_name=GROUP))


def _build(places: list[str]) -> None:
    """Compile the modules in the current folder."""
    from setuptools import setup

    setup(name=GROUP, ext_modules=translated(places), script_args=["--quiet", "build_ext", "--inplace"])


if __name__ == "__main__":
    _build(sys.argv[1:])
