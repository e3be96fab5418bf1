"""Two hundred damaged saves: each gives a message, what is readable is offered, nothing fails in any other way."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.engine.record import Notice, read_record
from game.games import GAMES
from game.i18n.phrases import NOTICES, notice_text
from game.match.resume import UnplayableRecordError, replayed
from game.match.saves import resume_match, saved_matches
from tests.games.borako.play import one_step, start_borako
from tests.storage.forging import forged, opened

ACTIONS = 260
ODD_VALUES: tuple[Any, ...] = (
    None, True, -1, 0.5, 10**30, -(10**30), 1e300, "", "x" * 10_000, [], {}, [[[]]], {"a": 1}, "\u202e\0", ["7H"] * 500,
)  # fmt: skip
ODD_TEXTS = (
    "add 7H to 0", "add 7H to -1", "add 7H to 99", f"add 7H to {10**30}", "add 7H to " + "9" * 5000, "lay", "lay 7H",
    "lay " + "7H " * 300, "discard", "discard JK JK", "discard 1X", "sweep sweep", "next round", "draw", "DRAW",
    " draw ", "take 4C", "play 7H", "end", "\n", "lay ５H 6H 7H", "add to", "add 7H to ２",
)  # fmt: skip


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    folder = tmp_path_factory.mktemp("sound")
    match, rng = start_borako(folder), Random(9)
    for _ in range(ACTIONS):
        one_step(match, rng)
    match.close()
    (path,) = folder.glob("*.jsonl")
    return path.read_bytes()


def cut(raw: bytes, rng: Random) -> bytes:
    """Anywhere but at the end of a line, where nothing could tell."""
    while True:
        at = rng.randrange(1, len(raw))
        if raw[at - 1 : at] != b"\n":
            return raw[:at]


def flip(raw: bytes, rng: Random) -> bytes:
    changed = bytearray(raw)
    for _ in range(rng.choice((1, 1, 2, 50))):
        changed[rng.randrange(len(raw))] ^= rng.randrange(1, 256)
    return bytes(changed)


def overwrite_a_block(raw: bytes, rng: Random) -> bytes:
    at, length = rng.randrange(len(raw)), rng.choice((16, 512, 4096))
    filling = rng.choice((b"\0" * length, b"\n" * length, rng.randbytes(length), raw[:length]))
    return raw[:at] + filling + raw[at + length :]


def lose_a_line(raw: bytes, rng: Random) -> bytes:
    pieces = raw.splitlines(keepends=True)
    del pieces[rng.randrange(len(pieces) - 1)]
    return b"".join(pieces)


def wrong_type(raw: bytes, rng: Random) -> bytes:
    lines = opened(raw)
    line = rng.choice((lines[0], rng.choice(lines)))
    name = rng.choice(list(line))
    held = line[name]
    line[name] = rng.choice([value for value in ODD_VALUES if not isinstance(value, (type(held), type(None)))])
    return forged(lines)


def odd_action(raw: bytes, rng: Random) -> bytes:
    lines = opened(raw)
    actions = [line for line in lines if line["line"] == "action"]
    line = rng.choice(actions)
    line["text"] = rng.choice([text for text in ODD_TEXTS if text != line["text"]])
    return forged(lines)


def another_seat(raw: bytes, rng: Random) -> bytes:
    lines = opened(raw)
    line = rng.choice([line for line in lines if line["line"] == "action"])
    line["seat"] = rng.choice([seat for seat in (0, 1, 2, 3, 4, 2**31 - 1, None) if seat != line["seat"]])
    return forged(lines)


def an_odd_order(raw: bytes, rng: Random) -> bytes:
    lines = opened(raw)
    line = rng.choice([line for line in lines if line["line"] == "deal"])
    line[rng.choice(("order", "label"))] = rng.choice(("", "AS", "JK " * 106, "deal 77", line["order"][3:]))
    return forged(lines)


def stray_take_back(raw: bytes, rng: Random) -> bytes:
    lines = opened(raw)
    draws = [at for at, line in enumerate(lines) if line.get("text") == "draw"]
    lines.insert(rng.choice(draws) + 1, {"line": rng.choice(("undo", "redo"))})
    return forged(lines)


def another_version(raw: bytes, rng: Random) -> bytes:
    lines = opened(raw)
    if rng.random() < 0.5:
        lines[0]["format"] = rng.choice((2, 7, 2**31, 10**20))
        return forged(lines)
    lines[0]["rules_version"] = rng.choice((0, 2, 1000))
    lines[rng.randrange(len(lines) // 2, len(lines))] = {"line": "action", "seat": 0, "text": "take 4C"}
    return forged(lines)


def another_game(raw: bytes, rng: Random) -> bytes:
    lines = opened(raw)
    lines[0]["game"] = rng.choice(("whist", "", "Borako", "../borako", "x" * 500))
    return forged(lines)


def noise(_raw: bytes, rng: Random) -> bytes:
    return rng.choice((b"", b"\n", b"{}\n", b"[" * 200_000 + b"\n", rng.randbytes(5000), b"\xff" * 99, b'{"a":' * 9999))


DAMAGES: tuple[Callable[[bytes, Random], bytes], ...] = (
    cut, cut, flip, flip, overwrite_a_block, lose_a_line, wrong_type, wrong_type, odd_action, odd_action,
    another_seat, an_odd_order, stray_take_back, another_version, another_game, noise,
)  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("batch", range(10))
def test_damaged_saves_give_a_message_each_and_offer_what_is_readable(tmp_path: Path, sound: bytes, batch: int) -> None:
    whole = replayed(read_record(sound), GAMES)
    for number in range(20):
        rng = Random(1000 * batch + number)
        damage = DAMAGES[(20 * batch + number) % len(DAMAGES)]
        damaged = damage(sound, rng)
        folder = tmp_path / str(number)
        folder.mkdir()
        path = folder / "match.jsonl"
        path.write_bytes(damaged)
        (listed,) = saved_matches(GAMES, folder)
        if not listed.resumable:
            assert listed.notice is not None
            assert_told(damage, listed.notice)
            with pytest.raises(UnplayableRecordError):
                resume_match(GAMES, path)
            assert path.read_bytes() == damaged, "what cannot be read at all is left as it is"
            continue
        resumed = resume_match(GAMES, path)
        match = resumed.match
        assert resumed.notices, damage.__name__
        for notice in resumed.notices:
            assert_told(damage, notice)
        assert match.number <= whole.match.number + 1
        if [notice.key for notice in resumed.notices] != ["record_torn"]:
            assert (folder / "match.jsonl.damaged").read_bytes() == damaged
        one_step(match, rng)
        assert match.close()
        again = resume_match(GAMES, path)
        assert again.notices == ()
        assert again.match.state_hash() == match.state_hash()
        again.match.close()


def assert_told(damage: Callable[[bytes, Random], bytes], notice: Notice) -> None:
    assert notice.key in NOTICES, damage.__name__
    text = notice_text(notice)
    assert text
    assert "{" not in text
    assert len(text) < 400
