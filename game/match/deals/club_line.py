"""Sentences about the result of a Club player with the same cards."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from typing import TYPE_CHECKING

from game.i18n import _, plural
from game.i18n.wording import number_text
from game.match.deals.par import Par, in_every_seat, in_own_seat, rounds_played
from game.match.match import Match
from game.match.sides import own_team

if TYPE_CHECKING:
    from game.match.deals.pars import Pars


def made_text(points: Decimal) -> str:
    """Return a sentence about the result of a Club player with the player's cards."""
    return plural(
        "With your cards, a Club player would have made {points} point.",
        "With your cards, a Club player would have made {points} points.",
        points,
        points=number_text(points),
    )


def verdict(*, won: bool, lead: Decimal) -> str:
    """Return how a match ended and how it compares with Club.

    `lead` is by how many points the player did better than Club; negative where worse.
    """
    if lead == 0:
        return (
            _("You won, with just as many points as a Club player made with the same cards.")
            if won
            else _("You lost, but a Club player made just as many points with the same cards.")
        )
    points = abs(lead)
    number = number_text(points)
    if won and lead > 0:
        return plural(
            "You won, and did {points} point better than a Club player with the same cards.",
            "You won, and did {points} points better than a Club player with the same cards.",
            points,
            points=number,
        )
    if won:
        return plural(
            "You won, though a Club player did {points} point better with the same cards.",
            "You won, though a Club player did {points} points better with the same cards.",
            points,
            points=number,
        )
    if lead > 0:
        return plural(
            "You lost, yet did {points} point better than a Club player with the same cards.",
            "You lost, yet did {points} points better than a Club player with the same cards.",
            points,
            points=number,
        )
    return plural(
        "You lost; a Club player did {points} point better with the same cards.",
        "You lost; a Club player did {points} points better with the same cards.",
        points,
        points=number,
    )


class ClubLine:
    """Compares rounds of a match with Club's, in the player's seat and in every seat."""

    def __init__(self, pars: Pars | None, match: Match, *, whole_match: bool = False) -> None:
        """Compare the round just over, in its own points; or every round, in points of the match.

        A deal of the day is compared as a whole, so that everybody has the same figure to beat.
        """
        self._pars = pars
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
        self.text = self._sentence()
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
        before, self.text = self.text, self._sentence()
        return self.text != before

    def wake_after(self) -> float | None:
        """Milliseconds until it may change."""
        return self._pars.wake_after() if self._pars is not None and self._lacks else None

    @property
    def _lacks(self) -> bool:
        return self.offered and len(self._known) < len(self._own) + len(self._every)

    def _sentence(self) -> str:
        if not self.offered:
            return ""
        own = self._sum(range(len(self._own)))
        if own is None:
            return _("A Club player is playing these cards…")
        every = self._sum(range(len(self._own), len(self._own) + len(self._every)))
        if every is None:
            return made_text(own)
        return f"{made_text(own)} {_('With Club players in every seat: {other}.', other=number_text(every))}"

    def _sum(self, numbers: Sequence[int]) -> Decimal | None:
        """The points of the own team in these answers; None where one of them, or all, are missing."""
        known = [self._known[number] for number in numbers if number in self._known]
        if not numbers or len(known) < len(numbers):
            return None
        return sum(((par.gained if self._gained else par.points)[self._team] for par in known), Decimal(0))
