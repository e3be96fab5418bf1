"""Records that earlier versions wrote load, replay to the same state, have the same captions and can be gone on with.

A folder for each version holds the records, `states.toml` with the state that the version itself came to, the English
captions of each record as text, and in `captions.toml` a hash of the captions in each language. Records and states are
never changed. Captions are made anew by `python -m tests.records.test_old_records` when words were changed on purpose.
"""

from __future__ import annotations

import json
import shutil
import tomllib
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any, assert_never

import pytest

from game.app.cli import main
from game.engine.record import (
    ActionLine,
    DealLine,
    HeaderLine,
    Line,
    RedoLine,
    ReshuffleLine,
    RoundLine,
    SheetLine,
    UndoLine,
)
from game.games import GAMES
from game.i18n import use_language
from game.i18n.phrases import captions_of, phrases_of
from game.match.match import Match
from game.match.saves import MatchSetup, load_match, new_match, resume_match
from game.opponents.protocol import NoDeadline, agent_for

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*/*.jsonl"))
each_record = pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")


def known(path: Path) -> dict[str, Any]:
    """Return the report of the version that wrote the record."""
    states: dict[str, dict[str, Any]] = tomllib.loads((path.parent / "states.toml").read_text(encoding="utf-8"))
    return states[path.stem]


def captions(path: Path) -> str:
    """Yield all captions of the replay, a line each, for players and onlookers."""
    use_language("en")
    record, _ = load_match(GAMES, path)
    header = record.header
    assert header is not None
    setup = MatchSetup(header.game, header.seats, header.seed, header.options)
    match = new_match(GAMES, setup, None, datetime.fromisoformat(header.started))
    texts = [*new_events(match)]
    for entry in record.entries:
        replay(match, entry.line)
        texts += new_events(match)
    assert match.state_hash() == known(path)["state"]
    return "".join(f"{text}\n" for text in texts)


def replay(table: Match, line: Line) -> None:
    match line:
        case ActionLine():
            table.play(table.game.parse(line.text))
        case UndoLine():
            table.undo()
        case RedoLine():
            table.redo()
        case HeaderLine() | DealLine() | ReshuffleLine() | SheetLine() | RoundLine():
            pass
        case _:
            assert_never(line)


def new_events(match: Match) -> Iterator[str]:
    """Yield the captions since the last call; the score of a round just over comes last."""
    phrases, captions = phrases_of(match.game_name), captions_of(match.game_name)
    names = [seat.name for seat in match.seats]
    heard = [match.take_events(seat) for seat in range(len(names))]
    for versions in zip(*heard, strict=True):
        told_by = dict.fromkeys(
            captions.caption(
                event, "" if event.seat is None else names[event.seat], own=event.seat == seat, names=names
            )
            for seat, event in enumerate(versions)
        )
        yield from filter(None, told_by)
    if any(heard):
        yield from (f"{phrases.score(line)}: {line.points}" for line in match.score())


@pytest.fixture(autouse=True)
def _english_afterwards() -> Iterator[None]:
    yield
    use_language("en")


@each_record
def test_an_old_record_replays_to_the_state_it_was_left_in(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(path), "--verify", "--json"]) == 0
    report = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert report["complete"]
    assert (report["state"], report["actions"]) == (known(path)["state"], known(path)["actions"])
    _, result = load_match(GAMES, path)
    assert result.match.standing().round == known(path)["round"]


@pytest.mark.parametrize("folder", sorted({path.parent for path in RECORDS}), ids=lambda folder: folder.name)
def test_no_record_of_an_old_version_is_missing(folder: Path) -> None:
    states = tomllib.loads((folder / "states.toml").read_text(encoding="utf-8"))
    assert {path.stem for path in RECORDS if path.parent == folder} == set(states)


@each_record
def test_an_old_record_tells_the_same_story(path: Path) -> None:
    assert captions(path).splitlines() == path.with_suffix(".txt").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("path", [path for path in RECORDS if not known(path)["over"]], ids=lambda path: path.stem)
def test_an_old_record_is_gone_on_with_by_agents(
    path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = Path(shutil.copy(path, tmp_path))
    resumed = resume_match(GAMES, copy)
    assert resumed.notices == ()
    match = resumed.match
    assert match.state_hash() == known(path)["state"]
    for _ in range(24):
        if match.outcome() is None:
            match.play(next_action(match))
    assert match.close()
    assert copy.read_bytes().startswith(path.read_bytes())
    assert main(["replay", str(copy), "--verify", "--json"]) == 0
    report = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert report["state"] == match.state_hash() != known(path)["state"]
    assert report["actions"] == known(path)["actions"] + 24


def next_action(match: Match) -> Any:
    """Return the choice of the agent of the seat to act; one of the reference level acts for people."""
    seat = match.actor()
    if seat is None:
        return next(match.actions())
    agent = agent_for(match.game, match.seats[seat].level or "greedy")
    return agent.decide(match.view(seat), match.agent_stream(), NoDeadline()).action


def write_captions() -> None:
    """Write the captions anew, after the words of the program were changed on purpose."""
    for path in RECORDS:
        path.with_suffix(".txt").write_text(captions(path), encoding="utf-8")


if __name__ == "__main__":
    write_captions()
