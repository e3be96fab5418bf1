"""Rounds that agents played, and what somebody who keeps score of them would enter.

`tests/games/GAME/entered.py` says in `entries` what is entered of a round just over, once with cards and once with
figures where the game has both, and in `dealer` who dealt it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from importlib import import_module
from random import Random
from typing import Any

from game.engine import Deals, choose, declared, stream
from game.engine.record import FORMAT, RoundLine, SheetLine
from game.engine.score_sheet import Ask, AskForm, Entry, value_at
from game.games import GAMES
from game.opponents.protocol import NoDeadline, agent_for
from game.sheets.sheet import Sheet
from tests.battery.entries import ENTRIES

BY_NAME = {entry.name: entry for entry in ENTRIES}
SHORTEST = -1
NAMES = ("Amina", "Karim", "Layla", "Samir")


def options_of(name: str, number: int) -> dict[str, Any]:
    """An option set of the battery; the one of this number `SHORTEST` is that of the shortest match."""
    if number == SHORTEST:
        return {spec.name: min(spec.lengths.values()) for spec in declared(GAMES[name].options) if spec.lengths}
    return dict(BY_NAME[name].option_sets[number])


@cache
def played_rounds(name: str, number: int, seats: int, rounds: int, seed: int = 1) -> Sequence[Any]:
    """The states at the ends of the rounds of a match with an option set: until it is over, so many at most."""
    game = GAMES[name]
    agent = agent_for(game, "greedy")
    options = choose(game.options, options_of(name, number))
    state, _ = game.new_match(options, seats, Deals(seed))
    over: list[Any] = []
    step = 0
    while True:
        seat = game.actor(state)
        if seat is None:
            over.append(state)
            if game.outcome(state) is not None or len(over) == rounds:
                return over
            state, _ = game.apply(state, game.parse("next round"))
            continue
        step += 1
        decision = agent.decide(game.view(state, seat), stream(seed, "agent", seat, step), NoDeadline())
        state, _ = game.apply(state, decision.action)


def sheet_for(name: str, number: int, match: Sequence[Any]) -> Sheet:
    """A score sheet with the house rules, the players and the first dealer of a match, and nothing entered."""
    game = GAMES[name]
    seats = len(match[0].hands)
    agreed = SheetLine(
        format=FORMAT,
        program="test",
        game=name,
        rules_version=game.rules_version,
        options=options_of(name, number),
        names=NAMES[:seats],
        dealer=dealer_of(name, match[0]),
        started="2026-11-30T12:00:00",
    )
    return Sheet(game, agreed)


def entries_of(name: str, over: Any) -> Sequence[Entry]:
    """What may be entered of a round just over, with cards first."""
    return import_module(f"tests.games.{name}.entered").entries(over)  # type: ignore[no-any-return]


def dealer_of(name: str, over: Any) -> int:
    """The seat that dealt a round."""
    return import_module(f"tests.games.{name}.entered").dealer(over)  # type: ignore[no-any-return]


def answered(sheet: Sheet, wanted: Entry) -> Sheet:
    """The sheet after one question after the other was answered, as they are asked."""
    *_before, last = (sheet, *answers(sheet, wanted))
    return last


def answers(sheet: Sheet, wanted: Entry) -> Iterator[Sheet]:
    """The sheet after every answer."""
    while True:
        ask = next((ask for ask in sheet.asks if value_at(sheet.draft, ask.path) != value_at(wanted, ask.path)), None)
        if ask is None:
            return
        sheet = sheet.with_answer(ask.path, value_at(wanted, ask.path))
        yield sheet


def counted(sheet: Sheet) -> Sheet:
    """The sheet with the entered round counted."""
    return sheet.with_line(RoundLine(sheet.number, dict(sheet.draft), counted=True))


CARDS = ("5H", "AS KD", "JK JK", "3C 4C 5C", "2S 3S 4S 5S 6S 7S 8S", "AS AH AD", "9D TD JD QD KD AD 8D")


def any_answer(ask: Ask, rng: Random) -> Any:
    """A value that somebody may give as an answer, likely or not."""
    number = rng.choice((rng.randrange(ask.most + 1), rng.randrange(min(ask.most, 40) + 1), ask.most))
    points = number + 0.5 if ask.halves and number < ask.most and rng.random() < 0.3 else number
    match ask.form:
        case AskForm.CHOICE:
            return rng.choice(ask.choices)
        case AskForm.NUMBER:
            return points
        case AskForm.COUNTS:
            return {rng.choice(ask.choices): rng.randrange(ask.most + 1) for _ in range(rng.randrange(3))}
        case AskForm.CARDS:
            return rng.choice((points, rng.choice(CARDS)))
        case AskForm.MELDS:
            return rng.choice((None, None, None, rng.sample(CARDS, rng.randrange(4))))
