"""The score sheet of Buraco: rounds that were played with real cards (buraco 6, 7, 9)."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from typing import Final

from game.cards import Face
from game.engine import Refusal, ScoreLine, Seat
from game.families.canasta.rules.legal import MeldLaw
from game.families.canasta.rules.round import TeamTable
from game.families.canasta.rules.sheet import CanastaSheet, CountedKind
from game.games.buraco.rules.meld import law_of
from game.games.buraco.rules.options import BuracoOptions
from game.games.buraco.rules.scoring import (
    ACES,
    Canastra,
    canastra_of,
    card_points,
    meld_bonus,
    round_lines,
    totals_after,
    winner_after,
)
from game.games.buraco.rules.state import DECK, ORDERS, TEAM_OF_SEAT
from game.melds.meld import MELD_MINIMUM, RUN_PLACES, Meld

_NEEDS_LIMPA: Final = Refusal("buraco 7.3", "sheet_out_needs_limpa")

_CANASTRAS: Final = (
    CountedKind(Canastra.LIMPA.value),
    CountedKind(Canastra.SUJA.value, wilds=1),
    CountedKind(Canastra.AS_A_AS.value, size=RUN_PLACES),
)
_ACES: Final = CountedKind(ACES, size=MELD_MINIMUM)
_REFUSALS: Final = (
    Refusal("buraco 7.3", "sheet_out_missing"),
    Refusal("buraco 9.1", "sheet_card_points_missing"),
    Refusal("buraco 9.1", "sheet_hand_missing"),
    Refusal("buraco 1.1", "sheet_too_many_copies"),
    Refusal("buraco 1.1", "sheet_too_many_bonuses"),
    Refusal("buraco 2.1", "sheet_points_too_many"),
    Refusal("buraco 2.1", "sheet_points_too_few"),
    Refusal("buraco 2.1", "sheet_points_in_steps"),
    Refusal("buraco 6.1", "sheet_too_many_cleaned"),
    Refusal("buraco 7.3", "sheet_hand_without_cards"),
)


class BuracoSheet(CanastaSheet[BuracoOptions]):
    """Rounds of Buraco apart from any match."""

    team_of_seat = TEAM_OF_SEAT
    deck = DECK
    refusals = _REFUSALS

    def order(self, seats: int) -> Sequence[Seat]:
        """Everybody in turn, but of three the one who plays alone twice (buraco 1.2)."""
        return ORDERS[seats]

    def law(self, options: BuracoOptions) -> MeldLaw:
        """The rules of melds (buraco 4, 5)."""
        return law_of(options)

    def value(self, options: BuracoOptions, cards: Sequence[Face]) -> Decimal:
        """The points of cards (buraco 2.1)."""
        return Decimal(card_points(cards))

    def kinds(self, options: BuracoOptions) -> Sequence[CountedKind]:
        """Canastras, and sets of aces where they have a bonus (buraco 5.2, 6.1)."""
        return (*_CANASTRAS, _ACES) if options.aces_bonus else _CANASTRAS

    def kind_of(self, options: BuracoOptions, meld: Meld) -> str | None:
        """The kind of a meld with a bonus (buraco 5.2, 6.1)."""
        canastra = canastra_of(meld)
        if canastra is not None:
            return canastra.value
        return ACES if meld_bonus(meld, options) else None

    def counts_cleaned(self, options: BuracoOptions) -> bool:
        """Whether a canastra that turned from suja to limpa earns anything (buraco 6.1)."""
        return options.cleaning_bonus > 0

    def round_lines(self, options: BuracoOptions, tables: Sequence[TeamTable]) -> tuple[ScoreLine, ...]:
        """The score lines of a round (buraco 9.1)."""
        return round_lines(options, tables)

    def reserve_counts(self, options: BuracoOptions, *, went_out: bool) -> bool:
        """Whether a morto that was not taken costs anything (buraco 7.5)."""
        return options.morto_penalty > 0

    def refuse_out(self, options: BuracoOptions, kinds: Sequence[str]) -> Refusal | None:
        """Why a team cannot have gone out (buraco 7.3)."""
        return None if Canastra.LIMPA.value in kinds or Canastra.AS_A_AS.value in kinds else _NEEDS_LIMPA

    def decided(
        self, options: BuracoOptions, totals: tuple[Decimal, ...], points: tuple[Decimal, ...], out_team: int | None
    ) -> tuple[tuple[Decimal, ...], int | None]:
        """The totals and the winner (buraco 9.3)."""
        after = totals_after(totals, points)
        return after, winner_after(options, after, out_team)


SHEET: Final = BuracoSheet()
