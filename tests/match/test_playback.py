"""Looking at a match that was played: any moment, from wherever it is reached, and going on from there."""

from __future__ import annotations

from datetime import datetime
from functools import cache
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine.record import ActionLine, SeatSetup, read_record, written_all
from game.games import GAMES
from game.match.match import Match
from game.match.playback import Playback
from game.match.resume import replayed
from game.match.saves import MatchSetup, new_match, played_back, resume_match, start_branch
from tests.match import toy
from tests.match.play import NOW, play_on, recorded

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*/*.jsonl"))
each_record = pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
LATER = datetime(2026, 5, 6, 7, 8, 9)


def read(raw: bytes, games: object = GAMES) -> Playback:
    playback = played_back(games, raw)  # type: ignore[arg-type]
    while not playback.read_on(50):
        pass
    return playback


@cache
def story(path: Path) -> tuple[str, ...]:
    """The state after every action that is in effect at the end, by a match that plays them."""
    record = read_record(path.read_bytes())
    playback = read(path.read_bytes())
    lines = [playback.still_at(number).action for number in range(1, playback.last + 1)]
    assert record.header is not None
    orders = [entry.line for entry in record.entries if not isinstance(entry.line, ActionLine)]
    assert orders
    header = record.header
    match = new_match(GAMES, MatchSetup(header.game, header.seats, header.seed, header.options), None, NOW)
    hashes = [match.state_hash()]
    for line in lines:
        assert line is not None
        match.play(match.game.parse(line.text))
        hashes.append(match.state_hash())
    return tuple(hashes)


def shown(playback: Playback) -> tuple[object, ...]:
    """All that anybody may see of a moment."""
    seats = range(len(playback.seats))
    views = tuple((playback.view(seat), playback.log(seat)) for seat in seats)
    return playback.state_hash(), playback.number, playback.history(), playback.actor(), views


@pytest.mark.slow
@each_record
def test_the_last_moment_is_where_the_record_ends(path: Path) -> None:
    playback = read(path.read_bytes())
    match = replayed(read_record(path.read_bytes()), GAMES).match
    playback.go(playback.last)
    assert shown(playback) == (
        match.state_hash(),
        match.number,
        match.history(),
        match.actor(),
        tuple((match.view(seat), match.log(seat)) for seat in range(len(match.seats))),
    )


@pytest.mark.slow
@each_record
def test_every_moment_is_the_same_forwards_and_backwards(path: Path) -> None:
    playback, random = read(path.read_bytes()), Random(path.stem)
    forwards = {}
    for number in range(playback.last + 1):
        playback.go(number, announced=True)
        forwards[number] = playback.state_hash()
    assert tuple(forwards.values()) == story(path)
    for number in sorted(random.sample(range(playback.last + 1), min(20, playback.last + 1)), reverse=True):
        playback.go(number)
        assert playback.state_hash() == forwards[number]


@pytest.mark.slow
@settings(max_examples=15)
@given(seed=st.integers(0, 10_000), wanted=st.lists(st.integers(-3, 90), min_size=2, max_size=8))
def test_a_moment_of_any_match_looks_the_same_from_wherever_it_is_reached(seed: int, wanted: list[int]) -> None:
    raw = recording(seed)
    playback = read(raw, toy.GAMES)
    for number in wanted:
        playback.go(number)
        straight = read(raw, toy.GAMES)
        straight.go(playback.number)
        assert shown(playback) == shown(straight)


def recording(seed: int) -> bytes:
    """A match of the toy game played at random, with moves taken back."""
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        match = recorded(Path(folder), seed=seed)
        play_on(match, 60, seed)
        assert match.close()
        assert match.record_path is not None
        return match.record_path.read_bytes()


def test_what_was_taken_back_is_no_moment() -> None:
    raw = recording(3)
    assert b'"undo"' in raw
    playback = read(raw, toy.GAMES)
    assert playback.last == replayed(read_record(raw), toy.GAMES).match.number


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_branch_is_a_match_of_its_own_that_replays(game: str, tmp_path: Path) -> None:
    path = next(path for path in RECORDS if path.stem.startswith(game))
    raw, random = path.read_bytes(), Random(game)
    playback = read(raw)
    for number in {0, playback.last - 1, random.randrange(playback.last)}:
        playback.go(number)
        branch = start_branch(playback, number, tmp_path, LATER)
        resumed = resume_match(GAMES, branch)
        assert resumed.notices == ()
        match = resumed.match
        assert (match.state_hash(), match.number) == (playback.state_hash(), number)
        assert match.seats == playback.seats
        assert match.header.started == "2026-05-06T07:08:09"
        if match.outcome() is None:
            match.play(next(match.actions()))
            after = match.state_hash()
            match.close()
            assert replayed(read_record(branch.read_bytes()), GAMES).match.state_hash() == after
    assert path.read_bytes() == raw


def test_a_branch_deals_as_the_match_it_comes_from(tmp_path: Path) -> None:
    playback = read(recording(5), toy.GAMES)
    begin = playback.rounds[1]
    branch = resume_match(toy.GAMES, start_branch(playback, begin - 1, tmp_path, LATER)).match
    branch.play(branch.game.parse(playback.still_at(begin).action.text))  # type: ignore[union-attr]
    playback.go(begin)
    assert branch.state_hash() == playback.state_hash()
    branch.close()


def test_turns_and_rounds_are_steps() -> None:
    playback = read(RECORDS[0].read_bytes())
    for step in (playback.turn, playback.round):
        playback.go(0)
        forwards = [0]
        while (there := step(1)) != playback.number:
            playback.go(there)
            forwards.append(there)
        backwards = [playback.number]
        while (there := step(-1)) != playback.number:
            playback.go(there)
            backwards.append(there)
        assert backwards == forwards[::-1]
        assert forwards[-1] == playback.last
    assert playback.begin_of_round(2) == playback.rounds[1]


def test_one_step_forward_tells_what_happened_and_any_other_way_lays_the_table_anew() -> None:
    playback = read(RECORDS[0].read_bytes())
    playback.go(1, announced=True)
    taken = playback.take_events(0)
    assert [type(event).__name__ for event in taken] != ["Resynced"]
    playback.go(3, announced=True)
    assert [type(event).__name__ for event in playback.take_events(0)] == ["Resynced"]
    playback.go(2, announced=True)
    assert [type(event).__name__ for event in playback.take_events(0)] == ["Resynced"]


def test_hands_that_are_open_tell_what_others_drew() -> None:
    path = next(path for path in RECORDS if path.stem.startswith("borako"))
    playback = read(path.read_bytes())
    playback.go(playback.last)
    hidden = [event for event in playback.log(0) if None in event.cards]
    playback.opened = True
    assert hidden
    assert not [event for event in playback.log(0) if None in event.cards]


def test_a_record_that_stops_is_shown_up_to_there_and_says_why(tmp_path: Path) -> None:
    lines = [entry.line for entry in read_record(recording(4)).entries]
    place = next(number for number, line in enumerate(lines) if number > 6 and isinstance(line, ActionLine))
    lines[place] = ActionLine(0, "lay KD")
    playback = read(written_all(lines), toy.GAMES)
    assert playback.read
    assert playback.notice is not None
    assert playback.last == replayed(read_record(written_all(lines)), toy.GAMES).match.number


def test_seats_of_a_branch_keep_their_levels(tmp_path: Path) -> None:
    match: Match = recorded(tmp_path, (SeatSetup("Amal"), SeatSetup("Badr", "random")))
    play_on(match, 4)
    match.close()
    (path,) = tmp_path.glob("*.jsonl")
    branch = start_branch(read(path.read_bytes(), toy.GAMES), 2, tmp_path, LATER)
    assert resume_match(toy.GAMES, branch).match.seats[1].level == "random"
