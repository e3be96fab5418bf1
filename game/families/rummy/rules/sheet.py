"""The score sheet of the rummies: what is asked about a round that was played with real cards, and what it counts.

`{"out": 0, "teams": [null, {"hands": ["AS KD"], "opened": false}, {"hands": [30]}]}`: `out` is the seat that went
out, or `none` where nobody did; `ending` then says how the round ended where that makes a difference. Where a game has
a word for opening and going out in one turn, that word with `true` says that it was done. A hand is a list of cards as
text, or of the number of their points.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from decimal import Decimal
from typing import Any, Final

from game.cards import copies_of
from game.engine import ScoreLine, Seat, team_points
from game.engine.questions import card_groups, refuse_unknown_keys, shown, table_of, values_of
from game.engine.score_sheet import Ask, AskForm, Entry, EntryError, SheetStanding, bare, refuse_missing, value_at
from game.families.rummy.rules.house import DECK, HouseOptions, HouseRules
from game.families.rummy.rules.legal import fault_refusal
from game.families.rummy.rules.round import SeatTable, following, hand_value, round_lines, winners
from game.families.rummy.rules.state import Ending
from game.melds.fixed_jokers import FixedFault, judge_fixed
from game.melds.sheet import NOBODY, Hand, cards_in, entered_hands, most_typed, out_of, refuse_copies

COPIES: Final = copies_of(DECK)
_UNWON: Final = (Ending.STOCK.value, Ending.QUIET.value)
MOST_PLAYERS: Final = 4


class RummySheet:
    """Rounds of a rummy apart from any match."""

    def asks(self, options: HouseOptions, standing: SheetStanding, entry: Entry) -> Sequence[Ask]:
        """Who went out and how, and what everybody else holds."""
        return tuple(_asks(options.house, standing, entry))

    def lines(self, options: HouseOptions, standing: SheetStanding, entry: Entry) -> tuple[ScoreLine, ...]:
        """The score lines of a round; raises `EntryError`."""
        house = options.house
        missing = {"sheet_out": house.refuse("sheet_out_missing"), "sheet_hand": house.refuse("sheet_hand_missing")}
        refuse_missing(self.asks(options, standing, entry), entry, missing)
        tables, ending = entered_round(house, bare(entry), standing.playing, len(standing.totals))
        return round_lines(house, tables, ending)

    def after(self, options: HouseOptions, standing: SheetStanding, entry: Entry) -> SheetStanding:
        """Whom the limit puts out is left out from now on, and the deal passes to the next one who is in; raises
        `EntryError`.
        """
        house = options.house
        points = team_points(self.lines(options, standing, entry), len(standing.totals))
        totals = tuple(total + gained for total, gained in zip(standing.totals, points, strict=True))
        won = winners(house, totals, standing.playing)
        playing = standing.playing
        if house.last_one_wins and won is None:
            playing = tuple(seat for seat in playing if totals[seat] < house.limit)
        return SheetStanding(totals, following(playing, standing.dealer), playing, won or ())


SHEET: Final = RummySheet()


def entered_round(
    house: HouseRules, entry: Entry, playing: Sequence[Seat], seats: int
) -> tuple[list[SeatTable], Ending]:
    """What an entry says of those playing, of so many seats, and how the round ended; raises `ValueError` saying what
    is wrong with it, and `EntryError` for melds that are none, and for cards and points that cannot be.
    """
    at_once_keys = () if house.at_once is None else (house.at_once.key,)
    refuse_unknown_keys(entry, "the round", ("teams", "out", "ending", *at_once_keys))
    out = out_of(entry, playing)
    teams = values_of(entry.get("teams", []), "teams")
    tables = []
    for seat in range(seats):
        described = teams[seat] if seat < len(teams) and teams[seat] is not None else {}
        tables.append(_seat_table(described, f"teams[{seat}]", house, went_out=seat == out, playing=seat in playing))
    refuse_copies(cards_in(table.hand for table in tables), COPIES, house.refuse("sheet_too_many_copies"))
    _check(house, tables)
    at_once = any(_flag(entry, key, key, default=False) for key in at_once_keys)
    if out is None:
        if at_once:
            raise ValueError(f"{', '.join(at_once_keys)}: true needs the seat that went out")
        return tables, Ending(_choice(entry, "ending", _UNWON))
    if tables[out].hand:
        raise ValueError(f"teams[{out}].hands: the player who went out holds no cards")
    return tables, Ending.AT_ONCE if at_once else Ending.OUT


def _flag(table: Mapping[str, Any], key: str, name: str, *, default: bool) -> bool:
    """A truth of an entry; raises `ValueError` for anything else."""
    value = table.get(key, default)
    if not isinstance(value, bool):
        raise ValueError(f"{name}: must be true or false, not {shown(value)}")
    return value


def _choice(entry: Entry, key: str, choices: Sequence[str]) -> str:
    """One of these words, the first where nothing is said."""
    value = entry.get(key, choices[0])
    if value not in choices:
        raise ValueError(f"{key}: must be {' or '.join(choices)}, not {shown(value)}")
    return str(value)


def _seat_table(described: object, name: str, house: HouseRules, *, went_out: bool, playing: bool) -> SeatTable:
    player = table_of(described, name)
    refuse_unknown_keys(player, name, ("melds", "hands", "opened", "total"))
    for cards in card_groups(player, name, "melds"):
        meld = judge_fixed(cards, house.melds)
        if isinstance(meld, FixedFault):
            raise EntryError(fault_refusal(meld, house), where=f"{name}.melds")
    hands = entered_hands(player.get("hands", []), f"{name}.hands")
    return SeatTable(_whole(hands, house), _flag(player, "opened", f"{name}.opened", default=True), went_out, playing)


def _whole(hands: Sequence[Hand], house: HouseRules) -> Hand:
    """One hand of several groups."""
    cards = tuple(sorted(cards_in(hands)))
    points = [hand for hand in hands if isinstance(hand, Decimal)]
    return sum(points, hand_value(cards, house)) if points else cards


def _check(house: HouseRules, tables: Sequence[SeatTable]) -> None:
    """Raises `EntryError` for what nobody can hold."""
    worth = sorted((house.value_in_hand(card) for card in DECK), reverse=True)
    most = sum(worth[: house.hand_size])
    counted = [table.hand for table in tables if isinstance(table.hand, Decimal)]
    for points in counted:
        if points < worth[-1]:
            raise EntryError(house.refuse("sheet_hand_without_cards", ("least", worth[-1])))
        if points > most:
            raise EntryError(house.refuse("sheet_hand_too_high", ("high", most)))


def _asks(house: HouseRules, standing: SheetStanding, entry: Entry) -> Iterator[Ask]:
    playing = standing.playing
    yield Ask(("out",), AskForm.CHOICE, "sheet_out", (*playing, NOBODY), of="seat")
    out = entry.get("out")
    won = type(out) is int and out in playing
    if won and house.at_once is not None:
        yield Ask((house.at_once.key,), AskForm.CHOICE, "sheet_at_once", (False, True), needed=False)
    if not won and not house.hands_count_unwon:
        if out == NOBODY and house.quiet_turns is not None:
            yield Ask(("ending",), AskForm.CHOICE, "sheet_ending", _UNWON, needed=False)
        return
    most = most_typed(hand_value(DECK, house))
    others = [seat for seat in playing if not won or seat != out]
    if house.unopened_points is not None:
        for seat in others:
            yield Ask(("teams", seat, "opened"), AskForm.CHOICE, "sheet_opened", (True, False), team=seat, needed=False)
        others = [seat for seat in others if value_at(entry, ("teams", seat, "opened")) is not False]
    for seat in others:
        yield Ask(("teams", seat, "hands", 0), AskForm.CARDS, "sheet_hand", most=most, team=seat)
