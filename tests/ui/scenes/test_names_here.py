"""Names that the program gave are written as the viewer's language writes them; others stay as they were typed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pygame
import pytest

from game.engine.record import SeatSetup
from game.games import GAMES, cast_of
from game.i18n import use_language
from game.i18n.seats import NamesHere, seats_here
from game.i18n.wording import usual_names
from game.match.register import OwnNames
from game.match.summary import row_of
from game.statistics.company import by_partner
from game.statistics.played import Ledger
from game.storage.index import IndexRow
from game.ui.table.scene import TableScene
from tests.ui.pilot import Pilot
from tests.ui.scenes.finished_day import SCENES, open_scene, played, texts_of


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    use_language("en")


def latin(game: str, texts: Iterable[str]) -> set[str]:
    """Return the cast of a game that is spelled as in English."""
    words = {word.strip(".,:") for text in texts for word in text.split()}
    return {person.name for person in cast_of(game)} & words


@pytest.mark.parametrize("scene", SCENES)
@pytest.mark.parametrize("game", list(GAMES))
def test_no_scene_writes_those_of_an_english_match_in_latin_letters_for_an_arab(
    pilot: Pilot, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch, game: str, scene: str
) -> None:
    match = played(pilot, game, tmp_path_factory.getbasetemp())
    pilot.stage.profile.change(language="ar", speech=False)
    open_scene(pilot, scene, match)
    texts = texts_of(pilot, monkeypatch)
    assert texts
    assert not latin(game, [*texts, pilot.scene.announcement(), *pilot.scene.news()])
    assert "Amina" in {seat.name for seat in match.seats}, "as the player typed it"
    assert latin(game, (seat.name for seat in match.header.seats)), "the record stays as it is"


@pytest.mark.parametrize("game", list(GAMES))
def test_a_table_takes_the_names_of_a_language_that_is_chosen_meanwhile(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    pilot.stage.navigator.open_menu()
    pilot.stage.navigator.open_new_match(game=game)
    pilot.settle()
    pilot.click("new_match.start")
    pilot.wait(500)
    pilot.stage.profile.change(language="ar")
    pilot.settle()
    pilot.key(pygame.K_l)  # the log of the round, which tells who did what
    pilot.settle()
    texts = texts_of(pilot, monkeypatch)
    assert not latin(game, texts)
    pilot.key(pygame.K_ESCAPE)
    pilot.settle()
    texts = texts_of(pilot, monkeypatch)
    assert not latin(game, texts)
    assert isinstance(pilot.scene, TableScene)
    assert set(pilot.scene.panels.names) <= {"Amina", *usual_names(game)}


def test_every_name_of_every_cast_is_spelled_for_whoever_reads_and_a_typed_one_is_not() -> None:
    people = [person for game in GAMES for person in cast_of(game)]
    for person in people:
        for written in person.names:
            seats = (SeatSetup(written), SeatSetup(written, "club"), SeatSetup("Zoë", "club"))
            names = NamesHere(seats)
            for code in ("ar", "en"):
                use_language(code)
                assert list(names) == [written, person.called(code), "Zoë"]
                assert names[1] == seats_here(seats)[1].name


def test_a_partner_whose_name_was_written_in_two_languages_is_one(
    pilot: Pilot, tmp_path_factory: pytest.TempPathFactory
) -> None:
    match = played(pilot, "borako", tmp_path_factory.getbasetemp())
    row = row_of(match, IndexRow("english", "", 1.0), 1)
    person = next(person for person in cast_of("borako") if person.name in row.course)
    arab = row._replace(name="arab", course=row.course.replace(person.name, person.called("ar")))
    assert arab.course != row.course
    for each in (row, arab):
        (met,) = by_partner(Ledger().read([each], OwnNames(frozenset({"Amina"}))))
        assert met[0] == person.name
