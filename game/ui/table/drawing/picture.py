"""What a frame of the table is composed of, and which parts of it show something else than before."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Final

import pygame

from game.cards import ALL_FACES, Face, format_faces
from game.ui.graphics.card_strip import SCORE_CARD, TEXT_CARD, foresee_strip
from game.ui.stage.idle import Job, Priority
from game.ui.table.cards.card_art import card_name
from game.ui.table.cards.layers import Layers
from game.ui.table.cards.sprite import Sprite
from game.ui.table.contract.context import AnyComponent, Drawing
from game.ui.table.drawing.ground import Ground
from game.ui.table.drawing.marks import Marks
from game.ui.table.drawing.rim_panels import PROMPT, Panels
from game.ui.table.layout.zone import Zone

_EVERY_CARD: Final = format_faces(ALL_FACES)


class Picture:
    """Ground, rim, components of the game, cards, marks."""

    def __init__(self, table: Drawing, layers: Layers, panels: Panels, components: Sequence[AnyComponent]) -> None:
        self._table = table
        self._layers = layers
        self._panels = panels
        self._components = components
        self._ground = Ground()
        self.marks = Marks(table.style, table.board)
        self._shown: dict[str, tuple[pygame.Rect, object]] = {}
        """What everything showed when it was last looked at, and where."""
        self._aloft: frozenset[Sprite] = frozenset()
        """The cards that lay nowhere when it was last looked."""
        self._foreseen: tuple[object, ...] = ()
        """For which look and round small cards were asked for."""

    def clear(self) -> None:
        """The window or its style is another one now."""
        self._ground.clear()
        self._panels.clear()

    def outline(self, moved: Sequence[Sprite]) -> None:
        """These are the cards of the last action."""
        self.marks.outlined = list(moved)

    def remark(self, text: str, room: int, before: int) -> None:
        """Say something in place of the prompt, in so many pixels after those `before` it.

        An empty text brings the prompt back.
        """
        panels = self._panels
        if (text, room, before) != (panels.remark, panels.room, panels.before):
            panels.remark, panels.room, panels.before = text, room, before
            self._follow_prompt()

    def hush(self, hushed: bool, *, coached: bool) -> None:
        """Whether a message stands where the prompt does, or somebody else says what is to be done."""
        if (hushed, coached) != (self._panels.hushed, self._panels.coached):
            self._panels.hushed, self._panels.coached = hushed, coached
            self._follow_prompt()

    def _follow_prompt(self) -> None:
        self._panels.renew(PROMPT)
        self._touch(self._panels.take_stale())

    def _touch(self, areas: Iterable[pygame.Rect]) -> None:
        for area in areas:
            self._layers.touch(area.inflate(8, 8), self._table.damage)

    def refresh(self, *, mirrored: bool) -> bool:
        """Have painted again what looks different; returns whether the ground was laid anew."""
        table = self._table
        zones = table.board.layout.zones
        laid = self._ground.lay(table.style, table.size, zones[Zone("felt")], mirrored=mirrored)
        if laid:
            self._layers.touch(pygame.Rect((0, 0), table.size), table.damage)
        self._panels.refresh()
        self._touch(self._panels.take_stale())
        shown: dict[str, tuple[pygame.Rect, object]] = {}
        for component in self._components:
            shown.update(component.contents())
        for number, rect in enumerate(self.outlines()):
            shown[f"outline {number}"] = (rect, None)
        self._mark_fresh()
        before, self._shown = self._shown, shown
        for name in before.keys() | shown.keys():
            if before.get(name) != shown.get(name):
                self._touch(one[0] for one in (before.get(name), shown.get(name)) if one is not None)
        return laid

    def _mark_fresh(self) -> None:
        fresh = self._table.board.hand.fresh
        for sprite in self._table.board.pool:
            if (sprite in fresh) != sprite.fresh:
                sprite.fresh = sprite in fresh
                self._layers.drop(sprite, self._table.damage)

    def dim(self, barred: Collection[Face]) -> None:
        """Show these cards of the hand dim, and no others."""
        board = self._table.board
        held = set(board.pool.at(board.own))
        for sprite in board.pool:
            dim = sprite in held and sprite.face in barred
            if dim != sprite.dim:
                sprite.dim = dim
                self._layers.drop(sprite, self._table.damage)

    def follow(self) -> None:
        """Have painted again what is painted only around cards that lie there, when some took off or landed."""
        aloft = self._table.board.aloft
        changed, self._aloft = aloft ^ self._aloft, aloft
        if not changed:
            return
        around = self.marks.outlines() if not changed.isdisjoint(self.marks.outlined) else []
        landing = (rect for one in self._components for rect in one.landing(tuple(changed)))
        for rect in (*around, *landing):
            self._layers.touch(rect, self._table.damage)

    def outlines(self) -> list[pygame.Rect]:
        """What is painted around the cards of the last action."""
        marks = self.marks
        return [*marks.outlines(), *(rect for one in self._components for rect in one.landing(marks.outlined))]

    def paint_still(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Everything below the cards."""
        self._ground.paint(surface, area)
        self._panels.paint(surface, area)
        for component in self._components:
            component.paint(surface, area)

    def paint_marks(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """What lies on resting cards; outlines are beneath what hangs over the edges of their cards."""
        self.marks.paint(surface, area)
        for component in self._components:
            component.paint_over(surface, area)

    def jobs(self) -> tuple[Job, ...]:
        """The cards that are still to be drawn: in sight, of the hands to come, and of a score or a log."""
        art, pictures = self._table.art, self._table.style.pictures
        return (
            Job(self._draw_shown, lambda: 0.0 if art.sketched else None, Priority.SHOWN),
            Job(art.draw_foreseen, lambda: 0.0 if art.behind else None, Priority.FORESEEN),
            Job(pictures.draw_wanted, lambda: 0.0 if pictures.behind else None, Priority.FORESEEN),
        )

    def _draw_shown(self) -> bool:
        """Draw a card in full, and have it painted again where it lies resized."""
        table = self._table
        drawn, now = table.art.draw_shown(), table.now
        same = [each for each in table.board.pool if (card_name(each.face), round(each.width.target)) == drawn]
        for sprite in same:
            if sprite.resting(now):
                self._layers.drop(sprite, table.damage)
        self._layers.update(now, table.damage)  # what moves takes the better picture as well
        return table.art.sketched

    def foresee_strips(self) -> None:
        """Ask for all cards as small as score, rules and log show them, once for every look and round."""
        table = self._table
        wanted = table.style.signature, table.size, self._panels.facts.round
        if wanted != self._foreseen:
            self._foreseen = wanted
            for units in (TEXT_CARD, SCORE_CARD):
                foresee_strip(table.style, _EVERY_CARD, table.size[0], units)
