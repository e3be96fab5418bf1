"""Rounds that levels play, every decision of a seat judged as a review judges it; what is done is kept in a file."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from game.engine import Seat
from game.engine.record import SeatSetup
from game.games import GAMES
from game.match.playback import Playback
from game.match.saves import MatchSetup, start_match
from game.opponents.protocol import agent_for
from game.review.decisions import choices_of
from game.review.judging import Judged, QuestionLimit, judged
from game.review.units import read_back

_FIRST: Final = 1
"""The number of the round that is played and judged."""


def played_round(name: str, levels: Sequence[str], seed: int, looks: int) -> Playback:
    """The first round of a match, a level in each seat; none looks at more than so many worlds."""
    seats = tuple(SeatSetup(f"{level} {seat}", level) for seat, level in enumerate(levels))
    with TemporaryDirectory() as scratch:
        match = start_match(GAMES, MatchSetup(name, seats, seed, {}), Path(scratch), datetime(2026, 1, 1))
        company = {level: agent_for(match.game, level) for level in levels}
        while (seat := match.actor()) is not None:
            decision = company[levels[seat]].decide(match.view(seat), match.agent_stream(), QuestionLimit(looks))
            for action in (decision.action, *decision.then):
                match.play(action)
        match.close()
        assert match.record_path is not None, "it is recorded"
        return read_back(GAMES, match.record_path.read_bytes())


def judged_seat(playback: Playback, seat: Seat, worlds: int | None, looks: int) -> list[Judged]:
    """The decisions of a seat."""
    game, seed = playback.game, playback.header.seed
    return [judged(game, choice, seed, worlds, looks) for choice in choices_of(playback, seat, _FIRST)]


def resumed(path: Path, seeds: Sequence[int], found: Callable[[int], dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Yield the results of each seed, read from the file as far as they are there, the rest appended line by line."""
    known = {}
    if path.is_file():
        known = {line["seed"]: line for line in map(json.loads, path.read_text(encoding="utf-8").splitlines())}
    for seed in seeds:
        if seed not in known:
            known[seed] = {"seed": seed, **found(seed)}
            with path.open("a", encoding="utf-8") as file:
                file.write(f"{json.dumps(known[seed])}\n")
        yield known[seed]
