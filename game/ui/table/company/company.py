"""How everybody at the table looks at what happens, and the rare words that somebody says to it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple
from zlib import crc32

import pygame

from game.engine import Event, SeatView, Shuffled
from game.engine.person import Manner
from game.games import manner_of
from game.i18n import Message
from game.ui.table.company.bubble import bubble_rect, draw_speech
from game.ui.table.company.lines import CONCEDING, LINES, RARITY
from game.ui.table.company.occasion import Occasion
from game.ui.table.context import AnyContext, TableComponent

_FADES: Final = 7
"""After so many events a face is calm again."""
_BETWEEN: Final = 24
"""So many events at least lie between two remarks."""
_READ_MS: Final = 3200.0
_SHARED: Final = frozenset({Occasion.PRIZE, Occasion.OUT})
"""What partners are glad of together, and the others are not."""


class Remark(NamedTuple):
    """What is said at the moment."""

    seat: int
    text: Message
    until: float
    """Milliseconds on the clock of the stage."""


class Company(TableComponent[SeatView]):
    """Everything follows from the record: the same match brings the same faces and the same words."""

    def __init__(self, table: AnyContext, occasion_of: Callable[[Event], Occasion | None]) -> None:
        """`occasion_of` says what an event means to who did it, if anything."""
        super().__init__(table)
        self._occasion_of = occasion_of
        self._moods: dict[int, tuple[str, int]] = {}
        """The mood of a seat, and the number of the event at which it was."""
        self._count = 0
        """Of the events of the round."""
        self._said_at = -_BETWEEN
        self.remark: Remark | None = None
        self.silent = False
        """Whether nothing is ever said, as where somebody explains the table or it only recalls a match."""

    def moods(self, actor: int | None) -> Mapping[int, str]:
        """How those look who are not calm; whose turn it is thinks."""
        moods = {} if actor is None else {actor: "thinking"}
        return {**moods, **{seat: mood for seat, (mood, _at) in self._moods.items()}}

    def on_event(self, event: Event) -> None:
        """Somebody may be glad or dismayed, and say so."""
        occasion = self._follow(event)
        if occasion is not None:
            self._comment(occasion, event.seat)

    def replay(self, events: Sequence[Event]) -> None:
        """Faces as they were; nothing is said again."""
        self.remark = None
        self._begin()
        for event in events:
            self._follow(event)

    def update(self, now: float) -> None:
        """A remark that was read goes."""
        if self.remark is not None and now >= self.remark.until:
            self.remark = None
            self.table.refresh()

    def wake_after(self, now: float) -> float | None:
        """Milliseconds until a remark goes."""
        return None if self.remark is None else max(0.0, self.remark.until - now)

    def contents(self) -> Mapping[str, tuple[pygame.Rect, object]]:
        """The bubble, and the room of its tail and its shadow."""
        if self.remark is None:
            return {}
        margin = self.style.px(32)
        return {"remark": (self._rect(self.remark).inflate(margin, margin), self.remark)}

    def paint_over(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """It hangs over cards."""
        if self.remark is not None and (rect := self._rect(self.remark)).colliderect(area):
            draw_speech(surface, self.style, self.remark.text.said(), rect, self.panel_of(self.remark.seat))

    def panel_of(self, seat: int) -> pygame.Rect:
        """The panel of a seat, at which its bubble hangs."""
        return pygame.Rect(self.board.layout.zones[f"seat.{seat}"])

    def _begin(self) -> None:
        self._moods, self._count, self._said_at = {}, 0, -_BETWEEN

    def _follow(self, event: Event) -> Occasion | None:
        if isinstance(event, Shuffled):
            self._begin()
        self._count += 1
        self._moods = {seat: (mood, at) for seat, (mood, at) in self._moods.items() if self._count - at < _FADES}
        occasion = self._occasion_of(event)
        if occasion is Occasion.SCORED:
            self._look_at_points()
        elif occasion is not None and event.seat is not None:
            self._look_at(occasion, event.seat)
        return occasion

    def _look_at(self, occasion: Occasion, seat: int) -> None:
        teams = self.table.match.teams
        for one, team in enumerate(teams):
            if occasion is not Occasion.OUT and self._manner(one) is Manner.STILL:
                continue
            if one == seat or (occasion in _SHARED and team == teams[seat]):
                self._moods[one] = ("glad", self._count)
            elif occasion in _SHARED and team != teams[seat]:
                self._moods[one] = ("dismayed", self._count)

    def _look_at_points(self) -> None:
        points = self.table.match.standing().round_points
        if points is None or len(set(points)) == 1:
            return
        best = min(points) if self.table.match.game.fewest_win else max(points)
        for seat, team in enumerate(self.table.match.teams):
            self._moods[seat] = ("glad" if points[team] == best else "dismayed", self._count)

    def _comment(self, occasion: Occasion, seat: int | None) -> None:
        table = self.table
        silent = self.silent or table.hastened or not table.stage.profile.settings.table_talk
        if silent or self._count - self._said_at < _BETWEEN or occasion not in RARITY:
            return
        match = table.match
        dice = crc32(f"{match.header.seed} {match.standing().round} {self._count} {seat}".encode())
        lines = LINES.get(occasion, ())
        if seat is None or match.is_human(seat):
            sad = [one for one, (mood, _at) in self._moods.items() if mood == "dismayed" and not match.is_human(one)]
            if occasion not in (Occasion.OUT, Occasion.SCORED) or not sad:
                return
            seat, lines = sad[dice // 64 % len(sad)], CONCEDING
        if lines and not dice % (RARITY[occasion] * self._manner(seat).silence):
            self._said_at = self._count
            self.remark = Remark(seat, lines[dice // 8 % len(lines)], table.now + _READ_MS)

    def _manner(self, seat: int) -> Manner:
        match = self.table.match
        return Manner.EVEN if match.is_human(seat) else manner_of(match.seats[seat].name)

    def _rect(self, remark: Remark) -> pygame.Rect:
        return bubble_rect(self.style, remark.text.said(), self.panel_of(remark.seat), self.table.size)
