"""The score sheet of Baloot: what is asked about a hand that was played with real cards, and what it counts.

`{"contract": "hokom", "buyer": 0, "points": [90, 72]}`; `buyer`, `kaboot`, `baloot` and `last_trick` are teams.
`contract` may be `none` where nobody bought. `raised` is one of `RAISED`, `projects` counts those of each team by kind.
What cannot be otherwise may be missing: the card points of the second team, or of both where one took all tricks.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final

from game.engine import Refusal, ScoreLine, team_points
from game.engine.score_sheet import Ask, AskForm, Entry, EntryError, SheetStanding, value_at
from game.families.tricks.rules.cards import PLAIN_POINTS, TRUMP_POINTS
from game.families.tricks.rules.sheet import PointsClauses, card_points, fit_two_hands, sums_of
from game.games.baloot.rules.doubling import MULTIPLIERS
from game.games.baloot.rules.options import BalootOptions
from game.games.baloot.rules.scoring import (
    PROJECT_POINTS,
    PROJECT_RAW,
    RAW,
    Counted,
    Hand,
    gahwa_winner,
    hand_lines,
    totals_after,
    winner,
)
from game.games.baloot.rules.state import SEATS

NOBODY: Final = "none"
"""The contract of a hand that nobody bought (baloot 3.8)."""
RAISED: Final = ("no", *MULTIPLIERS)
_TEAMS: Final = (0, 1)
_PROJECT_CARDS: Final = {"sira": 3, "fifty": 4, "hundred_run": 5, "hundred_four": 4, "four_hundred": 4}
"""The cards that a project has at least (baloot 6.1)."""
_MOST_PROJECTS: Final = 4
"""The most projects of a kind in a team, which is two players with eight cards each."""
_MOST_POINTS: Final = 999
"""Whatever is typed with three figures: a sentence says how many card points there are."""
_MISSING: Final = {
    "contract": Refusal("baloot 3.1", "sheet_contract_missing"),
    "buyer": Refusal("baloot 3.1", "sheet_buyer_missing"),
}
_CLAUSES: Final = PointsClauses("baloot 1.3", "baloot 7.1", Refusal("baloot 7.5", "sheet_kaboot_has_all_points"))


class BalootSheet:
    """Hands of Baloot apart from any match."""

    def asks(self, options: BalootOptions, standing: SheetStanding, entry: Entry) -> Sequence[Ask]:
        """Contract and buyer, card points, then what is seldom."""
        return tuple(_asks(entry))

    def lines(self, options: BalootOptions, standing: SheetStanding, entry: Entry) -> tuple[ScoreLine, ...]:
        """The score lines of a hand; none where nobody bought. Raises `EntryError`."""
        hand = hand_of(entry)
        return () if hand is None else hand_lines(options, hand)

    def after(self, options: BalootOptions, standing: SheetStanding, entry: Entry) -> SheetStanding:
        """The deal passes to the right, whether or not somebody bought (baloot 2.1). Raises `EntryError`."""
        hand = hand_of(entry)
        totals = totals_after(standing.totals, team_points(self.lines(options, standing, entry)))
        best = winner(totals, options.target)
        if hand is not None and (won := gahwa_winner(options, hand)) is not None:
            best = won
        dealer = (standing.dealer + 1) % SEATS
        return SheetStanding(totals, dealer, standing.playing, () if best is None else (best,))


SHEET: Final = BalootSheet()


def hand_of(entry: Entry) -> Hand | None:
    """The hand that was entered, None where nobody bought; raises `EntryError` for what cannot be."""
    kind = _answered(entry, "contract", (*RAW, NOBODY))
    if kind == NOBODY:
        return None
    buyer = _answered(entry, "buyer", _TEAMS)
    kaboot, baloot = value_at(entry, ("kaboot",)), value_at(entry, ("baloot",))
    last_trick = value_at(entry, ("last_trick",))
    raised = value_at(entry, ("raised",)) or RAISED[0]
    multiplier = MULTIPLIERS.get(raised, 1)
    if multiplier > 2 and kind == "sun":
        raise EntryError(Refusal("baloot 4.2", "sun_is_only_doubled"))
    if baloot is not None and kind == "sun":
        raise EntryError(Refusal("baloot 6.6", "sheet_baloot_in_sun"))
    return Hand(
        kind=kind,
        buyer=buyer,
        raw=_card_points(kind, value_at(entry, ("points",)), kaboot, last_trick),
        last_trick=last_trick,
        projects=_projects(kind, value_at(entry, ("projects",)) or ()),
        baloot=baloot,
        kaboot=kaboot,
        multiplier=multiplier,
        doubler=1 - buyer if multiplier > 1 else None,
    )


def _answered(entry: Entry, key: str, choices: Sequence[object]) -> Any:
    value = entry.get(key)
    if value not in choices:
        raise EntryError(_MISSING[key], missing=value is None)
    return value


def _card_points(kind: str, given: Any, kaboot: int | None, last_trick: int | None) -> tuple[int, int]:
    """The card points of both teams (baloot 1.3, 7.5)."""
    return card_points(_CLAUSES, (("kind", kind),), RAW[kind], _sums(kind), given, kaboot, last_trick)


@cache
def _sums(kind: str) -> frozenset[int]:
    """The card points that some cards make, with the last trick or without (baloot 1.3)."""
    suits = [PLAIN_POINTS] * 4 if kind == "sun" else [*[PLAIN_POINTS] * 3, TRUMP_POINTS]
    return sums_of(points for suit in suits for points in suit.values())


def _projects(kind: str, given: Sequence[Mapping[str, int] | None]) -> tuple[Counted, ...]:
    """The projects of the team with the best one (baloot 6.4)."""
    counted = [
        Counted(team, name)
        for team, names in enumerate(given)
        for name, count in (names or {}).items()
        for _ in range(count)
    ]
    for project in counted:
        if project.kind not in PROJECT_POINTS[kind]:
            raise EntryError(Refusal("baloot 6.2", "sheet_no_such_project"))
    if len({project.team for project in counted}) > 1:
        raise EntryError(Refusal("baloot 6.4", "sheet_projects_of_one_team"))
    kinds = [project.kind for project in counted]
    if kinds.count("four_hundred") > 1 or not fit_two_hands([_PROJECT_CARDS[each] for each in kinds]):
        raise EntryError(Refusal("baloot 6.3", "sheet_too_many_projects"))
    return tuple(counted)


def _asks(entry: Entry) -> Iterator[Ask]:
    yield Ask(("contract",), AskForm.CHOICE, "sheet_contract", (*RAW, NOBODY))
    kind = entry.get("contract")
    if not isinstance(kind, str) or kind not in RAW:
        return
    yield Ask(("buyer",), AskForm.CHOICE, "sheet_buyer", _TEAMS, of="team")
    if entry.get("kaboot") is None:
        for team in _TEAMS:
            yield Ask(("points", team), AskForm.NUMBER, "sheet_points", most=_MOST_POINTS, team=team)
    raised = RAISED[:2] if kind == "sun" else RAISED
    yield Ask(("raised",), AskForm.CHOICE, "sheet_raised", raised, needed=False)
    for team in _TEAMS:
        kinds = tuple(name for name in PROJECT_RAW if name in PROJECT_POINTS[kind])
        yield Ask(
            ("projects", team), AskForm.COUNTS, "sheet_projects", kinds, most=_MOST_PROJECTS, team=team, needed=False
        )
    if kind == "hokom":
        yield Ask(("baloot",), AskForm.CHOICE, "sheet_baloot", (None, *_TEAMS), of="team", needed=False)
    yield Ask(("kaboot",), AskForm.CHOICE, "sheet_kaboot", (None, *_TEAMS), of="team", needed=False)
    yield Ask(("last_trick",), AskForm.CHOICE, "sheet_last_trick", (None, *_TEAMS), of="team", needed=False)
