"""The packages for Linux tried in older and newer Debians, each in a folder: `python -m distribution.trial [SUITE …]`.

Archive, `.deb` and `.rpm` are installed there, test themselves as an ordinary user, and are removed again. Without a
suite that happens in the system that built them. With `--drive` a round is played in a window as well.
"""

from __future__ import annotations

import argparse
import shlex
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path, PurePosixPath
from typing import Final

from devtools.environment import DevtoolsError, run, status_of
from devtools.paths import DIST, ROOT
from distribution import old_system
from distribution.contents import NAME, version
from distribution.old_system import OldSystem
from game.games import GAMES

_ENVIRONMENT: Final = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "HOME": "/tmp", "LC_ALL": "C.UTF-8"}
_AS_A_USER: Final = ("setpriv", "--reuid=65534", "--regid=65534", "--clear-groups")
_UNPACKED: Final = PurePosixPath("/opt/majlis trial")
_SHARED: Final = (("bind", Path("/tmp"), PurePosixPath("/tmp")), ("bind,ro", ROOT, PurePosixPath(ROOT)))
"""Mounts for a program that is driven: the host's folder for scratch, with the sockets of displays, and its records."""


def main() -> int:
    """Tries the packages and says what came of it; returns the exit status."""
    parser = argparse.ArgumentParser(
        prog="distribution.trial", description="Try the packages for Linux in other Debians."
    )
    parser.add_argument("suites", nargs="*", metavar="SUITE", help="a Debian such as bookworm; it stays in the cache")
    parser.add_argument("--drive", action="store_true", help="also play a round in a window, with what apt recommends")
    chosen = parser.parse_args()
    reason = old_system.why_not()
    if reason is not None:
        print(f"NOTICE: the packages were not tried in an older system: {reason}.", file=sys.stderr)
        return 0
    if not chosen.suites:
        try:
            with old_system.prepared() as system:
                _try(system, driven=False)
        except old_system.NotPreparedError as trouble:
            print(f"NOTICE: the packages were not tried in an older system:\n{trouble}", file=sys.stderr)
    for suite in chosen.suites:
        _try(old_system.installed(suite), driven=chosen.drive)
    return 0


def _try(system: OldSystem, *, driven: bool) -> None:
    """Raises `DevtoolsError` where a package cannot be installed or removed, or the program does not start."""
    for kind, installed in (
        ("deb", _deb(system, recommended=driven)),
        ("tar.xz", _archive(system)),
        ("rpm", _rpm(system)),
    ):
        with installed as program:
            _said(system, *_AS_A_USER, program, "--self-test")
            print(f"{system.root.name}, glibc {_glibc(system)}: the {kind} passes its self-test", flush=True)
            if driven and kind != "rpm":
                _drive(system, program)
        left = [path for path in (system.root / "usr").rglob("*") if NAME in path.name.lower()]
        if left:
            raise DevtoolsError(f"The {kind} has left {left[0]} behind.")


@contextmanager
def _archive(system: OldSystem) -> Iterator[str]:
    home = system.root / _UNPACKED.relative_to("/")
    with tarfile.open(_package("linux-*.tar.xz")) as archive:
        archive.extractall(home)
    yield str(_UNPACKED / f"{NAME}-{version()}" / NAME)
    shutil.rmtree(home)


@contextmanager
def _deb(system: OldSystem, *, recommended: bool) -> Iterator[str]:
    """Installs it with what it recommends, which takes a network, or with what it depends on alone."""
    package = system.root / f"{NAME}.deb"
    shutil.copyfile(_package("*.deb"), package)
    if recommended:
        _said(system, "apt-get", "update")
        _said(system, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "install", "--yes", f"/{package.name}")
    else:
        _said(system, "dpkg", "--install", f"/{package.name}")
    package.unlink()
    yield f"/usr/bin/{NAME}"
    _said(system, "dpkg", "--purge", NAME)


@contextmanager
def _rpm(system: OldSystem) -> Iterator[str]:
    """Installs it by the `rpm` of this system; there, no database knows of the libraries that it requires."""
    with tempfile.TemporaryDirectory(dir=system.root, prefix="rpm-") as database:
        command = ["rpm", "--root", str(system.root), "--dbpath", f"/{Path(database).name}"]
        _done([*command, "--install", "--nodeps", str(_package("*.rpm"))])
        _done([*command, "--verify", "--nodeps", NAME])
        yield f"/usr/bin/{NAME}"
        _done([*command, "--erase", NAME])


def _drive(system: OldSystem, program: str) -> None:
    """Plays a round in a window of this system."""
    with tempfile.TemporaryDirectory() as scratch:
        wrapper = Path(scratch, NAME)
        wrapper.write_text(
            f'#!/bin/sh\nexec {shlex.join([*system.entering(*_SHARED), program])} "$@"\n', encoding="utf-8"
        )
        wrapper.chmod(0o755)
        command = [sys.executable, "-m", "drive", next(iter(GAMES)), "--brief", "--packaged", str(wrapper)]
        if run(command, variables={"PYTHONPATH": f"{ROOT}:{ROOT / 'build_scripts'}"}) != 0:
            raise DevtoolsError(f"No round could be played in {system.root.name}.")


def _package(kind: str) -> Path:
    """A package of this version in `dist/`; `kind` is the pattern of the end of its name. Raises `DevtoolsError`."""
    found = sorted(DIST.glob(f"{NAME}[-_]{version()}[-_]{kind}"))
    if len(found) != 1:
        raise DevtoolsError(f"There are {len(found)} packages {kind} in {DIST}; build them with `dev.py package`.")
    return found[0]


def _glibc(system: OldSystem) -> str:
    return _said(system, "getconf", "GNU_LIBC_VERSION").split()[-1]


def _said(system: OldSystem, *command: str) -> str:
    return _done([*system.entering(), *command])


def _done(command: list[str]) -> str:
    """The output of a command. Raises `DevtoolsError` where it fails."""
    done = subprocess.run(command, env=_ENVIRONMENT, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise DevtoolsError(f"{done.stdout[-3000:]}{done.stderr[-3000:]}\n{command[-1]} ended with {done.returncode}.")
    return done.stdout


if __name__ == "__main__":
    sys.exit(status_of(main))
