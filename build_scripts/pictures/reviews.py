"""Write the reviews that pictures show: `python -m pictures.reviews [GAME:SEED:LEVEL ...]` from `build_scripts`.

A round that a weak level played at Club's table is reviewed once; the record and the findings are in `rounds` in this
folder. It takes minutes.
"""

from __future__ import annotations

import json
import sys
import tempfile
from datetime import datetime
from pathlib import Path
from typing import Final

from game.engine.record import SeatSetup
from game.games import GAMES
from game.i18n.wording import usual_names
from game.match.saves import MatchSetup, start_match
from game.opponents.protocol import NoDeadline, agent_for, heuristic_action
from game.review.findings import review_text
from game.review.units import ReviewQuestion, ReviewWork, read_back, reviews_of
from pictures.reviewed import FOLDER

_SEED: Final = 1
"""Make a review of each game that has none yet; the others keep theirs."""
_LEVEL: Final = "novice"


def write_review(name: str, seed: int, level: str, folder: Path) -> None:
    """The record of a match whose first round is over, and what was found of that round."""
    others = [SeatSetup(each, "club") for each in usual_names(name)][: max(GAMES[name].seats) - 1]
    with tempfile.TemporaryDirectory(prefix="majlis-") as scratch:
        setup = MatchSetup(name, (SeatSetup("Amina"), *others), seed, {})
        match = start_match(GAMES, setup, Path(scratch), datetime(2026, 1, 10, 19))
        person = agent_for(match.game, level)
        while match.outcome() is None and not match.history():
            seat = match.actor()
            if seat is None:
                match.play(next(match.actions()))
                continue
            view, stream = match.view(seat), match.agent_stream()
            if seat:
                match.play(heuristic_action(match.game, view, stream))
                continue
            decision = person.decide(view, stream, NoDeadline())
            for action in (decision.action, *decision.then):
                match.play(action)
        match.close()
        assert match.record_path is not None, "it is recorded"
        raw = match.record_path.read_bytes()
    work = ReviewWork(GAMES, ReviewQuestion(raw, (1,)))
    found = [work.done(number) for number in range(len(work))]
    (review,) = reviews_of(read_back(GAMES, raw), [1], found)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.jsonl").write_bytes(raw)
    (folder / f"{name}.json").write_text(review_text(review) + "\n", encoding="utf-8")


def kept_seed(name: str, folder: Path) -> int:
    """The seed of the record that is there."""
    record = folder / f"{name}.jsonl"
    return int(json.loads(record.read_bytes().splitlines()[0])["seed"]) if record.exists() else _SEED


if __name__ == "__main__":
    for asked in sys.argv[1:] or [f"{name}:{kept_seed(name, FOLDER)}:{_LEVEL}" for name in GAMES]:
        game, seed, level = asked.split(":")
        write_review(game, int(seed), level, FOLDER)
