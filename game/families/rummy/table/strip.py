"""The staging strip of a rummy: groups whose jokers have places, and how far they are on the way to the opening."""

from __future__ import annotations

import pygame

from game.engine import Place
from game.families.rummy.rules.view import RummyView
from game.families.rummy.table.advice import lays
from game.families.rummy.table.marks import draw_corner
from game.melds.fixed_jokers import FixedMeld, judge_fixed
from game.ui.table.cards.sprite import faces_of
from game.ui.table.drawing.ground import draw_tray
from game.ui.table.facts import Offer
from game.ui.table.melds.strip import STRIP, Strip


class RummyStrip(Strip[RummyView]):
    """Shows what each joker would be; what may be read as a run and as a set is laid as the player says."""

    def offers(self, offers: list[Offer]) -> list[Offer]:
        """First those that lay everything."""
        table = self.table
        groups = [faces_of(group) for group in self.board.staging.groups]
        self._suggest.visible = not groups and bool(self.board.in_hand)
        return [*lays(table.match, table.view(), groups), *offers]

    def paint(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Without a hand there is nothing to try."""
        strip = self.board.layout.zones[STRIP]
        if self.board.hand.sprites:
            super().paint(surface, area)
        elif area.colliderect(strip):
            draw_tray(surface, self.style, strip)

    def paint_over(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """On each joker of a group that is a meld the corner of its card."""
        board = self.board
        rules = self.table.view().house.melds
        for number, group in enumerate(board.staging.groups):
            slots = board.layout.slots.get(Place(STRIP, self.table.seat, number), ())
            meld = judge_fixed(faces_of(group), rules)
            if not isinstance(meld, FixedMeld) or len(slots) != len(group):
                continue
            for wild in meld.wilds:
                if group[wild] not in board.carried and group[wild].slot == slots[wild]:
                    draw_corner(surface, self.style, area, slots[wild], meld.stands_for(wild))
