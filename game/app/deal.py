"""`majlis deal`: say what a code deals, give the code of a day, or play it."""

from __future__ import annotations

import argparse
import json
from datetime import date
from typing import Any

from game.app.terminal import BadInputError, examples
from game.clock import local_now
from game.games import GAMES, UnknownGameError, game_named
from game.i18n.phrases import notice_text
from game.i18n.wording import names_text, usual_names
from game.match.deals.codes import Deal, DealCodeError, code_of, read_code
from game.match.deals.days import FIRST_DAY, day_of_clock
from game.match.deals.deal_views import deal_view
from game.match.deals.results import deal_of_day
from game.printing import print_text


def add_deal_parser(subparsers: Any) -> None:
    """Add `deal` to the command line."""
    parser = subparsers.add_parser(
        "deal",
        help="describe or play the deal of a code or of a day",
        description="Describe the deal of a code, or play it. A code holds the game, the order of the cards, the "
        "players and the house rules. Every day has a deal of its own for each game.",
        epilog=examples(
            f"majlis deal --of-day {next(iter(GAMES))}",
            f"majlis deal --of-day {next(iter(GAMES))} --date 2026-11-28 --play",
        ),
    )
    parser.add_argument("code", metavar="CODE", nargs="*", help="the code, with hyphens, spaces or neither")
    parser.add_argument("--of-day", metavar="GAME", help="the deal of the day of a game instead of a code")
    parser.add_argument("--date", metavar="YYYY-MM-DD", help="with --of-day: another day than today")
    parser.add_argument("--play", action="store_true", help="open the window with this deal")
    parser.add_argument("--json", action="store_true", help="print one JSON object on the last line")
    parser.set_defaults(func=run_deal)


def run_deal(arguments: argparse.Namespace) -> int:
    """Describe the deal, or open the window with it. Raises `BadInputError`."""
    deal = _wanted(arguments)
    code = code_of(deal)
    if arguments.play:
        from game.ui import run

        return run(code=code)
    seats = ["player" if level is None else level for level in deal.levels]
    figures = {
        "code": code,
        "game": deal.game,
        "seed": deal.seed,
        "day": deal.day.isoformat() if deal.day is not None else None,
        "seats": seats,
        "options": dict(deal.options),
    }
    if arguments.json:
        print_text(json.dumps(figures))
        return 0
    names = usual_names(deal.game)
    view = deal_view(deal, GAMES[deal.game], [names[seat % len(names)] for seat in range(len(seats))])
    print_text(code)
    for line in (*view.sentences, view.length, names_text(seat.level for seat in view.seats)):
        print_text(line)
    return 0


def _wanted(arguments: argparse.Namespace) -> Deal:
    if bool(arguments.of_day) == bool(arguments.code):
        raise BadInputError("give a code or --of-day GAME")
    if arguments.date is not None and not arguments.of_day:
        raise BadInputError("--date needs --of-day GAME")
    try:
        if not arguments.of_day:
            return read_code(" ".join(arguments.code), GAMES)
        today = day_of_clock(local_now())
        day = date.fromisoformat(arguments.date) if arguments.date is not None else today
        if not FIRST_DAY <= day <= today:
            raise BadInputError(f"deals of the day exist from {FIRST_DAY} to today")
        return deal_of_day(game_named(arguments.of_day), day)
    except DealCodeError as error:
        raise BadInputError(notice_text(error.notice)) from error
    except UnknownGameError as error:
        raise BadInputError(str(error)) from error
    except BadInputError:
        raise
    except ValueError as error:
        raise BadInputError(f"{arguments.date!r} is not a date (write it as 2026-11-22)") from error
