"""What a round was about: how it ended, the meld that ended it, and which line of the score counted most."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from game.cards import Face, format_faces
from game.engine import Event, Place
from game.i18n import _
from game.i18n.phrases import captions_of, phrases_of
from game.match.match import Match
from game.ui.graphics.card_strip import SCORE_CARD, cards_in, draw_strip, strip_size
from game.ui.graphics.drawing import PanelKind, Style, draw_panel
from game.ui.scenes.teams import own_seat, team_name
from game.ui.shared_texts import names_text, signed_text
from game.ui.table.game_table import table_of
from game.ui.text import TextStyle

_ENDED: Final = 26
_TURN: Final = 20


@dataclass(frozen=True, slots=True)
class RoundStory:
    """Empty texts where there is nothing to tell."""

    ended: str
    """Who went out, or why nobody did."""
    meld: tuple[Face, ...]
    """The last meld of who went out, as it lies."""
    fresh: tuple[Face, ...]
    """Those of its cards that were played last."""
    turn: str
    """What counted most."""

    @property
    def told(self) -> bool:
        """Whether there is anything to tell."""
        return bool(self.ended or self.turn)


def round_story(match: Match) -> RoundStory:
    """The story of the round just over, as the player saw it."""
    seat = own_seat(match)
    game, events = table_of(match.game_name), match.log(seat)
    names = [setup.name for setup in match.seats]
    last = next((event for event in reversed(events) if game.config.style(event).ends), None)
    if last is None:
        goes_out = any(style.ends for style in game.config.events.values())
        ended = _("The stock ran out: nobody went out.") if goes_out else ""
        return RoundStory(ended, (), (), _turn(match))
    name = names[last.seat] if last.seat is not None else ""
    ended = captions_of(match.game_name).caption(last, name, own=last.seat == seat, names=names)
    laid = _last_lay(events, last.seat)
    placement = game.placement(match.view(seat))
    meld = placement.get(laid.target, ()) if laid is not None and laid.target is not None else ()
    fresh = laid.cards if laid is not None else ()
    return RoundStory(
        ended,
        tuple(card for card in meld if card is not None),
        tuple(card for card in fresh if card is not None),
        _turn(match),
    )


def _last_lay(events: tuple[Event, ...], seat: int | None) -> Event | None:
    """What the seat put on the table last."""
    laid = (event for event in reversed(events) if event.seat == seat and isinstance(event.target, Place))
    return next((event for event in laid if event.target is not None and event.target.zone == "meld"), None)


def _turn(match: Match) -> str:
    """The line of the score that made the greatest difference, where there are several.

    What only counts all cards is no turn of a round.
    """
    lines = match.history()[-1].lines
    if len(lines) < 2:
        return ""
    single = [line for line in lines if {"count", "cards"} & dict(line.detail).keys() != {"count"}] or lines
    most = max(reversed(single), key=lambda line: abs(line.points))
    what = phrases_of(match.game_name).score(most)
    counted = _(
        "What counted most: {what}, {points} for {name}",
        what=what,
        points=signed_text(most.points),
        name=team_name(match, most.team),
    )
    return names_text((counted, _("Fewest points win"))) if match.game.fewest_win else counted


def story_height(style: Style) -> int:
    """Of its band in pixels."""
    above = max(style.type.height(style.text(_ENDED), TextStyle.STRONG), strip_size(style, 1, 999, SCORE_CARD)[1])
    return above + _line_below(style) + style.type.height(style.text(_TURN)) + style.px(14)


def _line_below(style: Style) -> int:
    """What a line below cards takes."""
    return max(2, style.px(3)) + 2


def paint_story(surface: pygame.Surface, style: Style, story: RoundStory, rect: pygame.Rect) -> None:
    """How it ended beside the last meld, and below it what counted most."""
    draw_panel(surface, style, rect, PanelKind.ROW)
    theme, px = style.theme, style.px
    room = rect.width - 2 * px(20)
    turn_units = _TURN if story.ended else _ENDED
    turn_size = style.type.fitted(story.turn, style.text(turn_units), room) if story.turn else 0
    below = style.type.height(style.text(_TURN)) if story.turn else 0
    high = rect.height - below - px(10)
    if story.ended:
        shown = story.meld[: cards_in(style, room // 2, SCORE_CARD)]
        wide, tall = strip_size(style, len(shown), room // 2, SCORE_CARD) if shown else (0, 0)
        words = room - wide - px(24)
        size = style.type.fitted(story.ended, style.text(_ENDED), words, TextStyle.STRONG)
        said = style.type.line(
            style.type.shortened(story.ended, size, words, TextStyle.STRONG), size, theme.gilt, TextStyle.STRONG
        )
        left = rect.centerx - (said.get_width() + (px(24) + wide if shown else 0)) // 2
        middle = rect.top + px(5) + high // 2
        surface.blit(said, said.get_rect(midleft=(left, middle)))
        if shown:
            top = middle - (tall + _line_below(style)) // 2
            strip = pygame.Rect(left + said.get_width() + px(24), top, wide, tall)
            draw_strip(surface, style, format_faces(shown), strip, SCORE_CARD)
            _underline(surface, style, story, shown, strip)
    if story.turn:
        line = style.type.line(
            style.type.shortened(story.turn, turn_size, room), turn_size, theme.text_soft if story.ended else theme.text
        )
        centre = rect.bottom - px(5) - below // 2 if story.ended else rect.centery
        surface.blit(line, line.get_rect(center=(rect.centerx, centre)))


def _underline(
    surface: pygame.Surface, style: Style, story: RoundStory, shown: tuple[Face, ...], strip: pygame.Rect
) -> None:
    """A line below the cards that came last, where the meld lay there before."""
    left, step = list(story.fresh), strip.width // len(shown)
    if len(left) >= len(shown):
        return
    for place, card in enumerate(shown):
        if card in left:
            left.remove(card)
            mark = pygame.Rect(strip.left + place * step, strip.bottom + 1, step - 1, _line_below(style) - 2)
            surface.fill(style.theme.gilt, mark)
