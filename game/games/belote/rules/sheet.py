"""The score sheet of Belote: what is asked about a deal that was played with real cards, and what it counts.

`{"contract": "suit", "taker": 0, "points": [90, 72]}`; `taker`, `capot`, `belote` and `last_trick` are teams.
`contract` may be `none` where nobody took. With bids there are `bid`, 250 for capot, and `doubled`. `declarations`
counts those of each team by kind, `belotes` in tout atout those of each team. What cannot be otherwise may be missing:
the card points of the second team, or of both where one took all tricks.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final

from game.cards import Suit
from game.engine import Refusal, ScoreLine, team_points
from game.engine.score_sheet import Ask, AskForm, Entry, EntryError, SheetStanding, value_at
from game.families.tricks.rules.sheet import PointsClauses, card_points, fit_two_hands, sums_of
from game.games.belote.rules.actions import CAPOT
from game.games.belote.rules.bidding import MULTIPLIERS, values_above
from game.games.belote.rules.declarations import CARRES, SEQUENCES
from game.games.belote.rules.options import BeloteOptions
from game.games.belote.rules.scoring import WHOLE, Counted, Hand, hand_lines, held_after, match_winner, totals_after
from game.games.belote.rules.state import SANS, TOUT, tricks_of
from game.tricks.rules import SEATS

NOBODY: Final = "none"
"""The contract of a deal that was thrown in (belote 2.3)."""
SUIT: Final = "suit"
DOUBLED: Final = ("no", *MULTIPLIERS)
_TEAMS: Final = (0, 1)
_POINTS: Final = {**SEQUENCES, **CARRES}
_SIZES: Final = {**dict(zip(SEQUENCES, (3, 4, 5), strict=True)), **dict.fromkeys(CARRES, 4)}
"""The cards that a declaration has at least."""
_MOST: Final = 4
"""The most declarations of a kind in a team, which is two players with eight cards each; and the most belotes."""
_MOST_POINTS: Final = 999
"""Whatever is typed with three figures: a sentence says how many card points there are."""
_MISSING: Final = {
    "contract": Refusal("belote 2.1", "sheet_contract_missing"),
    "taker": Refusal("belote 2.1", "sheet_taker_missing"),
}
_CLAUSES: Final = PointsClauses("belote 1.3", "belote 5.1", Refusal("belote 5.1", "sheet_capot_has_all_points"))


class BeloteSheet:
    """Deals of Belote apart from any match."""

    def asks(self, options: BeloteOptions, standing: SheetStanding, entry: Entry) -> Sequence[Ask]:
        """Contract and takers, card points, then what is seldom."""
        return tuple(_asks(options, entry))

    def lines(self, options: BeloteOptions, standing: SheetStanding, entry: Entry) -> tuple[ScoreLine, ...]:
        """The score lines of a deal; none where it was thrown in. Raises `EntryError`."""
        hand = hand_of(options, entry, standing.held)
        return () if hand is None else hand_lines(options, hand)

    def after(self, options: BeloteOptions, standing: SheetStanding, entry: Entry) -> SheetStanding:
        """The deal passes to the right, thrown in or not (belote 1.4). Raises `EntryError`."""
        hand = hand_of(options, entry, standing.held)
        dealer = (standing.dealer + 1) % SEATS
        if hand is None:
            return SheetStanding(standing.totals, dealer, standing.playing, held=standing.held)
        totals = totals_after(standing.totals, team_points(hand_lines(options, hand)))
        won = match_winner(options, hand, totals)
        winners = () if won is None else (won,)
        return SheetStanding(totals, dealer, standing.playing, winners, held=held_after(options, hand))


SHEET: Final = BeloteSheet()


def hand_of(options: BeloteOptions, entry: Entry, held: int = 0) -> Hand | None:
    """The deal that was entered, None where it was thrown in; raises `EntryError` for what cannot be."""
    kind = _answered(entry, "contract", _contracts(options))
    if kind == NOBODY:
        return None
    taker = _answered(entry, "taker", _TEAMS)
    capot, last_trick = value_at(entry, ("capot",)), value_at(entry, ("last_trick",))
    return Hand(
        taker=taker,
        cards=card_points(_CLAUSES, (), WHOLE, _sums(options, kind), entry.get("points"), capot, last_trick),
        last_trick=last_trick,
        declarations=_declarations(value_at(entry, ("declarations",)) or ()),
        belotes=_belotes(kind, entry),
        capot=capot,
        bid=_bid(options, entry) if options.bidding == "coinche" else 0,
        multiplier=MULTIPLIERS.get(value_at(entry, ("doubled",)), 1),
        held=held,
    )


def _contracts(options: BeloteOptions) -> tuple[str, ...]:
    return (SUIT, *((SANS, TOUT) if options.sans_tout == "on" else ()), NOBODY)


def _answered(entry: Entry, key: str, choices: Sequence[object]) -> Any:
    value = entry.get(key)
    if value not in choices:
        raise EntryError(_MISSING[key], missing=value is None)
    return value


def _bid(options: BeloteOptions, entry: Entry) -> int:
    """The value of the bid (belote 6.2, 6.5)."""
    value = entry.get("bid")
    if value is None:
        raise EntryError(Refusal("belote 6.2", "sheet_bid_missing"), missing=True)
    if value not in values_above(options, 0):
        raise EntryError(Refusal("belote 6.2", "no_such_bid"))
    return int(value)


@cache
def _sums(options: BeloteOptions, kind: str) -> frozenset[int]:
    """The card points that some cards make, with the last trick or without (belote 1.3, 7.2, 7.3)."""
    rules, trump = tricks_of(options, kind), Suit.SPADES if kind == SUIT else None
    return sums_of(rules.points(card, trump) for card in rules.deck)


def _declarations(given: Sequence[Mapping[str, int] | None]) -> tuple[Counted, ...]:
    """The declarations of the team with the best one (belote 4.7)."""
    counted = [
        Counted(team, _POINTS[name], name)
        for team, names in enumerate(given)
        for name, count in (names or {}).items()
        for _ in range(count)
    ]
    if len({one.team for one in counted}) > 1:
        raise EntryError(Refusal("belote 4.7", "sheet_declarations_of_one_team"))
    kinds = [one.kind for one in counted]
    single = any(kinds.count(name) > 1 for name in CARRES if CARRES[name] > 100)
    if single or not fit_two_hands([_SIZES[each] for each in kinds]):
        raise EntryError(Refusal("belote 4.4", "sheet_too_many_declarations"))
    return tuple(counted)


def _belotes(kind: str, entry: Entry) -> tuple[int, int]:
    """The belotes of each team (belote 4.1, 7.2, 7.3)."""
    if kind == TOUT:
        first, second = (value_at(entry, ("belotes", team)) or 0 for team in _TEAMS)
        if first + second > _MOST:
            raise EntryError(Refusal("belote 7.3", "sheet_too_many_belotes"))
        return first, second
    team = value_at(entry, ("belote",))
    if team is not None and kind == SANS:
        raise EntryError(Refusal("belote 7.2", "sheet_no_belote_in_sans"))
    return int(team == 0), int(team == 1)


def _asks(options: BeloteOptions, entry: Entry) -> Iterator[Ask]:
    contracts = _contracts(options)
    yield Ask(("contract",), AskForm.CHOICE, "sheet_contract", contracts)
    kind = entry.get("contract")
    if kind not in contracts or kind == NOBODY:
        return
    yield Ask(("taker",), AskForm.CHOICE, "sheet_taker", _TEAMS, of="team")
    if options.bidding == "coinche":
        yield Ask(("bid",), AskForm.NUMBER, "sheet_bid", most=CAPOT)
        yield Ask(("doubled",), AskForm.CHOICE, "sheet_doubled", DOUBLED, needed=False)
    if entry.get("capot") is None:
        for team in _TEAMS:
            yield Ask(("points", team), AskForm.NUMBER, "sheet_points", most=_MOST_POINTS, team=team)
    yield Ask(("last_trick",), AskForm.CHOICE, "sheet_last_trick", (None, *_TEAMS), of="team", needed=False)
    yield Ask(("capot",), AskForm.CHOICE, "sheet_capot", (None, *_TEAMS), of="team", needed=False)
    if kind == SUIT:
        yield Ask(("belote",), AskForm.CHOICE, "sheet_belote", (None, *_TEAMS), of="team", needed=False)
    for team in _TEAMS:
        if kind == TOUT:
            yield Ask(("belotes", team), AskForm.NUMBER, "sheet_belotes", most=_MOST, team=team, needed=False)
        if options.declarations == "on":
            path, kinds = ("declarations", team), tuple(_POINTS)
            yield Ask(path, AskForm.COUNTS, "sheet_declarations", kinds, most=_MOST, team=team, needed=False)
