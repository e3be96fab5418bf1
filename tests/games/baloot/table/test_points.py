"""The card points on the table show what of them comes from projects, in every language and size."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.families.tricks.table.facts import PointsFacts
from game.families.tricks.table.status import points_panel
from game.games.baloot.rules.state import Playing
from game.i18n import LANGUAGES, _, use_language
from game.ui.table.layout.zone import Zone
from tests.games.baloot.table.tables import table_where
from tests.ui.pilot import Pilot


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    use_language("en")


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("code", [each.code for each in LANGUAGES])
def test_points_of_projects_are_shown_beside_the_total(pilot: Pilot, code: str, size: tuple[int, int]) -> None:
    use_language(code)
    table = table_where(pilot, lambda _match, view: isinstance(view.phase, Playing))
    pilot.resize(size)
    rect, names = pygame.Rect(table.scene.board.layout.zones[Zone("points")]), (_("Us"), _("Them"))
    drawn = []
    for projects in (0, 40):
        surface = pygame.Surface(size)
        panel = points_panel(PointsFacts(names, (92 - projects, 0), (projects, 0)))
        panel.arrange(table.scene.style, rect)
        panel.paint(surface, table.scene.style, rect)
        drawn.append(pygame.image.tobytes(surface, "RGB"))
    assert drawn[0] != drawn[1], "the total is the same, what it is made of is not"
