"""The cards of the teams of a match have one build, whatever their texts."""

from __future__ import annotations

from decimal import Decimal

import pygame
import pytest

from game.i18n import use_language
from game.ui.graphics.drawing import Style
from game.ui.panels import teams
from game.ui.panels.teams import TeamCard, card_height, draw_team_cards


def cards(*, won: int | None) -> list[TeamCard]:
    us = TeamCard(0, "Us", ["Amina", "Layla (Club)"], Decimal("43.15"), won == 0, ["olfa", ""])
    them = TeamCard(1, "Them", ["Karim (Club)", "Samir (Club)"], Decimal("82.3"), won == 1, ["", ""])
    return [us, them]


def faces_drawn(monkeypatch: pytest.MonkeyPatch, wide: int, *, won: int | None) -> list[tuple[pygame.Rect, bool]]:
    drawn: list[tuple[pygame.Rect, bool]] = []

    def note(_surface: object, _style: object, rect: pygame.Rect, *_words: object, **told: object) -> None:
        drawn.append((rect, bool(told["crowned"])))

    monkeypatch.setattr(teams, "draw_medallion", note)
    style = Style()
    high = card_height(style)
    rects = [pygame.Rect(0, place * (high + 10), wide, high) for place in range(2)]
    draw_team_cards(pygame.Surface((wide, 3 * high)), style, rects, cards(won=won))
    return drawn


def test_partners_are_winners(pilot: object) -> None:
    use_language("en")
    assert [card.honour for card in cards(won=1)] == ["", "Winners"]
    assert TeamCard(0, "Amina", ["Amina"], Decimal(0), True, [""]).honour == "Winner"


@pytest.mark.parametrize("wide", [700, 550, 490])
def test_portraits_become_smaller_and_stand_on_every_card_alike(
    pilot: object, monkeypatch: pytest.MonkeyPatch, wide: int
) -> None:
    drawn = faces_drawn(monkeypatch, wide, won=1)
    assert len(drawn) == 4
    middles = [rect.centerx for rect, _crowned in drawn]
    assert all(abs(middles[number] - middles[number + 2]) <= 1 for number in range(2))


def test_rays_do_not_lie_upon_one_another(pilot: object, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = (rect for rect, crowned in faces_drawn(monkeypatch, 560, won=0) if crowned)
    assert first.right <= second.left
    over, under = (rect for rect, _crowned in faces_drawn(monkeypatch, 560, won=None)[:2])
    assert over.right > under.left
