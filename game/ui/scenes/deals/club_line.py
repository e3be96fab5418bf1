"""A line that says what Club made of the same cards, as soon as that is known."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from decimal import Decimal
from typing import Final

import pygame

from game.i18n import _, plural
from game.i18n.wording import number_text
from game.match.deals.par import Par, in_every_seat, in_own_seat, rounds_played
from game.match.match import Match
from game.ui.graphics.drawing import Style
from game.ui.panels.teams import own_team
from game.ui.stage import Stage

CLUB_LINE: Final = 22
"""Units of its text."""
_SOME: Final = 25
"""The number whose form stands beside points with decimals."""


def made_text(points: Decimal) -> str:
    """What a player of Club made of the player's cards."""
    return plural(
        "Dealt your cards, a Club player would have made {points} point.",
        "Dealt your cards, a Club player would have made {points} points.",
        int(abs(points)) if points == int(points) else _SOME,
        points=number_text(points),
    )


class ClubLine:
    """Compares rounds of a match with Club's, in the player's seat and in every seat."""

    def __init__(
        self, stage: Stage, match: Match, *, whole_match: bool = False, told: Callable[[Decimal], str] = made_text
    ) -> None:
        """The round just over, in its own points; or every round, in points of the match.

        A deal of the day is compared as a whole, so that everybody has the same figure to beat.
        What Club made of the own cards is `told` in a sentence.
        """
        self._pars = stage.profile.pars
        self._told = told
        self._team = own_team(match)
        self._gained = whole_match
        rounds = len(match.history())
        played = rounds_played(match)
        spans = played if whole_match or not played else [(rounds, 1)]
        found = [in_own_seat(match, *span) for span in spans]
        self._own = [question for question in found if question is not None]
        every = [] if self._gained and match.day is None else [in_every_seat(match, *span) for span in spans]
        self._every = [] if every == self._own else every
        self._known: dict[int, Par] = {}
        self.text = self._said()
        """Empty where nothing is compared."""

    @property
    def offered(self) -> bool:
        """Whether there is, or will be, something to say."""
        return self._pars is not None and bool(self._own)

    def update(self) -> bool:
        """Ask for what is not known yet; returns whether the line changed."""
        if self._pars is None or not self._lacks:
            return False
        for number, question in enumerate((*self._own, *self._every)):
            known = self._known.get(number) or self._pars.par(question)
            if known is not None:
                self._known[number] = known
        before, self.text = self.text, self._said()
        return self.text != before

    def paint(self, surface: pygame.Surface, style: Style, rect: pygame.Rect) -> None:
        """The words in the middle of a rectangle, in lines that find room, else in one that is smaller."""
        if not self.text:
            return
        size = style.text(CLUB_LINE)
        said = style.type.balanced(self.text, size, rect.width)
        if len(said) > max(1, rect.height // style.type.height(size)):
            size = style.type.fitted(self.text, size, rect.width)
            said = [style.type.shortened(self.text, size, rect.width)]
        high = style.type.height(size)
        top = rect.centery - len(said) * high // 2
        for words in said:
            line = style.type.line(words, size, style.theme.gilt)
            surface.blit(line, line.get_rect(midtop=(rect.centerx, top)))
            top += high

    def wake_after(self) -> float | None:
        """Milliseconds until it may change."""
        return self._pars.wake_after() if self._pars is not None and self._lacks else None

    @property
    def _lacks(self) -> bool:
        return self.offered and len(self._known) < len(self._own) + len(self._every)

    def _said(self) -> str:
        if not self.offered:
            return ""
        own = self._sum(range(len(self._own)))
        if own is None:
            return _("A Club player is playing these cards…")
        every = self._sum(range(len(self._own), len(self._own) + len(self._every)))
        if every is None:
            return self._told(own)
        return f"{self._told(own)} {_('With Club players in every seat: {other}.', other=number_text(every))}"

    def _sum(self, numbers: Sequence[int]) -> Decimal | None:
        """The points of the own team in these answers; None where one of them, or all, are missing."""
        known = [self._known[number] for number in numbers if number in self._known]
        if not numbers or len(known) < len(numbers):
            return None
        return sum(((par.gained if self._gained else par.points)[self._team] for par in known), Decimal(0))
