"""What a replay tells beside its table: the moves of the round, and below them or beside them its key moments."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from game.match.playback import Playback
from game.ui.graphics.drawing import Style
from game.ui.scenes.replay.findings.reviewed import Reviewed
from game.ui.scenes.replay.key_list import KeyList
from game.ui.scenes.replay.key_moments import Ended, KeyMoment, place_of
from game.ui.scenes.replay.moves import Moves, Player
from game.ui.widgets import ScrollList

_APART: Final = 16
"""Units between two lists that stand beside each other."""


class Lists:
    """They share a room: in a broad one they stand beside each other."""

    def __init__(self, playback: Playback, seat: int, go: Callable[[int], None], reviewed: Reviewed) -> None:
        """What is told is what `seat` saw."""
        self._playback, self._seat = playback, seat
        self.moves = Moves(playback, seat, go, reviewed)
        self.keys = KeyList(go)
        self._room = pygame.Rect(0, 0, 0, 0)
        self.players: Sequence[Player] = ()
        """Who sits where."""

    @property
    def widgets(self) -> tuple[ScrollList, ScrollList]:
        """In the order of Tab."""
        return self.moves.list, self.keys.list

    def handle(self, event: pygame.Event, focus: object) -> bool:
        """A key that belongs to the list which shows its ring."""
        return any(each.focused and focus is each and each.handle(event) for each in self.widgets)

    def place(self, style: Style, room: pygame.Rect, faces: Sequence[str]) -> None:
        """In their room, or nowhere in an empty one; `faces` are those of everybody."""
        playback = self._playback
        places = [place_of(playback, team, self._seat) for team in playback.teams]
        seated = zip(playback.seats, faces, places, strict=True)
        self.players = [Player(setup.name, face, place) for setup, face, place in seated]
        self._share(style, room)

    def _share(self, style: Style, room: pygame.Rect) -> None:
        self._room = room
        apart = style.px(_APART)
        if broad := room.width > room.height:
            half = (room.width - apart) // 2
            moves = pygame.Rect(room.left, room.top, half, room.height)
            keys = pygame.Rect(moves.right + apart, room.top, half, room.height)
        else:
            high = self.keys.height(style, room) if room else 0
            moves = pygame.Rect(room.left, room.top, room.width, room.height - high)
            keys = pygame.Rect(room.left, moves.bottom, room.width, high)
        self.moves.place(style, moves, self.players, titled=broad)
        self.keys.place(style, keys, self.players, beside=broad)

    def show(self, style: Style, keys: Sequence[KeyMoment], ended: Ended | None, at: int) -> bool:
        """The round of the moment that is shown, and that moment; returns whether it is another round."""
        other = self.keys.fill(keys, ended)
        if other and self._room:
            self._share(style, self._room)
        other = self.moves.show(style) or other
        self.keys.show(at)
        return other

    def paint(self, surface: pygame.Surface, style: Style) -> None:
        """What is around the lists."""
        self.moves.paint(surface, style)
        self.keys.paint(surface, style)
