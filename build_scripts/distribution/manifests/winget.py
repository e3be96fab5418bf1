"""The manifests of winget, which runs the installer for Windows: of version and installer, and in each language."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from distribution.changes import releases
from distribution.checksums import sha256
from distribution.contents import LICENCE, NAME, home_page, release_address, version
from distribution.texts import ProgramTexts
from game.storage.transfer import EXPORT_SUFFIX
from windows.resources import PUBLISHER, TITLE

SCHEMA: Final = "1.10.0"
IDENTIFIER: Final = f"{TITLE}.{TITLE}"
_DEFAULT_LOCALE: Final = "en-US"
_TAGS: Final = 16
"""The number of tags that winget takes."""
_PROGRAM_IS_OPEN: Final = 2
"""The exit status of the installer where it cannot replace a running program."""


def write(installer: Path, folder: Path, texts: Sequence[ProgramTexts]) -> None:
    """Writes all manifests of an installer into a new folder."""
    folder.mkdir()
    english, *others = texts
    _write(folder, "", "version", {"DefaultLocale": _DEFAULT_LOCALE})
    _write(folder, ".installer", "installer", _installer_fields(installer))
    fields = _fields_in_words(english) | {"Moniker": NAME, "License": LICENCE, "PackageUrl": home_page()}
    _write(folder, f".locale.{_DEFAULT_LOCALE}", "defaultLocale", {"PackageLocale": _DEFAULT_LOCALE} | fields)
    for text in others:
        code = text.language.code
        _write(folder, f".locale.{code}", "locale", {"PackageLocale": code} | _fields_in_words(text))


def _write(folder: Path, ending: str, kind: str, fields: Mapping[str, object]) -> None:
    every = {"PackageIdentifier": IDENTIFIER, "PackageVersion": version()}
    manifest = every | dict(fields) | {"ManifestType": kind, "ManifestVersion": SCHEMA}
    text = "".join(f"{line}\n" for line in _yaml(manifest))
    (folder / f"{IDENTIFIER}{ending}.yaml").write_text(text, encoding="utf-8")


def _installer_fields(installer: Path) -> dict[str, object]:
    return {
        "Platform": ["Windows.Desktop"],
        "MinimumOSVersion": "10.0.0.0",
        "InstallerType": "nullsoft",
        "Scope": "user",
        "InstallModes": ["interactive", "silent"],
        "InstallerSwitches": {"Silent": "/S", "SilentWithProgress": "/S"},
        "ExpectedReturnCodes": [{"InstallerReturnCode": _PROGRAM_IS_OPEN, "ReturnResponse": "packageInUse"}],
        "UpgradeBehavior": "install",
        "FileExtensions": [EXPORT_SUFFIX.removeprefix(".")],
        "ProductCode": TITLE,
        "ReleaseDate": releases()[0].day,
        "Installers": [
            {
                "Architecture": "x64",
                "InstallerUrl": release_address(installer.name),
                "InstallerSha256": sha256(installer).upper(),
            }
        ],
    }


def _fields_in_words(text: ProgramTexts) -> dict[str, object]:
    games = "\n".join(f"- {game.sentence}" for game in text.games)
    return {
        "Publisher": PUBLISHER,
        "PackageName": text.name,
        "ShortDescription": text.summary,
        "Description": f"{text.opening}\n\n{games}\n\n{text.play}",
        "Tags": list(text.keywords[:_TAGS]),
    }


def _yaml(value: Mapping[str, object]) -> Iterator[str]:
    """The lines of a mapping in YAML. Texts are quoted as in JSON, which YAML reads as well."""
    for key, inside in value.items():
        match inside:
            case dict():
                yield f"{key}:"
                yield from (f"  {line}" for line in _yaml(inside))
            case list():
                yield f"{key}:"
                for entry in inside:
                    lines = list(_yaml(entry)) if isinstance(entry, dict) else [_scalar(entry)]
                    yield from (f"{'  ' if index else '- '}{line}" for index, line in enumerate(lines))
            case _:
                yield f"{key}: {_scalar(inside)}"


def _scalar(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
