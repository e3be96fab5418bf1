"""Other versions of the program: found in the history of the checkout, unpacked once, identified by their commits."""

from __future__ import annotations

import hashlib
import io
import shutil
import subprocess
import tempfile
import zipfile
from importlib.machinery import SOURCE_SUFFIXES
from pathlib import Path
from typing import Final

import game
from game.app.terminal import BadInputError

ROOT: Final = Path(game.__file__).resolve().parents[1]
"""The checkout that the program runs from."""
UNPACKED: Final = ROOT / "build" / "arena"
"""The folder in which other versions are unpacked, each under its commit; it may be deleted at any time."""
_COMMIT: Final = 12
"""Digits that identify a commit."""
_SEEN_ONLY: Final = frozenset({"ui", "table", "i18n", "app"})
"""Rooms of the program that no decision depends on."""


def commit_named(revision: str) -> str:
    """The beginning of the name of a commit that is called so in the history: a tag, a branch, part of its name."""
    if not (ROOT / ".git").exists():
        raise BadInputError("other versions can be played from a Git checkout only")
    found = _git("rev-parse", "--verify", "--quiet", "--end-of-options", f"{revision}^{{commit}}")
    if found is None:
        raise BadInputError(f"there is no version {revision!r} in the history of {ROOT}")
    return found.decode().strip()[:_COMMIT]


def folder_of(commit: str) -> Path:
    """The folder with the program as it was at a commit, unpacked now if it was not before."""
    folder = UNPACKED / commit
    if folder.is_dir():
        return folder
    packed = _git("archive", "--format=zip", commit, "game")
    if packed is None:
        raise BadInputError(f"version {commit} does not contain the program")
    UNPACKED.mkdir(parents=True, exist_ok=True)
    scratch = Path(tempfile.mkdtemp(dir=UNPACKED, prefix="unpacking-"))
    try:
        with zipfile.ZipFile(io.BytesIO(packed)) as archive:
            archive.extractall(scratch)
        try:
            scratch.rename(folder)
        except OSError:
            # another process was quicker
            if not folder.is_dir():
                raise
    finally:
        shutil.rmtree(scratch, ignore_errors=True)
    return folder


def own_version() -> str:
    """Return an identity of this version: its number, and a checksum of everything that decides how it plays."""
    package = ROOT / "game"
    summed = hashlib.sha256()
    for path in sorted(path for path in package.rglob("*") if path.suffix in SOURCE_SUFFIXES):
        place = path.relative_to(package)
        if not _SEEN_ONLY.intersection(place.parts):
            summed.update(place.as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return f"{game.__version__}-{summed.hexdigest()[:16]}"


def _git(*words: str) -> bytes | None:
    """Return the output of git, or None where it refuses. Raises `BadInputError` without git."""
    try:
        done = subprocess.run(["git", "-C", str(ROOT), *words], capture_output=True, check=False)
    except FileNotFoundError:
        raise BadInputError("other versions need git, which is not installed") from None
    return done.stdout if done.returncode == 0 else None
