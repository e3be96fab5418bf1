"""The ring around a card of the hand is covered by the cards that cover the card."""

from __future__ import annotations

import pygame
import pytest

from game.ui.graphics.mirror import mirrored
from tests.ui.likeness import alike
from tests.ui.pilot import Pilot
from tests.ui.table.scripted import Table, dealt


def repainted(table: Table) -> pygame.Surface:
    table.scene.damage.everything(table.pilot.surface.get_size())
    table.pilot.frame()
    return table.pilot.surface.copy()


def inner(table: Table, place: int) -> pygame.Rect:
    """The middle of a card of the hand, wide enough to meet the ring of the card before."""
    slot = table.scene.board.layout.slots[table.scene.board.own][place]
    rect = pygame.Rect(0, 0, slot.w - 16, slot.h // 2)
    rect.center = (round(slot.cx), round(slot.cy))
    return mirrored(rect, table.pilot.surface.get_width()) if table.scene.mirrored else rect


@pytest.mark.usefixtures("watched")
@pytest.mark.parametrize("in_mirror", [False, True])
def test_the_focus_ring_of_a_card_stops_at_the_next_card(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch, in_mirror: bool
) -> None:
    pilot.stage.profile.change(language="ar" if in_mirror else "en")
    table = Table(pilot, dealt({}))
    while table.scene.focus.card is None:
        pilot.key(pygame.K_TAB)
    pilot.wait(1000)
    place = table.scene.board.in_hand.index(table.scene.focus.card)
    ringed = repainted(table)
    monkeypatch.setattr("game.ui.table.input.focus.draw_ring", lambda *_: None)
    bare = repainted(table)
    assert not alike(ringed, bare)
    following = inner(table, place + 1)
    assert alike(ringed.subsurface(following), bare.subsurface(following))


@pytest.mark.usefixtures("watched")
def test_the_rings_of_a_hint_stop_at_cards_above(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(pilot, dealt({}))
    table.scene.board.pointed = (table.scene.board.in_hand[3],)
    table.scene.board.rearrange(pilot.clock.now(), 0.0)
    pilot.wait(1000)
    ringed = repainted(table)
    monkeypatch.setattr("game.ui.table.input.hint.draw_ring", lambda *_, **__: None)
    bare = repainted(table)
    assert not alike(ringed, bare)
    following = inner(table, 4)
    assert alike(ringed.subsurface(following), bare.subsurface(following))


@pytest.mark.usefixtures("watched")
def test_a_ring_is_painted_anew_when_the_card_above_rises(pilot: Pilot) -> None:
    table = Table(pilot, dealt({}))
    while table.scene.focus.card is None:
        pilot.key(pygame.K_TAB)
    pilot.wait(1000)
    table.scene.input.clicks.toggle(table.scene.board.in_hand[1])
    pilot.wait(1000)
    piecemeal = pilot.surface.copy()
    assert alike(repainted(table), piecemeal)
