"""Reasons of the games of melds with teams and reserves, judged by the rules of their melds alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.cards import ALL_FACES, JOKER, Face, Rank
from game.families.canasta.rules.actions import Add, Lay
from game.melds.common import Discard, Draw
from game.melds.judge import arrange_add
from game.melds.meld import FloatingRules, Meld
from reasons.judging import Check, Hint, Verdict, differs, estimate, only_move

_ENOUGH = 7
_NEAR = 2
"""Places of a run within which cards go together."""


@dataclass(frozen=True)
class Canasta:
    """What the rules of one game say; each is asked with the view or the state of a hint."""

    rules: Callable[[Any], FloatingRules]
    bonus: Callable[[Meld], int]
    points: Callable[[Sequence[Face], Any], float]
    """What cards count, in points, by cards and options."""
    may_go_out: Callable[[tuple[Meld, ...], Any], bool]
    """Whether a team with these melds may, by melds and options."""
    reserve_due: Callable[[Any], bool]
    """Whether the team of the view takes a reserve when the hand is empty."""
    nearer_reserve: str
    takes_reserve: str
    keeps_for_team: tuple[str, ...]
    """The keys of its own reasons."""

    def checks(self) -> Mapping[str, Check]:
        """How each reason is judged."""
        return {
            "explain_no_choice": only_move,
            "explain_goes_out": self._goes_out,
            self.takes_reserve: self._takes_reserve,
            self.nearer_reserve: self._nearer_reserve,
            "explain_nearer_out": self._nearer_out,
            "explain_earns_bonus": lambda hint: differs("bonus", hint.number("points"), self._earned(hint, hint.after)),
            "explain_bonus_comes": lambda hint: differs("bonus", hint.number("points"), self._earned(hint, hint.end)),
            "explain_grows_bonus": self._grows,
            "explain_makes_fit": self._makes_fit,
            "explain_gives_landing": self._gives_landing,
            "explain_counts_melded": self._counts_melded,
            "explain_sheds": self._sheds,
            "explain_must_lay": lambda hint: None if hint.view.must_lay else "nothing has to be laid",
            "explain_keeps_wild": self._keeps_wild,
            "explain_keeps_with": self._keeps_with,
            "explain_counts_more": self._counts_more,
            "explain_feeds_meld": self._feeds_meld,
            "explain_feeds_wild": self._keeps_wild,
            "explain_feeds_bonus": self._feeds_bonus,
            "explain_feeds_unseen": self._unseen,
            "explain_keeps_live": self._unseen,
            "explain_pile_denies": self._pile_denies,
            "explain_better_by": self._better_by,
            "explain_close": self._close,
            "explain_alike": self._alike,
            **dict.fromkeys(self.keeps_for_team, self._keeps_for_team),
            "explain_pile_bonus": self._pile_bonus,
            "explain_pile_melds": self._pile_melds,
            "explain_pile_fits": self._pile_fits,
            "explain_pile_more": lambda hint: (
                self._taking(hint) or differs("cards", hint.number("count"), len(hint.view.discards))
            ),
            "explain_pile_feeds": self._pile_feeds,
            "explain_pile_helps": lambda hint: self._taking(hint) or estimate(hint),
            "explain_pile_useless": self._pile_useless,
            "explain_pile_partly": self._pile_useless,
            "explain_pile_costs": lambda hint: self._drawing(hint) or estimate(hint),
            "explain_pile_alike": lambda _hint: Verdict.ESTIMATE,
        }

    def longest(self, melds: Iterable[Meld], card: Face, view: Any) -> int:
        """The most cards of a meld that takes the card; 0 where none does."""
        rules = self.rules(view)
        grown = [arrange_add(meld, card, rules) for meld in melds]
        return max([len(each.cards) for each in grown if isinstance(each, Meld)], default=0)

    def fits_nothing(self, hint: Hint, card: Face, others: Sequence[Face]) -> bool:
        """Whether the card fits no meld of the own team and goes with no other card."""
        ours = _ours(hint.view)
        return not _wild(card) and not self.longest(ours, card, hint.view) and not self._together(hint, card, others)

    def _together(self, hint: Hint, card: Face, others: Iterable[Face]) -> list[Face]:
        return [other for other in others if self._go_together(card, other, hint.view)]

    def _go_together(self, card: Face, other: Face, view: Any) -> bool:
        if _wild(card) or _wild(other):
            return False
        if card.rank == other.rank and card.rank in self.rules(view).set_ranks:
            return True
        ranks = [(one, two) for one in _places(card) for two in _places(other)]
        return card.suit == other.suit and any(0 < abs(one - two) <= _NEAR for one, two in ranks)

    # the end of a hand

    def _goes_out(self, hint: Hint) -> str | None:
        over = hint.end.phase.key in ("round_over", "match_over")
        empty = not hint.end.hands[hint.view.seat]
        return None if over and empty else "the round is not over by it"

    def _takes_reserve(self, hint: Hint) -> str | None:
        if not self.reserve_due(hint.view):
            return "no reserve is due"
        end = hint.game.view(hint.end, hint.view.seat)
        return "the reserve is not taken this turn" if self.reserve_due(end) else None

    def _nearer_reserve(self, hint: Hint) -> str | None:
        if not self.reserve_due(hint.view):
            return "no reserve is due"
        return differs("cards left", hint.number("count"), len(hint.after.hands[hint.view.seat]))

    def _nearer_out(self, hint: Hint) -> str | None:
        if self.reserve_due(hint.view) or not self.may_go_out(_melds_of(hint, hint.after), hint.view.options):
            return "going out is not allowed"
        return differs("cards left", hint.number("count"), len(hint.after.hands[hint.view.seat]))

    # laying and adding

    def _earned(self, hint: Hint, then: Any) -> int:
        return sum(map(self.bonus, _melds_of(hint, then))) - sum(map(self.bonus, _ours(hint.view)))

    def _grows(self, hint: Hint) -> str | None:
        count = _size_of(hint)
        if hint.number("missing") != _ENOUGH - count or count >= _ENOUGH:
            return f"{hint.number('missing')} are not missing"
        return differs("cards of the meld", hint.number("count"), count)

    def _new_faces(self, hint: Hint) -> list[Face]:
        before, after = _ours(hint.view), _melds_of(hint, hint.after)
        faces = [face for face in ALL_FACES if not _wild(face)]
        return [
            face for face in faces if self.longest(after, face, hint.view) and not self.longest(before, face, hint.view)
        ]

    def _makes_fit(self, hint: Hint) -> str | None:
        new, left = self._new_faces(hint), hint.after.hands[hint.view.seat]
        wrong = [str(card) for card in hint.cards if card not in new or card not in left]
        return f"{wrong} fit no more than before" if wrong else None

    def _gives_landing(self, hint: Hint) -> str | None:
        return differs("kinds of cards", hint.number("count"), len(self._new_faces(hint)))

    def _counts_melded(self, hint: Hint) -> str | None:
        points = self.points(_stepped(hint), hint.view.options)
        return differs("points", hint.number("points"), points)

    def _sheds(self, hint: Hint) -> str | None:
        return differs("cards", hint.number("count"), len(_stepped(hint)))

    # discarding

    def _kept(self, hint: Hint) -> str | None:
        """Whether the card that is named might have been discarded."""
        if not isinstance(hint.action, Discard):
            return "nothing is discarded"
        if hint.card == hint.action.card or hint.card not in hint.view.hand:
            return f"{hint.card} is not kept"
        return None

    def _keeps_wild(self, hint: Hint) -> str | None:
        false = self._kept(hint)
        if false:
            return false
        return None if _wild(hint.card) and not _wild(hint.action.card) else "no wild card is kept by it"

    def _keeps_with(self, hint: Hint) -> str | None:
        false = self._kept(hint)
        if false:
            return false
        kept, gone = hint.card, hint.action.card
        with_kept = self._together(hint, kept, _less(hint.view.hand, kept))
        wrong = [str(card) for card in hint.cards if card not in with_kept]
        if wrong:
            return f"{wrong} do not go with {kept}"
        with_gone = set(self._together(hint, gone, _less(hint.view.hand, gone)))
        if len(with_gone) >= len(set(with_kept)) and hint.view.hand.count(gone) < 2:
            return f"{gone} goes with as many cards"
        return None

    def _keeps_for_team(self, hint: Hint) -> str | None:
        false = self._kept(hint)
        if false:
            return false
        kept, gone = (self.longest(_ours(hint.view), card, hint.view) for card in (hint.card, hint.action.card))
        if kept <= gone:
            return f"{hint.action.card} fits as long a meld"
        return differs("cards of the meld", hint.params.get("count", kept), kept)

    def _counts_more(self, hint: Hint) -> str | None:
        points = self.points((hint.action.card,), hint.view.options) - self.points((hint.card,), hint.view.options)
        return self._kept(hint) or differs("points", hint.number("points"), round(points))

    def _feeds_meld(self, hint: Hint) -> str | None:
        false = self._kept(hint)
        if false:
            return false
        kept, gone = (self.longest(_theirs(hint.view), card, hint.view) for card in (hint.card, hint.action.card))
        return "it feeds no less" if kept <= gone else differs("cards of the meld", hint.number("count"), kept)

    def _feeds_bonus(self, hint: Hint) -> str | None:
        false = self._kept(hint)
        if false:
            return false
        kept, gone = (self._bonus_with(hint, card) for card in (hint.card, hint.action.card))
        return "the discard earns as much" if kept <= gone else differs("bonus", hint.number("points"), kept)

    def _bonus_with(self, hint: Hint, card: Face) -> int:
        rules = self.rules(hint.view)
        grown = [(meld, arrange_add(meld, card, rules)) for meld in _theirs(hint.view)]
        return max([self.bonus(then) - self.bonus(now) for now, then in grown if isinstance(then, Meld)], default=0)

    def _unseen_with(self, hint: Hint, card: Face) -> int:
        view = hint.view
        visible = Counter((*view.hand, *view.discards)) + _counted((*_ours(view), *_theirs(view)))
        near = [
            face
            for face in ALL_FACES
            if face not in (card, JOKER) and face.suit == card.suit and self._go_together(card, face, view)
        ]
        return sum(2 - visible[face] for face in near)

    def _unseen(self, hint: Hint) -> str | None:
        false = self._kept(hint)
        if false:
            return false
        if _wild(hint.card) or _wild(hint.action.card):
            return "one of them is wild"
        count, other = (self._unseen_with(hint, card) for card in (hint.card, hint.action.card))
        if count <= other:
            return "the discard goes with as many"
        return differs("cards unseen", hint.number("count"), count) or differs("others", hint.number("other"), other)

    def _pile_denies(self, hint: Hint) -> str | None:
        if self._taking(hint) or hint.card not in hint.view.discards:
            return "the card is not taken with the pile"
        return differs("cards unseen", hint.number("count"), self._unseen_with(hint, hint.card))

    def _better_by(self, hint: Hint) -> str | Verdict:
        return self._kept(hint) or estimate(hint)

    def _close(self, hint: Hint) -> str | Verdict:
        return self._kept(hint) or Verdict.ESTIMATE

    def _alike(self, hint: Hint) -> str | None:
        false = self._kept(hint)
        if false:
            return false
        kept, gone = hint.card, hint.action.card
        if _wild(kept) != _wild(gone):
            return "one of them is wild"
        for melds in (_ours(hint.view), _theirs(hint.view)):
            if self.longest(melds, kept, hint.view) != self.longest(melds, gone, hint.view):
                return "one of them fits a longer meld"
        return None

    # the pile

    def _taking(self, hint: Hint) -> str | None:
        return "nothing is taken" if isinstance(hint.action, Draw) or hint.view.phase.key != "draw" else None

    def _drawing(self, hint: Hint) -> str | None:
        return None if isinstance(hint.action, Draw) else "nothing is drawn"

    def _pile_bonus(self, hint: Hint) -> str | None:
        return self._taking(hint) or differs("bonus", hint.number("points"), self._earned(hint, hint.end))

    def _pile_melds(self, hint: Hint) -> str | None:
        false = self._taking(hint)
        if false:
            return false
        melded = _counted(_melds_of(hint, hint.end)) - _counted(_ours(hint.view))
        wrong = Counter(hint.cards) - melded
        if wrong:
            return f"{list(map(str, wrong))} are not melded this turn"
        return None if not Counter(hint.cards) - Counter(hint.view.discards) else "they are not in the pile"

    def _pile_fits(self, hint: Hint) -> str | None:
        false = self._taking(hint)
        if false:
            return false
        pool = (*hint.view.hand, *hint.view.discards)
        wrong = [str(card) for card in hint.cards if self.fits_nothing(hint, card, _less(pool, card))]
        return f"{wrong} fit nothing" if wrong else None

    def _pile_feeds(self, hint: Hint) -> str | None:
        if self._taking(hint) or hint.card not in hint.view.discards:
            return "the card is not taken with the pile"
        return differs(
            "cards of the meld", hint.number("count"), self.longest(_theirs(hint.view), hint.card, hint.view)
        )

    def _pile_useless(self, hint: Hint) -> str | None:
        pool = (*hint.view.hand, *hint.view.discards)
        useless = [card for card in hint.view.discards if self.fits_nothing(hint, card, _less(pool, card))]
        total = hint.params.get("total", hint.number("count"))
        return (
            self._drawing(hint)
            or differs("cards", total, len(hint.view.discards))
            or differs("useless cards", hint.number("count"), len(useless))
        )


def _wild(card: Face) -> bool:
    return card == JOKER or card.rank is Rank.TWO


def _places(card: Face) -> tuple[int, ...]:
    return (1, 14) if card.rank is Rank.ACE else (int(card.rank),)


def _ours(view: Any) -> tuple[Meld, ...]:
    melds: tuple[Meld, ...] = view.melds[view.team]
    return melds


def _theirs(view: Any) -> tuple[Meld, ...]:
    melds: tuple[Meld, ...] = view.melds[1 - view.team]
    return melds


def _melds_of(hint: Hint, state: Any) -> tuple[Meld, ...]:
    melds: tuple[Meld, ...] = state.melds[hint.view.team]
    return melds


def _counted(melds: Iterable[Meld]) -> Counter[Face]:
    return Counter(card for meld in melds for card in meld.cards)


def _less(cards: Sequence[Face], card: Face) -> list[Face]:
    left = list(cards)
    left.remove(card)
    return left


def _stepped(hint: Hint) -> list[Face]:
    """The cards that the action puts on the table."""
    return list((_counted(_melds_of(hint, hint.after)) - _counted(_ours(hint.view))).elements())


def _size_of(hint: Hint) -> int:
    """How many cards the meld has that the action lays or adds to."""
    action = hint.action
    if isinstance(action, Add):
        return len(_ours(hint.view)[action.meld - 1].cards) + 1
    return len(action.cards) if isinstance(action, Lay) else 0
