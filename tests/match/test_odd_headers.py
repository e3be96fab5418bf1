"""A header is judged when it is read: any match is played, or the player learns why not."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from functools import cache
from pathlib import Path

import pytest

from game.characters import is_control, turns_direction
from game.engine.record import Notice, read_record
from game.games import GAMES, INFOS
from game.i18n import use_language
from game.i18n.languages import LANGUAGES
from game.i18n.phrases import NOTICES, notice_text
from game.match.deals.codes import deal_of
from game.match.resume import UnplayableRecordError, replayed, unknown_levels
from game.match.saves import resume_match
from game.opponents.levels import LEVELS
from tests.match.odd_headers import TEXTS, odd_headers, odd_lines
from tests.records.test_old_records import RECORDS
from tests.storage.forging import forged, opened

each_game = pytest.mark.parametrize("game", GAMES)
_LINES = 20
"""The number of lines of a record that make a match in play."""


@cache
def begun(game: str) -> bytes:
    """The beginning of an old record of a game."""
    whole = min((path.read_bytes() for path in RECORDS if path.name.startswith(game)), key=len)
    return b"".join(whole.splitlines(keepends=True)[:_LINES])


@pytest.fixture(autouse=True)
def _english_afterwards() -> Iterator[None]:
    yield
    use_language("en")


def assert_presentable(notice: Notice) -> None:
    assert notice.key in NOTICES
    for language in LANGUAGES:
        use_language(language.code)
        text = notice_text(notice)
        assert len(text) < 400
        assert not any(is_control(sign) for sign in text)
        assert not any(turns_direction(sign) for sign in text if sign not in "\u2066\u2068\u2069"), text


@each_game
def test_whatever_is_in_a_header_is_played_or_refused_in_the_words_of_the_player(game: str) -> None:
    for odd in odd_headers(begun(game)):
        record = read_record(odd.raw)
        for notice in unknown_levels(record):
            assert_presentable(notice)
        try:
            match = replayed(record, GAMES).match
        except UnplayableRecordError as error:
            assert_presentable(error.notice)
            continue
        header = match.header
        assert header.game in INFOS
        assert {seat.level for seat in header.seats} <= {None, *LEVELS}
        assert not header.started or datetime.fromisoformat(header.started).isoformat() == header.started
        for text in (header.program, *(seat.name for seat in header.seats)):
            assert not any(is_control(sign) or turns_direction(sign) for sign in text), odd.member
        assert deal_of(header, match.game).seed == header.seed


@each_game
def test_a_match_is_not_lost_because_its_date_its_program_or_a_level_is_odd(game: str) -> None:
    sound = replayed(read_record(begun(game)), GAMES).match.state_hash()
    lines = opened(begun(game))
    for text in TEXTS:
        if "\ud800" in text:  # no JSON
            continue
        for member in ("started", "program"):
            record = read_record(forged([{**lines[0], member: text}, *lines[1:]]))
            assert replayed(record, GAMES).match.state_hash() == sound
        if len(text) <= 80:
            seats = [{**seat, "level": seat["level"] and text} for seat in lines[0]["seats"]]
            record = read_record(forged([{**lines[0], "seats": seats}, *lines[1:]]))
            assert replayed(record, GAMES).match.state_hash() == sound
            assert unknown_levels(record)


@pytest.mark.slow
@each_game
def test_whatever_is_in_later_lines_is_reported_in_the_words_of_the_player(game: str) -> None:
    sound = b"".join(begun(game).splitlines(keepends=True)[:6])
    notices: set[Notice] = set()
    for raw in odd_lines(sound):
        record = read_record(raw)
        assert record.header is not None
        try:
            result = replayed(record, GAMES)
        except UnplayableRecordError as error:
            notices.add(error.notice)
        else:
            notices.update(filter(None, [result.notice]))
    assert notices
    for notice in notices:
        assert_presentable(notice)


def test_an_unknown_level_of_a_match_is_reported_and_nothing_is_kept_aside(tmp_path: Path) -> None:
    lines = opened(begun("baloot"))
    lines[0]["seats"][1]["level"] = "Grandmaster"
    path = tmp_path / "match.jsonl"
    path.write_bytes(forged(lines))
    resumed = resume_match(GAMES, path)
    resumed.match.close()
    assert resumed.notices == (Notice("record_unknown_level"),)
    assert resumed.match.seats[1].level == "club"
    assert list(tmp_path.iterdir()) == [path]
    assert path.read_bytes() == forged(lines)


def test_a_refused_house_rule_is_named_shortly_and_harmlessly() -> None:
    lines = opened(begun("baloot"))
    lines[0]["options"] = {"\x1b[31m\u202erule": "y" * 5000}
    with pytest.raises(UnplayableRecordError) as caught:
        replayed(read_record(forged(lines)), GAMES)
    assert caught.value.notice.key == "record_unknown_option"
    assert_presentable(caught.value.notice)
