"""How everybody at the table looks at what happens, and the rare words that somebody says to it."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple
from zlib import crc32

import pygame

from game.engine import Event, SeatView, Shuffled
from game.engine.person import Temperament
from game.games import temperament_of
from game.i18n import Message, _
from game.ui.graphics.medallion import draw_medallion, face_of
from game.ui.kit.bubble import Bubble
from game.ui.table.company.bubble import cards_in, speech_bubble
from game.ui.table.contract.context import AnyContext, TableComponent
from game.ui.table.contract.occasion import CONCEDING, LINES, RARITY, Occasion
from game.ui.table.drawing.rim_panels import is_broad
from game.ui.table.layout.zone import Zone
from game.ui.widgets.graph import team_colour

_FADES: Final = 7
"""After so many events a face is calm again."""
_BETWEEN: Final = 24
"""The fewest events between two remarks."""
_READ_MS: Final = 3200.0
_MOOD_MS: Final = 2600.0
"""The longest that a mood lasts, except at the end of a round."""
_SHARED: Final = frozenset({Occasion.PRIZE, Occasion.OUT, Occasion.PILE, Occasion.RICH})
"""What partners are glad of together, and the others are not."""
_LARGER: Final = 1.3
"""How much larger a face is that takes something to heart."""


class Mood(NamedTuple):
    """How somebody looks."""

    name: str
    at: int
    """The number of the event it is about."""
    until: float
    """Milliseconds on the clock of the stage."""


class Remark(NamedTuple):
    """What is said at the moment."""

    seat: int
    text: Message
    until: float
    """Milliseconds on the clock of the stage."""


class Company(TableComponent[SeatView]):
    """Everything follows from the record: the same match brings the same faces and the same words."""

    def __init__(
        self, table: AnyContext, occasion_of: Callable[[Event], Occasion | None], face: Callable[[int], pygame.Rect]
    ) -> None:
        """`occasion_of` says what an event means to who did it, if anything, `face` where the face of a seat is."""
        super().__init__(table)
        self._face = face
        self._occasion_of = occasion_of
        self._moods: dict[int, Mood] = {}
        """The moods of all who take something to heart, by their seats."""
        self._count = 0
        """The number of events in the round."""
        self._said_at = -_BETWEEN
        self._laid_by: int | None = None
        """Who put cards onto the table last, while nothing was said of what they are worth."""
        self.remark: Remark | None = None
        self.silent = False
        """Whether nothing is ever said, as where somebody explains the table or it only recalls a match."""
        self.calm = False
        """Whether nobody takes anything to heart, as in a small picture of the table."""

    def moods(self, actor: int | None) -> Mapping[int, str]:
        """How those look who are not calm; whose turn it is thinks."""
        moods = {} if actor is None else {actor: "thinking"}
        return {**moods, **{seat: mood.name for seat, mood in self._moods.items()}}

    def on_event(self, event: Event) -> None:
        """Somebody may be glad or dismayed, and say so."""
        occasion = self._follow(event)
        if event.target is not None and event.target.zone == "meld":
            self._laid_by = event.seat
        if occasion is Occasion.PRIZE:
            self._laid_by = None
        if occasion is not None:
            self._comment(occasion, event.seat)

    def replay(self, events: Sequence[Event]) -> None:
        """Faces as they were; nothing is said again."""
        self.remark = None
        self._begin()
        for event in events:
            self._follow(event)

    def update(self, now: float) -> None:
        """A remark that was read goes, and who took something to heart is calm again."""
        before = len(self._moods), self.remark
        self._moods = {seat: mood for seat, mood in self._moods.items() if now < mood.until}
        if self.remark is not None and now >= self.remark.until:
            self.remark = None
        if before != (len(self._moods), self.remark):
            self.table.refresh()

    def wake_after(self, now: float) -> float | None:
        """Milliseconds until a remark goes, or a mood."""
        untils = [mood.until for mood in self._moods.values() if mood.until != math.inf]
        if self.remark is not None:
            untils.append(self.remark.until)
        return max(0.0, min(untils) - now) if untils else None

    def contents(self) -> Mapping[str, tuple[pygame.Rect, object]]:
        """The larger faces; the bubble with its tail and its shadow."""
        shown: dict[str, tuple[pygame.Rect, object]] = {
            f"face.{seat}": (self._face_rect(seat), mood.name) for seat, mood in self._moved()
        }
        if self.remark is not None:
            shown["remark"] = self._speech(self.remark).area(self.style), self.remark
        return shown

    def words(self) -> Sequence[str]:
        """What somebody says to the table."""
        remark = self.remark
        if remark is None:
            return ()
        return (_("{label}: {value}", label=self.table.match.names[remark.seat], value=remark.text.said()),)

    def paint_over(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """They hang over cards and over the edges of panels."""
        for seat, mood in self._moved():
            if (face := self._face_rect(seat)).colliderect(area):
                self._paint_face(surface, seat, mood.name, face)
        if self.remark is not None:
            bubble = self._speech(self.remark)
            if bubble.area(self.style).colliderect(area):
                bubble.paint(surface, self.style, area)

    def panel_of(self, seat: int) -> pygame.Rect:
        """The panel of a seat, at which its bubble hangs."""
        return pygame.Rect(self.board.layout.zones[Zone("seat", seat)])

    def prized(self, team: int) -> None:
        """A meld of a team has earned a bonus."""
        for seat, one in enumerate(self.table.match.teams):
            if self._temperament(seat) is not Temperament.STILL:
                self._look(seat, "glad" if one == team else "dismayed", self.table.now + _MOOD_MS)
        laid_by, self._laid_by = self._laid_by, None
        if laid_by is not None and self.table.match.teams[laid_by] == team:
            self._comment(Occasion.PRIZE, laid_by)
        self.table.refresh()

    def _moved(self) -> Sequence[tuple[int, Mood]]:
        """Whose faces are seen larger; above the own panel stands what the player says."""
        return [(seat, mood) for seat, mood in self._moods.items() if seat != self.table.seat]

    def _face_rect(self, seat: int) -> pygame.Rect:
        """Where the face in a panel is seen larger: it leaves the name and the score free."""
        panel = self.panel_of(seat)
        ring = self._face(seat)
        side = round(ring.width * _LARGER)
        larger = pygame.Rect(0, 0, side, side)
        if is_broad(panel):
            larger.topright = (ring.right + self.style.px(4), panel.top)
        else:
            larger.midbottom = (ring.centerx, ring.bottom + self.style.px(2))
            score = pygame.Rect(self.board.layout.zones[Zone("score")])
            if larger.colliderect(score) and score.bottom < ring.top:
                low = larger.midbottom
                larger.size = (larger.bottom - score.bottom, larger.bottom - score.bottom)
                larger.midbottom = low
        return larger.clamp(pygame.Rect((0, 0), self.table.size))

    def _paint_face(self, surface: pygame.Surface, seat: int, mood: str, rect: pygame.Rect) -> None:
        match = self.table.match
        setup = match.seats[seat]
        colour = team_colour(self.style.theme, match.teams[seat], match.teams[self.table.seat])
        face = face_of(self.style, setup)
        draw_medallion(surface, self.style, rect, setup.name, colour, face=face, mood=mood, crowned=mood == "glad")

    def _begin(self) -> None:
        self._moods, self._count, self._said_at, self._laid_by = {}, 0, -_BETWEEN, None

    def _follow(self, event: Event) -> Occasion | None:
        if isinstance(event, Shuffled):
            self._begin()
        self._count += 1
        self._moods = {seat: mood for seat, mood in self._moods.items() if self._count - mood.at < _FADES}
        occasion = self._occasion_of(event)
        if occasion is Occasion.SCORED:
            self._look_at_points()
        elif occasion is not None and event.seat is not None:
            self._look_at(occasion, event, event.seat)
        return occasion

    def _look_at(self, occasion: Occasion, event: Event, seat: int) -> None:
        teams = self.table.match.teams
        until = math.inf if occasion is Occasion.OUT else self.table.now + _MOOD_MS
        robbed = event.source.owner if occasion is Occasion.JOKER and event.source is not None else None
        for one, team in enumerate(teams):
            if occasion is not Occasion.OUT and self._temperament(one) is Temperament.STILL:
                continue
            if one == seat or (occasion in _SHARED and team == teams[seat]):
                self._look(one, "dismayed" if occasion is Occasion.BEATEN else "glad", until)
            elif one == robbed or occasion in _SHARED:
                self._look(one, "dismayed", until)

    def _look(self, seat: int, mood: str, until: float) -> None:
        if not self.calm:
            self._moods[seat] = Mood(mood, self._count, until)

    def _look_at_points(self) -> None:
        points = self.table.match.standing().round_points
        if points is None or len(set(points)) == 1:
            return
        best = min(points) if self.table.match.game.fewest_win else max(points)
        for seat, team in enumerate(self.table.match.teams):
            self._look(seat, "glad" if points[team] == best else "dismayed", math.inf)

    def _comment(self, occasion: Occasion, seat: int | None) -> None:
        table = self.table
        silent = self.silent or table.hastened or not table.stage.profile.settings.table_talk
        if silent or self._count - self._said_at < _BETWEEN or occasion not in RARITY:
            return
        match = table.match
        dice = crc32(f"{match.header.seed} {match.standing().round} {self._count} {seat}".encode())
        lines = LINES.get(occasion, ())
        if seat is None or match.is_human(seat):
            moods = self._moods.items()
            sad = [one for one, mood in moods if mood.name == "dismayed" and not match.is_human(one)]
            if occasion not in (Occasion.OUT, Occasion.SCORED) or not sad:
                return
            seat, lines = sad[dice // 64 % len(sad)], CONCEDING
        if lines and not dice % (RARITY[occasion] * self._temperament(seat).silence):
            self._said_at = self._count
            self.remark = Remark(seat, lines[dice // 8 % len(lines)], table.now + _READ_MS)

    def _temperament(self, seat: int) -> Temperament:
        match = self.table.match
        return Temperament.EVEN if match.is_human(seat) else temperament_of(match.seats[seat].name)

    def _speech(self, remark: Remark) -> Bubble:
        """The bubble at the panel."""
        cards = cards_in(self.board.layout)
        return speech_bubble(self.style, remark.text.said(), self.panel_of(remark.seat), self.table.size, cards)
