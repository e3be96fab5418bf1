"""What a replay lists beside its table: the moves of the round, its key moments, and how it ended."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

import pygame

from game.i18n import _
from game.i18n.phrases import card_names, phrases_of
from game.match.playback import Playback
from game.match.replay_views import KeyMomentView, MoveView, ReplayViews, RoundResultView
from game.ui.graphics.drawing import PanelKind, Style
from game.ui.graphics.medallion import draw_medallion
from game.ui.kit import (
    TEAM_TONES,
    Align,
    Column,
    Drawing,
    FirstThatFits,
    List,
    Node,
    NodeList,
    Panel,
    Role,
    Row,
    RowState,
    Rule,
    Space,
    Spacer,
    Spoken,
    Text,
    Tone,
    team_mark,
)
from game.ui.kit.cards import Cards
from game.ui.panels.decision import verdict_mark
from game.ui.scenes.replay.reviewed import Graded, Reviewed
from game.ui.scenes.replay.time_marks import WIDEST_KEY, draw_key
from game.ui.widgets.graph import mark_colour

_FACE: Final = 34
_KEY: Final = 12
_SIGN: Final = 24
_CARD: Final = 84
"""Units of the sizes of a face, of half a mark, of a sign, and of the width of a card."""
_SHOWN: Final = 7
"""So many cards of a move are shown."""
_KEY_ROW: Final = 40
"""Units of the least height of the row of a key moment."""
_ALL: Final = 10_000
_KEYS_BELOW: Final = 5
"""So many key moments are seen at once below a list of moves."""


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a seat, as the table shows it."""

    name: str
    face: str
    place: int
    """The place of the team, in the order of the marks."""


class ReplayLists:
    """The lists of one round: a row leads to its moment."""

    def __init__(self, playback: Playback, go: Callable[[int], None], reviewed: Reviewed) -> None:
        self._playback = playback
        self._go = go
        self._reviewed = reviewed
        self.players: Sequence[Player] = ()
        self.rows: Sequence[MoveView] = ()
        """The moves of the round, with headings of tricks."""
        self._keys: Sequence[KeyMomentView] = ()
        self._result: RoundResultView | None = None
        self.graded: dict[int, Graded] = {}
        """What a review found of moves, by their rows."""
        self._picked: int | None = None
        """The row that was chosen in the list: several moves may lead to one moment."""
        self.faces = False
        """Whether key moments have faces, where there is room for them."""
        self._revealed: dict[NodeList, tuple[int, Hashable]] = {}
        """The row that each list shows as that of the moment, and what else of the moment it shows."""
        self.moves = NodeList("moves", self._move_row, on_choose=self._choose, varies=self._move_state, sample=_ALL)
        self.keys = NodeList(
            "keys", self._key_row, on_open=self._open, opens_on_click=True, varies=self._key_state, sample=_ALL
        )

    def tell(self, views: ReplayViews, keys: Sequence[KeyMomentView], result: RoundResultView | None) -> None:
        """Show the round of the moment that is shown, in words of its views."""
        self.rows, self._picked = views.moves(self._playback.number), None
        self._keys, self._result = [key for key in keys if not key.trick], result
        self.review()

    def review(self) -> None:
        """Take up what a review found of the moves."""
        self.graded = {}
        for row, move in enumerate(self.rows):
            found = self._reviewed.at(move.number, move.seat)
            if found is not None and found not in self.graded.values():
                self.graded[row] = found
        self.rows, self._keys = [*self.rows], [*self._keys]

    def compose_moves(self, title: str = "") -> Node:
        """The moves of the round, with its title if one is given."""
        self._revealed.clear()
        rows = List(self.moves, self.rows, self.row if self.rows else None, gap=Space.NONE)
        return Column(_title(title), rows, grow=1) if title else rows

    def compose_keys(self, *, below: bool) -> Node:
        """The key moments of the round: `below` the moves, or beside them with how the round ended."""
        self.faces = not below
        title, moments = _title(_("Key moments")), partial(List, self.keys, self._keys, self._passed, gap=Space.NONE)
        if below:
            return Column(title, moments(fewest=_KEYS_BELOW, most=_KEYS_BELOW, grow=0), gap=Space.SMALL)
        if self._result is None or not self._result.made:
            return Column(title, moments(), gap=Space.SMALL)
        ended = Column(
            title,
            moments(fewest=len(self._keys), most=len(self._keys), grow=0),
            Spacer(grow=1),
            result_panel(self._result),
        )
        return FirstThatFits(ended, Column(title, moments(), gap=Space.SMALL))

    def choose(self) -> None:
        """Choose the moment that is shown in both lists, with as much before it in sight as after it."""
        number = self._playback.number
        at_key = number in [each.number for each in self._keys]
        for widget, row, moment in (
            (self.moves, self.row if self.rows else None, number),
            (self.keys, self._passed, (at_key, self._passed is not None and self._keys[self._passed].number <= number)),
        ):
            if row is not None and widget.count and self._revealed.get(widget) != (row, moment):
                self._revealed[widget] = row, moment
                widget.reveal(row)
                widget.centre(row)

    @property
    def _passed(self) -> int | None:
        """The last key moment that was passed, or the first one; None where there are none."""
        passed = sum(each.number <= self._playback.number for each in self._keys)
        return max(0, passed - 1) if self._keys else None

    @property
    def row(self) -> int:
        """The row of the last thing that happened on the way to the moment; of several the one that was chosen."""
        number = self._playback.number
        if self._picked is not None and self.rows[self._picked].number == number:
            return self._picked
        return max(0, bisect_right([move.number for move in self.rows], number) - 1)

    def _choose(self, row: int) -> None:
        self._picked = row
        self._go(self.rows[row].number)

    def _open(self, row: int) -> None:
        self._go(self._keys[row].number)

    def _move_state(self, row: int, state: RowState) -> Hashable:
        move = self.rows[row]
        begins = move.begins or row == self.moves.in_sight.start
        return state, move.number > self._playback.number, move.known_from <= self._playback.number, begins

    def _key_state(self, row: int, state: RowState) -> Hashable:
        number = self._keys[row].number
        return state, number > self._playback.number, number == self._playback.number, self.faces

    def _move_row(self, row: int, state: RowState) -> Node:
        move, number = self.rows[row], self._playback.number
        tone = Tone.SOFT if move.number > number and not state.chosen else Tone.TEXT
        if move.heading:
            known, place = move.known_from <= number, self.players[move.seat].place if move.seat is not None else 0
            winner = Text(move.text if known else "", Role.SMALL, TEAM_TONES[place % 4], side=Align.END, grow=1)
            return _row(Row(Text(move.heading, Role.LABEL, Tone.GILT), winner), state.chosen)
        begins = move.begins or row == self.moves.in_sight.start
        player = self.players[move.seat] if move.seat is not None and begins else None
        cards = move.cards.split()[:_SHOWN]
        text, says = move.text, ""
        if cards and not (move.named and len(cards) == 1):  # the cards beside the text say the rest
            text = move.brief or move.text
            says = str(card_names(move.cards, phrases_of(self._playback.game_name).cards))
        nodes: list[Node] = [_face(player), Text(text, Role.SMALL, tone, lines=2, grow=1)]
        nodes += [Cards(" ".join(cards), width=_CARD, says=says)] if cards else []
        if (graded := self.graded.get(row)) is not None:
            nodes += [verdict_mark(self._reviewed.view(graded), side=_SIGN), Spoken(self._reviewed.said(graded))]
        return _row(Row(*nodes, gap=Space.SMALL), state.chosen, ruled=move.begins and not state.first)

    def _key_row(self, row: int, state: RowState) -> Node:
        key, number = self._keys[row], self._playback.number
        cards = key.cards.split()[:_KEYS_BELOW]
        player = self.players[key.seat] if key.seat is not None else None
        mark = partial(_draw_key_mark, key, row + 1)
        return _row(
            Row(
                Drawing(mark, (key, row), width=2 * WIDEST_KEY * _KEY, height=_KEY_ROW),
                *([_face(player)] if self.faces else []),
                Text(key.text, Role.SMALL, Tone.SOFT if key.number > number else Tone.TEXT, lines=2, grow=1),
                *([Cards(" ".join(cards), width=_CARD)] if cards else []),
                gap=Space.SMALL,
            ),
            key.number == number,
            ruled=not state.first,
            pointed=state.pointed,
        )


def result_panel(result: RoundResultView) -> Node:
    """How a round ended: who won it, and what every team made."""
    columns = [
        Column(
            Row(team_mark(place), Text(name, Role.SMALL, cut=True)),
            Text(points, Role.STRONG, side=Align.CENTER),
            cross=Align.CENTER,
            gap=Space.NONE,
        )
        for place, name, points in result.made
    ]
    tone = TEAM_TONES[result.place % 4] if result.place is not None else Tone.TEXT
    verdict = Text(result.verdict, Role.LABEL, tone, side=Align.CENTER)
    teams = Row(*columns, even=True)
    return Panel(Column(verdict, teams, gap=Space.TIGHT), PanelKind.ROW, pad_above=Space.SMALL)


def _title(text: str) -> Node:
    return Text(text, Role.LABEL, Tone.GILT)


def _row(content: Node, chosen: bool, *, ruled: bool = False, pointed: bool = False) -> Node:
    """A row on its ground, below a rule where another subject begins."""
    kind = PanelKind.ROW_CHOSEN if chosen else PanelKind.HOVER if pointed else PanelKind.BARE
    rule = Rule() if ruled and not chosen else Spoken("")
    return Column(rule, Panel(content, kind, pad=Space.TIGHT, pad_above=Space.NONE, radius=6, grow=1), gap=Space.NONE)


def _face(player: Player | None) -> Node:
    """The face of somebody, or the room for one."""
    return Drawing(partial(_draw_face, player), player, width=_FACE, height=_FACE)


def _draw_face(player: Player | None, surface: pygame.Surface, style: Style, rect: pygame.Rect) -> None:
    if player is not None:
        draw_medallion(surface, style, rect, player.name, mark_colour(style.theme, player.place), face=player.face)


def _draw_key_mark(key: KeyMomentView, number: int, surface: pygame.Surface, style: Style, rect: pygame.Rect) -> None:
    draw_key(surface, style, key, rect.center, max(10, style.px(_KEY)), number)
