"""Scoring a Borako round and deciding a match (borako 1.3 to 1.5, 8.2, 9.4, 10)."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from typing import Final

from game.cards import Rank, format_faces
from game.engine import ScoreLine
from game.families.canasta.rules.round import TeamTable, team_tables
from game.games.borako.rules.meld import RUN_BONUS, SET_BONUS, half_points, meld_bonus
from game.games.borako.rules.options import BorakoOptions
from game.games.borako.rules.state import TEAMS, BorakoState, MatchOver, RoundOver
from game.melds.meld import Meld

TARGET: Final = 350  # borako 1.3
ROUND_SCALE: Final = 10  # borako 1.3
UNTAKEN_MOUR: Final = 100  # borako 8.2
RUN_NAMES: Final = ("clean_run", "run_with_wild")  # borako 6.2
SET_NAMES: Final = {  # borako 7.2, 7.3
    Rank.ACE: ("clean_aces", "aces_with_wild"),
    Rank.TWO: ("clean_twos", "twos_with_wild"),
    Rank.THREE: ("clean_threes", "threes_with_wild"),
}
BONUSES: Final = {
    name: bonus
    for names, bonuses in ((RUN_NAMES, RUN_BONUS), *((names, SET_BONUS[rank]) for rank, names in SET_NAMES.items()))
    for name, bonus in zip(names, bonuses, strict=False)  # with two wilds there is none
}
"""The bonus of every kind of meld that can earn one, by the `kind` of a score line."""
KINDS: Final = tuple(BONUSES)


def round_lines(options: BorakoOptions, tables: Sequence[TeamTable]) -> tuple[ScoreLine, ...]:
    """The score lines of a round, team by team: bonuses, melded cards, going out, hands, an untaken Mour."""
    return tuple(line for team, table in enumerate(tables) for line in _team_lines(options, team, table))


def _team_lines(options: BorakoOptions, team: int, table: TeamTable) -> list[ScoreLine]:
    # borako 10.2
    lines = []
    for meld in table.melds:
        kind = kind_of(meld)
        if kind is not None:  # borako 6.2, 7.2, 7.3
            detail = (
                ("cards", format_faces(meld.cards)),
                ("wilds", len(meld.wilds)),
                ("kind", kind),
                ("count", len(meld.cards)),
            )
            lines.append(ScoreLine("meld_bonus", team, Decimal(BONUSES[kind]), _bonus_clause(kind), detail))
    for kind in table.bonuses:
        lines.append(ScoreLine("meld_bonus", team, Decimal(BONUSES[kind]), _bonus_clause(kind), (("kind", kind),)))
    melded = [card for meld in table.melds for card in meld.cards]
    if melded:  # borako 10.1
        points = halves_to_points(half_points(melded, options))
        lines.append(ScoreLine("melded_cards", team, points, "borako 10.2", (("count", len(melded)),)))
    if table.card_points:
        lines.append(ScoreLine("melded_cards", team, table.card_points, "borako 10.2"))
    if table.went_out and options.going_out_bonus:  # borako 9.4
        lines.append(ScoreLine("going_out", team, Decimal(options.going_out_bonus), "borako 9.4"))
    for hand in table.hands:
        if isinstance(hand, Decimal):
            lines.append(ScoreLine("cards_in_hand", team, -hand, "borako 10.2"))
        elif hand:
            points = halves_to_points(-half_points(hand, options))
            lines.append(ScoreLine("cards_in_hand", team, points, "borako 10.2", (("cards", format_faces(hand)),)))
    if not table.reserve_taken:  # borako 8.2
        lines.append(ScoreLine("mour_untaken", team, Decimal(-UNTAKEN_MOUR), "borako 8.2"))
    return lines


def counted(state: BorakoState) -> tuple[Decimal, ...]:
    """Return the points of each team's melds so far (borako 10.2); nothing when the round is over."""
    if isinstance(state.phase, RoundOver | MatchOver):
        return tuple(Decimal(0) for _team in state.melds)
    return tuple(
        sum((meld_bonus(meld) + halves_to_points(half_points(meld.cards, state.options)) for meld in melds), Decimal(0))
        for melds in state.melds
    )


def kind_of(meld: Meld) -> str | None:
    """Return the kind of a meld that has a bonus: one of `KINDS`."""
    if not meld_bonus(meld):
        return None
    names = RUN_NAMES if meld.rank is None else SET_NAMES[meld.rank]
    return names[len(meld.wilds)]


def _bonus_clause(kind: str) -> str:
    if kind in RUN_NAMES:
        return "borako 6.2"
    return "borako 7.2" if kind.startswith("clean") else "borako 7.3"


def halves_to_points(halves: int) -> Decimal:
    """Half-points as exact points."""
    return Decimal(halves) / 2


def totals_after(totals: Sequence[Decimal], points: Sequence[Decimal]) -> tuple[Decimal, ...]:
    """The match totals with a round's points added, a tenth of them and exactly (borako 1.3, 1.4)."""
    return tuple(total + gained / ROUND_SCALE for total, gained in zip(totals, points, strict=True))


def winner(totals: Sequence[Decimal], target: int = TARGET) -> int | None:
    """The team that has won a match to so many points, or None while it goes on (borako 1.3, 1.5)."""
    first, second = totals
    if max(first, second) < target or first == second:
        return None
    return 0 if first > second else 1


def state_lines(state: BorakoState) -> tuple[ScoreLine, ...]:
    """The score lines of the round that is over; none while one is in play."""
    match state.phase:
        case RoundOver(out) | MatchOver(out):
            taken = [not reserve for reserve in state.reserves]
            return round_lines(state.options, team_tables(TEAMS, state.melds, state.hands, taken, out))
        case _:
            return ()
