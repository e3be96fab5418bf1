"""The story of a hand of Baloot just over: the purchase, and what became of it (baloot 7)."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from typing import Final

from game.cards import Face, parse_faces
from game.engine import ScoreLine
from game.families.tricks.table.dialogue import with_sign
from game.families.tricks.table.facts import ContractFacts
from game.games.baloot.rules.options import BalootOptions
from game.games.baloot.rules.scoring import A_POINT, WHOLE, rounded
from game.games.baloot.rules.state import TEAMS
from game.games.baloot.rules.view import BalootView
from game.games.baloot.table.auction import contract_facts
from game.i18n import _, as_unit
from game.i18n.wording import names_text
from game.match.round_views import RoundStory

_COUNTED: Final = ("cards", "last_trick")
_FOLDED: Final = frozenset({"rounding", "last_trick"})


def round_story(lines: Sequence[ScoreLine], view: BalootView, names: Sequence[str]) -> RoundStory:
    """The story of a hand from the player's side; empty where nothing was bought."""
    facts = contract_facts(view, names)
    if facts is None or not lines:
        return RoundStory()
    keys = {line.key for line in lines}
    gained = [sum((line.points for line in lines if line.team == team), Decimal(0)) for team in (0, 1)]
    ours = gained[view.team] > gained[1 - view.team]
    buyers, kind = TEAMS[facts.buyer], "hokom" if view.contract is None else view.contract.kind
    failed = bool(keys & {"khasara", "takes_all", "kaboot", "gahwa", "multiplier"}) and not gained[buyers]
    kept = view.options.khasara == "off" and gained[buyers] < gained[1 - buyers]  # short, which costs nothing
    headline, mine = _contract(facts, names), facts.buyer == view.seat
    detail = names_text(part for part in (_counted(lines, view.team), facts.times) if part)
    return RoundStory(
        _headline(keys, facts, view, names, ours=ours, failed=failed, kept=kept),
        detail,
        tuple(seat for seat, team in enumerate(TEAMS) if (team == view.team) == ours),
        decided=bool(keys & {"kaboot", "gahwa"}),
        opening=_("You bought {contract}.", **headline) if mine else _("{name} bought {contract}.", **headline),
        openers=(facts.buyer,),
        folded=_FOLDED,
        notes={(team, "cards"): _converted(view.options, lines, team, kind) for team in (0, 1)},
        cards=_cards(lines, view),
    )


def _cards(lines: Sequence[ScoreLine], view: BalootView) -> tuple[tuple[Face, ...], ...]:
    """The card that was bought, and the projects that counted (baloot 5)."""
    projects = [parse_faces(str(shown)) for line in lines if (shown := dict(line.detail).get("cards"))]
    return (*([(view.taken,)] if view.taken is not None else []), *projects)


def _contract(facts: ContractFacts, names: Sequence[str]) -> dict[str, str]:
    """Return the purchase and the buyer, in words."""
    return {"contract": with_sign(facts.word, facts.suit), "name": names[facts.buyer]}


def _headline(
    keys: set[str],
    facts: ContractFacts,
    view: BalootView,
    names: Sequence[str],
    *,
    ours: bool,
    failed: bool,
    kept: bool,
) -> str:
    contract = _contract(facts, names)
    mine = facts.buyer == view.seat
    if "gahwa" in keys:
        return _("Gahwa! The match is yours.") if ours else _("Gahwa! The match is theirs.")
    if "kaboot" in keys:
        return _("Kaboot! All eight tricks are yours.") if ours else _("Kaboot! All eight tricks are theirs.")
    if failed and "khasara" in keys:
        if mine:
            return _("Khasara! You bought {contract} and fell short.", **contract)
        return _("Khasara! {name} bought {contract} and fell short.", **contract)
    if failed:
        return (
            _("You bought {contract} and lost it all.", **contract)
            if mine
            else _("{name} bought {contract} and lost it all.", **contract)
        )
    if kept:
        return _("You bought {contract}.", **contract) if mine else _("{name} bought {contract}.", **contract)
    if mine:
        return _("You bought {contract} and made it.", **contract)
    return _("{name} bought {contract} and made it.", **contract)


def _counted(lines: Sequence[ScoreLine], own: int) -> str:
    """Return the card points of each team, with the sum where it is one (baloot 7.1)."""
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


def _converted(options: BalootOptions, lines: Sequence[ScoreLine], team: int, kind: str) -> str:
    """Return the conversion of card points into game points (baloot 7.2)."""
    raws = {line.key: int(dict(line.detail)["raw"]) for line in lines if line.team == team and line.key in _COUNTED}
    if "cards" not in raws:
        return ""
    raw = sum(raws.values())
    made = sum((line.points for line in lines if line.team == team and line.key in {*_COUNTED, "rounding"}), Decimal(0))
    sentences = [_("+ {raw} (last trick) = {sum}", raw=raws["last_trick"], sum=raw)] if "last_trick" in raws else []
    tens = rounded(options, kind, raw)
    if tens != raw:
        sentences.append(_("rounded {raw}", raw=tens))
    part = A_POINT[kind]
    share = tens // part
    sentences.append(as_unit(f"÷ {part} = {share}"))
    if made != share:
        sentences.append(_("one less, as both share {whole}", whole=WHOLE[kind]))
    return names_text(sentences)
