"""Values, canastras, the score of a round and the end of a match (buraco 2, 6, 7.5, 9)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from decimal import Decimal
from enum import StrEnum
from typing import Final

from game.cards import ALL_FACES, JOKER, Face, Rank, format_faces
from game.engine import ScoreLine
from game.families.canasta.rules.round import TeamTable, team_tables
from game.games.buraco.rules.options import BuracoOptions
from game.games.buraco.rules.state import TEAM_OF_SEAT, BuracoState, MatchOver, RoundOver
from game.melds.meld import RUN_PLACES, Kind, Meld

TARGET: Final = 3000  # buraco 9.3
HIGH_OPENING_FROM: Final = 1500  # buraco 9.2
HIGH_OPENING: Final = 75  # buraco 9.2
"""The points that the first melds of a round must have together, for a team with so high a total."""
CANASTRA_SIZE: Final = 7  # buraco 6


class Canastra(StrEnum):
    """The kind of a meld of seven cards or more, as the `kind` of a score line names it (buraco 6.1)."""

    LIMPA = "limpa"
    SUJA = "suja"
    AS_A_AS = "as_a_as"


KINDS: Final = tuple(canastra.value for canastra in Canastra)
"""Every kind of meld that can earn a bonus, as the `kind` of a score line names it."""
ACES: Final = "aces"
"""The kind of a set of aces that is no canastra, on a score sheet."""
BONUSES: Final = {Canastra.LIMPA: 200, Canastra.SUJA: 100, Canastra.AS_A_AS: 1000}  # buraco 6.1


def canastra_of(meld: Meld) -> Canastra | None:
    """Return the kind of canastra that the meld is, if it is one (buraco 5.2, 6.1)."""
    if len(meld.cards) < CANASTRA_SIZE:
        return None
    if meld.wilds:
        return Canastra.SUJA
    if meld.kind is Kind.RUN and len(meld.cards) == RUN_PLACES:
        return Canastra.AS_A_AS
    return Canastra.LIMPA


def is_cleaned(before: Meld, after: Meld) -> bool:
    """Whether a canastra turned from suja to limpa (buraco 6.1)."""
    return canastra_of(before) is Canastra.SUJA and canastra_of(after) is not Canastra.SUJA


def meld_bonus(meld: Meld, options: BuracoOptions) -> int:
    """The bonus of a meld in points (buraco 5.2, 6.1)."""
    canastra = canastra_of(meld)
    if canastra is not None:
        return BONUSES[canastra]
    return options.aces_bonus if meld.kind is Kind.SET else 0


def _value(face: Face) -> int:
    # buraco 2.1
    if face == JOKER:
        return 20
    if face.rank == Rank.ACE:
        return 15
    return 5 if Rank.THREE <= face.rank <= Rank.SEVEN else 10


VALUES: Final = tuple(map(_value, ALL_FACES))
"""The value of each face (buraco 2.1)."""


def card_points(cards: Iterable[Face]) -> int:
    """Return the points of the cards, melded or left in a hand."""
    return sum([VALUES[card] for card in cards])


def round_lines(options: BuracoOptions, tables: Sequence[TeamTable]) -> tuple[ScoreLine, ...]:
    """The score lines of a round, team by team: bonuses, melded cards, cards left with the others, house rules."""
    return tuple(line for team in range(len(tables)) for line in _team_lines(options, team, tables))


def _team_lines(options: BuracoOptions, team: int, tables: Sequence[TeamTable]) -> list[ScoreLine]:
    # buraco 9.1
    table = tables[team]
    lines = []
    for meld in table.melds:
        canastra = canastra_of(meld)
        if canastra is not None:  # buraco 6.1
            detail = (("kind", canastra.value), ("cards", format_faces(meld.cards)), ("count", len(meld.cards)))
            lines.append(ScoreLine("canastra", team, Decimal(BONUSES[canastra]), "buraco 6.1", detail))
        elif bonus := meld_bonus(meld, options):  # buraco 5.2
            aces = (("cards", format_faces(meld.cards)),)
            lines.append(ScoreLine("aces", team, Decimal(bonus), "buraco 5.2", aces))
    for kind in table.bonuses:
        if kind == ACES:
            lines.append(ScoreLine("aces", team, Decimal(options.aces_bonus), "buraco 5.2"))
        else:
            lines.append(ScoreLine("canastra", team, Decimal(BONUSES[Canastra(kind)]), "buraco 6.1", (("kind", kind),)))
    if table.cleaned and options.cleaning_bonus:  # buraco 6.1
        points = Decimal(options.cleaning_bonus * table.cleaned)
        lines.append(ScoreLine("cleaned", team, points, "buraco 6.1", (("count", table.cleaned),)))
    melded = [card for meld in table.melds for card in meld.cards]
    if melded:  # buraco 2.1
        points = Decimal(card_points(melded))
        lines.append(ScoreLine("melded_cards", team, points, "buraco 9.1", (("count", len(melded)),)))
    if table.card_points:
        lines.append(ScoreLine("melded_cards", team, table.card_points, "buraco 9.1"))
    for other, theirs in enumerate(tables):
        for hand in theirs.hands if other != team else ():
            if isinstance(hand, Decimal):
                lines.append(ScoreLine("left_by_others", team, hand, "buraco 9.1"))
            elif hand:
                points = Decimal(card_points(hand))
                lines.append(ScoreLine("left_by_others", team, points, "buraco 9.1", (("cards", format_faces(hand)),)))
    if table.went_out and options.going_out_bonus:  # buraco 7.5
        lines.append(ScoreLine("going_out", team, Decimal(options.going_out_bonus), "buraco 7.5"))
    if not table.reserve_taken and options.morto_penalty:  # buraco 7.5
        lines.append(ScoreLine("morto_untaken", team, Decimal(-options.morto_penalty), "buraco 7.5"))
    return lines


def counted(state: BuracoState) -> tuple[Decimal, ...]:
    """Return the points of each team's melds so far (buraco 9.1); nothing when the round is over."""
    if isinstance(state.phase, RoundOver | MatchOver):
        return tuple(Decimal(0) for _team in state.melds)
    options = state.options
    return tuple(
        Decimal(
            sum(meld_bonus(meld, options) + card_points(meld.cards) for meld in melds)
            + options.cleaning_bonus * cleaned
        )
        for melds, cleaned in zip(state.melds, state.cleaned, strict=True)
    )


def totals_after(totals: Sequence[Decimal], points: Sequence[Decimal]) -> tuple[Decimal, ...]:
    """The match totals with a round's points added."""
    return tuple(total + gained for total, gained in zip(totals, points, strict=True))


def winner(totals: Sequence[Decimal], went_out: bool, target: int = TARGET) -> int | None:
    """The team that has won a match to so many points after a round, or None while it goes on (buraco 9.3)."""
    first, second = totals
    if not went_out or max(first, second) < target or first == second:
        return None
    return 0 if first > second else 1


def winner_after(options: BuracoOptions, totals: Sequence[Decimal], out_team: int | None) -> int | None:
    """The team that has won the match after a round in which that team went out, or None (buraco 9.3)."""
    may_end = out_team is not None and (options.match_end == "any" or totals[out_team] >= options.target)
    return winner(totals, may_end, options.target)


def high_after(high: Sequence[bool], totals: Sequence[Decimal]) -> tuple[bool, ...]:
    """For each team whether its total has stood at 1500 or more after a round, with these totals (buraco 9.2)."""
    return tuple(before or total >= HIGH_OPENING_FROM for before, total in zip(high, totals, strict=True))


def state_lines(state: BuracoState) -> tuple[ScoreLine, ...]:
    """The score lines of the round that is over; none while one is in play."""
    match state.phase:
        case RoundOver(out) | MatchOver(out):
            tables = team_tables(TEAM_OF_SEAT, state.melds, state.hands, state.morto_taken, out, state.cleaned)
            return round_lines(state.options, tables)
        case _:
            return ()
