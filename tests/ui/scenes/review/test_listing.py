"""How decisions are listed: as many in sight as can be read, none with words cut off."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.games import GAMES
from game.i18n import use_language
from game.review.judging import Judged
from game.review.units import read_back
from game.ui.scenes.review.listing import Form
from game.ui.scenes.review.scene import ReviewScene
from game.ui.scenes.review.words import Stage, placed_text, stage_of
from pictures.reviewed import reviewed
from tests.ui.pilot import Pilot


def opened(pilot: Pilot, game: str, language: str, size: tuple[int, int], *, faultless: bool = False) -> ReviewScene:
    """The review of a round that was gone over."""
    use_language(language)
    folder: Path = pilot.stage.profile.folders.saves
    folder.mkdir(parents=True, exist_ok=True)
    record = folder / f"{game}-20260110-190000.jsonl"
    raw, kept = reviewed(game, record.name, faultless=faultless)
    record.write_bytes(raw)
    pilot.stage.profile.archive.keep([kept])
    pilot.resize(size)
    pilot.stage.navigator.open_menu()
    pilot.stage.navigator.open_review(record, kept.round)
    for _ in range(100):
        pilot.frame(110.0)
    scene = pilot.scene
    assert isinstance(scene, ReviewScene)
    return scene


def has_room(scene: ReviewScene) -> bool:
    """Whether the words of all rows that are no roomy ones fit their lines."""
    listing, width = scene._listing, scene._list.row_rect(0).width
    return listing._fit(listing._style, width) == listing._lines


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "ar", "pl"])
@pytest.mark.parametrize("game", ["borako", "baloot", "remik"])
def test_rows_are_closer_where_few_would_be_seen(pilot: Pilot, game: str, language: str) -> None:
    scene = opened(pilot, game, language, (1280, 720))
    listing = scene._listing
    if listing._form is Form.CLOSE:
        assert len(scene._list.in_sight) >= 3
        assert not listing._short, "all is said in words"
        assert has_room(scene)
    roomy = len(scene._list.in_sight)
    pilot.click("review.decisions.all")
    assert listing._form is Form.BRIEF
    assert len(scene._list.in_sight) > roomy
    assert has_room(scene)


def test_what_mattered_is_roomy_in_a_large_window(pilot: Pilot) -> None:
    assert opened(pilot, "borako", "en", (1920, 1080))._listing._form is Form.ROOMY


def test_decisions_of_which_none_mattered_are_listed_a_line_each(pilot: Pilot) -> None:
    scene = opened(pilot, "borako", "en", (1280, 720), faultless=True)
    assert scene._listing._form is Form.BRIEF
    assert scene._decisions


def test_it_is_known_how_many_decisions_are_not_listed(pilot: Pilot) -> None:
    scene = opened(pilot, "rami", "en", (1920, 1080))
    assert scene._review is not None
    assert scene._others == len(scene._review.decisions) - len(scene._decisions) > 0
    pilot.click("review.decisions.all")
    assert scene._others == 0


@pytest.mark.parametrize(
    ("game", "number", "stage"),
    [
        ("borako", 17, Stage.DRAW),
        ("borako", 18, Stage.LATER),
        ("rami", 31, Stage.LATER),
        ("baloot", 8, Stage.WHOLE),
        ("baloot", 37, Stage.WHOLE),
    ],
)
def test_where_in_its_turn_a_decision_was_is_known(game: str, number: int, stage: Stage) -> None:
    raw, _kept = reviewed(game, "a")
    assert stage_of(read_back(GAMES, raw), Judged(number, 1, ())) is stage


def test_each_entry_says_where_in_its_turn_it_stands(pilot: Pilot) -> None:
    scene = opened(pilot, "borako", "en", (1280, 720))
    texts = [placed_text(scene._deeds.turn(each), scene._deeds.stage(each)) for each in scene._decisions[:2]]
    assert texts == ["Turn 2, before your draw", "Turn 2, after your draw"]
    assert scene._read_row(0).startswith(f"{texts[0]}. ")
