"""Every game has a table of its own by default, and every table and back can be chosen for any game."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.games import INFOS
from game.resources import asset
from game.ui.graphics.pictures import Deck
from game.ui.graphics.tables import BACKS, HOME, TABLES, TableLook, chosen_back, chosen_table, home_of
from game.ui.graphics.theme import CONTRAST, EVENING, contrast, table_theme
from tests.ui.pilot import Pilot


def test_six_tables_and_seven_backs_are_drawn() -> None:
    assert len(TABLES) == 6
    assert len(BACKS) == 7
    drawn = {path.stem for path in Path(asset("cards", "backs", "girih.svg")).parent.iterdir()}
    assert drawn == set(BACKS)
    for table in TABLES:
        for picture in ("emblem.svg", "woven.svg", "border.svg", "felt.png"):
            assert Path(asset("table", table, picture)).is_file()


def test_every_table_is_the_home_of_a_game() -> None:
    homes = [home_of(game) for game in INFOS]
    assert set(homes) == set(TABLES)
    assert homes == [info.home for info in INFOS.values()]


def test_a_game_of_nowhere_is_played_at_the_usual_table() -> None:
    assert home_of("no such game") == next(iter(TABLES))


def test_what_is_not_known_is_the_home() -> None:
    assert chosen_table(HOME, "sadu") == chosen_table("of a newer version", "sadu") == "sadu"
    assert chosen_back(HOME, "tiles") == chosen_back("of a newer version", "tiles") == "tiles"
    assert (chosen_table("girih", "sadu"), chosen_back("suits", "sadu")) == ("girih", "suits")


@pytest.mark.parametrize("look", TABLES.values(), ids=lambda look: look.name)
def test_texts_stand_out_on_every_cloth(look: TableLook) -> None:
    theme = look.dyed(table_theme(EVENING))
    for text in (theme.text, theme.text_soft, theme.brass_light):
        assert contrast(text, theme.felt_deep) >= 4.5
        assert contrast(text, theme.felt) >= 4.5


def test_strong_contrast_is_not_dyed() -> None:
    assert all(look.dyed(CONTRAST) is CONTRAST for look in TABLES.values())


def test_a_player_who_sits_down_to_a_game_finds_its_table_unless_another_was_chosen(pilot: Pilot) -> None:
    stage = pilot.stage
    seen = {}
    for game in INFOS:
        stage.sit_down(game)
        seen[game] = (stage.table_style.table.name, stage.style.pictures.deck.back)
    assert seen == {game: (info.home, info.home) for game, info in INFOS.items()}
    stage.profile.change(table="wycinanka", card_back="suits")
    for game in INFOS:
        stage.sit_down(game)
        assert (stage.table_style.table.name, stage.style.pictures.deck.back) == ("wycinanka", "suits")


def test_another_back_leaves_the_faces_as_they_were_drawn(pilot: Pilot) -> None:
    pictures = pilot.stage.style.pictures
    face, back = pictures.card("7H", 60).surface, pictures.card("back", 60).surface
    pilot.stage.profile.change(card_back="sadu")
    assert pictures.card("7H", 60).surface is face
    assert pictures.card("back", 60).surface is not back
    assert pictures.card("back", 60).surface is pictures.card("back:sadu", 60).surface


def test_every_back_is_a_drawing_of_its_own() -> None:
    assert len({Deck().markup(f"back:{name}") for name in BACKS}) == len(BACKS)
