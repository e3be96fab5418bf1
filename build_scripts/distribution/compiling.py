"""The opponents' inner loops as machine code, made by mypyc from the very source that runs without it.

The compiled modules stand in a copy of the program below `build/`, each beside its source, and are found before it; the
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
from typing import Final

from devtools.environment import DevtoolsError, clean_variables
from devtools.paths import BUILD, ROOT

COMPILED: Final = (
    *("game/tricks/deal.py", "game/tricks/masks.py", "game/tricks/solver.py"),
    "game/families/*/opponents/lean/*.py",
)
"""What is compiled, apart from the `__init__.py` of a folder: solvers and lean cores, where nearly all thinking goes.

What stands there keeps to what mypyc understands: no dataclass with slots that sets fields of its own, no alias of a
type that names itself. And nothing that is part of a state or a view: a frozen dataclass that is compiled cannot be
unpickled, and views are sent to the opponents' process.
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
        return "packages for Windows hold the source"
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
    stamp, fingerprint = tree / "made-from.txt", _fingerprint()
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == fingerprint:
        return tree
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(ROOT / "game", tree / "game", ignore=_LEFT_BEHIND)
    shutil.copyfile(ROOT / "pyproject.toml", tree / "mypy.toml")
    command = [sys.executable, "-m", "distribution.compiling", *map(str, sources(tree))]
    variables = clean_variables() | {"PYTHONPATH": str(ROOT / "build_scripts"), "PYTHONHASHSEED": "0"}
    done = subprocess.run(command, cwd=tree, env=variables, capture_output=True, text=True, check=False)
    if done.returncode != 0 or extensions(tree) != len(sources(tree)) + 1:
        raise DevtoolsError(f"{done.stdout[-3000:]}{done.stderr[-3000:]}\nThe opponents could not be compiled.")
    shutil.rmtree(tree / "build", ignore_errors=True)
    stamp.write_text(fingerprint, encoding="utf-8")
    return tree


def extensions(tree: Path) -> int:
    """How many compiled modules stand in a tree."""
    return sum(1 for path in tree.glob("**/*.so") if "build" not in path.relative_to(tree).parts)


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
    """The folder that the packager was told of."""
    return Path(os.environ.get(VARIABLE, ROOT))


def unseen_imports(tree: Path) -> tuple[str, ...]:
    """The modules that the packager cannot find in a tree by itself: what compiled ones lead to and import."""
    return () if tree == ROOT else (LIBRARY, *imported(sources()))


def _fingerprint() -> str:
    """A sum over all that what is compiled can depend on."""
    summed = hashlib.sha256(sys.version.encode())
    for path in [Path(__file__), ROOT / "pyproject.toml", *sorted((ROOT / "game").rglob("*.py"))]:
        summed.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return summed.hexdigest()


def _build(places: list[str]) -> None:
    """Compile the modules in the current folder."""
    from mypyc.build import mypycify
    from setuptools import setup

    modules = mypycify(["--config-file=mypy.toml", *places], opt_level="3", group_name=GROUP)
    setup(name=GROUP, ext_modules=modules, script_args=["--quiet", "build_ext", "--inplace"])


if __name__ == "__main__":
    _build(sys.argv[1:])
