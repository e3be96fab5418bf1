"""The chosen decision from the choice to the frame that shows it: its words, its cards and its paint, part by part."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.match.playback import Playback
from game.review.judging import Judged
from game.ui.scenes.review.chosen import ChosenDecision
from game.ui.scenes.review.deeds import Deeds
from game.ui.scenes.review.foreseen import DRAWING_MS
from game.ui.scenes.review.places import print_of
from game.ui.scenes.review.table.positions import Positions
from game.ui.scenes.review.telling import position_of, told_of_decision
from game.ui.stage import Stage


class About:
    """What is shown of another decision stays until all of the chosen one is ready; nothing here waits."""

    def __init__(self, stage: Stage, playback: Playback, raw: bytes, deeds: Deeds) -> None:
        self.room = pygame.Rect(0, 0, 0, 0)
        """Where it is shown."""
        self.shown: ChosenDecision | None = None
        self._stage = stage
        self._playback = playback
        self._raw = raw
        self._deeds = deeds
        self._positions = Positions(stage.profile, raw)
        self._steps: Iterator[ChosenDecision | None] | None = None

    @property
    def table(self) -> pygame.Rect:
        """Where the picture of the table is."""
        return self.shown.table if self.shown is not None else pygame.Rect(0, 0, 0, 0)

    @property
    def preparing(self) -> bool:
        """Whether the chosen decision has still to be shown."""
        return self._steps is not None

    def renew(self) -> bool:
        """Draw pictures by other settings where they have changed; returns whether they have."""
        if self._positions.settings is self._stage.profile.settings:
            return False
        self._positions.close()
        self._positions = Positions(self._stage.profile, self._raw)
        return True

    def close(self) -> None:
        """Draw nothing more."""
        self._positions.close()

    def tell_soon(self, decision: Judged | None) -> None:
        """Of another decision, in a few frames; of none at once."""
        self._steps = self._prepared(decision) if decision is not None else None
        if decision is None:
            self.shown = None

    def tell_now(self, decision: Judged | None) -> None:
        """All of it in this frame."""
        self._steps = None
        self.shown = self._laid_out(decision)

    def prepare(self) -> bool:
        """Do a part; returns whether it is shown now."""
        for ready in self._steps or ():
            if ready is not None:
                self.shown, self._steps = ready, None
            return ready is not None
        self._steps = None
        return False

    def look(self) -> bool:
        """Take the picture of its table; returns whether it has come."""
        return self._positions.update()

    def wake_after(self) -> float | None:
        """Milliseconds until there may be something to do."""
        return 0.0 if self.preparing else self._positions.wake_after()

    def paint(self, surface: pygame.Surface) -> None:
        """What is told, and the table as soon as there is a picture of it."""
        if self.shown is not None:
            picture = self._positions.want(position_of(self.shown.decision, self.shown.table.size))
            self.shown.paint(surface, picture)

    def _laid_out(self, decision: Judged | None) -> ChosenDecision | None:
        if decision is None or self.room.height <= 0:
            return None
        style = print_of(self._stage.style, self._stage.size)
        return ChosenDecision(
            style, self.room, decision, told_of_decision(self._playback, self._deeds, decision, style.theme)
        )

    def _prepared(self, decision: Judged) -> Iterator[ChosenDecision | None]:
        """Nothing while there is more to do, at last what is to be shown."""
        told = self._laid_out(decision)
        yield None
        if told is None:
            return
        pictures = self._stage.style.pictures
        pictures.want_no_more()
        told.foresee()
        while pictures.work(DRAWING_MS):
            yield None
        nowhere = pygame.Surface((1, 1))
        for paint in told.parts:
            yield None
            paint(nowhere)
        yield None
        yield told
