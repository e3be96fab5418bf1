"""`dev.py reasons GAME...`: asks for hints and checks by the rules alone whether their reasons are true."""

from __future__ import annotations

import argparse
import sys
from collections import Counter, defaultdict
from collections.abc import Mapping

from devtools.environment import DevtoolsError
from devtools.of_games import of_game
from game.games import GAMES, game_named
from reasons.asking import hints
from reasons.judging import Check, Verdict, judged


def main() -> None:
    """Prints the reasons of each game with what was found, the false ones with why."""
    parser = argparse.ArgumentParser(
        prog="dev.py reasons", description="Ask for hints and check by the rules alone whether their reasons are true."
    )
    parser.add_argument("games", nargs="*", choices=list(GAMES), default=list(GAMES), help="games (all)")
    parser.add_argument("--hints", type=int, default=300, metavar="N", help="hints for each game (300)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the seed of the deals (1)")
    parser.add_argument("--level", default="club", help="the level that gives the hints (club)")
    parser.add_argument("--show", type=int, default=0, metavar="N", help="show up to N false reasons of each kind (0)")
    chosen = parser.parse_args()
    for name in chosen.games:
        _report(name, chosen)


def _report(name: str, chosen: argparse.Namespace) -> None:
    checks: Mapping[str, Check] = of_game(name, "reasons", "CHECKS")
    found: dict[str, Counter[Verdict]] = defaultdict(Counter)
    shown: Counter[str] = Counter()
    for hint in hints(game_named(name), chosen.level, chosen.hints, chosen.seed):
        verdict, why = judged(hint, checks)
        found[hint.key][verdict] += 1
        if verdict is Verdict.FALSE and shown[hint.key] < chosen.show:
            shown[hint.key] += 1
            print(f"  {hint.key} {dict(hint.params)} for {hint.action}: {why}")
    total = sum(found.values(), Counter[Verdict]())
    print(f"{name}: {chosen.hints} hints of {chosen.level}, seed {chosen.seed}: {_line(total)}")
    for key in sorted(found, key=lambda each: -found[each].total()):
        print(f"  {key or 'no reason':34} {_line(found[key])}")


def _line(counted: Counter[Verdict]) -> str:
    return ", ".join(f"{counted[verdict]} {verdict}" for verdict in Verdict if counted[verdict])


if __name__ == "__main__":
    try:
        main()
    except DevtoolsError as trouble:
        sys.exit(str(trouble))
