"""What the list of saved matches shows of a match: its row, and all details of the chosen one."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Final

import pygame

from game.i18n import _
from game.i18n.dates import short_day_text
from game.match.saved_views import SavedMatchDetails, SavedMatchView, usual_labels
from game.ui.graphics.drawing import PanelKind
from game.ui.kit import (
    Align,
    Column,
    FirstThatFits,
    Icon,
    Node,
    Panel,
    Picture,
    Role,
    Row,
    RowState,
    Space,
    Spacer,
    Spoken,
    Text,
    Tone,
)
from game.ui.panels.matches import TONES, Emblem, Faces, Stripe, lead_by_round
from game.ui.panels.teams import TeamCards

_WIDEST_DAY: Final = date(2026, 12, 28)
"""Hardly any other is wider in any language."""
_SOME_TIME: Final = "20:00"
_BROAD: Final = 640
"""Units of the width of a list that has room for a column of days."""
PICTURE: Final = 300
"""Units of the height of the last picture at most."""


def saved_match_row(view: SavedMatchView, state: RowState, *, new_day: bool) -> Node:
    """A match in the list; `new_day` says whether the row above was played on another day."""
    if state.leads:
        return _leading_row(view, state)
    days = [short_day_text(_WIDEST_DAY)]
    broad = Row(
        Text(view.day if new_day or state.first else "", Role.LABEL, Tone.GILT, reserve=days, said=""),
        _row_panel(view, state, view.time, [_SOME_TIME]),
        gap=Space.WIDE,
        cross=Align.STRETCH,
    )
    dated = _("{date}, {time}", date=days[0], time=_SOME_TIME)
    return FirstThatFits(broad, _row_panel(view, state, view.played, [dated], grow=0), at=_BROAD)


def _row_panel(view: SavedMatchView, state: RowState, when: str, usual_times: Sequence[str], grow: float = 1) -> Node:
    tone = TONES[view.result]
    return Panel(
        Row(
            Stripe(view.result, height=42),
            Emblem(view.game, side=48) if view.game or view.title else Spacer(),
            Column(
                Row(Text(view.title, Role.STRONG, cut=not view.game), Text(view.stage, Role.SOFT, optional=True)),
                _standing(view),
                gap=Space.NONE,
                grow=1,
            ),
            Faces(view.others, side=40, optional=True),
            Column(
                Text(when, Role.SOFT, side=Align.END, reserve=usual_times, said=view.played),
                Text(view.result.label, Role.LABEL, tone, side=Align.END, reserve=usual_labels()),
                Spoken(view.note),
                gap=Space.NONE,
            ),
            gap=Space.WIDE,
        ),
        state.ground(),
        pad=Space.MEDIUM,
        pad_above=Space.TIGHT,
        grow=grow,
    )


def _leading_row(view: SavedMatchView, state: RowState) -> Node:
    """The match that goes on first: twice as high as the others, with a call to resume it."""
    return Panel(
        Row(
            Stripe(view.result, height=112),
            Emblem(view.game, side=104),
            Column(
                Row(Text(_("Resume"), Role.LABEL, Tone.GILT), Icon("onward"), gap=Space.TIGHT),
                Row(Text(view.title, Role.HEADING, cut=True), Text(view.stage, Role.SOFT, optional=True)),
                _standing(view),
                gap=Space.NONE,
                grow=1,
            ),
            Faces(view.others, side=84, optional=True),
            Column(
                Text(view.day, Role.SOFT, side=Align.END),
                Text(view.time, Role.SOFT, side=Align.END),
                Text(view.result.label, Role.LABEL, side=Align.END),
                gap=Space.NONE,
            ),
            gap=Space.WIDE,
        ),
        state.ground(PanelKind.PLAIN),
        pad=Space.MEDIUM,
        pad_above=Space.SMALL,
    )


def _standing(view: SavedMatchView) -> Node:
    """The points in as many words as have room."""
    return FirstThatFits(*map(Text, view.standing))


def saved_match_details_panel(details: SavedMatchDetails, picture: pygame.Surface | None) -> Node:
    """All there is to say of the chosen match, with its last picture where it has no room of its own."""
    words = Column(
        Text(details.title, Role.TITLE, cut=True),
        *(Text(fact, lines=2) for fact in details.facts[:1]),
        *(Text(fact, Role.SOFT, lines=2, optional=True) for fact in details.facts[1:]),
        gap=Space.TIGHT,
        grow=1,
        align=Align.START,
    )
    shown = [Picture(picture, height=PICTURE, side=Align.END)] if picture is not None else []
    return Column(
        Row(words, *shown, gap=Space.WIDE, cross=Align.STRETCH),
        *([Text(details.day, Role.BODY, Tone.GILT, lines=2)] if details.day else []),
        *([Text(details.note, Role.BODY, Tone.GILT, lines=0)] if details.note else []),
        *(Text(problem, Role.BODY, Tone.BAD, lines=0) for problem in details.problems),
        *([Text(details.file, Role.SOFT, lines=0)] if details.file else []),
        *([TeamCards(details.teams, optional=True)] if details.teams else []),
        *(
            [Panel(lead_by_round(details.leads), pad=Space.MEDIUM, grow=1, optional=True)]
            if details.leads
            else [Spacer(grow=1)]
        ),
        grow=1,
    )
