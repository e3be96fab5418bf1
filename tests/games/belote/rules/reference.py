"""A second reading of the rule book, on cards as texts and without a thought of speed (belote 3 to 7)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations

from game.engine.options import OptionValue

Options = Mapping[str, OptionValue]
PLAIN = "789JQKTA"
TRUMPS = "78QKTA9J"
SEQUENCE = "789TJQKA"
SUITS = "SHCD"
POINTS = {
    "plain": {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2},
    "trump": {"J": 20, "9": 14, "A": 11, "T": 10, "K": 4, "Q": 3},
    "sans": {"A": 19, "T": 10, "K": 4, "Q": 3, "J": 2},
    "tout": {"J": 13, "9": 9, "A": 6, "T": 5, "K": 3, "Q": 2},
}
CARRES = {"J": 200, "9": 150, "A": 100, "T": 100, "K": 100, "Q": 100}
"""Carrés from the best."""
SANS_CARRES = {"A": 200, "T": 150, "K": 100, "Q": 100, "J": 100, "9": 100}
RUN_POINTS = {3: 20, 4: 50, 5: 100}


def is_trump(card: str, named: str) -> bool:
    return card[1] == named or named == "tout"


def height(card: str, named: str) -> int:
    return (TRUMPS if is_trump(card, named) else PLAIN).index(card[0])


def value(card: str, named: str) -> int:
    kind = named if named in ("sans", "tout") else "trump" if is_trump(card, named) else "plain"
    return POINTS[kind].get(card[0], 0)


def winning(trick: Sequence[str], named: str) -> int:
    """The place of the card that is winning: the highest trump, else the highest of the suit led (3.1)."""
    able = [card for card in trick if card[1] == named] or [card for card in trick if card[1] == trick[0][1]]
    return trick.index(max(able, key=lambda card: height(card, named)))


def legal(hand: Sequence[str], trick: Sequence[str], named: str, options: Options) -> set[str]:
    """The cards that may be played (3.2 to 3.5, 7.1, 7.3)."""
    if not trick:
        return set(hand)
    led = trick[0][1]
    follow = {card for card in hand if card[1] == led}
    trumps = {card for card in hand if card[1] == named}
    place = winning(trick, named)
    best, partner = trick[place], len(trick) - place == 2
    higher = {card for card in hand if card[1] == best[1] and height(card, named) > height(best, named)}
    if follow:
        return (follow & higher or follow) if is_trump(trick[0], named) else follow
    if named in ("sans", "tout") or not trumps:
        return set(hand)
    ruffed = best[1] == named
    if partner and options["ruff_partner"] == "free":
        lower = trumps - higher if ruffed and options["under_partner"] == "barred" else set()
        return set(hand) - lower or set(hand)
    if not ruffed or higher:
        return higher if ruffed else trumps
    return trumps if options["undertrump"] == "must" else set(hand)


def runs(cards: Sequence[str]) -> list[tuple[str, ...]]:
    """The whole sequences of some cards (4.3)."""
    found = []
    for suit in SUITS:
        held = "".join(rank if rank + suit in cards else " " for rank in SEQUENCE)
        found += [tuple(rank + suit for rank in part) for part in held.split() if len(part) > 2]
    return found


def carres(hand: Sequence[str]) -> list[tuple[str, ...]]:
    fours = [tuple(rank + suit for suit in SUITS) for rank in CARRES]
    return [four for four in fours if set(four) <= set(hand)]


def worth(declared: Sequence[str], named: str) -> int:
    if declared[0][0] == declared[1][0]:
        return (SANS_CARRES if named == "sans" else CARRES)[declared[0][0]]
    return RUN_POINTS[min(5, len(declared))]


def rank(declared: Sequence[str], named: str) -> tuple[int, ...]:
    """The order among declarations (4.6, 7.2)."""
    if declared[0][0] == declared[1][0]:
        order = list(SANS_CARRES if named == "sans" else CARRES)
        return 6, -order.index(declared[0][0])
    return min(5, len(declared)), SEQUENCE.index(declared[-1][0]), int(declared[0][1] == named)


def offered(hand: Sequence[str], named: str) -> int:
    """What the declarations of a hand are worth at most: every choice of carrés, then the runs that are left (4.4)."""
    fours = carres(hand)
    most = 0
    for size in range(len(fours) + 1):
        for kept in combinations(fours, size):
            used = {card for four in kept for card in four}
            left = runs([card for card in hand if card not in used])
            most = max(most, sum(worth(one, named) for one in (*kept, *left)))
    return most


def declarable(hand: Sequence[str], declared: Sequence[Sequence[str]]) -> set[frozenset[str]]:
    """What may be declared beside what is declared already: nothing that shares a card with it (4.4)."""
    used = {card for one in declared for card in one}
    fours = {card for one in declared if one[0][0] == one[1][0] for card in one}
    found = [*carres(hand), *runs([card for card in hand if card not in fours])]
    return {frozenset(one) for one in found if not used & set(one)}


def counted(
    declared: Sequence[tuple[int, Sequence[str]]], named: str, dealer: int, options: Options
) -> list[tuple[int, int]]:
    """The team and the points of the declarations that count (4.6, 4.7)."""
    if not declared:
        return []
    bests = [max((rank(one, named) for seat, one in declared if seat % 2 == team), default=(0,)) for team in (0, 1)]
    if bests[0] == bests[1] and options["level_declarations"] == "none":
        return []
    nearest = max(declared, key=lambda one: (rank(one[1], named), -((one[0] - dealer - 1) % 4)))
    team = nearest[0] % 2
    return [(team, worth(one, named)) for seat, one in declared if seat % 2 == team]


def score(
    taker: int,
    cards: tuple[int, int],
    tricks: tuple[int, int],
    declared: Sequence[tuple[int, int]],
    belotes: tuple[int, int],
    bid: int,
    times: int,
    held: int,
    options: Options,
) -> tuple[tuple[int, int], int]:
    """The points of both teams and what waits for the next deal (5, 6.4 to 6.6); a bid of capot is 250."""
    other = 1 - taker
    capot = next((team for team in (0, 1) if tricks[team] == 8), None)
    declared = [(team if capot is None else capot, points) for team, points in declared]
    kept = list(cards)
    if capot is not None:
        kept[capot] = int(options["capot"])
    said = [20 * each for each in belotes]
    own = [kept[team] + said[team] + sum(points for of, points in declared if of == team) for team in (0, 1)]
    everything = sum(points for _team, points in declared)
    points, waits = [0, 0], 0
    if bid:
        enough = (tricks[taker] == 8) if bid == 250 else own[taker] >= bid
        won = taker if enough and own[taker] > own[other] else other
        if won == taker and times == 1:
            points[taker], points[other] = own[taker] + bid, own[other]
        else:
            flat = 250 if tricks[won] == 8 else 160
            points[won] = (flat + everything + said[won] + bid) * times
            points[1 - won] = said[1 - won]
    else:
        level = own[taker] == own[other]
        failed = own[taker] < own[other] or (level and options["litige"] == "fails")
        if failed:
            points[other] = (162 if capot is None else int(options["capot"])) + everything + said[other] + held
            points[taker] = said[taker]
        elif level and options["litige"] == "held":
            points[other], waits = own[other], held + own[taker]
        else:
            points[taker], points[other] = own[taker] + held, own[other]
    if options["rounding"] == "ten":
        points = [(each + 5) // 10 * 10 for each in points]
    return (points[0], points[1]), waits
