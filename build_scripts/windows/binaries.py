"""The version resources of the binaries for Windows: `python -m windows.binaries [FOLDER]`.

Every import must be found in the package or in Windows 10 itself, the program opens no console, and its version, icon,
manifest and boot loader are the ones it was to have.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import pefile

from distribution.contents import NAME, version
from windows.boot_loader import COMPILED, WITH_CONSOLE, WITHOUT_CONSOLE
from windows.places import FROZEN
from windows.resources import MANIFEST, numbers, strings

OF_WINDOWS: Final = frozenset(
    f"{name}.dll"
    for name in (
        *("advapi32", "bcrypt", "comctl32", "gdi32", "imm32", "iphlpapi", "kernel32", "msvcrt", "ntdll", "ole32"),
        *("oleaut32", "rpcrt4", "setupapi", "shell32", "user32", "version", "winmm", "ws2_32"),
    )
)
"""Libraries that every Windows 10 has."""
_SETS: Final = ("api-ms-win-core-", "api-ms-win-crt-")
"""Beginnings of the names of its sets of functions; the second are the C library, which came with Windows 10."""
_ENDINGS: Final = frozenset({".exe", ".dll", ".pyd"})
_MACHINE: Final = "IMAGE_FILE_MACHINE_AMD64"
_WINDOWED: Final = "IMAGE_SUBSYSTEM_WINDOWS_GUI"
_CONSOLE: Final = "IMAGE_SUBSYSTEM_WINDOWS_CUI"
_ICON_WIDTHS: Final = frozenset({16, 32, 48, 256})
"""Pixels that the desktop, the taskbar and the list of files ask for."""


def binaries_in(folder: Path) -> list[Path]:
    """All programs, libraries and modules in a folder."""
    return sorted(path for path in folder.rglob("*") if path.suffix.lower() in _ENDINGS)


def faults_in(folder: Path) -> list[str]:
    """Return the faults of the binaries of a frozen folder, one line each."""
    opened = {path: pefile.PE(str(path), fast_load=False) for path in binaries_in(folder)}
    exported = {path.name.lower(): _exports(binary) for path, binary in opened.items()}
    faults = [
        f"{path.relative_to(folder)}: {fault}"
        for path, binary in opened.items()
        for fault in _faults_of_imports(binary, exported)
    ]
    for name, subsystem, loader in ((NAME, _WINDOWED, WITHOUT_CONSOLE), (f"{NAME}-console", _CONSOLE, WITH_CONSOLE)):
        program = opened.get(folder / f"{name}.exe")
        if program is None:
            faults.append(f"{name}.exe is missing")
            continue
        faults += [f"{name}.exe: {fault}" for fault in _faults_of_program(program, name, subsystem)]
        if _code(program) != _code(pefile.PE(str(COMPILED / loader))):
            faults.append(f"{name}.exe: begins with another boot loader than the one compiled here")
    return faults


def _faults_of_imports(binary: Any, exported: Mapping[str, frozenset[bytes]]) -> Iterator[str]:
    machine = pefile.MACHINE_TYPE.get(binary.FILE_HEADER.Machine)
    if machine != _MACHINE:
        yield f"is made for {machine}"
    for library, names in imports_of(binary).items():
        if library in exported:
            for name in sorted(names - exported[library]):
                yield f"{library} has no {name.decode()}"
        elif library not in OF_WINDOWS and not library.startswith(_SETS):
            yield f"{library} is neither in the package nor in Windows"


def imports_of(binary: Any) -> dict[str, frozenset[bytes]]:
    """The functions a binary imports by name, at its start or when first needed, by the library in small letters."""
    found: dict[str, frozenset[bytes]] = {}
    for table in ("DIRECTORY_ENTRY_IMPORT", "DIRECTORY_ENTRY_DELAY_IMPORT"):
        for entry in getattr(binary, table, ()):
            library = entry.dll.decode().lower()
            names = frozenset(each.name for each in entry.imports if each.name)
            found[library] = found.get(library, frozenset()) | names
    return found


def _exports(binary: Any) -> frozenset[bytes]:
    table = getattr(binary, "DIRECTORY_ENTRY_EXPORT", None)
    return frozenset(each.name for each in table.symbols if each.name) if table else frozenset()


def _faults_of_program(binary: Any, name: str, subsystem: str) -> Iterator[str]:
    own = pefile.SUBSYSTEM_TYPE.get(binary.OPTIONAL_HEADER.Subsystem)
    if own != subsystem:
        yield f"is of the subsystem {own}"
    details = version_strings(binary)
    for key, wanted in strings(name).items():
        if details.get(key) != wanted:
            yield f"says {details.get(key)!r} as its {key}, not {wanted!r}"
    if fixed_version(binary) != numbers(version()):
        yield f"has the version {fixed_version(binary)}"
    gone = _ICON_WIDTHS - icon_widths(binary)
    if gone:
        yield f"has no icon {', '.join(map(str, sorted(gone)))} pixels wide"
    if _without_space(manifest_of(binary)) != _without_space(MANIFEST.read_bytes()):
        yield "has another manifest"


def version_strings(binary: Any) -> dict[str, str]:
    """Return the strings of the page of details."""
    return {
        key.decode(): value.decode()
        for information in getattr(binary, "FileInfo", [])
        for part in information
        for table in getattr(part, "StringTable", ())
        for key, value in table.entries.items()
    }


def fixed_version(binary: Any) -> tuple[int, int, int, int]:
    """The version as installers compare it; all 0 where there is none."""
    for fixed in getattr(binary, "VS_FIXEDFILEINFO", ()):
        high, low = fixed.FileVersionMS, fixed.FileVersionLS
        return high >> 16, high & 0xFFFF, low >> 16, low & 0xFFFF
    return 0, 0, 0, 0


def manifest_of(binary: Any) -> bytes:
    """The text of the manifest; empty where there is none."""
    return next(_resources(binary, "RT_MANIFEST"), b"")


def icon_widths(binary: Any) -> set[int]:
    """The widths of all pictures of the icon, in pixels."""
    widths = set()
    for group in _resources(binary, "RT_GROUP_ICON"):
        count = int.from_bytes(group[4:6], "little")
        # an entry has 14 bytes, of which the first is the width; 0 stands for 256
        widths |= {group[6 + 14 * index] or 256 for index in range(count)}
    return widths


def _resources(binary: Any, kind: str) -> Iterator[bytes]:
    for entry in getattr(getattr(binary, "DIRECTORY_ENTRY_RESOURCE", None), "entries", ()):
        if entry.id == pefile.RESOURCE_TYPE[kind]:
            for name in entry.directory.entries:
                for language in name.directory.entries:
                    place = language.data.struct
                    yield binary.get_data(place.OffsetToData, place.Size)


def _code(binary: Any) -> bytes:
    return b"".join(section.get_data() for section in binary.sections if section.Name.startswith(b".text"))


def _without_space(text: bytes) -> bytes:
    return b"".join(text.split())


def main() -> int:
    """Looks through a folder; 1 and a line for each fault if there are any."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FROZEN
    faults = faults_in(folder)
    print("\n".join(faults) or f"{len(binaries_in(folder))} binaries: every import is there, programs say who they are")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
