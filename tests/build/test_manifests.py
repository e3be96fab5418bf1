"""The manifests of package managers say what is in the folder of the release."""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from distribution import contents
from distribution.changes import releases
from distribution.contents import APP_ID, release_address
from distribution.manifests import flatpak, write_manifests
from distribution.texts import texts_of_all_languages
from game.i18n import LANGUAGES
from windows.places import INSTALLER, PORTABLE
from windows.resources import PUBLISHER, TITLE

WHEEL = "library-1-py3-none-any.whl"
TEXTS = texts_of_all_languages()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a release, whose wheels were fetched without a network."""

    def download(target: Path) -> None:
        target.mkdir()
        (target / WHEEL).write_bytes(b"a wheel")

    monkeypatch.setattr(flatpak, "download_wheels", download)
    for name in (INSTALLER.name, PORTABLE.name, flatpak.SOURCE):
        (tmp_path / name).write_text(f"what {name} holds")
    write_manifests(tmp_path)
    return tmp_path


def sum_of(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def winget(folder: Path, ending: str) -> dict[str, Any]:
    manifest: dict[str, Any] = yaml.safe_load((folder / "winget" / f"Majlis.Majlis{ending}.yaml").read_text("utf-8"))
    return manifest


def test_winget_has_a_manifest_of_every_kind_and_language(folder: Path) -> None:
    kinds = {
        path.name: yaml.safe_load(path.read_text("utf-8"))["ManifestType"] for path in (folder / "winget").iterdir()
    }
    locales = {
        f"Majlis.Majlis.locale.{language.code}.yaml": "locale" for language in LANGUAGES if language.code != "en"
    }
    assert kinds == locales | {
        "Majlis.Majlis.yaml": "version",
        "Majlis.Majlis.installer.yaml": "installer",
        "Majlis.Majlis.locale.en-US.yaml": "defaultLocale",
    }
    for ending in ("", ".installer", ".locale.en-US", ".locale.ar"):
        manifest = winget(folder, ending)
        assert (manifest["PackageIdentifier"], manifest["PackageVersion"]) == ("Majlis.Majlis", contents.version())


def test_winget_installs_what_was_built_without_a_question(folder: Path) -> None:
    manifest = winget(folder, ".installer")
    assert (manifest["InstallerType"], manifest["Scope"], manifest["ProductCode"]) == ("nullsoft", "user", TITLE)
    assert manifest["InstallerSwitches"] == {"Silent": "/S", "SilentWithProgress": "/S"}
    assert manifest["ReleaseDate"] == releases()[0].day
    assert manifest["Installers"] == [
        {
            "Architecture": "x64",
            "InstallerUrl": release_address(INSTALLER.name),
            "InstallerSha256": sum_of(folder / INSTALLER.name).upper(),
        }
    ]


@pytest.mark.parametrize("text", TEXTS, ids=lambda text: text.language.code)
def test_winget_describes_the_program_in_its_own_words(folder: Path, text: Any) -> None:
    manifest = winget(folder, f".locale.{'en-US' if text.language.code == 'en' else text.language.code}")
    assert (manifest["PackageName"], manifest["Publisher"]) == (text.name, PUBLISHER)
    assert manifest["ShortDescription"] == text.summary
    assert all(game.sentence in manifest["Description"] for game in text.games)
    assert 0 < len(manifest["Tags"]) <= 16
    assert max(map(len, manifest["Tags"])) <= 40


def test_winget_asks_for_a_licence_and_a_page_once(folder: Path) -> None:
    manifest = winget(folder, ".locale.en-US")
    assert (manifest["License"], manifest["PackageUrl"]) == ("GPL-3.0-or-later", contents.home_page())


def test_scoop_unpacks_what_was_built(folder: Path) -> None:
    manifest = json.loads((folder / "scoop" / "majlis.json").read_text("utf-8"))
    assert {"version", "description", "homepage", "license"} <= manifest.keys()
    assert manifest["version"] == contents.version()
    assert manifest["architecture"]["64bit"] == {
        "url": release_address(PORTABLE.name),
        "hash": sum_of(folder / PORTABLE.name),
    }
    assert manifest["extract_dir"] == f"majlis-{contents.version()}"
    assert manifest["shortcuts"] == [["majlis.exe", "Majlis"]]


def test_the_flatpak_is_built_from_files_of_the_release_alone(folder: Path) -> None:
    home = folder / "flatpak"
    manifest = json.loads((home / f"{APP_ID}.json").read_text("utf-8"))
    assert (manifest["id"], manifest["command"]) == (APP_ID, "majlis")
    (module,) = manifest["modules"]
    paths = [(home / source["path"]).resolve() for source in module["sources"]]
    assert paths == [folder / flatpak.SOURCE, home / "wheels" / WHEEL]
    assert [source["sha256"] for source in module["sources"]] == [sum_of(path) for path in paths]
    assert module["build-options"]["env"]["PIP_NO_INDEX"] == "1"


@pytest.mark.skipif(shutil.which("flatpak-builder") is None, reason="there is no flatpak-builder here")
def test_the_builder_of_flatpaks_reads_the_manifest(folder: Path) -> None:
    command = ["flatpak-builder", "--show-manifest", f"{APP_ID}.json"]
    read = subprocess.run(command, cwd=folder / "flatpak", check=True, capture_output=True, text=True).stdout
    assert json.loads(read)["finish-args"] == list(flatpak.PERMISSIONS)


def test_the_flatpak_has_no_network_and_no_home() -> None:
    assert not [right for right in flatpak.PERMISSIONS if right.startswith(("--share=network", "--filesystem=ho"))]


def test_without_windows_packages_there_is_nothing_for_their_managers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(flatpak, "download_wheels", lambda target: target.mkdir())
    (tmp_path / flatpak.SOURCE).touch()
    write_manifests(tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == {flatpak.SOURCE, "flatpak"}
