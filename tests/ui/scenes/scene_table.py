"""How every scene that is composed of nodes is opened with something to show."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from game.games import GAMES
from game.match.deals.codes import code_of
from game.match.deals.results import deal_of_day
from game.ui.screenshot import EVENING
from pictures.scenes import with_career, with_days, with_saves
from tests.ui.pilot import Pilot
from tests.ui.scenes.deals.known_pars import KnownPars
from tests.ui.shelves import fill

Opener = Callable[[Pilot], None]


def open_saved_matches(pilot: Pilot) -> None:
    with_saves(pilot.stage, "borako")
    fill(pilot.stage.profile, 20)
    pilot.stage.navigator.open_menu()
    pilot.settle()
    pilot.stage.navigator.open_load()


def open_days(pilot: Pilot, game: str = "", *, played: bool = True) -> None:
    """The deals of the day, with what a Club player made of them."""
    pilot.stage.profile._pars = KnownPars()  # type: ignore[assignment]
    if played:
        with_days(pilot.stage, game)
    pilot.stage.navigator.open_menu()
    pilot.settle()
    pilot.stage.navigator.open_days(game)


def open_statistics(pilot: Pilot) -> None:
    with_career(pilot.stage, "borako")
    pilot.stage.navigator.open_statistics()
    pilot.settle()


def open_statistics_of_a_game(pilot: Pilot) -> None:
    open_statistics(pilot)
    pilot.click("statistics.game")
    pilot.click("statistics.game.1")


def open_rating(pilot: Pilot) -> None:
    open_statistics_of_a_game(pilot)
    pilot.click("statistics.graph.rating")


def open_no_statistics(pilot: Pilot) -> None:
    pilot.stage.navigator.open_statistics()


def open_deal_code(pilot: Pilot, game: str = "") -> None:
    """The entry of a code; with that of the deal of a day of a game, if one is named."""
    pilot.stage.navigator.open_menu()
    pilot.settle()
    code = code_of(deal_of_day(GAMES[game], EVENING.date())) if game else ""
    pilot.stage.navigator.open_deal_code(code)


SCENES: Final[dict[str, dict[str, Opener]]] = {
    "load": {"twenty matches": open_saved_matches},
    "days": {
        "two sides": partial(open_days, game="borako"),
        "four players": partial(open_days, game="remik"),
        "not played": partial(open_days, played=False),
    },
    "statistics": {
        "all games": open_statistics,
        "one game": open_statistics_of_a_game,
        "rating": open_rating,
        "nothing": open_no_statistics,
    },
    "deal_code": {
        "no code": open_deal_code,
        "two sides": partial(open_deal_code, game="buraco"),
        "four players": partial(open_deal_code, game="rami"),
    },
}
"""The states in which each scene is looked at, by the name of the scene, and what opens them."""
