"""A thousand damaged saves of all games: what is whole is offered, what is wrong is reported, nothing else happens."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random

import pytest

from game.engine.record import Notice, read_record
from game.games import GAMES
from game.i18n.phrases import NOTICES, notice_text
from game.match.resume import UnplayableRecordError, replayed
from game.match.saves import resume_match
from tests.match.damages import FORGED, SPOILT, Damage
from tests.match.play import any_move, summary_of
from tests.records.test_old_records import RECORDS

DAMAGES = (*SPOILT, *FORGED)
_LINES = (15, 30, 50, 80, 120)
"""The lengths of the records that are damaged; each kind of damage befalls a whole one besides."""
each_game = pytest.mark.parametrize("game", GAMES)


@dataclass(frozen=True)
class Sound:
    """A record of a match in play, undamaged."""

    raw: bytes
    number: int
    """The number of actions in it."""


@cache
def sound_record(game: str, most: int | None = None) -> Sound:
    """The longest recorded match of a game that is not over, or so many lines of it."""
    if most is not None:
        raw = b"".join(sound_record(game).raw.splitlines(keepends=True)[:most])
        return Sound(raw, replayed(read_record(raw), GAMES).match.number)
    candidates = []
    for path in RECORDS:
        raw = path.read_bytes()
        header = read_record(raw).header
        if header is not None and header.game == game:
            match = replayed(read_record(raw), GAMES).match
            if match.outcome() is None:
                candidates.append(Sound(raw, match.number))
    return max(candidates, key=lambda sound: len(sound.raw))


@pytest.mark.slow
@each_game
def test_a_save_with_every_kind_of_damage_gives_a_message_and_what_is_whole(tmp_path: Path, game: str) -> None:
    for number, damage in enumerate(DAMAGES):
        assert_mended(tmp_path / str(number), sound_record(game), damage, Random(number))


@pytest.mark.slow
@each_game
@pytest.mark.parametrize("batch", range(len(_LINES)))
def test_a_thousand_damaged_saves(tmp_path: Path, game: str, batch: int) -> None:
    for number in range(40):
        damage = DAMAGES[number % len(DAMAGES)]
        rng = Random(f"{game} {batch} {number}")
        assert_mended(tmp_path / str(number), sound_record(game, _LINES[batch]), damage, rng)


def assert_mended(folder: Path, sound: Sound, damage: Damage, rng: Random) -> None:
    damaged = damage(sound.raw, rng)
    if damaged == sound.raw:
        return
    folder.mkdir()
    path = folder / "match.jsonl"
    path.write_bytes(damaged)
    listed = summary_of(path, GAMES)
    if not listed.resumable:
        assert listed.notice is not None
        assert_reported(damage, listed.notice)
        with pytest.raises(UnplayableRecordError):
            resume_match(GAMES, path)
        assert path.read_bytes() == damaged, "what cannot be read at all is left as it is"
        return
    resumed = resume_match(GAMES, path)
    match = resumed.match
    assert resumed.notices, damage.__name__
    for notice in resumed.notices:
        assert_reported(damage, notice)
    assert match.number <= sound.number + 1
    if [notice.key for notice in resumed.notices] == ["record_torn"]:
        assert sound.raw.startswith(damaged), f"{damage.__name__} is no line that was cut short"
    else:
        assert (folder / "match.jsonl.damaged").read_bytes() == damaged, "what was there is kept"
    if damage in SPOILT:
        readable = replayed(read_record(damaged), GAMES).readable
        assert sound.raw.startswith(damaged[:readable]), "what is offered is how the match began"
    seat = match.actor()
    match.play(next(match.actions()) if seat is None else any_move(match))
    assert match.close()
    again = resume_match(GAMES, path)
    assert again.notices == ()
    assert again.match.state_hash() == match.state_hash()
    again.match.close()


def assert_reported(damage: Damage, notice: Notice) -> None:
    assert notice.key in NOTICES, damage.__name__
    text = notice_text(notice)
    assert text
    assert "{" not in text
    assert len(text) < 400
    assert "No finished move is lost" not in text, "nobody can know that from what is left of a file"


@pytest.mark.slow
@each_game
@pytest.mark.parametrize("filling", [b"\0", b"x", b" ", b"\xe4", b"7H "])
def test_an_end_that_was_written_over_is_not_taken_for_a_line_cut_short(
    tmp_path: Path, game: str, filling: bytes
) -> None:
    raw = sound_record(game).raw
    path = tmp_path / "match.jsonl"
    damaged = raw[:-3000] + (filling * 3000)[:3000]
    path.write_bytes(damaged)
    resumed = resume_match(GAMES, path)
    resumed.match.close()
    tail, kept = resumed.notices
    lines = damaged.count(b"\n")
    assert tail == Notice("record_tail_damaged", (("line", lines + 1),))
    actions = raw[: len(damaged) - 3000].rpartition(b"\n")[0].count(b'"line":"action"')
    assert kept == Notice("record_kept_aside", (("count", actions), ("file", "match.jsonl.damaged")))
    assert str(actions) in notice_text(kept)
    assert (tmp_path / "match.jsonl.damaged").read_bytes() == damaged


@pytest.mark.slow
@each_game
def test_a_line_cut_anywhere_is_one_cut_short(game: str) -> None:
    raw = sound_record(game, _LINES[1]).raw
    ends = [entry.end for entry in read_record(raw).entries]
    for at in range(ends[0] + 1, len(raw), 3):
        record = read_record(raw[:at])
        assert record.fault is None
        assert record.torn == (at not in ends)
