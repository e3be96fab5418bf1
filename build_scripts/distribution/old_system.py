"""An older Debian in a folder, where the program is frozen for Linux: what is compiled there runs on later ones.

The folder is in the user's cache, for all clones. It is made once: by `debootstrap`, which checks Debian's signatures,
and with a CPython compiled from locked source. The locked requirements and what is built from the checkout are in its
`build/linux`. Nothing stays mounted, for everything is in a mount namespace that ends with its command.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shlex
import shutil
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Final
from urllib.error import URLError

from devtools.environment import PACKAGE, WITHOUT_INSTALL, DevtoolsError, alone, run
from devtools.paths import BUILD, REQUIREMENTS, ROOT
from distribution import boot_loader
from distribution.changes import releases
from distribution.frozen import FOLDER, FROZEN

SUITE: Final = "bullseye"
"""Debian 11, the oldest that is served; it has glibc 2.31."""
_GLIBC: Final = 31
_PACKAGES: Final = ("dpkg-dev", "gcc", "libc6-dev", "libffi-dev", "libsqlite3-dev", "make", "zlib1g-dev")
"""What compiles CPython and the program there; the first derives what the Debian package depends on."""
_KEYRING: Final = Path("/usr/share/keyrings/debian-archive-keyring.gpg")
_TOOLS: Final = ("debootstrap", "unshare", "chroot")

_PYTHON_LOCK: Final = REQUIREMENTS / "linux-python.txt"
"""Sums and names of Debian's source package of CPython, the source and then Debian's changes."""
_PYTHON_PLACE: Final = "pool/main/p/python3.11"
_FIRST_FIX: Final = "shutdown-deadlock.diff"
"""The first of Debian's changes that mends a fault; those before it are about where Debian has what."""
_UNFIT: Final = "CVE-2026-4224.patch"
"""Compiles where pyexpat is part of Python itself, as in Debian; that module is in no package."""
_CONFIGURE: Final = (
    *("--quiet", "--enable-shared", "--without-ensurepip", "--without-static-libpython", "--disable-test-modules"),
)
_MODULES: Final = ("ctypes", "pyexpat", "sqlite3", "zlib")
"""Modules of Python that the program or its packager takes, and which are compiled with more than Python itself."""

_CHECKOUT: Final = PurePosixPath("/majlis")
"""The place of the checkout in there, the same for every clone: a path may get into what is compiled."""
_HERE: Final = BUILD / "linux"
"""The `build` of the checkout as it is seen in there."""
_OWN_PACKAGES: Final = _HERE / PACKAGE.folder.relative_to(BUILD)


class NotPreparedError(DevtoolsError):
    """The older system could not be made; the text says why."""


@dataclass(frozen=True, slots=True)
class OldSystem:
    """The folder of the older system."""

    root: Path

    def entering(self, *mounts: tuple[str, Path, PurePosixPath]) -> list[str]:
        """The words before a command that is to run in there, with folders of the host mounted at places there.

        A mount is the options of `mount`, the folder and the place.
        """
        root = shlex.quote(str(self.root))
        lines = ["set -e", f"mount --rbind /dev {root}/dev", f"mount -t proc proc {root}/proc"]
        for options, folder, place in mounts:
            lines.append(f"mkdir -p {root}{place}")
            lines.append(f"mount -o {options} {shlex.quote(str(folder))} {root}{place}")
        lines.append(f'exec chroot {root} "$@"')
        return ["unshare", "--mount", "--propagation", "private", "sh", "-c", "\n".join(lines), "sh"]

    def run(self, *command: str, folder: PurePosixPath = _CHECKOUT) -> str:
        """Runs a command in there, in a folder there, and returns its output. Raises `DevtoolsError` where it fails.

        The checkout can only be read, its `build` is another one.
        """
        mounts = (("bind,ro", ROOT, _CHECKOUT), ("bind", _HERE, _CHECKOUT / "build"))
        words = [*self.entering(*mounts), "env", "--chdir", str(folder), *command]
        done = subprocess.run(words, env=self.variables(), capture_output=True, text=True, check=False)
        if done.returncode != 0:
            output = f"{done.stdout[-3000:]}{done.stderr[-3000:]}"
            raise DevtoolsError(f"{output}\n{' '.join(command)} failed in {self.root}.")
        return done.stdout

    @staticmethod
    def variables() -> dict[str, str]:
        """The variables of a command in there: nothing of the host's."""
        return {
            "PATH": "/opt/python/bin:/usr/sbin:/usr/bin:/sbin:/bin",
            "HOME": "/root",
            "LC_ALL": "C.UTF-8",
            "PYTHONPATH": f"{_CHECKOUT}:{_CHECKOUT}/build_scripts",
            "PYTHONDONTWRITEBYTECODE": "1",
            "PYGAME_HIDE_SUPPORT_PROMPT": "1",
            "SOURCE_DATE_EPOCH": str(releases()[0].seconds),
        }


def why_not() -> str | None:
    """Why the packages cannot be built in an older system here, or None if they can."""
    if sys.platform != "linux":
        return "that is for Linux"
    if os.geteuid() != 0:
        return "that takes root"
    missing = [name for name in _TOOLS if shutil.which(name) is None]
    if missing:
        return f"there is no {missing[0]}"
    return None if _KEYRING.is_file() else "there is no debian-archive-keyring"


@contextmanager
def prepared() -> Iterator[OldSystem]:
    """The older system with everything that freezes the program, made first where something is missing.

    Other builds wait for their turn meanwhile. Raises `NotPreparedError`.
    """
    _HERE.mkdir(parents=True, exist_ok=True)
    system = OldSystem(_cache() / f"{SUITE}-{platform.machine()}")
    with alone(system.root.with_suffix(".lock")):
        try:
            _prepare(system)
        except (DevtoolsError, OSError) as trouble:
            raise NotPreparedError(str(trouble)) from trouble
        yield system


def installed(suite: str) -> OldSystem:
    """Another Debian with nothing but what every Debian has, made first if need be. Raises `DevtoolsError`."""
    system = OldSystem(_cache() / f"trial-{suite}")
    _made(system.root / "made-from.txt", suite, lambda: _install_debian(system.root, suite))
    return system


def freeze_in(system: OldSystem) -> Path:
    """Freezes the program in the older system, with the same result as `freeze` here. Raises `DevtoolsError`."""
    print(system.run("python3.11", "-m", "distribution.freeze"), end="", flush=True)
    shutil.rmtree(FROZEN, ignore_errors=True)
    shutil.move(_HERE / FROZEN.relative_to(BUILD), FROZEN)
    return FOLDER


def _cache() -> Path:
    folder = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "majlis-build"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _prepare(system: OldSystem) -> None:
    debian = f"{SUITE} {' '.join(_PACKAGES)}"
    _made(system.root / "made-from.txt", debian, lambda: _install_debian(system.root, SUITE, *_PACKAGES))
    python = f"{debian} {_sum_of(_PYTHON_LOCK)} {_FIRST_FIX} {_UNFIT} {' '.join(_CONFIGURE)}"
    _made(system.root / "opt" / "python" / "made-from.txt", python, lambda: _compile_python(system))
    lock = REQUIREMENTS / f"{PACKAGE.lock}.txt"
    sources = (lock, boot_loader.LEAST_SYSTEM, Path(boot_loader.__file__))
    packages = f"{python} {' '.join(_sum_of(path) for path in sources)}"
    _made(_OWN_PACKAGES / "made-from.txt", packages, lambda: _install_packages(system, lock))


def _made(stamp: Path, fingerprint: str, make: Callable[[], None]) -> None:
    """Makes something unless its stamp says that it was made from the same."""
    if not stamp.is_file() or stamp.read_text(encoding="utf-8") != fingerprint:
        stamp.unlink(missing_ok=True)
        make()
        stamp.write_text(fingerprint, encoding="utf-8")


def _sum_of(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def _install_debian(root: Path, suite: str, *packages: str) -> None:
    """Installs the least that is a Debian, with some packages more. Raises `DevtoolsError`."""
    _say(f"Installing Debian {suite} in {root} …")
    shutil.rmtree(root, ignore_errors=True)
    command = ["debootstrap", "--variant=minbase", f"--keyring={_KEYRING}"]
    command += [f"--include={','.join(packages)}"] if packages else []
    done = subprocess.run([*command, suite, str(root), *_mirror()], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise DevtoolsError(f"{done.stdout[-1000:]}{done.stderr[-1000:]}\ndebootstrap could not install {suite}.")
    shutil.rmtree(root / "var" / "cache" / "apt" / "archives")


def _mirror() -> list[str]:
    """The mirror of Debian that apt takes here; none where it takes another system's, then debootstrap has its own."""
    if shutil.which("apt-get") is None:
        return []
    command = ["apt-get", "indextargets", "--format", "$(REPO_URI)"]
    found = subprocess.run(command, capture_output=True, text=True, check=False).stdout.split()
    return [address for address in found if address.rstrip("/").endswith("/debian")][:1]


def _compile_python(system: OldSystem) -> None:
    source = _HERE / "python"
    shutil.rmtree(source, ignore_errors=True)
    source.mkdir()
    _say("Compiling Python …")
    for line in _PYTHON_LOCK.read_text(encoding="utf-8").splitlines():
        expected, name = line.split()
        archive = source / name
        archive.write_bytes(_downloaded(system, name))
        if _sum_of(archive) != expected:
            raise DevtoolsError(f"{name} is not the file that {_PYTHON_LOCK.name} names.")
        shutil.unpack_archive(archive, source)
    (top,) = source.glob("Python-*")
    patches = (source / "debian" / "patches" / "series").read_text(encoding="utf-8").split()
    there = _CHECKOUT / "build" / "python" / top.name
    for name in patches[patches.index(_FIRST_FIX) :]:
        if name != _UNFIT:
            system.run("patch", "-p1", "-i", f"../debian/patches/{name}", folder=there)
    system.run("./configure", "--prefix=/opt/python", *_CONFIGURE, folder=there)
    system.run("make", "--silent", f"--jobs={os.cpu_count()}", folder=there)
    system.run("make", "--silent", "install", folder=there)
    installed = system.root / "opt" / "python"
    packages = PurePosixPath(_CHECKOUT / "build", _OWN_PACKAGES.relative_to(_HERE))
    (installed / "lib" / "python3.11" / "site-packages" / "majlis.pth").write_text(f"{packages}\n", encoding="utf-8")
    (system.root / "etc" / "ld.so.conf.d" / "python.conf").write_text("/opt/python/lib\n", encoding="utf-8")
    system.run("ldconfig")
    # make goes on where a module cannot be compiled
    system.run("python3.11", "-c", f"import {', '.join(_MODULES)}")
    shutil.rmtree(source)


def _downloaded(system: OldSystem, name: str) -> bytes:
    """A file of Python's source package, from the mirror that the older system was installed from."""
    mirror = (system.root / "etc" / "apt" / "sources.list").read_text(encoding="utf-8").split()[1]
    try:
        with urllib.request.urlopen(f"{mirror.rstrip('/')}/{_PYTHON_PLACE}/{name}") as answer:
            content: bytes = answer.read()
    except URLError as trouble:
        raise DevtoolsError(
            f"{name} cannot be fetched from {mirror} ({trouble}). If Debian 12 has a newer one by now "
            f"(`apt-get --print-uris source python3.11` there), name it in {_PYTHON_LOCK.relative_to(ROOT)}."
        ) from trouble
    return content


def _install_packages(system: OldSystem, lock: Path) -> None:
    """Installs the locked requirements, by the pip of this Python, and a boot loader that knows of older systems."""
    _say(f"Fetching the locked requirements of {lock.name} …")
    shutil.rmtree(_OWN_PACKAGES, ignore_errors=True)
    command = [sys.executable, "-m", "pip", "install", "-qq", "--no-deps", "--no-compile", "--no-input"]
    command += ["--only-binary=:all:", "--require-hashes", "--python-version=3.11", "--implementation=cp"]
    command += [f"--platform={tag}_{platform.machine()}" for tag in _platform_tags()]
    if run([*command, "--target", str(_OWN_PACKAGES), "-r", str(lock)]) != 0:
        raise DevtoolsError(WITHOUT_INSTALL.format(lock=lock.name))
    source = boot_loader.unpacked_source(_HERE / "boot-loader")
    there = [str(_CHECKOUT / "build" / path.relative_to(_HERE)) for path in (source, _OWN_PACKAGES)]
    system.run("python3.11", "-m", "distribution.boot_loader", *there)


def _platform_tags() -> Iterator[str]:
    """The names of the systems whose wheels run in the older one, the newest first."""
    yield from (f"manylinux_2_{minor}" for minor in range(_GLIBC, 16, -1))
    yield "manylinux2014"


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)
