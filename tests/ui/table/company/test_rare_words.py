"""The people at the table rarely say a word, but no evening passes in silence."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import datetime
from decimal import Decimal
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from game.engine import Appraisal
from game.engine.record import SeatSetup
from game.families.canasta.table.table import CanastaView
from game.games import GAMES, INFOS
from game.match.match import Match
from game.match.saves import MatchSetup, new_match
from game.opponents.protocol import heuristic_action
from game.ui.table.company.company import Company
from game.ui.table.contract.game_table import table_of

ROUNDS = 6
OWN = 0


def evening(game: str, seed: int) -> Match:
    """A match of the player's with people of its cast."""
    cast = [person.name for person in INFOS[game].cast]
    names = [cast[(seed + seat) % len(cast)] for seat in range(max(GAMES[game].seats))]
    seats = tuple(SeatSetup(name, None if seat == OWN else "club") for seat, name in enumerate(names))
    return new_match(GAMES, MatchSetup(game, seats, seed, {}), None, datetime(2026, 1, 1))


def bonuses(match: Match) -> Mapping[tuple[int, int], Decimal]:
    """Return the bonuses of all melds on the table, by owner and number."""
    view = match.view(OWN)
    if not isinstance(view, CanastaView):
        return {}
    judged = {
        (owner, number): match.appraise(meld.cards)
        for owner, melds in enumerate(view.melds)
        for number, meld in enumerate(melds)
    }
    return {place: one.bonus for place, one in judged.items() if isinstance(one, Appraisal)}


def words(match: Match, rounds: int) -> Iterator[int]:
    """Yield the number of words in each of so many rounds, all of which are played through."""
    config = table_of(match.game_name).config
    settings = SimpleNamespace(table_talk=True)
    table: Any = SimpleNamespace(
        match=match, board=SimpleNamespace(config=config), style=None, seat=OWN, now=0.0, hastened=False,
        refresh=lambda: None, stage=SimpleNamespace(profile=SimpleNamespace(settings=settings)),
    )  # fmt: skip
    company = Company(table, config.occasion, lambda _seat: pygame.Rect(0, 0, 0, 0))
    count, earned = 0, bonuses(match)
    while len(match.history()) < rounds and match.outcome() is None:
        for event in match.take_events(OWN):
            company.remark = None
            company.on_event(event)
            count += company.remark is not None
        before, earned = earned, bonuses(match)
        for owner in [place[0] for place, bonus in earned.items() if bonus > before.get(place, 0)]:
            company.remark = None
            company.prized(owner)
            count += company.remark is not None
        if match.actor() is None:
            yield count
            count = 0
            match.play(next(match.actions()))
        else:
            match.play(heuristic_action(match.game, match.view(match.actor() or 0), match.agent_stream()))


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_in_a_round_about_one_to_three_words_are_shown(game: str) -> None:
    heard: list[int] = []
    for seed in range(1000, 1000 + ROUNDS // 2):
        heard += words(evening(game, seed), 2)
    assert 0.6 <= sum(heard) / len(heard) <= 3, heard
    assert max(heard) <= 4, heard
