"""The tasks of `dev.py` and what each is called with."""

from __future__ import annotations

import argparse
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Final

from devtools import checks, generate, locks
from devtools.environment import DEV, PACKAGE, RUNTIME, ready, run, status_of
from devtools.paths import ROOT
from devtools.testing import KEEPING_MEMORY, pytest_arguments

MODULES: Final = {name: name for name in ("bench", "drive", "pictures", "reasons", "texts")}
"""The tasks that are a module run in the development environment; all their arguments go to it."""
_FOR_THIS_SYSTEM: Final = ("distribution.build", "distribution.trial")
_FOR_WINDOWS: Final = ("windows.package", "windows.trial")
"""The modules that build packages and try them."""


def main(arguments: Sequence[str]) -> int:
    """Runs one task; returns its exit code."""
    chosen, rest = _parser().parse_known_args(arguments)
    if rest and chosen.task not in {"play", "test", *MODULES}:
        _parser().error(f"unknown arguments: {' '.join(rest)}")
    return status_of(lambda: _do(chosen, rest))


def _do(chosen: argparse.Namespace, rest: list[str]) -> int:
    match chosen.task:
        case "play":
            return run([str(ready(RUNTIME)), "-m", "game", *rest])
        case "test" if "--windows" in rest:
            return _module("windows.tests", [word for word in rest if word != "--windows"])
        case "test":
            return _module("pytest", pytest_arguments(rest), KEEPING_MEMORY)
        case "check":
            return checks.check(chosen.names)
        case "generate":
            return generate.generate()
        case "package" if chosen.prefix is not None:
            return _packaging("distribution.prefix", str(chosen.prefix.absolute()))
        case "package":
            build, trial = _FOR_WINDOWS if chosen.windows else _FOR_THIS_SYSTEM
            modules = [build, trial] if chosen.trial else [build]
            return next((code for name in modules if (code := _packaging(name))), 0)
        case "release":
            return _packaging("distribution.release")
        case "lock":
            return locks.write_locks()
        case task:
            return _module(MODULES[task], rest)


def _module(name: str, arguments: Sequence[str], variables: Mapping[str, str] = MappingProxyType({})) -> int:
    """Runs a module in the development environment."""
    places = {"PYTHONPATH": str(ROOT / "build_scripts")}
    return run([str(ready(DEV)), "-m", name, *arguments], variables=places | dict(variables))


def _packaging(name: str, *arguments: str) -> int:
    """Runs a module in the packaging environment, where it can import the program."""
    places = os.pathsep.join(str(place) for place in (ROOT, ROOT / "build_scripts"))
    variables = {"PYTHONPATH": places, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    return run([str(ready(PACKAGE)), "-m", name, *arguments], variables=variables)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="dev.py",
        description="The tasks of a developer of Majlis. Each makes the environment it needs.",
        epilog="`dev.py TASK --help` describes a task; that of `test` is pytest's.",
    )
    tasks = parser.add_subparsers(dest="task", required=True, metavar="TASK")

    def add(name: str, text: str, *, passes_on: bool = False) -> argparse.ArgumentParser:
        return tasks.add_parser(name, help=text, description=f"{text[0].upper()}{text[1:]}.", add_help=not passes_on)

    add("play", "start the program; arguments go to it", passes_on=True)
    add(
        "test",
        "run all tests, the `quick` ones, those in a real `window`, or --windows; other arguments go to pytest",
        passes_on=True,
    )
    check = add("check", f"run all checks, or some of: {', '.join(checks.CHECKS)}")
    check.add_argument("names", nargs="*", metavar="NAME", help="a check; all without names")
    add("generate", "draw and write all generated files")
    package = add("package", "build the packages of this system, or those for --windows, into dist/")
    package.add_argument("--windows", action="store_true", help="build the packages for Windows, under Wine")
    package.add_argument("--trial", action="store_true", help="also install, try and remove them")
    package.add_argument("--prefix", type=Path, help="install below a folder instead, for this system's own Python")
    add("release", "check, build everything twice, compare, and leave a folder to be published in dist/")
    add("drive", "play in a real window under Xvfb: drive GAME, or --all", passes_on=True)
    add("pictures", "take pictures of every scene, with a contact sheet", passes_on=True)
    add("texts", "list every message of a language with its picture: texts --lang pl", passes_on=True)
    add("reasons", "check whether the reasons of hints are true: reasons GAME", passes_on=True)
    add("bench", "measure speed, memory and size", passes_on=True)
    add("lock", "write the hash-locked requirements")
    return parser
