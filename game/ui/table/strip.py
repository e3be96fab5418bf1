"""The staging strip on the table: arranging groups of cards, what each is worth, and the best groups on demand."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

import pygame

from game.engine import Place
from game.i18n import _
from game.ui.paint import draw_text
from game.ui.table.board import RELAYOUT_MS
from game.ui.table.facts import Meter, Offer
from game.ui.table.panels import sunk
from game.ui.table.sprite import Sprite, faces_of
from game.ui.text import Style

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene

STRIP = "staging"


def group_of(zone: str) -> int | None:
    """The number of the group that a zone of the strip shows; None for the rest of the strip, where new ones begin."""
    number = zone.partition(".")[2]
    return int(number) if number.isdigit() else None


class Strip:
    """Moves cards between hand and groups, and measures the groups."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.meters: list[Meter] = []

    def put(self, sprites: Sequence[Sprite], group: int | None = None) -> None:
        """Cards go into a group, or become a new one."""
        self._scene.board.staging.put(sprites, group)
        self._changed()

    def take(self, sprites: Collection[Sprite]) -> None:
        """Cards go back to the hand."""
        self._scene.board.staging.take(sprites)
        self._changed()

    def clear(self) -> bool:
        """All cards go back to the hand; False when there were none."""
        if not self._scene.board.staging.groups:
            return False
        self._scene.board.staging.clear()
        self._changed()
        return True

    def suggest(self) -> None:
        """Fill the strip with the best melds of the hand, as many as can be shown at once."""
        scene = self._scene
        wanted = scene.game.arrangement(scene.view())
        if not wanted:
            scene.say(_("There is no meld in your hand yet."))
            return
        scene.board.staging.clear()
        left = list(scene.board.hand.sprites)
        for cards in wanted:
            if scene.board.staging.groups and not scene.board.shows_staged((*scene.board.staging.sizes, len(cards))):
                break
            group = []
            for face in cards:
                sprite = next((one for one in left if one.face == face), None)
                if sprite is not None:
                    left.remove(sprite)
                    group.append(sprite)
            scene.board.staging.put(group)
        self._changed()

    def offer(self) -> Offer | None:
        """The button that lays everything."""
        groups = [faces_of(group) for group in self._scene.board.staging.groups]
        return self._scene.game.lays(self._scene.match, self._scene.view(), groups)

    def measure(self) -> None:
        """Groups may have changed with the hand: put each in order and find out what it is."""
        scene = self._scene
        self.meters = []
        for group in scene.board.staging.groups:
            meter = scene.game.meter(scene.match, faces_of(group))
            left, ordered = list(group), []
            for face in meter.cards:
                sprite = next(one for one in left if one.face == face)
                left.remove(sprite)
                ordered.append(sprite)
            group[:] = [*ordered, *left]
            self.meters.append(meter)

    def content(self) -> tuple[object, ...]:
        """What the strip shows, to notice when it changes."""
        return tuple(meter.text for meter in self.meters), bool(self._scene.board.carried)

    def paint(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """The strip, and below each group what it is."""
        scene, look = self._scene, self._scene.look
        zones, slots = scene.board.layout.zones, scene.board.layout.slots
        if not area.colliderect(zones[STRIP]):
            return
        sunk(surface, look, zones[STRIP])
        if not self.meters:
            strip = pygame.Rect(zones[STRIP])
            top = strip.top + look.px(8)
            for line in look.type.wrap(_("Try melds here"), look.text(17), strip.width - look.px(12)):
                draw_text(surface, look, line, 17, look.theme.text_soft, midtop=(strip.centerx, top))
                top += look.type.height(look.text(17))
            return
        for number, meter in enumerate(self.meters):
            box = zones.get(f"{STRIP}.{number}")
            cards = slots.get(Place(STRIP, scene.seat, number))
            if box is None or not cards:
                continue
            good = meter.refusal is None
            text = meter.text if good else "✗ " + meter.text
            room = box.w + look.px(8)
            px = look.type.fitted(text, look.text(18), room, Style.STRONG)
            text = look.type.shortened(text, px, room, Style.STRONG)
            words = look.type.line(text, px, look.theme.brass_light if good else look.theme.text_soft, Style.STRONG)
            surface.blit(words, words.get_rect(midbottom=(box.centre[0], box.bottom + look.px(2))))

    def _changed(self) -> None:
        scene = self._scene
        scene.hint.forget()
        scene.forget_refusal()
        scene.board.selected = []
        self.measure()
        scene.board.arrange(scene.now, scene.pace.move(RELAYOUT_MS))
        scene.refresh()
