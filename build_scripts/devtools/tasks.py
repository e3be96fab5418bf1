"""The tasks of `dev.py` and what each is called with."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from devtools import checks, generate, locks
from devtools.environment import DEV, PACKAGE, RUNTIME, DevtoolsError, ready, run
from devtools.paths import ROOT
from devtools.testing import KEEPING_MEMORY, pytest_arguments

MODULES: Final = {name: name for name in ("bench", "drive", "pictures", "reasons", "texts")}
"""The tasks that are a module run in the development environment; all their arguments go to it."""


def main(arguments: Sequence[str]) -> int:
    """Runs one task; returns its exit code."""
    chosen, rest = _parser().parse_known_args(arguments)
    if rest and chosen.task not in {"play", "test", *MODULES}:
        _parser().error(f"unknown arguments: {' '.join(rest)}")
    try:
        return _do(chosen, rest)
    except DevtoolsError as trouble:
        print(f"\n{trouble}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


def _do(chosen: argparse.Namespace, rest: list[str]) -> int:
    match chosen.task:
        case "play":
            return run([str(ready(RUNTIME)), "-m", "game", *rest])
        case "test" if "--windows" in rest:
            return _module("windows.tests", [word for word in rest if word != "--windows"])
        case "test":
            arguments = pytest_arguments(rest)
            if arguments is None:
                print("No test can be reached by what changed.")
                return 0
            return _module("pytest", arguments, KEEPING_MEMORY)
        case "check":
            return checks.check(chosen.names)
        case "generate":
            return generate.generate()
        case "package":
            places = os.pathsep.join(str(place) for place in (ROOT, ROOT / "build_scripts"))
            variables = {"PYTHONPATH": places, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
            modules = ["windows.package"] if chosen.windows else ["distribution.build"]
            modules += ["windows.trial"] if chosen.windows and chosen.trial else []
            python = str(ready(PACKAGE))
            return next((code for name in modules if (code := run([python, "-m", name], variables=variables))), 0)
        case "lock":
            return locks.write_locks()
        case task:
            return _module(MODULES[task], rest)


def _module(name: str, arguments: Sequence[str], variables: Mapping[str, str] = MappingProxyType({})) -> int:
    """Runs a module in the development environment."""
    places = {"PYTHONPATH": str(ROOT / "build_scripts")}
    return run([str(ready(DEV)), "-m", name, *arguments], variables=places | dict(variables))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="dev.py", description="Everything a developer of Majlis does.")
    tasks = parser.add_subparsers(dest="task", required=True, metavar="TASK")

    def add(name: str, text: str, *, passes_on: bool = False) -> argparse.ArgumentParser:
        return tasks.add_parser(name, help=text, add_help=not passes_on)

    add("play", "start the program from the checkout; further arguments go to it", passes_on=True)
    add(
        "test",
        "run the tests: all, `quick`, `changed [--since REV]`, in a real `window`, or --windows; the rest is pytest's",
        passes_on=True,
    )
    check = add("check", f"all checks, or those named: {', '.join(checks.CHECKS)}")
    check.add_argument("names", nargs="*", metavar="NAME")
    add("generate", "draw and write all generated files anew")
    package = add("package", "build the packages of this system into dist/, or those --windows")
    package.add_argument("--windows", action="store_true", help="build them with Wine, on Linux")
    package.add_argument("--trial", action="store_true", help="with --windows: install, try and uninstall them as well")
    add("drive", "play in a real window under Xvfb: drive GAME|--all [--packaged]", passes_on=True)
    add("pictures", "pictures of every scene and a contact sheet", passes_on=True)
    add("texts", "every message of a language with a picture of it: texts --lang pl [--only WORD]", passes_on=True)
    add("reasons", "how many reasons of hints are true: reasons [GAME] [--hints 300] [--seed 1]", passes_on=True)
    add("bench", "measure speed and size: bench [--json]", passes_on=True)
    add("lock", "write the hash-locked requirement files anew")
    return parser
