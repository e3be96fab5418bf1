"""A lesson at the real table: from the menu, by mouse and by keyboard, left and come back to."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from drive.learning import asked
from game.engine import Place
from game.games import GAMES
from game.i18n import Message, use_language
from game.lessons.catalogue import lessons_of
from game.lessons.lesson import Do, Play, Read
from game.lessons.progress import Progress
from game.lessons.starting import begun
from game.ui.graphics.motion import Pace
from game.ui.table.coach.scene import LessonScene
from game.ui.table.layout.zone import Zone
from game.ui.table.melds.marks import MeldMarks
from game.ui.table.melds.trays import MeldTrays
from game.ui.widgets import Button, ButtonKind
from tests.lessons.learner import NAMES
from tests.ui.likeness import alike
from tests.ui.pilot import Pilot

GAME = next(iter(GAMES))
FIRST = lessons_of(GAME)[0].name


@pytest.fixture
def table(pilot: Pilot) -> Pilot:
    """The first lesson, up to the first thing that is to be done."""
    pilot.stage.set_pace(Pace.INSTANT)
    pilot.stage.navigator.open_lesson(GAME, FIRST)
    settle(pilot)
    reads_on(pilot)
    return pilot


def reads_on(pilot: Pilot) -> None:
    """Read up to the next thing that is to be done."""
    while isinstance(lesson(pilot).course.step, Read):
        pilot.key(pygame.K_RETURN)
        settle(pilot)


def lesson(pilot: Pilot) -> LessonScene:
    assert isinstance(pilot.scene, LessonScene)
    return pilot.scene


def settle(pilot: Pilot) -> None:
    """Until the coach waits for the player."""
    for _ in range(60):
        pilot.frame(80)
        scene = pilot.scene
        if not isinstance(scene, LessonScene) or (scene.idle and not scene.course.waiting):
            break
    pilot.frame(80)


def does_what_is_asked(pilot: Pilot) -> None:
    scene = lesson(pilot)
    if isinstance(scene.course.step, Read):
        pilot.key(pygame.K_RETURN)
    elif not scene.course.waiting:
        assert scene.act([asked(scene.course)])
    settle(pilot)


def test_the_menu_leads_to_the_list_and_the_list_to_the_lesson(pilot: Pilot) -> None:
    pilot.stage.navigator.open_menu()
    pilot.settle()
    pilot.click("menu.lessons")
    pilot.settle()
    pilot.click("lessons.begin")
    pilot.frame()
    assert lesson(pilot).course.at == 0


def test_a_wrong_try_is_answered_by_the_coach_and_changes_nothing(table: Pilot) -> None:
    scene = lesson(table)
    table.click("stock")
    settle(table)
    before = scene.match.state_hash()
    table.drag(next(name for name in table.stage.targets() if name.endswith(".KD")), "discards")
    settle(table)
    assert scene.match.state_hash() == before
    assert scene.coach.answer
    assert len(scene.board.in_hand) == 12


def test_while_the_coach_speaks_next_is_the_only_button_in_brass_and_the_table_asks_for_nothing(table: Pilot) -> None:
    table.click("stock")
    settle(table)
    scene = lesson(table)
    assert isinstance(scene.course.step, Read)
    brass = [each.name for each in scene.group.widgets if isinstance(each, Button) and _shines(each)]
    assert brass == ["coach_next"]
    assert scene.standing() == ""
    assert {"table.sort", "table.hint", "table.suggest"}.isdisjoint(table.stage.targets())
    while scene.course.reading:
        table.click("table.coach_next")
        settle(table)
    assert isinstance(scene.course.step, Do)
    table.click(next(name for name in table.stage.targets() if name.endswith(".KD")))
    assert {"table.sort", "table.hint", "table.suggest"} <= table.stage.targets().keys()


def _shines(button: Button) -> bool:
    return button.visible and button.enabled and button.kind is ButtonKind.PRIMARY


def test_only_what_the_coach_asks_for_shines(table: Pilot) -> None:
    table.click("stock")
    settle(table)
    reads_on(table)
    scene = lesson(table)
    hearts = [card for pattern in scene.course.left for card in pattern.split()[1:]]
    for card in hearts[:3]:
        table.click(next(name for name in table.stage.targets() if name.endswith(f".{card}")))
    lay = next(each for each in scene.buttons.widgets if each.name == "lay")
    assert isinstance(lay, Button)
    assert not _shines(lay), "three hearts may be laid, and the coach asks for seven"
    for card in hearts[3:]:
        table.click(next(name for name in table.stage.targets() if name.endswith(f".{card}")))
    assert _shines(lay)


def test_what_the_coach_says_is_spoken_as_well(table: Pilot) -> None:
    scene = lesson(table)
    assert isinstance(scene.course.step, Do)
    assert scene.news()[-1] == scene.course.step.say.said()
    table.click("table.hint")
    assert scene.coach.answer in scene.news()[-1]


def test_a_hint_is_what_the_coach_said(table: Pilot) -> None:
    table.click("table.hint")
    assert lesson(table).coach.answer
    assert lesson(table).hint.zone is None


def test_what_is_to_be_done_is_ringed_where_it_lies(table: Pilot) -> None:
    settle(table)
    scene = lesson(table)
    stock = pygame.Rect(scene.board.layout.zones[Zone("stock")])
    assert scene.pointing.rings[0].box == (*stock.topleft, *stock.size)
    table.resize((1920, 1080))
    settle(table)
    grown = pygame.Rect(scene.board.layout.zones[Zone("stock")])
    assert grown != stock
    assert scene.pointing.rings[0].box == (*grown.topleft, *grown.size)
    assert scene.coach.rect.bottom == 1080


def test_it_is_left_in_the_middle_and_goes_on_there_in_another_language(table: Pilot) -> None:
    table.click("stock")
    settle(table)
    at, state = lesson(table).course.at, lesson(table).match.state_hash()
    table.click("table.coach_leave")
    assert table.scene.name == "lessons"
    table.stage.profile.change(language="ar")
    try:
        table.settle()
        table.click("lessons.begin")
        settle(table)
        scene = lesson(table)
        assert (scene.course.at, scene.match.state_hash()) == (at, state)
        assert scene.mirrored
        message = scene.coach.said
        table.stage.profile.change(language="de")
        settle(table)
        assert scene.coach.said != message
        assert (scene.course.at, scene.match.state_hash()) == (at, state)
    finally:
        use_language("en")


def test_it_is_ticked_at_its_end_and_the_next_one_offered(table: Pilot) -> None:
    for _ in range(100):
        if table.scene.name != "table":
            break
        if lesson(table).course.over:
            table.skip(2000)
        else:
            does_what_is_asked(table)
    assert table.scene.name == "lesson_done"
    assert Progress(table.stage.profile.folders.home).is_done(GAME, FIRST)
    table.settle()
    table.click("lesson_done.lessons")
    assert table.scene.name == "lessons"


def test_what_was_laid_is_taken_back_and_asked_for_again(table: Pilot) -> None:
    table.click("stock")
    settle(table)
    reads_on(table)
    scene = lesson(table)
    at = scene.course.at
    does_what_is_asked(table)
    assert scene.course.at == at + 1
    table.click("table.take_back")
    settle(table)
    assert scene.course.at == at
    table.click("table.redo")
    settle(table)
    assert scene.course.at == at + 1


def test_a_lesson_that_the_others_end_is_ticked(pilot: Pilot) -> None:
    pilot.stage.set_pace(Pace.INSTANT)
    shelved = lessons_of(GAME)[0]
    to_the_discard = shelved.lesson.steps[:4]
    until_the_next = Play(Message("Watch."), until=lambda view: view.actor == 2)
    short = replace(shelved, lesson=replace(shelved.lesson, steps=(*to_the_discard, until_the_next)))
    progress = Progress(pilot.stage.profile.folders.home)
    course = begun(GAME, short.lesson, NAMES)
    pilot.stage.push(LessonScene(pilot.stage, short, course, progress))
    settle(pilot)
    while not course.over:
        does_what_is_asked(pilot)
    assert course.match.actor() == 2
    assert progress.is_done(GAME, FIRST)


def test_a_gray_button_says_why_it_may_not_be_pressed(table: Pilot) -> None:
    table.click("stock")
    settle(table)
    reads_on(table)
    scene = lesson(table)
    for card in (".KD", ".QC", ".JS"):
        table.click(next(name for name in table.stage.targets() if name.endswith(card)))
    gray = next(each for each in scene.buttons.widgets if each.name == "lay")
    assert gray.visible
    assert not gray.enabled
    table.press(gray.rect.center)
    table.release(gray.rect.center)
    assert scene.said


def test_the_button_that_does_what_is_asked_for_is_ringed(table: Pilot) -> None:
    settle(table)
    draw = table.where("table.draw")
    assert (*draw.topleft, *draw.size) in [ring.box for ring in lesson(table).pointing.rings]


@pytest.mark.usefixtures("watched")
def test_the_light_leaves_words_and_buttons_beside_it_as_they_are(table: Pilot) -> None:
    table.click("stock")
    settle(table)
    reads_on(table)
    scene = lesson(table)
    tray = pygame.Rect(scene.board.layout.zones[Zone("tray", 0)])
    assert tray.topleft in [ring.box[:2] for ring in scene.pointing.rings]
    button = table.where("table.suggest")
    assert button.colliderect(scene.pointing.rings[-1].area(scene.style))
    without, lit = (table.surface.copy() for _ in range(2))
    scene.pointing.paint(lit, lit.get_rect())
    assert pygame.image.tobytes(lit.subsurface(button), "RGB") == pygame.image.tobytes(
        without.subsurface(button), "RGB"
    )
    assert pygame.image.tobytes(lit, "RGB") != pygame.image.tobytes(without, "RGB")


def test_cards_that_were_put_together_are_not_pointed_at_any_more(table: Pilot) -> None:
    table.click("stock")
    settle(table)
    reads_on(table)
    scene = lesson(table)
    pointed = len(scene.pointing.rings)
    table.drag(next(name for name in table.stage.targets() if name.endswith(".5H")), "staging.new")
    settle(table)
    assert len(scene.board.staging.sprites) == 1
    assert len(scene.pointing.rings) == pointed - 1


@pytest.mark.usefixtures("watched")
def test_the_ring_around_a_meld_leaves_the_number_on_its_seal_readable(
    table: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    while not _pointed_meld(lesson(table)):
        does_what_is_asked(table)
    scene, place = lesson(table), Place("meld", 0, 0)
    table.wait(1500, 50)
    marks = next(one for one in scene.components if isinstance(one, MeldMarks))
    box = marks.seal_box(place, scene.board.layout.slots[place])
    number = box.inflate(-box.width // 2, -box.height // 2)
    ringed = _repainted(table)
    monkeypatch.setattr("game.ui.table.coach.pointing.draw_ring", lambda *_, **__: None)
    bare = _repainted(table)
    assert not alike(ringed, bare)
    assert alike(ringed.subsurface(number), bare.subsurface(number))


def _pointed_meld(scene: LessonScene) -> bool:
    """Whether the coach points at a meld with a bonus."""
    melds = next(one for one in scene.components if isinstance(one, MeldTrays)).melds()
    return "meld.0.0" in scene.course.pointed and any(facts.bonus for _place, facts in melds)


def _repainted(pilot: Pilot) -> pygame.Surface:
    pilot.scene.damage.everything(pilot.surface.get_size())
    pilot.frame()
    return pilot.surface.copy()
