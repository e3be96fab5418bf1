"""Reasons of the rummies, judged by the rules of their melds alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import combinations
from typing import Any, Final

from game.cards import ALL_FACES, JOKER, Face, Rank, without
from game.families.rummy.rules.actions import Open, Swap, Take
from game.families.rummy.rules.house import DECK
from game.families.rummy.rules.openings import opening_points, openings_within
from game.melds.common import Discard, Draw
from game.melds.fixed_jokers import FixedFault, FixedMeld, add_to_meld, readings, swap_joker
from reasons.judging import Check, Hint, Verdict, differs, estimate, only_move

_NEAR: Final = 2
"""Places of a run within which cards go together."""


def together(card: Face, other: Face) -> bool:
    """Whether two cards may come into one meld with a third."""
    if JOKER in (card, other):
        return False
    if card.rank == other.rank:
        return card.suit != other.suit
    steps = {abs(card.rank - other.rank)}
    if Rank.ACE in (card.rank, other.rank):
        steps.add(abs(card.rank - other.rank) - 13)
    return card.suit == other.suit and any(abs(step) <= _NEAR for step in steps)


def _mates(hand: Iterable[Face], card: Face) -> set[Face]:
    return {other for other in hand if together(card, other)}


def _takes(hint: Hint, card: Face) -> bool:
    grown = [add_to_meld(meld, card, hint.view.house.melds) for meld in hint.view.melds]
    return any(not isinstance(each, FixedFault) for each in grown)


def _wins(hint: Hint, card: Face) -> bool:
    if not hint.view.house.swaps:
        return False
    return any(isinstance(swap_joker(meld, card), FixedMeld) for meld in hint.view.melds)


def _unseen(hint: Hint, card: Face) -> int:
    view = hint.view
    visible = Counter(card for meld in view.melds for card in meld.cards) + Counter((*view.hand, *view.discards))
    return sum(DECK.count(face) - visible[face] for face in ALL_FACES if together(card, face))


def _next_opened(hint: Hint) -> bool:
    return bool(hint.view.opened[_next(hint)])


def _next(hint: Hint) -> int:
    playing: Sequence[int] = hint.view.playing
    return playing[(playing.index(hint.view.seat) + 1) % len(playing)]


def _value(hint: Hint, card: Face) -> int:
    return int(hint.view.house.value_in_hand(card))


def _over(hint: Hint) -> bool:
    return hint.end.phase.key in ("round_over", "match_over") and not hint.end.hands[hint.view.seat]


# taking and drawing


def _top(hint: Hint, kind: type) -> str | None:
    if not isinstance(hint.action, kind):
        return f"it is not to {kind.__name__.lower()}"
    top = hint.view.discards[-1]
    return None if hint.card == top else f"{top} is on top"


def _take_goes_out(hint: Hint) -> str | None:
    return _top(hint, Take) or (None if _over(hint) else "the round is not over by it")


def _take_opens(hint: Hint) -> str | None:
    if not hint.end.opened[hint.view.seat] or hint.view.opened[hint.view.seat]:
        return "the player does not open this turn"
    without_it = next(openings_within(hint.view.hand, hint.view.house), None)
    return _top(hint, Take) or (None if without_it is None else "the hand opens without it")


def _take_melds(hint: Hint) -> str | None:
    melded = Counter(card for meld in hint.end.melds for card in meld.cards)
    before = Counter(card for meld in hint.view.melds for card in meld.cards)
    return _top(hint, Take) or (None if melded[hint.card] > before[hint.card] else "the card is not melded this turn")


def _take_fits(hint: Hint) -> str | None:
    view = hint.view
    wrong = set(hint.cards) - _mates(view.hand, hint.card)
    if wrong:
        return f"{wrong} do not go with it"
    open_cards = Counter(card for meld in view.melds for card in meld.cards) + Counter(view.discards)
    third = [face for face in ALL_FACES if face in view.hand or open_cards[face] < DECK.count(face)]
    for other in hint.cards:
        if not any(face != JOKER and readings((hint.card, other, face), view.house.melds) for face in third):
            return f"nothing can come that makes a meld of it and {other}"
    return _top(hint, Take)


def _top_useless(hint: Hint) -> str | None:
    if hint.card == JOKER:
        return "a joker is not useless"
    used = _mates(hint.view.hand, hint.card) or _takes(hint, hint.card) or _wins(hint, hint.card)
    return _top(hint, Draw) or (f"it is of use: {used}" if used else None)


# melding


def _goes_out(hint: Hint) -> str | None:
    return None if _over(hint) else "the round is not over by it"


def _opens(hint: Hint) -> str | None:
    if not isinstance(hint.action, Open):
        return "nothing is opened"
    house = hint.view.house
    points = opening_points(hint.after.melds[len(hint.view.melds) :], house)
    return differs("points", hint.number("points"), points) or (
        None if points >= house.opening_points else "they are not enough"
    )


def _waits(hint: Hint) -> str | None:
    if hint.view.opened[hint.view.seat] or not isinstance(hint.action, Discard):
        return "nothing is put off"
    opens = [action for action in hint.actions if isinstance(action, Open)]
    return None if opens else "no opening is possible"


def _sheds(hint: Hint) -> str | None:
    seat = hint.view.seat
    before, after = (sum(_value(hint, card) for card in hand) for hand in (hint.view.hand, hint.after.hands[seat]))
    return differs("points", hint.number("points"), before - after)


def _wins_joker(hint: Hint) -> str | None:
    if not isinstance(hint.action, Swap) or hint.action.card != hint.card:
        return "no joker is won with it"
    left = hint.end.hands[hint.view.seat].count(JOKER) > hint.view.hand.count(JOKER)
    return "the joker is not melded this turn" if left else None


# discarding


def _kept(hint: Hint) -> str | None:
    if not isinstance(hint.action, Discard):
        return "nothing is discarded"
    if hint.card == hint.action.card or hint.card not in hint.view.hand:
        return f"{hint.card} is not kept"
    return None


def _of_kept(check: Callable[[Hint, Face, Face], str | Verdict | None]) -> Check:
    """The check of a reason that names a card which might have been discarded: asked with it and the discard."""
    return lambda hint: _kept(hint) or check(hint, hint.card, hint.action.card)


def _in_hand(hint: Hint) -> str | None:
    missing = [str(card) for card in hint.cards if card not in hint.view.hand]
    return f"{missing} are not in hand" if missing else None


def _keeps_meld(hint: Hint, kept: Face, gone: Face) -> str | None:
    if _in_hand(hint) or not readings((kept, *hint.cards), hint.view.house.melds):
        return "they make no meld"
    rest = without(tuple(hint.view.hand), (kept, *hint.cards))
    if kept in rest and not _largest(hint, kept, rest):
        return "another copy makes it as well"
    gone_with = _largest(hint, gone, hint.view.hand)
    return (
        None
        if len(gone_with) < len(hint.cards) + 1 or hint.view.hand.count(gone) > 1
        else f"{gone} is in as large a meld"
    )


def _largest(hint: Hint, card: Face, hand: Sequence[Face]) -> Sequence[Face]:
    """The largest meld of naturals of a hand that the card belongs to."""
    pool = sorted(each for each in set(hand) if each not in {JOKER, card})
    rules = hint.view.house.melds
    same = [each for each in pool if each.rank == card.rank] if card != JOKER else []
    suit = [each for each in pool if each.suit == card.suit] if card != JOKER else []
    found: Sequence[Face] = ()
    for size in range(2, 4):
        for cards in combinations(same, size):
            if readings((card, *cards), rules):
                found = (card, *cards)
    for size in range(2, len(suit) + 1):
        for cards in combinations(suit, size):
            if size >= len(found) and readings((card, *cards), rules):
                found = (card, *cards)
    return found


def _keeps_group(hint: Hint, kept: Face, gone: Face) -> str | None:
    mates = _mates(hint.view.hand, kept)
    if hint.view.hand.count(kept) > 1:
        return "another copy goes with them as well"
    wrong = set(hint.cards) - mates
    if wrong:
        return f"{wrong} do not go with it"
    fewer = len(_mates(hint.view.hand, gone)) < len(mates) or hint.view.hand.count(gone) > 1
    return None if fewer else f"{gone} goes with as many cards"


def _live(hint: Hint, kept: Face, gone: Face) -> str | None:
    count, other = _unseen(hint, kept), _unseen(hint, gone)
    if count <= other or gone == JOKER:
        return "the discard goes with as many"
    return differs("cards unseen", hint.number("count"), count) or differs("others", hint.number("other"), other)


def _keeps_joker(hint: Hint) -> str | None:
    kept = isinstance(hint.action, Discard) and hint.action.card != JOKER and JOKER in hint.view.hand
    return None if kept else "no joker is kept"


def _keeps_fitting(hint: Hint, kept: Face, gone: Face) -> str | None:
    return None if _takes(hint, kept) and not _takes(hint, gone) else "no meld takes it alone"


def _keeps_winner(hint: Hint, kept: Face, gone: Face) -> str | None:
    return None if _wins(hint, kept) and not _wins(hint, gone) else "no joker stands for it alone"


def _saves(hint: Hint, kept: Face, gone: Face) -> str | None:
    if _value(hint, gone) <= _value(hint, kept):
        return f"{kept} counts as much"
    value = hint.params.get("other", _value(hint, kept))
    return differs("points", hint.number("points"), _value(hint, gone)) or differs("others", value, _value(hint, kept))


def _before_end(hint: Hint, kept: Face, gone: Face) -> str | None:
    view = hint.view
    others = {seat: view.counts[seat] for seat in view.playing if seat != view.seat and view.opened[seat]}
    left = differs("cards left", hint.number("count"), min(others.values(), default=0))
    return _saves(hint, kept, gone) or left or differs("whose", hint.number("count"), others.get(hint.number("player")))


def _feeds_meld(hint: Hint, kept: Face, gone: Face) -> str | None:
    return _keeps_fitting(hint, kept, gone) or (None if _next_opened(hint) else "the next player has not opened")


def _feeds_joker(hint: Hint, kept: Face, gone: Face) -> str | None:
    return _keeps_winner(hint, kept, gone) or (None if _next_opened(hint) else "the next player has not opened")


def _feeds_known(hint: Hint, kept: Face, gone: Face) -> str | None:
    known = hint.view.known[_next(hint)]
    wrong = [card for card in hint.cards if card not in known or not together(kept, card)]
    if wrong:
        return f"{wrong} are not with the next player, or do not go with it"
    fewer = len(_mates(known, gone)) < len(_mates(known, kept))
    return None if fewer else f"{gone} goes with as many of them"


def _alike(hint: Hint, kept: Face, gone: Face) -> str | None:
    if JOKER in (kept, gone):
        return "one of them is a joker"
    same = _takes(hint, kept) == _takes(hint, gone) and _wins(hint, kept) == _wins(hint, gone)
    return None if same else "only one of them fits a meld"


def _estimated(hint: Hint, _kept: Face, _gone: Face) -> str | Verdict:
    return estimate(hint)


def _none_stands_out(_hint: Hint, _kept: Face, _gone: Face) -> Any:
    return Verdict.ESTIMATE


CHECKS: Final[Mapping[str, Check]] = {
    "explain_no_choice": only_move,
    "explain_take_goes_out": _take_goes_out,
    "explain_take_opens": _take_opens,
    "explain_take_melds": _take_melds,
    "explain_take_fits": _take_fits,
    "explain_take_better": lambda hint: _top(hint, Take) or estimate(hint),
    "explain_top_useless": _top_useless,
    "explain_draw_better": lambda hint: _top(hint, Draw) or estimate(hint),
    "explain_draw_alike": lambda _hint: Verdict.ESTIMATE,
    "explain_goes_out": _goes_out,
    "explain_opens": _opens,
    "explain_waits": _waits,
    "explain_sheds": _sheds,
    "explain_wins_joker": _wins_joker,
    "explain_keeps_meld": _of_kept(_keeps_meld),
    "explain_keeps_group": _of_kept(_keeps_group),
    "explain_keeps_live": _of_kept(_live),
    "explain_keeps_joker": _keeps_joker,
    "explain_keeps_fitting": _of_kept(_keeps_fitting),
    "explain_keeps_winner": _of_kept(_keeps_winner),
    "explain_saves_points": _of_kept(_saves),
    "explain_before_end": _of_kept(_before_end),
    "explain_feeds_meld": _of_kept(_feeds_meld),
    "explain_feeds_joker": _of_kept(_feeds_joker),
    "explain_feeds_known": _of_kept(_feeds_known),
    "explain_feeds_live": _of_kept(_live),
    "explain_better_by": _of_kept(_estimated),
    "explain_close": _of_kept(_none_stands_out),
    "explain_alike": _of_kept(_alike),
}
"""The check of each reason."""
