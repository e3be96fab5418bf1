"""Virtual environments made from hash-locked requirements, once, and again only when their lock file changed."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar, Final

from devtools.paths import BUILD, BUILD_SCRIPTS, REQUIREMENTS, ROOT, VENV

WITHOUT_VENV: Final = """\
This Python ({python}) cannot make a virtual environment: its parts `venv` and `ensurepip` are missing.
Install them, then run the same again:
  Debian, Ubuntu:  sudo apt install python3-venv
  Fedora:          sudo dnf install python3-pip
  openSUSE:        sudo zypper install python3-pip
  others:          a Python from python.org has them
"""

WITHOUT_INSTALL: Final = """\
The locked requirements of {lock} could not be installed; the lines above say why.
Most often there is no way to the package index: check the network or the proxy settings of pip,
then run the same again.
"""


INTERRUPTED: Final = 130
"""The exit status of a task that was interrupted, as shells have it."""


class DevtoolsError(Exception):
    """A task cannot go on; the text says what the developer is to do."""

    exit_code: ClassVar[int] = 2
    """What the task ends with."""


@dataclass(frozen=True, slots=True)
class Environment:
    """A virtual environment and the lock file it is made from."""

    folder: Path
    lock: str
    """The name of the lock file in `requirements`, without its ending."""
    also_serves: tuple[str, ...] = ()
    """Locks with more in them: an environment made from one of these will do as well."""
    sees_checkout: bool = False
    """Whether `import game` finds the checkout."""

    @property
    def python(self) -> Path:
        """The interpreter inside."""
        return self.folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

    @property
    def stamp(self) -> Path:
        """The file that says which lock the environment was last made from."""
        return self.folder / "made-from.txt"

    def fingerprint(self, lock: str) -> str:
        """Return the text of the stamp of an environment that fits `lock`; another folder or Python gives another."""
        locked = hashlib.sha256((REQUIREMENTS / f"{lock}.txt").read_bytes()).hexdigest()
        return f"{lock} {locked} {sys.version_info[0]}.{sys.version_info[1]} {self.folder}\n"

    def is_ready(self) -> bool:
        """Whether it exists and fits its lock, or a larger one."""
        if not self.stamp.is_file() or not self.python.exists():
            return False
        made_from = self.stamp.read_text(encoding="utf-8")
        return any(made_from == self.fingerprint(lock) for lock in (self.lock, *self.also_serves))


RUNTIME: Final = Environment(VENV, "runtime", also_serves=("dev",), sees_checkout=True)
DEV: Final = Environment(VENV, "dev", sees_checkout=True)
PACKAGE: Final = Environment(BUILD / "environments" / "package", "package")
LOCK: Final = Environment(BUILD / "environments" / "lock", "lock")


def ready(environment: Environment) -> Path:
    """The interpreter of an environment that fits its lock, made first if need be. Raises `DevtoolsError`."""
    if not environment.is_ready():
        with alone(BUILD / f"{environment.folder.name}.lock"):
            if not environment.is_ready():
                _make(environment)
    return environment.python


def clean_variables() -> dict[str, str]:
    """The variables of this process without those that would mix another Python into an environment, or slow it down.

    What is imported is kept compiled: tests, whose assertions are rewritten, are collected in a third of the time.
    """
    strangers = {"PYTHONHOME", "PYTHONPATH", "VIRTUAL_ENV", "PIP_TARGET", "PIP_PREFIX", "PYTHONDONTWRITEBYTECODE"}
    variables = {name: value for name, value in os.environ.items() if name not in strangers}
    return variables | {"PIP_USER": "0", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}


def run(command: list[str], *, variables: Mapping[str, str] | None = None, folder: Path = ROOT) -> int:
    """Runs a command in the checkout with its output on ours; returns its exit code."""
    sys.stdout.flush()
    with subprocess.Popen(command, cwd=folder, env=clean_variables() | dict(variables or {})) as process:
        try:
            return process.wait()
        except KeyboardInterrupt:
            process.wait()  # it was interrupted as well, and may have something to say
            raise


def status_of(task: Callable[[], int]) -> int:
    """Runs a task and returns its exit status; trouble is told in words, and an interruption ends it without any."""
    try:
        return task()
    except DevtoolsError as trouble:
        print(f"\n{trouble}", file=sys.stderr)
        return trouble.exit_code
    except KeyboardInterrupt:
        return INTERRUPTED


def _make(environment: Environment) -> None:
    environment.stamp.unlink(missing_ok=True)
    installer = _new_venv(environment) if not _fits_this_python(environment) else _installer_of(environment)
    lock = REQUIREMENTS / f"{environment.lock}.txt"
    print(f"Installing the locked requirements of {lock.name} …", file=sys.stderr, flush=True)
    # what is imported is compiled then; most of what is installed never is
    install = ["install", "-qq", "--require-hashes", "--no-compile", "--no-input", "-r", str(lock)]
    if run([*installer, *install]) != 0:
        raise DevtoolsError(WITHOUT_INSTALL.format(lock=lock.name))
    if environment.sees_checkout:
        checkout = _site_packages(environment) / "majlis-checkout.pth"
        checkout.write_text(f"{ROOT}\n{BUILD_SCRIPTS}\n", encoding="utf-8")
    environment.stamp.write_text(environment.fingerprint(environment.lock), encoding="utf-8")


def _new_venv(environment: Environment) -> list[str]:
    """Makes the empty environment and returns the command of a pip that installs into it."""
    print(f"Making a virtual environment in {environment.folder.relative_to(ROOT)} …", file=sys.stderr, flush=True)
    shutil.rmtree(environment.folder, ignore_errors=True)
    make = [sys.executable, "-m", "venv", str(environment.folder)]
    if importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip"):
        if run(make) == 0:
            return _installer_of(environment)
    elif importlib.util.find_spec("venv") and _host_pip_serves_others() and run([*make, "--without-pip"]) == 0:
        return _installer_of(environment)
    shutil.rmtree(environment.folder, ignore_errors=True)
    raise DevtoolsError(WITHOUT_VENV.format(python=sys.executable))


def _installer_of(environment: Environment) -> list[str]:
    """The environment's own pip, or the host's pip reaching into it."""
    if (_site_packages(environment) / "pip").is_dir():
        return [str(environment.python), "-m", "pip"]
    return [sys.executable, "-m", "pip", "--python", str(environment.python)]


def _host_pip_serves_others() -> bool:
    """Whether the host has a pip new enough (22.3) to install into another environment."""
    return (
        importlib.util.find_spec("pip") is not None
        and subprocess.run(
            [sys.executable, "-m", "pip", "--python", sys.executable, "--version"], capture_output=True, check=False
        ).returncode
        == 0
    )


def _fits_this_python(environment: Environment) -> bool:
    """Whether the folder holds an environment of this very Python version, made at this very place."""
    settings = environment.folder / "pyvenv.cfg"
    if not settings.is_file() or not environment.python.exists() or not _site_packages(environment).is_dir():
        return False
    version = f"version = {sys.version_info[0]}.{sys.version_info[1]}."
    return version in settings.read_text(encoding="utf-8")


def _site_packages(environment: Environment) -> Path:
    if os.name == "nt":
        return environment.folder / "Lib" / "site-packages"
    return environment.folder / "lib" / f"python{sys.version_info[0]}.{sys.version_info[1]}" / "site-packages"


@contextmanager
def alone(lock: Path) -> Iterator[None]:
    """Holds back other runs that want to make the same thing; the system frees the lock, a file, after a crash."""
    lock.parent.mkdir(parents=True, exist_ok=True)
    with lock.open("a+b") as file:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield
