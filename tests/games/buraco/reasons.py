"""Checks of Buraco's reasons: `python -m reasons buraco`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.games.buraco.rules.actions import Draw, End, Morto, Take
from game.games.buraco.rules.meld import meld_rules, owns_limpa
from game.games.buraco.rules.options import BuracoOptions
from game.games.buraco.rules.scoring import HIGH_OPENING, card_points, meld_bonus
from reasons.families.canasta.turns import Canasta
from reasons.judging import Check, Hint, differs

_BURACO: Final = Canasta(
    rules=lambda view: meld_rules(view.options),
    bonus=lambda meld: meld_bonus(meld, BuracoOptions()),
    points=lambda cards, _options: card_points(cards),
    may_go_out=lambda melds, _options: owns_limpa(melds),
    reserve_due=lambda view: not view.morto_taken[view.team] and view.mortos_left > 0,
    nearer_reserve="explain_nearer_morto",
    takes_reserve="explain_takes_morto",
    keeps_for_team=("explain_keeps_for_team",),
)


def _makes_limpa(hint: Hint) -> str | None:
    before, after = hint.view.melds[hint.view.team], hint.after.melds[hint.view.team]
    return None if owns_limpa(after) and not owns_limpa(before) else "it is not the first canastra limpa"


def _stirs(hint: Hint) -> str | None:
    if not isinstance(hint.action, Draw) or len(hint.view.discards) != 1:
        return "no card is drawn instead of the one in the pile"
    return differs("turns", hint.number("count"), hint.view.quiet)


def _left(hint: Hint) -> str | None:
    if not isinstance(hint.action, Take | End):
        return "nothing is taken from the pile"
    return None if hint.end.discards == (hint.card,) else f"{hint.end.discards} is left"


def _leaves_useless(hint: Hint) -> str | None:
    pool = list(hint.end.hands[hint.view.seat])
    melds = hint.end.melds[hint.view.team]
    if _left(hint):
        return _left(hint)
    alone = _BURACO.fits_nothing(hint, hint.card, pool) and not _BURACO.longest(melds, hint.card, hint.view)
    return None if alone else "it fits something"


def _leaves_safe(hint: Hint) -> str | None:
    theirs = hint.view.melds[1 - hint.view.team]
    fits = not theirs or _BURACO.longest(theirs, hint.card, hint.view)
    return _left(hint) or ("it fits a meld of the opponents" if fits else None)


def _takes_all(hint: Hint) -> str | None:
    if not isinstance(hint.action, Take):
        return "nothing is taken from the pile"
    own = [card for card in hint.end.discards if card in hint.view.hand and card not in hint.view.discards]
    if len(own) != 1:
        return f"{hint.end.discards} is left, which is no card of the hand"
    return differs("cards", hint.number("count"), len(hint.view.discards))


def _opens(hint: Hint) -> str | None:
    points = card_points([card for meld in hint.after.melds[hint.view.team] for card in meld.cards])
    return differs("points", hint.number("points"), points) or (None if points >= HIGH_OPENING else "too few")


CHECKS: Final[Mapping[str, Check]] = {
    **_BURACO.checks(),
    "explain_makes_limpa": _makes_limpa,
    "explain_stirs": _stirs,
    "explain_leaves": _left,
    "explain_leaves_useless": _leaves_useless,
    "explain_leaves_safe": _leaves_safe,
    "explain_takes_all": _takes_all,
    "explain_opens": _opens,
    "explain_any_morto": lambda hint: None if isinstance(hint.action, Morto) else "no morto is chosen",
    "explain_turn_done": lambda hint: None if isinstance(hint.action, End) else "the turn is not ended",
}
