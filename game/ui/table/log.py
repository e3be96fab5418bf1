"""What happened in the round, from its first turn on: who did what, with the cards that everybody saw.

Between them stands what was said to the player.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from game.cards import parse_faces
from game.engine import CardsDealt, Event, Shuffled, TurnBegan
from game.i18n import _
from game.i18n.phrases import captions_of, card_name
from game.ui.graphics.card_strip import SCORE_CARD
from game.ui.kit import Align, Column, Control, List, Node, NodeList, Row, RowState, Space, Spacer, Text, Tone
from game.ui.kit.cards import Cards
from game.ui.stage.composed_scene import ComposedDialog
from game.ui.table.contract.context import AnyContext
from game.ui.table.presenter import gathered, seen_cards
from game.ui.widgets import Button, ButtonKind

_NOT_LISTED: Final = (Shuffled, CardsDealt, TurnBegan)
_CLOSE: Final = 240
"""Units of the width of the button."""
_WORDS: Final = 46
_CARDS: Final = 54
"""The shares of a row that a sentence and its cards have."""


class LogLine(NamedTuple):
    """What happened, with the cards that everybody saw, or what was said to the player."""

    text: str
    cards: str = ""
    said_to_player: bool = False


def round_log(table: AnyContext) -> tuple[LogLine, ...]:
    """The lines of the round in play, the latest last."""
    names = table.match.names
    lines: list[LogLine] = []
    messages = list(table.told)
    captions = captions_of(table.match.game_name)
    before: Event | None = None
    for number, event in enumerate(table.match.log(table.seat)):
        while messages and messages[0].after <= number:
            lines.append(LogLine(messages.pop(0).text, said_to_player=True))
            before = None
        if isinstance(event, _NOT_LISTED):
            continue
        joined = gathered([one for one in (before, event) if one is not None], table.board.config)
        if before is not None and len(joined) == 1:
            lines.pop()
        before = joined[-1]
        player = names[event.seat] if event.seat is not None else ""
        text = captions.caption(before, player, own=event.seat == table.seat, names=names)
        if text:
            lines.append(LogLine(text, seen_cards(before)))
    return (*lines, *(LogLine(message.text, said_to_player=True) for message in messages))


class LogScene(ComposedDialog):
    """What happened in the round so far. Escape or the button closes it."""

    name = "log"
    width = 1240

    def __init__(self, table: AnyContext) -> None:
        super().__init__(table.stage)
        self.style = table.style
        self.lines = round_log(table)
        """What is listed, the latest last."""
        self._list = NodeList("rows", self._row)
        self._close = Button("close", _("Close"), self.back, kind=ButtonKind.PRIMARY)
        self.group.replace([self._list, self._close])
        self.group.set_focus(self._list if self.lines else self._close)

    @property
    def title(self) -> str:
        """Its title."""
        return _("This round so far")

    def compose_box(self) -> Node:
        """The list, and the button below it."""
        rows: Node = List(self._list, self.lines, gap=Space.SMALL, name="rows")
        if not self.lines:
            rows = Text(_("Nothing has happened yet."), tone=Tone.SOFT, side=Align.CENTER)
        return Column(rows, Control(self._close, width=_CLOSE, align=Align.CENTER), gap=Space.WIDE)

    def layout(self, size: tuple[int, int]) -> None:
        """Show the end of the list."""
        super().layout(size)
        self._list.scroll_to(self._list.content_height)

    def _row(self, place: int, _state: RowState) -> Node:
        """A sentence, and its cards behind it in a column of their own."""
        line = self.lines[place]
        tone = Tone.GILT if line.said_to_player else None
        if not line.cards:
            return Row(Spacer(), Text(line.text, tone=tone, lines=2, grow=1))
        faces = parse_faces(line.cards)
        counted = len(faces) > 1 and str(len(faces)) in line.text
        says = _(", ").join(str(card_name(face)) for face in faces) if counted else ""
        cards = Row(Cards(line.cards, width=SCORE_CARD, says=says), grow=_CARDS)
        return Row(Spacer(), Row(Text(line.text, tone=tone, lines=2, grow=_WORDS), cards, even=True, grow=1))
