"""Measuring the program both ways that it is run: from source as in the checkout, and compiled as in packages."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from os import pathsep
from pathlib import Path

from devtools.environment import DevtoolsError, clean_variables
from devtools.paths import ROOT
from distribution.compiling import compiled_tree, why_not


def programs() -> Iterator[tuple[Path, str]]:
    """Yield the folders with the program, and a note for its figures: none for the source, which comes first."""
    yield ROOT, ""
    if _reason() is None:
        yield compiled_tree(), ", compiled"


@cache
def _reason() -> str | None:
    """Return why nothing is compiled here, printed once."""
    reason = why_not()
    if reason is not None:
        print(f"only from source: {reason}", file=sys.stderr, flush=True)
    return reason


def by_program(tree: Path, module: str, *words: str, **variables: str) -> str:
    """Return the output of a module run with the program of a tree. Raises `DevtoolsError` where it fails."""
    places = pathsep.join(str(place) for place in (tree, ROOT, ROOT / "build_scripts"))
    environment = clean_variables() | {"PYTHONPATH": places} | variables
    command = [sys.executable, "-P", "-m", module, *words]
    done = subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise DevtoolsError(f"{module} ended with {done.returncode}: {done.stderr.strip()[-400:]}")
    return done.stdout
