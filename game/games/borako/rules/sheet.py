"""The score sheet of Borako: rounds that were played with real cards (borako 8 to 10)."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from typing import Final

from game.cards import Face
from game.engine import Refusal, ScoreLine, Seat
from game.families.canasta.rules.legal import MeldLaw
from game.families.canasta.rules.round import TeamTable
from game.families.canasta.rules.sheet import CanastaSheet, CountedKind
from game.games.borako.rules.legal import CLEAN, bonuses_suffice
from game.games.borako.rules.meld import LAW, half_points
from game.games.borako.rules.options import BorakoOptions
from game.games.borako.rules.scoring import (
    BONUSES,
    RUN_NAMES,
    SET_NAMES,
    halves_to_points,
    kind_of,
    round_lines,
    totals_after,
    winner,
)
from game.games.borako.rules.state import DECK, TEAMS
from game.melds.meld import Meld

_KINDS: Final = (
    *(CountedKind(name, wilds) for wilds, name in enumerate(RUN_NAMES)),
    *(CountedKind(name, wilds, rank) for rank, names in SET_NAMES.items() for wilds, name in enumerate(names)),
)
_REFUSALS: Final = (
    Refusal("borako 9.1", "sheet_out_missing"),
    Refusal("borako 10.2", "sheet_card_points_missing"),
    Refusal("borako 10.2", "sheet_hand_missing"),
    Refusal("borako 1.1", "sheet_too_many_copies"),
    Refusal("borako 1.1", "sheet_too_many_bonuses"),
    Refusal("borako 10.1", "sheet_points_too_many"),
    Refusal("borako 10.1", "sheet_points_too_few"),
    Refusal("borako 9.1", "sheet_hand_without_cards"),
)


class BorakoSheet(CanastaSheet[BorakoOptions]):
    """Rounds of Borako apart from any match."""

    team_of_seat = TEAMS
    deck = DECK
    refusals = _REFUSALS

    def order(self, seats: int) -> Sequence[Seat]:
        """Everybody in turn (borako 1.2)."""
        return range(seats)

    def law(self, options: BorakoOptions) -> MeldLaw:
        """The rules of melds (borako 4 to 7)."""
        return LAW

    def value(self, options: BorakoOptions, cards: Sequence[Face]) -> Decimal:
        """The points of cards (borako 10.1)."""
        return halves_to_points(half_points(cards, options))

    def kinds(self, options: BorakoOptions) -> Sequence[CountedKind]:
        """Runs and sets of seven cards or more (borako 6.2, 7.2, 7.3)."""
        return _KINDS

    def kind_of(self, options: BorakoOptions, meld: Meld) -> str | None:
        """The kind of a meld with a bonus (borako 6.2, 7.2, 7.3)."""
        return kind_of(meld)

    def round_lines(self, options: BorakoOptions, tables: Sequence[TeamTable]) -> tuple[ScoreLine, ...]:
        """The score lines of a round (borako 10.2)."""
        return round_lines(options, tables)

    def reserve_counts(self, options: BorakoOptions, *, went_out: bool) -> bool:
        """Whether its Mour may be missing to a team: not to one that went out (borako 8.2, 9.1)."""
        return not went_out

    def refuse_out(self, options: BorakoOptions, kinds: Sequence[str]) -> Refusal | None:
        """Why a team cannot have gone out (borako 9.1)."""
        if bonuses_suffice(options, [BONUSES[kind] for kind in kinds]):
            return None
        reason = "sheet_out_needs_both" if options.going_out == "clean_and_dirty" else "sheet_out_needs_clean"
        return Refusal("borako 9.1", reason, (("bonus", CLEAN),))

    def decided(
        self, options: BorakoOptions, totals: tuple[Decimal, ...], points: tuple[Decimal, ...], out_team: int | None
    ) -> tuple[tuple[Decimal, ...], int | None]:
        """The totals and the winner (borako 1.3 to 1.5)."""
        after = totals_after(totals, points)
        return after, winner(after, options.target)


SHEET: Final = BorakoSheet()
