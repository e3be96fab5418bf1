"""The story of a deal of Belote just over: who took it, and what became of it (belote 5, 6)."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from typing import Final

from game.cards import Face, parse_faces
from game.engine import ScoreLine
from game.games.belote.rules.view import BeloteView
from game.games.belote.table.auction import contract_facts, contract_text
from game.i18n import _, as_unit
from game.i18n.wording import names_text
from game.match.round_views import RoundStory
from game.tricks.rules import TEAMS

_OWN: Final = frozenset({"cards", "last_trick", "capot", "declaration", "belote"})
"""Lines that make up the total of a team (belote 5.1)."""


def round_story(lines: Sequence[ScoreLine], view: BeloteView, names: Sequence[str]) -> RoundStory:
    """The story of a deal from the player's side; empty where nobody took."""
    facts = contract_facts(view, names)
    if facts is None or view.contract is None or not lines:
        return RoundStory()
    keys = {line.key for line in lines}
    gained = [sum((line.points for line in lines if line.team == team), Decimal(0)) for team in (0, 1)]
    ours, mine = gained[view.team] > gained[1 - view.team], view.contract.taker == view.seat
    words = {"contract": contract_text(view.contract), "name": names[view.contract.taker]}
    if view.contract.bid:
        opening = _("You bid {contract}.", **words) if mine else _("{name} bid {contract}.", **words)
    else:
        opening = _("You took: {contract}.", **words) if mine else _("{name} took: {contract}.", **words)
    counted = _("Totals: {own} against {other}", own=_total(lines, view.team), other=_total(lines, 1 - view.team))
    return RoundStory(
        _headline(keys, lines, ours=ours, mine=mine, words=words),
        names_text(part for part in (counted, facts.times) if part),
        tuple(seat for seat, team in enumerate(TEAMS) if (team == view.team) == ours),
        decided=bool(keys & {"capot", "held"}),
        opening=opening,
        openers=(view.contract.taker,),
        folded=frozenset({"last_trick"}),
        notes={(line.team, "cards"): _("with the dix de der") for line in lines if line.key == "last_trick"},
        cards=_cards(lines, view),
    )


def _headline(keys: set[str], lines: Sequence[ScoreLine], *, ours: bool, mine: bool, words: dict[str, str]) -> str:
    if "held" in keys:
        held = -sum(int(line.points) for line in lines if line.key == "held")
        return _("Litige! {total} points wait.", total=held)
    if "capot" in keys:
        return _("Capot! All eight tricks are yours.") if ours else _("Capot! All eight tricks are theirs.")
    if "dedans" in keys:
        return (
            _("Dedans! You fell short with {contract}.", **words)
            if mine
            else _("Dedans! {name} fell short with {contract}.", **words)
        )
    return _("You made it with {contract}.", **words) if mine else _("{name} made it with {contract}.", **words)


def _total(lines: Sequence[ScoreLine], team: int) -> str:
    """The total of a team, with its parts where there are several."""
    own = [line for line in lines if line.team == team and line.key in _OWN]
    cards = sum(int(line.points) for line in own if line.key in {"cards", "last_trick"})
    parts = [cards, *(int(line.points) for line in own if line.key not in {"cards", "last_trick"})]
    if len(parts) < 2:
        return str(cards)
    return as_unit(f"{' + '.join(map(str, parts))} = {sum(parts)}")


def _cards(lines: Sequence[ScoreLine], view: BeloteView) -> tuple[tuple[Face, ...], ...]:
    """The turned-up card that was taken, and the declarations that counted."""
    declared = [parse_faces(str(shown)) for line in lines if (shown := dict(line.detail).get("cards"))]
    return (*([(view.taken,)] if view.taken is not None else []), *declared)
