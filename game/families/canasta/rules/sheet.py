"""The score sheets of the family: what is asked about a round that was played with real cards, and what it counts.

`{"out": 0, "teams": [{"bonuses": {"clean_run": 1}, "card_points": 31, "hands": [null, 4]}, {"melds": ["5H 6H 7H"],
"reserve_taken": false, "hands": ["AS KD", 12]}]}`: `out` is the seat that went out, or `none` where nobody did. A team
has its `melds` as cards, or `bonuses` (how many melds there are of each kind with a bonus) and `card_points` (the
points of all its cards on the table); its `hands`, in the order of its seats, are cards or the number of their points.
A reserve counts as taken unless it is said not to be.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from decimal import Decimal
from functools import cache
from typing import Any, ClassVar, Final, Generic, TypeVar

from game.cards import JOKER, Face, Rank, Suit, face_of, format_faces
from game.engine import Refusal, ScoreLine, Seat, team_points
from game.engine.questions import card_groups, refuse_unknown_keys, shown, table_of, values_of
from game.engine.score_sheet import Ask, AskForm, Entry, EntryError, SheetStanding, bare, refuse_missing, value_at
from game.families.canasta.bonus import BONUS_SIZE
from game.families.canasta.rules.legal import MeldLaw
from game.families.canasta.rules.round import TeamTable
from game.melds.judge import judge
from game.melds.meld import RUN_PLACES, SUIT_FACES, Meld, MeldFault
from game.melds.sheet import NOBODY, cards_in, entered_hands, entered_points, most_typed, out_of, refuse_copies

Options = TypeVar("Options")
_MISSING: Final = {
    "sheet_out": "sheet_out_missing",
    "sheet_card_points": "sheet_card_points_missing",
    "sheet_hand": "sheet_hand_missing",
}
"""The reasons why an entry is not whole, by the word of what is missing."""
_KEYS: Final = ("melds", "hands", "reserve_taken", "total", "bonuses", "card_points")
_MOST_BONUSES: Final = 9
"""More melds of seven cards of a kind are beyond the luck of any team."""


@dataclass(frozen=True, slots=True)
class CountedKind:
    """A kind of meld with a bonus, and the cards that one of it has at least."""

    name: str
    """The kind, as in a score line."""
    wilds: int = 0
    rank: Rank | None = None
    """The rank of a set; None where a run may be of the kind."""
    size: int = BONUS_SIZE

    @property
    def naturals(self) -> Counter[Rank]:
        """The ranks whose naturals it has for certain."""
        if self.rank is not None:
            return Counter({self.rank: self.size - self.wilds})
        return Counter([*Rank, Rank.ACE]) if self.size == RUN_PLACES else Counter()


class CanastaSheet(ABC, Generic[Options]):
    """Rounds of a game of the family apart from any match."""

    team_of_seat: ClassVar[Sequence[int]]
    deck: ClassVar[Sequence[Face]]
    refusals: ClassVar[Sequence[Refusal]]
    """Why an entry may be refused, each reason once."""

    @abstractmethod
    def order(self, seats: int) -> Sequence[Seat]:
        """The seats in the order of their turns, which goes round."""

    @abstractmethod
    def law(self, options: Options) -> MeldLaw:
        """The rules of melds."""

    @abstractmethod
    def value(self, options: Options, cards: Sequence[Face]) -> Decimal:
        """The points of cards, melded or left in a hand."""

    @abstractmethod
    def kinds(self, options: Options) -> Sequence[CountedKind]:
        """The kinds of melds with a bonus, in the order in which they are asked for."""

    @abstractmethod
    def kind_of(self, options: Options, meld: Meld) -> str | None:
        """The kind of a meld with a bonus."""

    def counts_cleaned(self, options: Options) -> bool:
        """Whether complete melds that lost their wild count."""
        return False

    @abstractmethod
    def round_lines(self, options: Options, tables: Sequence[TeamTable]) -> tuple[ScoreLine, ...]:
        """The score lines of a round."""

    @abstractmethod
    def reserve_counts(self, options: Options, *, went_out: bool) -> bool:
        """Whether it makes a difference if a team took a reserve, and cannot be known otherwise."""

    @abstractmethod
    def refuse_out(self, options: Options, kinds: Sequence[str]) -> Refusal | None:
        """Why a team cannot have gone out with melds of these kinds with a bonus, or None."""

    @abstractmethod
    def decided(
        self, options: Options, totals: tuple[Decimal, ...], points: tuple[Decimal, ...], out_team: int | None
    ) -> tuple[tuple[Decimal, ...], int | None]:
        """The totals after a round with these points, and the team that has won the match."""

    def asks(self, options: Options, standing: SheetStanding, entry: Entry) -> Sequence[Ask]:
        """Who went out, the reserves, what lies on the table and what is left in the hands, in figures; last the melds
        as cards, which do instead.
        """
        return tuple(self._asks(options, standing, entry))

    def lines(self, options: Options, standing: SheetStanding, entry: Entry) -> tuple[ScoreLine, ...]:
        """The score lines of a round; raises `EntryError`."""
        missing = {word: self._refusal(reason) for word, reason in _MISSING.items()}
        refuse_missing(self.asks(options, standing, entry), entry, missing)
        tables = self.tables(options, bare(entry))
        for table in tables:
            refused = self.refuse_out(options, [kind.name for kind in self._owned(options, table)])
            if table.went_out and refused is not None:
                raise EntryError(refused)
        return self.round_lines(options, tables)

    def after(self, options: Options, standing: SheetStanding, entry: Entry) -> SheetStanding:
        """The deal passes on in the order of turns; raises `EntryError`."""
        points = team_points(self.lines(options, standing, entry), len(standing.totals))
        out = out_of(entry, standing.playing)
        out_team = None if out is None else self.team_of_seat[out]
        totals, won = self.decided(options, standing.totals, points, out_team)
        order = self.order(len(standing.playing))
        place = order.index(standing.dealer) if standing.place is None else standing.place
        place = (place + 1) % len(order)
        return SheetStanding(totals, order[place], standing.playing, () if won is None else (won,), place)

    def tables(self, options: Options, entry: Entry) -> list[TeamTable]:
        """The facts of teams that an entry gives, one or both; raises `ValueError` saying what is wrong with it, and
        `EntryError` for melds that are none, and for cards and points that cannot be.
        """
        refuse_unknown_keys(entry, "the round", ("teams", "out"))
        teams = values_of(entry.get("teams"), "teams")
        if len(teams) not in (1, 2):
            raise ValueError(f"teams: must be one or two, not {len(teams)}")
        out = out_of(entry, range(len(self.team_of_seat)))
        out_team = None if out is None else self.team_of_seat[out]
        tables = [
            self._table(options, team, f"teams[{number}]", went_out=number == out_team)
            for number, team in enumerate(teams)
        ]
        refuse_copies(_known_cards(tables), self.law(options).copies, self._refusal("sheet_too_many_copies"))
        self._check(options, tables)
        return tables

    def _table(self, options: Options, described: object, name: str, *, went_out: bool) -> TeamTable:
        team, law = table_of(described, name), self.law(options)
        refuse_unknown_keys(team, name, (*_KEYS, "cleaned") if self.counts_cleaned(options) else _KEYS)
        total = team.get("total", 0)
        if not isinstance(total, int | float | Decimal) or isinstance(total, bool):
            raise ValueError(f"{name}.total: must be a number, not {shown(total)}")
        reserve_taken = team.get("reserve_taken", True)
        if not isinstance(reserve_taken, bool):
            raise ValueError(f"{name}.reserve_taken: must be true or false, not {shown(reserve_taken)}")
        points = team.get("card_points")
        if "melds" in team and (points is not None or team.get("bonuses")):
            raise ValueError(f"{name}: must have melds, or bonuses and card_points, not both")
        return TeamTable(
            melds=[_meld(cards, f"{name}.melds", law) for cards in card_groups(team, name, "melds")],
            hands=entered_hands(team.get("hands", []), f"{name}.hands"),
            reserve_taken=reserve_taken,
            went_out=went_out,
            cleaned=_count(team.get("cleaned", 0), f"{name}.cleaned"),
            bonuses=self._bonuses(options, team.get("bonuses", {}), f"{name}.bonuses"),
            card_points=None if points is None else entered_points(points, f"{name}.card_points"),
        )

    def _bonuses(self, options: Options, described: object, name: str) -> list[str]:
        counts = table_of(described, name)
        names = [kind.name for kind in self.kinds(options)]
        refuse_unknown_keys(counts, name, names)
        return [kind for kind in names for _ in range(_count(counts.get(kind, 0), f"{name}.{kind}"))]

    def _asks(self, options: Options, standing: SheetStanding, entry: Entry) -> Iterator[Ask]:
        seats = standing.playing
        yield Ask(("out",), AskForm.CHOICE, "sheet_out", (*seats, NOBODY), of="seat")
        out = entry.get("out")
        out_team = self.team_of_seat[out] if type(out) is int and out in seats else None
        teams = range(len(standing.totals))
        for team in teams:
            if self.reserve_counts(options, went_out=team == out_team):
                path = ("teams", team, "reserve_taken")
                yield Ask(path, AskForm.CHOICE, "sheet_reserve", (True, False), team=team, needed=False)
        counted = [team for team in teams if value_at(entry, ("teams", team, "melds")) is None]
        kinds = tuple(kind.name for kind in self.kinds(options))
        for team in counted:
            path = ("teams", team, "bonuses")
            yield Ask(path, AskForm.COUNTS, "sheet_bonuses", kinds, most=_MOST_BONUSES, team=team, needed=False)
        worth = _worth(self, options)
        most, halves = most_typed(worth.whole), worth.step < 1
        for team in counted:
            path = ("teams", team, "card_points")
            yield Ask(path, AskForm.NUMBER, "sheet_card_points", most=most, halves=halves, team=team)
        for team in teams if self.counts_cleaned(options) else ():
            path = ("teams", team, "cleaned")
            yield Ask(path, AskForm.NUMBER, "sheet_cleaned", most=_MOST_BONUSES, team=team, needed=False)
        for team in teams:
            partners = [seat for seat in seats if self.team_of_seat[seat] == team]
            for place, seat in enumerate(partners):
                if seat != out or team != out_team:
                    hand = ("teams", team, "hands", place)
                    yield Ask(hand, AskForm.CARDS, "sheet_hand", most=most, halves=halves, team=team, seat=seat)
        for team in teams:
            yield Ask(("teams", team, "melds"), AskForm.MELDS, "sheet_melds", team=team, needed=False)

    def _check(self, options: Options, tables: Sequence[TeamTable]) -> None:
        """Raises `EntryError` for what cannot have happened."""
        for table in tables:
            self._check_team(options, table)
        kinds = [kind for table in tables for kind in self._owned(options, table)]
        hands = sum(len(table.hands) for table in tables)
        if self._exceed_pack(kinds, hands):
            raise EntryError(self._refusal("sheet_too_many_bonuses"))
        whole = _worth(self, options).whole
        known = self.value(options, _known_cards(tables))
        if known + sum(points for table in tables for points in _counted_points(table)) > whole:
            raise EntryError(self._refusal("sheet_points_too_many", ("whole", int(whole))))

    def _check_team(self, options: Options, table: TeamTable) -> None:
        owned, worth = self._owned(options, table), _worth(self, options)
        if any(points % worth.step for points in _counted_points(table)):
            raise EntryError(self._refusal("sheet_points_in_steps"))
        if any(hand < worth.cheapest for hand in table.hands if isinstance(hand, Decimal)):
            raise EntryError(self._refusal("sheet_hand_without_cards"))
        if table.cleaned > sum(kind.size >= BONUS_SIZE for kind in owned):
            raise EntryError(self._refusal("sheet_too_many_cleaned"))
        least = sum(self._least(options, kind) for kind in owned)
        if table.card_points is not None and table.card_points < least:
            raise EntryError(self._refusal("sheet_points_too_few"))

    def _owned(self, options: Options, table: TeamTable) -> list[CountedKind]:
        """The kinds of the team's melds with a bonus."""
        names = [*table.bonuses, *(self.kind_of(options, meld) for meld in table.melds)]
        return [kind for kind in self.kinds(options) for _ in range(names.count(kind.name))]

    def _exceed_pack(self, kinds: Sequence[CountedKind], hands: int) -> bool:
        """Whether the pack has too few cards for such melds, and one in each of so many hands."""
        naturals: Counter[Rank] = Counter()
        for kind in kinds:
            naturals.update(kind.naturals)
        of_rank = Counter(card.rank for card in self.deck if card != JOKER)
        wilds = of_rank[Rank.TWO] + self.deck.count(JOKER)
        return (
            sum(kind.size for kind in kinds) + hands > len(self.deck)
            or any(count > of_rank[rank] for rank, count in naturals.items())
            or sum(kind.wilds for kind in kinds) + naturals[Rank.TWO] > wilds
        )

    def _least(self, options: Options, kind: CountedKind) -> Decimal:
        """The points that the cards of such a meld count at least."""
        wild = min(self.value(options, (card,)) for card in (JOKER, face_of(Rank.TWO, Suit.SPADES)))
        naturals = kind.size - kind.wilds
        if kind.rank is not None:
            return naturals * self.value(options, (face_of(kind.rank, Suit.SPADES),)) + kind.wilds * wild
        values = [self.value(options, (card,)) for card in SUIT_FACES[Suit.SPADES]]
        places = range(RUN_PLACES - kind.size + 1)
        runs = [sorted(values[low : low + kind.size])[:naturals] for low in places]
        return min(sum(run, Decimal(0)) for run in runs) + kind.wilds * wild

    def _refusal(self, reason: str, *params: tuple[str, str | int]) -> Refusal:
        refused = next(refusal for refusal in self.refusals if refusal.reason == reason)
        return replace(refused, params=params)


@dataclass(frozen=True, slots=True)
class _Worth:
    """The points of the pack under some house rules."""

    whole: Decimal
    cheapest: Decimal
    """The points of the card that counts least."""
    step: Decimal
    """The number of which the points of all cards are multiples."""


@cache
def _worth(rules: CanastaSheet[Any], options: Any) -> _Worth:
    values = [rules.value(options, (card,)) for card in rules.deck]
    return _Worth(sum(values, Decimal(0)), min(values), min(filter(None, values)))


def _known_cards(tables: Sequence[TeamTable]) -> list[Face]:
    """Return the cards that were entered one by one."""
    melded = [card for table in tables for meld in table.melds for card in meld.cards]
    return [*melded, *cards_in(hand for table in tables for hand in table.hands)]


def _counted_points(table: TeamTable) -> list[Decimal]:
    """The points that were entered instead of cards."""
    hands = [hand for hand in table.hands if isinstance(hand, Decimal)]
    return hands if table.card_points is None else [*hands, table.card_points]


def _count(value: object, name: str) -> int:
    if type(value) is not int or not 0 <= value <= _MOST_BONUSES:
        raise ValueError(f"{name}: must be a number up to {_MOST_BONUSES}, not {shown(value)}")
    return value


def _meld(cards: Sequence[Face], name: str, law: MeldLaw) -> Meld:
    meld = judge(cards, law.rules)
    if isinstance(meld, MeldFault):
        raise EntryError(law.refusal(meld, cards), where=f"{name}: {format_faces(cards)}")
    return meld
