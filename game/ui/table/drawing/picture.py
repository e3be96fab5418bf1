"""What a frame of the table is composed of, and which parts of it show something else than before."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.cards import ALL_FACES, format_faces
from game.ui.graphics.card_strip import SCORE_CARD, foresee_strip
from game.ui.table.cards.card_art import card_name
from game.ui.table.drawing.ground import Ground

if TYPE_CHECKING:
    from game.ui.table.scene import TableScene

_DRAWING_MS: Final = 3.0
"""How long a frame may spend on drawing cards that will be needed."""
_SHARE: Final = 1 / 16
"""The part of a frame for cards that lie there resized or roughly turned while others move."""
_LONGEST_MS: Final = 100.0
"""No frame counts as longer: nothing was to be drawn before it."""


class Picture:
    """Ground, rim, parts of the felt, cards, marks."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._ground = Ground()
        self._shown: dict[str, tuple[pygame.Rect, object]] = {}
        """What every part showed when it was last looked at, and where."""
        self._drawn_at = 0.0

    def clear(self) -> None:
        """The window or its look is another one now."""
        self._ground.clear()

    def refresh(self) -> bool:
        """Have painted again what looks different; returns whether the ground was laid anew."""
        scene = self._scene
        zones = scene.board.layout.zones
        laid = self._ground.lay(scene.style, scene.stage.size, zones["felt"], mirrored=scene.mirrored)
        if laid:
            scene.layers.touch(pygame.Rect((0, 0), scene.stage.size), scene.damage)
        shown = {name: (pygame.Rect(zones[name]), content) for name, content in scene.panels.contents().items()}
        for component in scene.components:
            shown.update(component.contents())
        for number, rect in enumerate(self.outlines()):
            shown[f"outline {number}"] = (rect, None)
        shown["hand"] = (pygame.Rect(zones["hand"]), frozenset(scene.board.hand.fresh))
        before, self._shown = self._shown, shown
        for name in before.keys() | shown.keys():
            if before.get(name) != shown.get(name):
                for rect, _content in (one for one in (before.get(name), shown.get(name)) if one is not None):
                    scene.layers.touch(rect.inflate(8, 8), scene.damage)
        return laid

    def dim(self) -> None:
        """Show the cards of the hand dim that must stay in it now."""
        scene = self._scene
        asked = scene.match.actor() == scene.seat and scene.presenter.idle(scene.now)
        barred = scene.game.barred(scene.match, scene.view()) if asked else ()
        for sprite in scene.board.pool:
            dim = sprite.place == scene.board.own and sprite.face in barred
            if dim != sprite.dim:
                sprite.dim = dim
                scene.layers.drop(sprite, scene.damage)

    def land(self) -> None:
        """Cards landed: what is painted around them there."""
        for outline in self.outlines():
            self._scene.layers.touch(outline, self._scene.damage)

    def outlines(self) -> list[pygame.Rect]:
        """What is painted around the cards of the last action."""
        marks, parts = self._scene.marks, self._scene.components
        return [*marks.outlines(), *(rect for part in parts for rect in part.landing(marks.outlined))]

    def paint_still(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Everything below the cards."""
        self._ground.paint(surface, area)
        self._scene.panels.paint(surface, area)
        for component in self._scene.components:
            component.paint(surface, area)

    def paint_marks(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """What lies on resting cards; outlines are beneath what hangs over the edges of their cards."""
        self._scene.marks.paint(surface, area)
        for component in self._scene.components:
            component.paint_over(surface, area)

    def finish(self, now: float) -> None:
        """Draw some cards in full that lie there resized; in a frame with little else to do also those of a score.

        Foreseen cards wait until nothing moves. Cards in sight do not: as long as one is carried the others lie still.
        """
        scene = self._scene
        frame, self._drawn_at = min(now - self._drawn_at, _LONGEST_MS), now
        hurried = bool(scene.damage) or scene.layers.busy or scene.input.busy
        if not hurried and not scene.art.behind:
            scene.style.pictures.work(_DRAWING_MS)
            return
        spared = max(0.0 if hurried else _DRAWING_MS, frame * _SHARE)
        done = set(scene.art.work(spared, shown_only=hurried))
        for sprite in scene.board.pool:
            if (card_name(sprite.face), round(sprite.width.target)) in done and sprite.resting(now):
                scene.layers.drop(sprite, scene.damage)

    def foresee_score(self) -> None:
        """Ask for all cards as small as the score shows them, while there is time to draw them."""
        foresee_strip(self._scene.style, format_faces(ALL_FACES), self._scene.size[0], SCORE_CARD)
