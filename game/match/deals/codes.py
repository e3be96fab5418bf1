"""A deal as a short text to send: `CHESS-1V5T-9K2M-...`, read again by every later version.

After the name of the game come, in signs of five bits (see `signs`):

1. the version of this form, 1;
2. three bits for the number of seats less one and three for each seat, in the order of play, filled up with zeros: who
   sends the code, or the level that plays there;
3. how many signs the seed takes, and the seed; or 31 and four signs for the days from 2000 to a deal of the day;
4. three signs for each house rule that is not as usual, in the order of their numbers: fifteen bits of the rule and its
   value by name, so that rules may be added in later versions;
5. a sum of three signs.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from hashlib import sha256
from typing import Final

from game.engine import AnyGame, OptionValue, choose, declared
from game.engine.record import LARGEST_SEED, HeaderLine, Notice
from game.match.deals.days import day_of, seed_of_day
from game.match.deals.signs import BITS, SUM, foreign_sign, joined, plain, split, sum_of, to_numbers, to_text
from game.match.saves import Games

VERSION: Final = 1
_LEVELS: Final = ("random", "greedy", "novice", "casual", "club", "strong")
"""The levels in the order of their numbers in codes; new ones may only be appended, and 7 is the player."""
_PLAYER: Final = 7
_SEAT_BITS: Final = 3
_DAY: Final = 31
_DAY_SIGNS: Final = 4
_FROM: Final = date(2000, 1, 1).toordinal()
_RULE_SIGNS: Final = 3
_MOST_SIGNS: Final = 13
"""The number of signs of the largest seed."""
_LONGEST: Final = 400
"""Characters of a text in which a code is looked for."""


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal: the seed, the rules, and who sits where."""

    game: str
    seed: int
    levels: tuple[str | None, ...]
    """At each seat in the order of play; None for the player."""
    options: tuple[tuple[str, OptionValue], ...] = ()
    """The options that differ from the usual ones, by name in the order of the alphabet."""

    @property
    def day(self) -> date | None:
        """The day whose deal it is, if it is one."""
        return day_of(self.game, self.seed)


class DealCodeError(ValueError):
    """A text that is no code of a deal, or none that can be played here; `notice` says why."""

    def __init__(self, key: str, *params: tuple[str, str | int]) -> None:
        super().__init__(key)
        self.notice = Notice(key, params)


def deal_of(header: HeaderLine, game: AnyGame) -> Deal:
    """The deal of a match. Raises `OptionError` for a header that no match can have."""
    options = choose(game.options, header.options)
    unusual = {
        spec.name: value for spec in declared(game.options) if (value := getattr(options, spec.name)) != spec.default
    }
    return Deal(header.game, header.seed, tuple(seat.level for seat in header.seats), tuple(sorted(unusual.items())))


def code_of_match(header: HeaderLine, game: AnyGame) -> str:
    """The code of the deal of a match; empty where a level plays that codes do not know."""
    deal = deal_of(header, game)
    return code_of(deal) if {None, *_LEVELS}.issuperset(deal.levels) else ""


def code_of(deal: Deal) -> str:
    """The code of a deal. Raises `ValueError` for a level that codes do not know."""
    day = deal.day
    if day is not None:
        seed = (_DAY, *split(day.toordinal() - _FROM, _DAY_SIGNS))
    else:
        signs = -(-deal.seed.bit_length() // BITS)
        seed = (signs, *split(deal.seed, signs))
    rules = sorted(_rule_number(name, value) for name, value in deal.options)
    unusual = (part for rule in rules for part in split(rule, _RULE_SIGNS))
    numbers = (VERSION, *_seats_written(deal.levels), *seed, *unusual)
    return f"{deal.game.upper()}-{to_text((*numbers, *sum_of(deal.game, numbers)))}"


def read_code(text: str, games: Games) -> Deal:
    """Return the deal of a code, also within the words of a message; raises `DealCodeError`."""
    text = text[:_LONGEST]
    try:
        return _read(text, games)
    except DealCodeError as whole:
        for word in text.split():
            try:
                return _read(word, games)
            except DealCodeError:
                continue
        raise whole from None


def _read(text: str, games: Games) -> Deal:
    written = plain(text)
    name = next((name for name in games if written.startswith(plain(name))), None)
    if name is None:
        raise DealCodeError("code_no_game", ("game", next(iter(games)).upper()))
    signs = written[len(plain(name)) :]
    foreign = foreign_sign(signs)
    if foreign:
        raise DealCodeError("code_foreign_sign", ("sign", foreign))
    numbers = to_numbers(signs)
    if len(numbers) <= SUM + 1:
        raise DealCodeError("code_too_short")
    checksum, numbers = numbers[-SUM:], numbers[:-SUM]
    if sum_of(name, numbers) != checksum:
        raise DealCodeError("code_mistyped")
    if numbers[0] != VERSION:
        raise DealCodeError("code_of_newer_version")
    try:
        deal = _taken_apart(name, games[name], numbers[1:])
    except (IndexError, LookupError, OverflowError, ValueError) as error:
        raise DealCodeError("code_of_newer_version") from error
    if plain(code_of(deal)) != written:
        raise DealCodeError("code_mistyped")
    return deal


def _taken_apart(name: str, game: AnyGame, numbers: Sequence[int]) -> Deal:
    """Raises `LookupError` and `ValueError` for what this version does not know."""
    levels, rest = _seats_read(numbers)
    if len(levels) not in game.seats:
        raise ValueError(f"{name} cannot be played by {len(levels)}")
    signs = rest[0]
    if signs == _DAY:
        signs = _DAY_SIGNS
        seed = seed_of_day(name, date.fromordinal(_FROM + joined(rest[1 : 1 + signs])))
    else:
        seed = joined(rest[1 : 1 + signs])
    if signs > _MOST_SIGNS or seed > LARGEST_SEED:
        raise ValueError("no such seed")
    rules = rest[1 + signs :]
    known = _rules_by_number(game)
    pairs = [joined(rules[first : first + _RULE_SIGNS]) for first in range(0, len(rules), _RULE_SIGNS)]
    return Deal(name, seed, levels, tuple(sorted(known[number] for number in pairs)))


def _seats_written(levels: Sequence[str | None]) -> tuple[int, ...]:
    number = len(levels) - 1
    for level in levels:
        number = number << _SEAT_BITS | (_PLAYER if level is None else _LEVELS.index(level))
    return split(number << _spare_bits(len(levels)), _seat_signs(len(levels)))


def _seats_read(numbers: Sequence[int]) -> tuple[tuple[str | None, ...], Sequence[int]]:
    """Return the levels of the seats, and the signs after them."""
    seats = 1 + (numbers[0] >> BITS - _SEAT_BITS)
    signs = _seat_signs(seats)
    number = joined(numbers[:signs]) >> _spare_bits(seats)
    found = [number >> _SEAT_BITS * place & 7 for place in reversed(range(seats))]
    return tuple(None if level == _PLAYER else _LEVELS[level] for level in found), numbers[signs:]


def _seat_signs(seats: int) -> int:
    return -(-_SEAT_BITS * (1 + seats) // BITS)


def _spare_bits(seats: int) -> int:
    return BITS * _seat_signs(seats) - _SEAT_BITS * (1 + seats)


def _rules_by_number(game: AnyGame) -> Mapping[int, tuple[str, OptionValue]]:
    """Every choice of every house rule but the usual ones; that no two share a number is held by a test."""
    return {
        _rule_number(spec.name, value): (spec.name, value)
        for spec in declared(game.options)
        for value in spec.choices
        if value != spec.default
    }


def _rule_number(name: str, value: OptionValue) -> int:
    return int.from_bytes(sha256(f"{name}={value}".encode()).digest()[:2]) >> 16 - BITS * _RULE_SIGNS
