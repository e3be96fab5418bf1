"""What Baloot tells of a hand just over: what was bought, and what became of it (baloot 7)."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from typing import Final

from game.cards import Face, parse_faces
from game.engine import ScoreLine
from game.families.tricks.table.dialogue import with_sign
from game.games.baloot.rules.scoring import WHOLE
from game.games.baloot.rules.state import TEAMS
from game.games.baloot.rules.view import BalootView
from game.games.baloot.table.auction import ContractFacts, contract_facts
from game.i18n import _, as_unit, verbatim
from game.i18n.wording import names_text
from game.match.round_views import RoundStory

_COUNTED: Final = ("cards", "last_trick")
_HALF: Final = 5
"""Of ten card points: rounded up in Sun, where it is not kept, and down in Hokom."""
_FOLDED: Final = frozenset({"rounding", "last_trick"})


def round_story(lines: Sequence[ScoreLine], view: BalootView, names: Sequence[str]) -> RoundStory:
    """The story of a hand from the player's side; empty where nothing was bought."""
    facts = contract_facts(view, names)
    if facts is None or not lines:
        return RoundStory()
    keys = {line.key for line in lines}
    gained = [sum((line.points for line in lines if line.team == team), Decimal(0)) for team in (0, 1)]
    ours = gained[view.team] > gained[1 - view.team]
    buyers = TEAMS[facts.buyer]
    failed = bool(keys & {"khasara", "takes_all", "kaboot", "gahwa", "multiplier"}) and not gained[buyers]
    told, mine = _contract(facts, names), facts.buyer == view.seat
    detail = names_text(part for part in (_counted(lines, view.team), facts.times) if part)
    return RoundStory(
        _headline(keys, facts, view, names, ours=ours, failed=failed),
        detail,
        tuple(seat for seat, team in enumerate(TEAMS) if (team == view.team) == ours),
        decided=bool(keys & {"kaboot", "gahwa"}),
        opening=_("You bought {contract}.", **told) if mine else _("{name} bought {contract}.", **told),
        openers=(facts.buyer,),
        folded=_FOLDED,
        notes={(team, "cards"): _converted(lines, team, "sun" if facts.sun else "hokom") for team in (0, 1)},
        cards=_cards(lines, view),
    )


def _cards(lines: Sequence[ScoreLine], view: BalootView) -> tuple[tuple[Face, ...], ...]:
    """The card that was bought, and the projects that counted (baloot 5)."""
    projects = [parse_faces(str(shown)) for line in lines if (shown := dict(line.detail).get("cards"))]
    return (*([(view.taken,)] if view.taken is not None else []), *projects)


def _contract(facts: ContractFacts, names: Sequence[str]) -> dict[str, str]:
    """What was bought, and who did."""
    return {"contract": with_sign(facts.word, facts.suit), "name": names[facts.buyer]}


def _headline(
    keys: set[str], facts: ContractFacts, view: BalootView, names: Sequence[str], *, ours: bool, failed: bool
) -> str:
    told = _contract(facts, names)
    mine = facts.buyer == view.seat
    if "gahwa" in keys:
        return _("Gahwa! The match is yours.") if ours else _("Gahwa! The match is theirs.")
    if "kaboot" in keys:
        return _("Kaboot! All eight tricks are yours.") if ours else _("Kaboot! All eight tricks are theirs.")
    if failed and "khasara" in keys:
        if mine:
            return _("Khasara! You bought {contract} and fell short.", **told)
        return _("Khasara! {name} bought {contract} and fell short.", **told)
    if failed:
        return (
            _("You bought {contract} and lost it all.", **told)
            if mine
            else _("{name} bought {contract} and lost it all.", **told)
        )
    if mine:
        return _("You bought {contract} and made it.", **told)
    return _("{name} bought {contract} and made it.", **told)


def _counted(lines: Sequence[ScoreLine], own: int) -> str:
    """What each team has in card points, with its sum where it is one (baloot 7.1)."""
    return _("Card points: {own} against {other}", own=_sum(lines, own), other=_sum(lines, 1 - own))


def _sum(lines: Sequence[ScoreLine], team: int) -> str:
    parts = [
        int(raw)
        for line in lines
        if line.team == team and line.key != "rounding" and (raw := dict(line.detail).get("raw")) is not None
    ]
    if len(parts) < 2:
        return str(sum(parts))
    return as_unit(f"{' + '.join(map(str, parts))} = {sum(parts)}")


def _converted(lines: Sequence[ScoreLine], team: int, kind: str) -> str:
    """How card points become game points (baloot 7.2)."""
    raws = {line.key: int(dict(line.detail)["raw"]) for line in lines if line.team == team and line.key in _COUNTED}
    if "cards" not in raws:
        return ""
    raw = sum(raws.values())
    made = sum((line.points for line in lines if line.team == team and line.key in {*_COUNTED, "rounding"}), Decimal(0))
    told = [_("+ {raw} (last trick) = {sum}", raw=raws["last_trick"], sum=raw)] if "last_trick" in raws else []
    nearest = raw if kind == "sun" and raw % 10 == _HALF else (raw + (_HALF if kind == "sun" else _HALF - 1)) // 10 * 10
    if nearest != raw:
        told.append(_("rounded {raw}", raw=nearest))
    part, whole = 5 if kind == "sun" else 10, WHOLE[kind]
    share = nearest // part
    told.append(verbatim(f"÷ {part} = {share}"))
    if made != share:
        told.append(_("one less, as both share {whole}", whole=whole))
    return names_text(told)
