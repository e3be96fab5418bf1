"""Scoring a hand of Baloot and deciding a match (baloot 7)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Final

from game.engine import ScoreLine, team_points
from game.families.tricks.rules.cards import LAST_TRICK
from game.games.baloot.rules.actions import CUTS
from game.games.baloot.rules.doubling import MULTIPLIERS
from game.games.baloot.rules.options import BalootOptions
from game.games.baloot.rules.state import TARGET

RAW: Final[Mapping[str, int]] = {"sun": 130, "hokom": 162}  # baloot 1.3
"""Card points of a whole hand, the last trick included."""
WHOLE: Final[Mapping[str, int]] = {"sun": 26, "hokom": 16}  # baloot 7.2
"""Game points of a whole hand."""
A_POINT: Final[Mapping[str, int]] = {"sun": 5, "hokom": 10}  # baloot 7.2
"""Card points that make a game point."""
KABOOT: Final[Mapping[str, int]] = {"sun": 44, "hokom": 25}  # baloot 7.5
PROJECT_POINTS: Final[Mapping[str, Mapping[str, int]]] = {  # baloot 6.2
    "sun": {"sira": 4, "fifty": 10, "hundred_run": 20, "hundred_four": 20, "four_hundred": 40},
    "hokom": {"sira": 2, "fifty": 5, "hundred_run": 10, "hundred_four": 10},
}
"""Game points of a project, by contract and kind."""
PROJECT_RAW: Final[Mapping[str, int]] = {  # baloot 7.1
    "sira": 20,
    "fifty": 50,
    "hundred_run": 100,
    "hundred_four": 100,
    "four_hundred": 200,
}
"""The points that a project adds to the raw total."""
BALOOT_POINTS: Final = 2  # baloot 6.2
BALOOT_RAW: Final = 20  # baloot 7.1
GAHWA: Final = MULTIPLIERS["gahwa"]
"""The multiplier of a state that stands for Gahwa (baloot 4.1)."""
KINDS: Final = (*RAW, *PROJECT_RAW, *MULTIPLIERS, *CUTS)
"""Everything that a parameter `kind`, `how` or `level` names."""
_TEAMS: Final = (0, 1)


@dataclass(frozen=True, slots=True)
class Counted:
    """A project that counts (baloot 6.4), with its cards and seat where they are known."""

    team: int
    kind: str
    """The kind, as in `Project.kind`."""
    cards: str = ""
    """In card notation."""
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Hand:
    """The score of a hand that is over; teams are 0 and 1."""

    kind: str
    """`sun` or `hokom`."""
    buyer: int
    """The buyer's team."""
    raw: tuple[int, int]
    """Card points of each team, the last trick included."""
    last_trick: int | None = None
    """The team that took the last trick; None where it is not given; it is in `raw` then all the same."""
    projects: tuple[Counted, ...] = ()
    baloot: int | None = None
    """The team that announced Baloot."""
    kaboot: int | None = None
    """The team with all eight tricks."""
    multiplier: int = 1
    """1, 2, 3, 4 or `GAHWA`."""
    doubler: int | None = None
    """The team that doubled first."""


def raw_totals(hand: Hand) -> tuple[int, int]:
    """Card points and the projects that count, of each team: what decides who wins the hand (baloot 7.1)."""
    totals = list(hand.raw)
    for project in hand.projects:
        totals[project.team] += PROJECT_RAW[project.kind]
    if hand.baloot is not None:
        totals[hand.baloot] += BALOOT_RAW
    return totals[0], totals[1]


def rounded(options: BalootOptions, kind: str, raw: int) -> int:
    """Round card points to tens; where the teams share, a 5 stays in Sun and goes down in Hokom (baloot 7.2)."""
    if options.rounding == "up":
        return -(-raw // 10) * 10
    if options.rounding == "shared" and kind == "hokom":
        return (raw + 4) // 10 * 10
    kept = options.rounding == "shared" and raw % 10 == 5
    return raw if kept else (raw + 5) // 10 * 10


def points_taken(options: BalootOptions, kind: str, raw: tuple[int, int]) -> tuple[int, int]:
    """Game points of what each team has taken so far, as players count them while a hand is played (baloot 7.2)."""
    first, second = (rounded(options, kind, own) // A_POINT[kind] for own in raw)
    return first, second


def card_score(options: BalootOptions, kind: str, raw: tuple[int, int]) -> tuple[int, int]:
    """Game points of the cards of each team, if both keep their own (baloot 7.2)."""
    first, second = points_taken(options, kind, raw)
    if options.rounding != "shared" or first + second <= WHOLE[kind]:
        return first, second
    return (first - 1, second) if raw[0] > raw[1] else (first, second - 1)


def kaboot_of(options: BalootOptions, hand: Hand) -> int | None:
    """The team whose eight tricks are a kaboot; None where they count like any others (baloot 7.5)."""
    return hand.kaboot if options.kaboot == "extra" else None


def fell_short(options: BalootOptions, hand: Hand) -> bool:
    """Whether the buyer's team has lost the hand it bought (baloot 7.3, 7.4, 7.5)."""
    kaboot = kaboot_of(options, hand)
    if kaboot is not None:
        return kaboot != hand.buyer
    own, others = raw_totals(hand)[hand.buyer], raw_totals(hand)[1 - hand.buyer]
    if own == others and hand.multiplier > 1:
        return hand.multiplier != GAHWA and hand.doubler == hand.buyer  # baloot 7.4, 7.6
    return own < others or (own == others and options.level_contract == "buyer_fails")  # baloot 7.3


def takes_all(options: BalootOptions, hand: Hand) -> bool:
    """Whether one team gets everything: a kaboot, a doubled hand, a khasara (baloot 7.3, 7.4, 7.5)."""
    shared = kaboot_of(options, hand) is None and hand.multiplier == 1
    return not shared or (fell_short(options, hand) and options.khasara == "on")


def hand_score(options: BalootOptions, hand: Hand) -> tuple[int, int]:
    """The game points of each team (baloot 7)."""
    worth = PROJECT_POINTS[hand.kind]
    baloot = [BALOOT_POINTS if hand.baloot == team else 0 for team in _TEAMS]  # baloot 6.6: never multiplied
    projects = [sum(worth[project.kind] for project in hand.projects if project.team == team) for team in _TEAMS]
    first, second = card_score(options, hand.kind, hand.raw)
    if not takes_all(options, hand):
        return first + projects[0] + baloot[0], second + projects[1] + baloot[1]
    if hand.multiplier == GAHWA:  # baloot 7.6
        gained = options.target
    else:
        is_kaboot = kaboot_of(options, hand) is not None
        flat = is_kaboot and options.kaboot_doubled == "flat"  # baloot 7.5
        cards = KABOOT[hand.kind] if is_kaboot else first + second
        gained = cards * (1 if flat else hand.multiplier) + sum(projects) * hand.multiplier + sum(baloot)
    winner = 1 - hand.buyer if fell_short(options, hand) else hand.buyer
    return (gained, 0) if winner == 0 else (0, gained)


def hand_lines(options: BalootOptions, hand: Hand) -> tuple[ScoreLine, ...]:
    """The score lines of a hand; those of a team add up to its `hand_score`.

    First everything as it would be if both kept their own (`cards`, `last_trick`, `rounding`, `project`, `baloot`),
    then what is taken from one and given to the other (`khasara`, `takes_all`), then what comes on top (`kaboot`,
    `multiplier`, `gahwa`).
    """
    lines = [line for team in _TEAMS for line in _own_lines(options, hand, team)]
    if takes_all(options, hand):
        lines += _taken_lines(options, hand, team_points(lines))
    return tuple(sorted(lines, key=lambda line: line.team))


def _own_lines(options: BalootOptions, hand: Hand, team: int) -> Iterator[ScoreLine]:
    a_point = A_POINT[hand.kind]
    last_trick = LAST_TRICK if hand.last_trick == team else 0
    cards = hand.raw[team] - last_trick
    yield ScoreLine("cards", team, Decimal(cards) / a_point, "baloot 7.1", (("raw", cards),))
    if last_trick:
        yield ScoreLine("last_trick", team, Decimal(last_trick) / a_point, "baloot 7.1", (("raw", last_trick),))
    rounding = card_score(options, hand.kind, hand.raw)[team] - Decimal(hand.raw[team]) / a_point
    if rounding:
        yield ScoreLine("rounding", team, rounding, "baloot 7.2", (("raw", hand.raw[team]),))
    for project in hand.projects:
        if project.team == team:
            detail: list[tuple[str, str | int]] = [("kind", project.kind), ("raw", PROJECT_RAW[project.kind])]
            detail += [("cards", project.cards)] if project.cards else []
            detail += [("seat", project.seat)] if project.seat is not None else []
            worth = Decimal(PROJECT_POINTS[hand.kind][project.kind])
            yield ScoreLine("project", team, worth, "baloot 6.4", tuple(detail))
    if hand.baloot == team:
        yield ScoreLine("baloot", team, Decimal(BALOOT_POINTS), "baloot 6.6", (("raw", BALOOT_RAW),))


def _taken_lines(options: BalootOptions, hand: Hand, own: Sequence[Decimal]) -> list[ScoreLine]:
    """Return the lines that move from the loser of the hand to its winner, with the winner's extra; `own` are their own
    points.
    """
    winner = 1 - hand.buyer if fell_short(options, hand) else hand.buyer
    is_kaboot = kaboot_of(options, hand) is not None
    is_khasara = not is_kaboot and hand.multiplier == 1
    key = "khasara" if is_khasara else "takes_all"
    clause = "baloot 7.3" if is_khasara else "baloot 7.5" if is_kaboot else "baloot 7.4"
    lines = []
    moved = own[1 - winner]
    if moved or is_khasara:
        lines += [ScoreLine(key, 1 - winner, -moved, clause), ScoreLine(key, winner, moved, clause)]
    gained = hand_score(options, hand)[winner] - own[0] - own[1]
    if hand.multiplier == GAHWA:
        return [*lines, ScoreLine("gahwa", winner, gained, "baloot 7.6")]
    kaboot = KABOOT[hand.kind] - sum(card_score(options, hand.kind, hand.raw)) if is_kaboot else 0
    if kaboot:
        lines.append(ScoreLine("kaboot", winner, Decimal(kaboot), "baloot 7.5"))
    if gained != kaboot:
        lines.append(ScoreLine("multiplier", winner, gained - kaboot, "baloot 7.4", (("times", hand.multiplier),)))
    return lines


def totals_after(totals: Sequence[Decimal], gained: Sequence[Decimal]) -> tuple[Decimal, ...]:
    """The match totals with the points of a hand added."""
    return tuple(total + own for total, own in zip(totals, gained, strict=True))


def winner(totals: Sequence[Decimal], target: int = TARGET) -> int | None:
    """The team that has won a match to so many points, or None while it goes on (baloot 7.7)."""
    first, second = totals
    if max(first, second) < target or first == second:
        return None
    return 0 if first > second else 1


def gahwa_winner(options: BalootOptions, hand: Hand) -> int | None:
    """The team that has won the match by Gahwa, or None (baloot 7.6)."""
    if hand.multiplier != GAHWA:
        return None
    return 1 - hand.buyer if fell_short(options, hand) else hand.buyer
