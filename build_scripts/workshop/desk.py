"""The tasks of `dev.py` and what each is called with."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from parcel import build
from workshop import checks, locks
from workshop.environment import DEV, RUNTIME, WorkshopError, ready, run


def main(arguments: Sequence[str]) -> int:
    """Runs one task; returns its exit code."""
    chosen, rest = _parser().parse_known_args(arguments)
    if rest and chosen.task not in ("play", "test"):
        _parser().error(f"unknown arguments: {' '.join(rest)}")
    try:
        return _do(chosen, rest)
    except WorkshopError as trouble:
        print(f"\n{trouble}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


def _do(chosen: argparse.Namespace, rest: list[str]) -> int:
    match chosen.task:
        case "play":
            return run([str(ready(RUNTIME)), "-m", "game", *rest])
        case "test":
            return run([str(ready(DEV)), "-m", "pytest", *rest])
        case "check":
            return checks.check(chosen.names)
        case "package":
            return build.package()
        case "lock":
            return locks.write_locks()
        case task:
            raise WorkshopError(f"There is no task {task!r}.")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="dev.py", description="Everything a developer of Majlis does.")
    tasks = parser.add_subparsers(dest="task", required=True, metavar="TASK")
    tasks.add_parser("play", help="start the program from the checkout; further arguments go to it", add_help=False)
    tasks.add_parser("test", help="run the tests; further arguments go to pytest", add_help=False)
    check = tasks.add_parser("check", help="lint, format, types and import contracts")
    check.add_argument("names", nargs="*", choices=[*checks.CHECKS, []], metavar="NAME", help=", ".join(checks.CHECKS))
    tasks.add_parser("package", help="build the packages of this system into dist/")
    tasks.add_parser("lock", help="write the hash-locked requirement files anew")
    return parser
