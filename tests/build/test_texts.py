"""The page for reading texts over: every message is in it, and what is seen is framed in a picture."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.i18n import _, plural, use_language
from texts import sightings as seeing
from texts.__main__ import main
from texts.entries import entries
from texts.finished_texts import noted


@pytest.fixture(autouse=True)
def english_afterwards() -> Iterator[None]:
    yield
    use_language("en")


def test_a_finished_text_is_known_by_its_message_and_by_those_within_it() -> None:
    with noted() as finished:
        use_language("pl")
        version = _("Version {version}", version="1.2")
        assert finished.within(version) == {"Version {version}"}
        assert finished.within(f"Majlis · {version}") == {"Version {version}"}
        counted = plural("{count} card", "{count} cards", 5)
        assert finished.within(counted) == {"{count} card"}
        assert finished.within("nothing of the program") == set()


@pytest.mark.slow
def test_every_message_of_a_catalogue_is_an_entry_with_its_forms_and_places() -> None:
    known = {entry.english: entry for entry in entries("pl")}
    assert len(known[("{count} card", "{count} cards")].translated) == 3
    assert all(entry.places for entry in known.values())
    assert {entry.english for entry in entries("en")} == set(known)


@pytest.mark.pictures
def test_the_page_frames_what_is_seen_and_lists_what_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("texts.__main__.FOLDER", tmp_path)
    monkeypatch.setattr("texts.__main__.ROOT", tmp_path)
    monkeypatch.setattr(seeing, "_states", lambda: {"about": "about"})
    monkeypatch.setattr(sys, "argv", ["texts", "--lang", "ar", "--only", "about.py"])
    assert main() == 0
    finished = capsys.readouterr().out
    assert "about: 0" in finished
    assert "seen nowhere" in finished
    page = (tmp_path / "ar" / "index.html").read_text(encoding="utf-8")
    pictures = sorted((tmp_path / "ar").glob("*.png"))
    assert pictures
    frame = pygame.Color(255, 60, 60)
    for path in pictures:
        picture = pygame.image.load(path)
        assert pygame.mask.from_threshold(picture, frame, (1, 1, 1, 255)).count()
    assert "About Majlis" in page
