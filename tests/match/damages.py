"""Everything that can befall a saved match: each damage takes the bytes of a sound record and gives others.

Those of `SPOILT` come from disks, copies and editors; those of `FORGED` have right checksums, as made by hand.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from tests.storage.forging import forged, opened

Damage = Callable[[bytes, Random], bytes]

ODD_VALUES: tuple[Any, ...] = (
    None, True, -1, 0.5, 10**30, -(10**30), 1e300, "", "x" * 10_000, [], {}, [[[]]], {"a": 1}, "\u202e\0", ["7H"] * 500,
)  # fmt: skip
ODD_TEXTS = (
    "add 7H to 0", "add 7H to -1", "add 7H to 99", f"add 7H to {10**30}", "add 7H to " + "9" * 5000, "lay", "lay 7H",
    "lay " + "7H " * 300, "discard", "discard JK JK", "discard 1X", "sweep sweep", "next round", "draw", "DRAW",
    " draw ", "take 4C", "play 7H", "end", "\n", "lay ５H 6H 7H", "add to", "add 7H to ２",
)  # fmt: skip


def cut(raw: bytes, rng: Random) -> bytes:
    """Cut anywhere but at the end of a line, where the cut could not be noticed."""
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


def overwrite_the_end(raw: bytes, rng: Random) -> bytes:
    length = rng.choice((1, 30, 300, 3000))
    filling = rng.choice((b"\0" * length, b"x" * length, b" " * length, b"\xe4" * length, rng.randbytes(length)))
    return raw[:-length] + filling


def add_to_the_end(raw: bytes, rng: Random) -> bytes:
    return raw + rng.choice((b"\0" * 4096, b"x", rng.randbytes(300), b"}", b'{"line":"bid"', raw[:300]))


def insert(raw: bytes, rng: Random) -> bytes:
    at = rng.randrange(len(raw))
    return raw[:at] + rng.choice((b"\0", b"\n", b"\r\n", b"\xff\xfe", b" ", rng.randbytes(40), raw[:200])) + raw[at:]


def lose_a_line(raw: bytes, rng: Random) -> bytes:
    pieces = raw.splitlines(keepends=True)
    del pieces[rng.randrange(len(pieces) - 1)]
    return b"".join(pieces)


def double_a_line(raw: bytes, rng: Random) -> bytes:
    pieces = raw.splitlines(keepends=True)
    at = rng.randrange(len(pieces))
    return b"".join([*pieces[: at + 1], *pieces[at:]])


def swap_lines(raw: bytes, rng: Random) -> bytes:
    pieces = raw.splitlines(keepends=True)
    one, other = rng.sample(range(len(pieces)), 2)
    pieces[one], pieces[other] = pieces[other], pieces[one]
    return b"".join(pieces)


def a_huge_line(raw: bytes, rng: Random) -> bytes:
    pieces = raw.splitlines(keepends=True)
    filling = rng.choice((b"x", b"\0", b"[")) * 1_000_000
    pieces.insert(rng.randrange(len(pieces) + 1), filling + rng.choice((b"", b"\n")))
    return b"".join(pieces)


def a_wrong_checksum(raw: bytes, rng: Random) -> bytes:
    pieces = raw.splitlines(keepends=True)
    at = rng.randrange(len(pieces))
    pieces[at] = pieces[at][:-19] + rng.randbytes(8).hex().encode() + b'"}\n'
    return b"".join(pieces)


def another_encoding(raw: bytes, rng: Random) -> bytes:
    text = raw.decode()
    kinds = ("utf-16", "utf-16-be", "utf-32", "utf-8-sig", "utf-7", "cp037")
    return rng.choice((*(text.encode(kind) for kind in kinds), raw.replace(b"\n", b"\r\n"), raw.upper()))


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
    if rng.random() < 0.5:
        lines.insert(2, {"line": "undo"})
    else:
        actions = [at for at, line in enumerate(lines) if line["line"] == "action"]
        lines.insert(rng.choice(actions) + 1, {"line": "redo"})
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


SPOILT: Final[tuple[Damage, ...]] = (
    cut, flip, overwrite_a_block, overwrite_the_end, add_to_the_end, insert, lose_a_line, double_a_line, swap_lines,
    a_huge_line, a_wrong_checksum, another_encoding, noise,
)  # fmt: skip
FORGED: Final[tuple[Damage, ...]] = (
    wrong_type, odd_action, another_seat, an_odd_order, stray_take_back, another_version, another_game,
)  # fmt: skip
