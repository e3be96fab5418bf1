"""The lead of the player after each round of a saved match, as bars."""

from __future__ import annotations

import pygame

from game.i18n import use_language
from game.match.saved_views import SavedMatchDetails
from game.ui.graphics.drawing import Style
from game.ui.kit import Node, walk
from game.ui.panels.matches import LeadBars
from game.ui.scenes.load.rows import saved_match_details_panel
from tests.ui.pilot import Pilot

DETAILS = SavedMatchDetails("Borako", (), "", "", (), (), (10.0, -20.0, -15.0), "")


def bars_in(details: SavedMatchDetails, height: int) -> list[Node]:
    panel = saved_match_details_panel(details, None)
    panel.arrange(Style(), pygame.Rect(0, 0, 400, height))
    return [node for node in walk(panel) if isinstance(node, LeadBars)]


def test_rounds_are_bars_ahead_and_behind(pilot: Pilot) -> None:
    use_language("en")
    theme, picture = pilot.stage.style.theme, pygame.Surface((400, 200))
    (bars,) = bars_in(DETAILS, 300)
    bars.paint(picture, Style(), picture.get_rect())
    colours = {tuple(picture.get_at((x, y))[:3]) for x in range(0, 400, 4) for y in range(0, 200, 4)}
    assert {theme.us, theme.them} <= colours, "ahead after one round, behind after two"


def test_where_there_is_no_room_or_no_story_there_are_no_bars(pilot: Pilot) -> None:
    use_language("en")
    assert bars_in(DETAILS, 120) == []
    assert bars_in(SavedMatchDetails("Borako", (), "", "", (), (), (), ""), 300) == []
