"""Reasons of turns: laying, adding, going out; with those of the pile and of discards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from game.cards import Face
from game.families.canasta.rules.actions import Add, Lay
from reasons.families.canasta.cards import counted, melds_of, ours
from reasons.families.canasta.discards import Discards
from reasons.families.canasta.piles import Piles
from reasons.judging import Check, Hint, Verdict, differs, estimate, only_move

ENOUGH: Final = 7
"""Cards from which on a meld earns its bonus."""


@dataclass(frozen=True)
class Canasta(Discards, Piles):
    """The rules of one game about turns; every method gets the view or the state of a hint."""

    reserve_due: Callable[[Any], bool]
    """Whether the team of the view takes a reserve when the hand is empty."""
    nearer_reserve: str
    takes_reserve: str
    keeps_for_team: tuple[str, ...]
    """The keys of its own reasons."""

    def checks(self) -> Mapping[str, Check]:
        """Return the check of each reason."""
        return {
            "explain_no_choice": only_move,
            "explain_goes_out": self._goes_out,
            self.takes_reserve: self._takes_reserve,
            self.nearer_reserve: self._nearer_reserve,
            "explain_nearer_out": self._nearer_out,
            "explain_earns_bonus": lambda hint: differs("bonus", hint.number("points"), self.earned(hint, hint.after)),
            "explain_bonus_comes": self._bonus_comes,
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
                self.taking(hint) or differs("cards", hint.number("count"), len(hint.view.discards))
            ),
            "explain_pile_feeds": self._pile_feeds,
            "explain_pile_helps": lambda hint: self.taking(hint) or estimate(hint),
            "explain_pile_blocks": lambda hint: self.drawing(hint) or Verdict.ESTIMATE,
            "explain_pile_useless": self._pile_useless,
            "explain_pile_partly": self._pile_useless,
            "explain_pile_costs": lambda hint: self.drawing(hint) or estimate(hint),
            "explain_pile_alike": lambda _hint: Verdict.ESTIMATE,
        }

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
        if self.reserve_due(hint.view) or not self.may_go_out(melds_of(hint, hint.after), hint.view.options):
            return "going out is not allowed"
        return differs("cards left", hint.number("count"), len(hint.after.hands[hint.view.seat]))

    def _bonus_comes(self, hint: Hint) -> str | None:
        now, action = ours(hint.view), hint.action
        at = action.meld - 1 if isinstance(action, Add) else len(now)
        earned = self.bonus(melds_of(hint, hint.end)[at]) - (self.bonus(now[at]) if at < len(now) else 0)
        return differs("bonus of the meld", hint.number("points"), earned)

    def _grows(self, hint: Hint) -> str | None:
        count = size_of(hint)
        if hint.number("missing") != ENOUGH - count or count >= ENOUGH:
            return f"{hint.number('missing')} are not missing"
        return differs("cards of the meld", hint.number("count"), count)

    def _makes_fit(self, hint: Hint) -> str | None:
        new, left = self.new_faces(hint), hint.after.hands[hint.view.seat]
        wrong = [str(card) for card in hint.cards if card not in new or card not in left]
        return f"{wrong} fit no more than before" if wrong else None

    def _gives_landing(self, hint: Hint) -> str | None:
        return differs("kinds of cards", hint.number("count"), len(self.new_faces(hint)))

    def _counts_melded(self, hint: Hint) -> str | None:
        points = self.points(stepped(hint), hint.view.options)
        return differs("points", hint.number("points"), points)

    def _sheds(self, hint: Hint) -> str | None:
        return differs("cards", hint.number("count"), len(stepped(hint)))


def stepped(hint: Hint) -> list[Face]:
    """The cards that the action puts on the table."""
    return list((counted(melds_of(hint, hint.after)) - counted(ours(hint.view))).elements())


def size_of(hint: Hint) -> int:
    """Return the number of cards of the meld that the action lays or adds to."""
    action = hint.action
    if isinstance(action, Add):
        return len(ours(hint.view)[action.meld - 1].cards) + 1
    return len(action.cards) if isinstance(action, Lay) else 0
