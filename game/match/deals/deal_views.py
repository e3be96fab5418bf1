"""A deal in words: what it deals, how long its match is, and who sits there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.engine import TARGET, AnyGame, declared
from game.engine.record import SeatSetup
from game.i18n import _, plural
from game.i18n.dates import day_text
from game.i18n.phrases import phrases_of
from game.i18n.wording import level_of
from game.match.deals.codes import Deal
from game.match.deals.results import setup_of


@dataclass(frozen=True, slots=True)
class SeatView:
    """The player in a seat."""

    setup: SeatSetup
    ours: bool
    """Whether this is the player or a partner."""

    @property
    def level(self) -> str:
        """The level of the opponent in a word, or that it is the player."""
        level = self.setup.level
        return _("You") if level is None else level_of(self.setup.name, level)

    @property
    def text(self) -> str:
        """The name with the level."""
        return _("{name} ({level})", name=self.setup.name, level=self.level)


@dataclass(frozen=True, slots=True)
class DealView:
    """A deal as it is shown before it is dealt."""

    game: str
    title: str
    length: str
    """The length of a match of it; empty where neither points nor rounds end it."""
    sentences: tuple[str, ...]
    """Sentences about the game, its house rules, and that the cards are the same for everybody."""
    seats: tuple[SeatView, ...]
    """Everybody in the order of play."""
    sides: tuple[tuple[str, tuple[SeatView, ...]], ...]
    """The name of each side and its people, the player's first; one without a name where everybody plays alone."""


def deal_view(deal: Deal, game: AnyGame, names: Sequence[str]) -> DealView:
    """The view of a deal; `names` of everybody are given in the order of play."""
    phrases, setups = phrases_of(deal.game), setup_of(deal, names).seats
    teams = game.teams(len(setups))
    own = next((team for setup, team in zip(setups, teams, strict=True) if setup.level is None), 0)
    seats = tuple(SeatView(setup, team == own) for setup, team in zip(setups, teams, strict=True))
    sides: tuple[tuple[str, tuple[SeatView, ...]], ...] = (("", seats),)
    if len(set(teams)) < len(teams):
        order = [own, *(team for team in dict.fromkeys(teams) if team != own)]
        members = [tuple(seat for seat, of in zip(seats, teams, strict=True) if of == team) for team in order]
        sides = tuple((name.said(), of) for name, of in zip(phrases.teams, members, strict=False))
    return DealView(deal.game, phrases.title, length_text(deal, game), tuple(_sentences(deal)), seats, sides)


def length_text(deal: Deal, game: AnyGame) -> str:
    """Return the length of a match of the deal: so many points or so many rounds; empty where neither ends it."""
    if deal.day is not None:
        return plural("{count} round", "{count} rounds", game.day_rounds)
    spec = next((spec for spec in declared(game.options) if spec.name == TARGET), None)
    if spec is None:
        return ""
    points = int(dict(deal.options).get(TARGET, spec.default))
    return plural("to {count} point", "to {count} points", points)


def _sentences(deal: Deal) -> list[str]:
    phrases = phrases_of(deal.game)
    sentences = [
        _("{game}, the deal of {day}.", game=phrases.title, day=day_text(deal.day))
        if deal.day is not None
        else _("{game}, a shared deal.", game=phrases.title)
    ]
    for name, value in deal.options:
        choice = phrases.choices.get(name, {}).get(str(value))
        called = choice.said() if choice is not None else str(value)
        sentences.append(_("{rule}: {choice}.", rule=phrases.options[name].said(), choice=called))
    return [*sentences, _("You get the same cards as everyone with this code.")]
