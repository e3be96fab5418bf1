"""The lock files hold hashes for everything and no address of any registry."""

from __future__ import annotations

import re

import pytest

from devtools.locks import SOURCES
from devtools.paths import REQUIREMENTS

PIN = re.compile(r"^(?P<name>[a-z0-9-]+)==(?P<version>\S+)", re.MULTILINE)


def pins(lock: str) -> dict[str, str]:
    text = (REQUIREMENTS / f"{lock}.txt").read_text(encoding="utf-8")
    return {pin["name"]: pin["version"] for pin in PIN.finditer(text)}


@pytest.mark.parametrize("lock", SOURCES)
def test_a_lock_pins_every_requirement_with_hashes(lock: str) -> None:
    text = (REQUIREMENTS / f"{lock}.txt").read_text(encoding="utf-8")
    entries = text.replace("\\\n", " ").splitlines()
    requirements = [entry for entry in entries if entry and not entry.startswith("#")]
    assert requirements
    assert [entry for entry in requirements if "--hash=sha256:" not in entry or "==" not in entry] == []


@pytest.mark.parametrize("lock", SOURCES)
def test_a_lock_names_no_registry_and_no_folder(lock: str) -> None:
    text = (REQUIREMENTS / f"{lock}.txt").read_text(encoding="utf-8")
    assert not re.search(r"https?:|file:|--index-url|--find-links|/", text)


@pytest.mark.parametrize("lock", ["dev", "package", "windows"])
def test_the_pins_of_the_runtime_hold_everywhere(lock: str) -> None:
    assert pins("runtime").items() <= pins(lock).items()
