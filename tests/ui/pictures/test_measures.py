"""The measures of pictures find each fault, made here on purpose."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from pathlib import Path

import pygame
import pytest

from game.games import GAMES
from game.i18n import LANGUAGES as KNOWN
from game.ui.graphics.text import TextStyle
from game.ui.graphics.theme import EVENING
from game.ui.stage.composed_scene import Dialog
from game.ui.widgets import Button
from pictures.scenes import SCENES
from tests.ui.pictures.gallery import noting, painted, rendered
from tests.ui.pictures.pairwise import (
    DIRECTIONS,
    FROM_LEFT,
    FROM_RIGHT,
    LANGUAGES,
    SCALES,
    SIZES,
    THEMES,
    Variant,
    variants,
)
from tests.ui.pictures.pixels import MirroredPicture, Picture
from tests.ui.pictures.ring import unseen_stops
from tests.ui.pictures.room import (
    bad_targets,
    covered_texts,
    crowded_texts,
    cut_texts,
    faint_texts,
    shortened,
    small_labels,
)
from tests.ui.pictures.states import STATES, settle

GROUND = (20, 30, 50)
Paint = Callable[[pygame.Surface, pygame.Surface], None]


def sheet(language: str, paint: Paint, colour: tuple[int, int, int] = (240, 240, 240)) -> Picture:
    """A picture on which a line of text was painted."""
    with rendered("about", Variant(language)) as stage:
        kind = MirroredPicture if language == "ar" else Picture
        picture = kind(stage.size, noting(stage))
        picture.fill(GROUND)
        line = noting(stage).line("Majlis 1234 مجلس", 30, colour, TextStyle.BODY)
        paint(picture, line)
        return picture


def blit_at(*place: int) -> Paint:
    return lambda picture, line: picture.blit(line, place) and None


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "ar"])
def test_a_text_with_room_is_no_trouble(language: str) -> None:
    picture = sheet(language, blit_at(100, 100))
    assert len(picture.written) == 1
    faults = (cut_texts(picture), crowded_texts(picture), covered_texts(picture))
    assert [list(found) for found in faults] == [[], [], []]
    assert list(faint_texts(picture, THEMES["high_contrast"])) == []


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "ar"])
@pytest.mark.parametrize("place", [(-20, 100), (100, -14), (1200, 100), (100, 700)])
def test_a_text_cut_by_the_window_is_found(language: str, place: tuple[int, int]) -> None:
    picture = sheet(language, blit_at(*place))
    assert len(list(cut_texts(picture))) == 1


@pytest.mark.parametrize("language", ["en", "ar"])
@pytest.mark.parametrize("clip", [(0, 0, 140, 720), (0, 0, 1280, 112)])
def test_a_text_cut_by_a_clip_is_found(language: str, clip: tuple[int, int, int, int]) -> None:
    def paint(picture: pygame.Surface, line: pygame.Surface) -> None:
        picture.set_clip(pygame.Rect(clip))
        picture.blit(line, (100, 100))
        picture.set_clip(None)

    picture = sheet(language, paint)
    assert len(list(cut_texts(picture))) == 1


def test_a_page_that_scrolls_may_end_within_a_line_but_not_cut_it_across() -> None:
    def paint(picture: pygame.Surface, line: pygame.Surface) -> None:
        for clip, top in (((0, 0, 1280, 112), 100), ((0, 0, 140, 720), 300)):
            picture.set_clip(pygame.Rect(clip))
            picture.blit(line, (100, top))
        picture.set_clip(None)

    picture = sheet("en", paint)
    assert len(list(cut_texts(picture, scrolled=True))) == 1


@pytest.mark.parametrize("language", ["en", "ar"])
def test_a_text_upon_another_is_found(language: str) -> None:
    def paint(picture: pygame.Surface, line: pygame.Surface) -> None:
        picture.blit(line, (100, 100))
        picture.blit(line, (140, 110))

    picture = sheet(language, paint)
    assert len(list(crowded_texts(picture))) == 1


@pytest.mark.parametrize("language", ["en", "ar"])
def test_a_covered_text_is_found(language: str) -> None:
    def paint(picture: pygame.Surface, line: pygame.Surface) -> None:
        picture.blit(line, (100, 100))
        picture.fill((90, 90, 90), pygame.Rect(120, 90, 60, 60))

    picture = sheet(language, paint)
    assert len(list(covered_texts(picture))) == 1


@pytest.mark.parametrize("language", ["en", "ar"])
def test_a_faint_text_is_found(language: str) -> None:
    picture = sheet(language, blit_at(100, 100), (108, 112, 124))
    assert len(list(faint_texts(picture, 4.5))) == 1
    assert list(faint_texts(picture, 3.0)) == []


def test_a_text_that_is_faint_at_one_end_alone_is_found() -> None:
    def paint(picture: pygame.Surface, line: pygame.Surface) -> None:
        picture.fill((220, 220, 220), pygame.Rect(0, 0, 130, 720))
        picture.blit(line, (100, 100))

    picture = sheet("en", paint)
    assert len(list(faint_texts(picture, 4.5))) == 1


@pytest.mark.pictures
def test_a_title_in_brass_is_measured_as_a_text() -> None:
    with rendered("menu", Variant()) as stage:
        titles = [line for line in painted(stage).written if line.text.startswith("lettering ")]
    of_the_program = [title for title in titles if title.text.startswith("lettering Majlis ")]
    assert (len(of_the_program), len(titles)) == (1, 1 + len(GAMES))  # every door has its name in brass
    assert all(4.5 <= title.contrast < 21 for title in titles)


@pytest.mark.pictures
@pytest.mark.parametrize("language", ["en", "ar"])
@pytest.mark.parametrize("box", [(100, 100, 23, 60), (100, 100, 60, 23), (-4, 100, 40, 40), (1250, 100, 40, 40)])
def test_a_target_that_is_tiny_or_outside_the_window_is_found(language: str, box: tuple[int, int, int, int]) -> None:
    with rendered("about", Variant(language)) as stage:
        stage.push(Dialog(stage, "", "", [button := Button("one", "", stage.pop)]))
        assert list(bad_targets(stage, painted(stage))) == []
        button.place(pygame.Rect(box))
        found = {fault.partition(":")[0] for fault in bad_targets(stage, painted(stage))}
    assert found & {"dialog.one is too small to hit", "dialog.one leaves the window"}


def test_a_target_upon_another_and_a_label_larger_than_its_button_are_found() -> None:
    with rendered("about", Variant()) as stage:
        buttons = [Button("one", "A label that needs much room", stage.pop), Button("two", "", stage.pop)]
        stage.push(Dialog(stage, "", "", buttons))
        buttons[0].place(pygame.Rect(100, 100, 60, 40))
        buttons[1].place(pygame.Rect(130, 120, 60, 40))
        found = [*bad_targets(stage, painted(stage)), *shortened(stage)]
    assert "dialog.two lies upon dialog.one" in found
    assert any("sticks out of dialog.one" in fault or "is shortened" in fault for fault in found)


@pytest.mark.parametrize(("high", "faults"), [(90, 0), (40, 1)])
def test_a_label_much_smaller_than_meant_is_found_where_there_is_no_room_for_two_lines(high: int, faults: int) -> None:
    with rendered("about", Variant()) as stage:
        button = Button("one", "Nummer der Kartenverteilung kopieren", stage.pop, size=40)
        stage.push(Dialog(stage, "", "", [button]))
        button.place(pygame.Rect(100, 100, 340, high))
        assert len(list(small_labels(stage))) == faults
        assert len(button.set_label(stage.style)[0]) == 2 - faults


@pytest.mark.pictures
@pytest.mark.parametrize("language", ["en", "ar"])
def test_a_hidden_ring_is_found(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.ui.widgets.button.draw_focus", lambda *_: None)
    with rendered("pause", Variant(language)) as stage:
        assert any(fault.startswith("no ring around") for fault in unseen_stops(stage))


@pytest.mark.pictures
@pytest.mark.parametrize("language", ["en", "ar"])
def test_a_hidden_ring_at_the_table_is_found(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.ui.table.input.focus.draw_ring", lambda *_: None)
    with rendered("table", Variant(language)) as stage:
        assert any(fault.startswith("no ring around") for fault in unseen_stops(stage))


@pytest.mark.pictures
def test_a_ring_too_faint_to_be_seen_is_found() -> None:
    with rendered("fault", Variant()) as stage:
        assert unseen_stops(stage) == []
        stage.style.theme = type(EVENING)(
            **{name: getattr(EVENING, name) for name in EVENING.__slots__} | {"focus": (24, 34, 60)}
        )
        stage.resize(stage.size)
        settle(stage)
        assert unseen_stops(stage) != []


@pytest.mark.parametrize("number", range(12))
def test_the_pictures_of_a_posture_cover_every_palette_three_scales_and_the_smallest_window_in_both_directions(
    number: int,
) -> None:
    made = variants(number)
    assert {_direction(variant) for variant in made[:2]} == set(DIRECTIONS)
    assert [variant.size for variant in made[:3]] == [SIZES[0], *SIZES[:-1]]
    assert {variant.theme for variant in made[:3]} == set(THEMES)
    assert len({variant.scale for variant in made[:3]}) == 3


def test_every_other_posture_is_shown_in_the_largest_window_as_well_and_then_in_every_scale() -> None:
    fourths = {number: variants(number) for number in range(12) if len(variants(number)) > 3}
    assert len(fourths) == 6
    for made in fourths.values():
        assert made[3].size == SIZES[-1]
        assert {_direction(variant) for variant in made[2:]} == set(DIRECTIONS)
        assert {variant.scale for variant in made} == set(SCALES)


@pytest.mark.parametrize("count", range(len(FROM_LEFT), len(FROM_LEFT) + 4))
def test_the_pictures_of_all_states_together_cover_every_pair(count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    from_left = (*FROM_LEFT, "one more", "another", "a third")[:count]
    languages = (*from_left, *FROM_RIGHT)
    monkeypatch.setattr("tests.ui.pictures.pairwise.FROM_LEFT", from_left)
    made = [variant for number, _state in enumerate(STATES) for variant in variants(number)]
    too_large = {(SIZES[-1], SCALES[-1])}  # its room is twice as wide as that of the usual large window at this scale
    assert {(variant.size, variant.scale) for variant in made} == set(product(SIZES, SCALES)) - too_large
    assert {(variant.size, variant.theme) for variant in made} == set(product(SIZES, THEMES))
    assert {(variant.scale, variant.theme) for variant in made} == set(product(SCALES, THEMES))
    assert {(variant.language, variant.size) for variant in made} == set(product(languages, SIZES))
    assert {(variant.language, variant.scale) for variant in made} == set(product(languages, SCALES))
    assert {(variant.language, variant.theme) for variant in made} == set(product(languages, THEMES))


def _direction(variant: Variant) -> str:
    return next(name for name, languages in DIRECTIONS.items() if variant.language in languages)


@pytest.mark.pictures
def test_nothing_is_left_in_the_home_of_who_takes_pictures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    with rendered("exported", Variant()) as stage:
        (exported,) = (stage.profile.folders.home / "exports").iterdir()
        assert exported.name in stage.top.said
    assert list(tmp_path.iterdir()) == []


def test_every_language_of_the_program_is_shown() -> None:
    assert {language.code for language in KNOWN} == set(LANGUAGES)


def test_every_scene_of_the_program_is_a_posture() -> None:
    assert set(SCENES) <= set(STATES)
