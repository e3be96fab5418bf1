"""The time to judge melds and to split hands: median and 99th percentile, in processor time.

`python -m bench.melds [--hands N] [--json]`. Hands are drawn from 106 cards, and those with
fixed jokers from the two decks of the rummies with a number of jokers added.
"""

from __future__ import annotations

import argparse
import gc
import json
from collections.abc import Callable
from random import Random
from statistics import quantiles
from time import process_time_ns
from typing import ParamSpec

from game.cards import ALL_FACES, JOKER, Face, Rank, deck
from game.melds.fixed_jokers import (
    FixedRules,
    Needs,
    best_fixed_split,
    best_opening,
    cards_out,
    fixed_melds_within,
    judge_fixed,
    no_weight,
    points_by,
)
from game.melds.judge import arrange_add, judge
from game.melds.meld import FloatingRules, Kind, Meld
from game.melds.split import best_split
from game.melds.within import melds_within

P = ParamSpec("P")

RULES = FloatingRules((Rank.ACE, Rank.TWO, Rank.THREE), min_naturals=2, max_run_wilds=2, max_set_wilds=2)
DECK = deck(2, jokers=2)
SHORT_RUNS = FixedRules(max_run=5)
JOKERS_APART = FixedRules(max_run=13, jokers_may_touch=False, set_margin=0, ace_high=11, ace_in_set=11)
_POINTS = {face: 1.0 if face == JOKER or face.rank == Rank.TWO or face.rank > Rank.SEVEN else 0.5 for face in DECK}


def cards_melded(meld: Meld) -> float:
    return len(meld.cards)


def round_points(meld: Meld) -> float:
    """Card values and bonuses, roughly as they are counted where wilds float, and a price on wilds."""
    bonus = 0.0
    if len(meld.cards) > 6 and len(meld.wilds) < 2:
        bonus = (200.0 if meld.kind is Kind.RUN else 300.0) / (1 + len(meld.wilds))
    return bonus + sum([_POINTS[face] for face in meld.cards]) - 2.0 * len(meld.wilds)


def milliseconds(act: Callable[P, object], *args: P.args, **kwargs: P.kwargs) -> float:
    begun = process_time_ns()
    act(*args, **kwargs)
    return (process_time_ns() - begun) / 1e6


def groups_to_judge(rng: Random, count: int) -> list[tuple[Face, ...]]:
    """Melds of 3 to 14 cards, each shuffled, and as many groups with one card changed."""
    groups: list[tuple[Face, ...]] = []
    while len(groups) < count:
        melds = list(melds_within(rng.sample(DECK, 24), RULES))
        for meld in rng.sample(melds, min(4, len(melds))):
            changed = (*meld.cards[:-1], rng.choice(DECK))
            groups += [tuple(rng.sample(meld.cards, len(meld.cards))), tuple(rng.sample(changed, len(changed)))]
    return groups


def measure(hands: int) -> dict[str, list[float]]:
    rng = Random(20)
    times: dict[str, list[float]] = {}
    groups = groups_to_judge(rng, 20 * hands)
    times["judge, each group for the first time"] = [milliseconds(judge, group, RULES) for group in groups]
    known = groups[-2000:]
    times["judge, known groups"] = [milliseconds(judge, group, RULES) for group in known]
    melds = [meld for meld in (judge(group, RULES) for group in groups) if isinstance(meld, Meld)]
    times["add"] = [milliseconds(arrange_add, meld, rng.choice(DECK), RULES) for meld in melds]
    for size in (11, 15, 20, 26, 40, 60):
        for weigh in (cards_melded, round_points):
            dealt = [tuple(rng.sample(DECK, size)) for _ in range(hands)]
            # The cards and times kept here are not the split's: the collector need not walk them.
            gc.collect()
            gc.freeze()
            times[f"split of {size} cards, {weigh.__name__}"] = [
                milliseconds(best_split, hand, RULES, weigh) for hand in dealt
            ]
    return times


def hand_value(face: Face) -> float:
    """Return the cost of a card left in a hand."""
    return -25.0 if face == JOKER else -float(min(face.rank, 10))


def measure_fixed(hands: int) -> dict[str, list[float]]:
    rng = Random(21)
    naturals = deck(2)
    times: dict[str, list[float]] = {}
    for name, rules, needed, needs in (
        ("short runs", SHORT_RUNS, 71, Needs(kept=ALL_FACES)),
        ("jokers apart", JOKERS_APART, 51, Needs(sequence=True, kept=ALL_FACES)),
    ):
        melds = [
            meld for _ in range(hands) for meld in fixed_melds_within((*rng.sample(naturals, 13), JOKER, JOKER), rules)
        ]
        groups = [rng.sample(meld.cards, len(meld.cards)) for meld in rng.sample(melds, min(len(melds), 20 * hands))]
        times[f"{name}: judge"] = [milliseconds(judge_fixed, group, rules) for group in groups]
        for jokers, size in ((1, 15), (3, 15), (3, 20)):
            for weigh, weigh_left in ((cards_out, None), (points_by(rules), None), (no_weight, hand_value)):
                dealt = [(*rng.sample(naturals, size - jokers), *(JOKER,) * jokers) for _ in range(hands)]
                gc.collect()
                gc.freeze()
                what = f"{size} cards, {jokers} jokers, {weigh.__name__}"
                times[f"{name}: split of {what}"] = [
                    milliseconds(best_fixed_split, hand, rules, weigh, weigh_left) for hand in dealt
                ]
                times[f"{name}: opening of {what}"] = [
                    milliseconds(best_opening, hand, rules, needed, weigh, weigh_left, needs) for hand in dealt
                ]
    return times


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=300)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    summary = {}
    for what, times in (measure(chosen.hands) | measure_fixed(chosen.hands)).items():
        cuts = quantiles(times, n=100)
        summary[what] = {"p50_ms": round(cuts[49], 4), "p99_ms": round(cuts[98], 4), "max_ms": round(max(times), 4)}
    if chosen.json:
        print(json.dumps(summary))
        return
    for what, row in summary.items():
        print(f"{what:<52}" + "".join(f"{name} {value:9.4f}   " for name, value in row.items()))


if __name__ == "__main__":
    main()
