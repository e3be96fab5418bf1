"""A replay in words and figures, as one seat saw the match: its moves, key moments and rounds.

The replay shows and speaks these views, and `majlis replay` prints them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from decimal import Decimal
from functools import cached_property
from typing import Any, Final, NamedTuple

from game.cards import Face, format_faces
from game.engine import CardsDealt, Event, Place, SeatView, TurnBegan, redacted, sole_best
from game.i18n import _
from game.i18n.cards.names import SuitName
from game.i18n.phrases import captions_of, phrases_of
from game.i18n.wording import number_text, signed_text
from game.match.playback import Playback
from game.match.sides import seats_of

_UNTOLD: Final = (CardsDealt, TurnBegan)
_LONG: Final = 7
"""A meld that reaches so many cards is a key moment."""
_OF_ONE_SUIT: Final = 5
"""A meld with so many cards of a suit is named after it: no set has as many."""
_TWO_TEAMS: Final = 2


@dataclass(frozen=True, slots=True)
class MoveView:
    """One thing that happened on the way to a moment, or the heading of a trick."""

    number: int
    """The moment after it."""
    text: str
    cards: str
    """The cards in notation, as far as they were seen."""
    seat: int | None
    begins: bool = False
    """Whether the turn of somebody else begins with it."""
    named: bool = False
    """Whether the text names the cards."""
    heading: str = ""
    """The name of a trick whose cards follow; empty for a move."""
    known_from: int = 0
    """The moment from which on the text of a heading is known."""
    brief: str = ""
    """The text without the names of cards; empty where it names none."""


class RoundResultView(NamedTuple):
    """The end of a round, seen from one team."""

    place: int | None
    """The place of the team that won it, where one's own has the first; None where nobody did."""
    result: str
    """The lead with which it was won; or a word where nobody won it."""
    summary: str
    """The winner, and the points of everybody."""
    verdict: str = ""
    """The winner of the round, in words."""
    made: Sequence[tuple[int, str, str]] = ()
    """The places of all teams in their order, with their names and what they made."""
    out: str = ""
    """A note that the player was out of the match in this round; empty otherwise."""


class KeyMomentView(NamedTuple):
    """A moment that a round is remembered by."""

    number: int
    text: str
    place: int | None
    """The place of the team whose doing it was, where one's own has the first; None where it was nobody's."""
    trick: bool
    """Whether no more than a trick was won."""
    cards: str = ""
    """The cards it was about in notation, as far as they were seen."""
    seat: int | None = None
    """The player who did it."""


class MomentView(NamedTuple):
    """The place of a moment in its match."""

    round: str
    """ "Round 1 of 10"."""
    move: str
    """ "Move 122 of 128"."""
    widest: str
    """The longest that `move` gets in this round."""


class ReplayViews:
    """Makes the views of a match that is played back, as a seat saw it, or with open hands as everybody did."""

    def __init__(
        self,
        playback: Playback,
        seat: int,
        is_key: Callable[[Event], bool],
        order: Callable[[SeatView], Callable[[Face], Any]],
    ) -> None:
        """Views for `seat`.

        Args:
            is_key: whether an event is a key moment of its round.
            order: the order in which a view's hand is sorted, for cards that are only shown.
        """
        self._playback = playback
        self._seat = seat
        self._is_key = is_key
        self._order = order

    def place_of(self, team: int) -> int:
        """The place of a team where one's own has the first, as in the score of the table."""
        playback, own = self._playback, self._own
        return 0 if team == own else 1 + [each for each in sorted(set(playback.teams)) if each != own].index(team)

    @property
    def team_names(self) -> list[str]:
        """The names of all teams in the order of their places."""
        return [self._team_name(team) for team in sorted(set(self._playback.teams), key=self.place_of)]

    def moment(self, number: int) -> MomentView:
        """Return the round of a moment, and the move in it that led there."""
        playback = self._playback
        if not playback.read:
            return MomentView("", _("Reading…"), "")
        begin, end = playback.round_of(number)
        if playback.day is not None and playback.game.day_rounds == 1:
            counted = _("Deal of the day")
        else:
            last = playback.rounds[-1] if playback.rounds else 0  # a record may end before its first deal
            counted = phrases_of(playback.game_name).rounds.counted.said(
                round=playback.still_at(begin).state.round, count=playback.still_at(last).state.round
            )
        moves = [_("Move {number} of {count}", number=each - begin, count=end - begin) for each in (number, end)]
        return MomentView(counted, *moves)

    def moves(self, number: int) -> list[MoveView]:
        """Everything that was done in the round of a moment; tricks have headings."""
        begin, end = self._playback.round_of(number)
        moves: list[MoveView] = []
        before: int | None = None
        heading: int | None = None
        tricks = 0
        for at in range(begin, end + 1):
            for event in self._playback.still_at(at).events:
                move = self._move(at, event)
                if move is None:
                    continue
                if event.target is not None and event.target.zone == "trick" and heading is None:
                    tricks, heading = tricks + 1, len(moves)
                    moves.append(MoveView(at, "", "", None, heading=_("Trick {number}", number=tricks)))
                if _ends_trick(event) and heading is not None:
                    moves[heading] = replace(moves[heading], text=move.text, seat=move.seat, known_from=at)
                    before = heading = None
                    continue
                moves.append(replace(move, begins=event.seat != before))
                before = event.seat
        return moves

    def last_move(self, number: int) -> MoveView | None:
        """Return the last action of its player on the way to a moment; None where nothing was done."""
        still = self._playback.still_at(number)
        moves = [move for event in still.events if not _ends_trick(event) and (move := self._move(number, event))]
        actor = still.action.seat if still.action is not None else None
        own = [move for move in moves if move.seat is not None and move.seat == actor]
        return next(iter([*reversed(own), *reversed(moves)]), None)

    def key_moments(self, number: int) -> list[KeyMomentView]:
        """The key moments of the round of a moment, its end the last of them; of several at one moment the first."""
        begin, end = self._playback.round_of(number)
        found: dict[int, KeyMomentView] = {}
        melds: dict[Place, list[Face]] = {}
        lengthened = set[int]()
        for at in range(begin, end + 1):
            for event in self._playback.still_at(at).events:
                trick, key = _ends_trick(event), self._is_key(event)
                if not (_becomes_long(event, melds) or key or trick):
                    continue
                move = self._move(at, event)
                if move is not None and not (key or trick):
                    lengthened.add(at)
                    move = replace(move, text=self._long_meld_text(event, melds))
                elif move is not None and at in lengthened:  # the game has a name for the long meld
                    lengthened.remove(at)
                    found[at] = self._key_moment(replace(self._with_name(move), cards=found.pop(at).cards), trick=False)
                if move is not None and (at not in found or found[at].trick):
                    found[at] = self._key_moment(move, trick=trick)
        return with_end([found[at] for at in sorted(found)], end, self.results.get(begin))

    @cached_property
    def results(self) -> Mapping[int, RoundResultView]:
        """The end of every round, or that it was not played to its end, by the moment at which it was dealt."""
        playback = self._playback
        totals = {score.round: score.totals for score in playback.scores}
        points = {score.round: score.points for score in playback.scores}
        results = {}
        for at in playback.rounds:
            number = playback.still_at(at).state.round
            numbered = phrases_of(playback.game_name).rounds.numbered.said(round=number)
            if number not in points:
                unfinished = _("unfinished")
                results[at] = RoundResultView(None, unfinished, f"{numbered}: {unfinished}")
                continue
            # not every game counts the points of a round one by one in the total
            before = totals.get(number - 1, [Decimal(0)] * len(totals[number]))
            gained = [now - then for now, then in zip(totals[number], before, strict=True)]
            results[at] = self._result(at, numbered, points[number], gained)
        return results

    def _result(self, at: int, numbered: str, points: Sequence[Decimal], gained: Sequence[Decimal]) -> RoundResultView:
        playback, words = self._playback, phrases_of(self._playback.game_name).rounds
        sign = -1 if playback.game.fewest_win else 1
        winners = sole_best([sign * each for each in points])
        if not winners:
            word = _("tie") if any(gained) else words.void.said()
            return RoundResultView(None, word, f"{numbered}. {words.nobodys.said()}")
        (team,) = winners
        if len(seats_of(playback, team)) == 1:
            verdict = words.somebodys.said(name=self._team_name(team))
        else:
            verdict = (words.ours if team == self._own else words.theirs).said()
        rest = [sign * each for other, each in enumerate(gained) if other != team and self._played(at, other)]
        margin = sign * gained[team] - max(rest, default=sign * gained[team])
        made = sorted(
            (self.place_of(each), self._team_name(each), number_text(points)) for each, points in enumerate(gained)
        )
        by_team = " · ".join(f"{self._team_name(each)} {number_text(points)}" for each, points in enumerate(gained))
        name = playback.seats[self._seat].name
        return RoundResultView(
            self.place_of(team),
            number_text(margin) if sign < 0 else signed_text(margin),  # fewer points are no plus
            f"{numbered}. {verdict} {by_team}",
            verdict,
            made,
            "" if self._played(at, self._own) else _("{name} is out of the match.", name=name),
        )

    @property
    def _own(self) -> int:
        return self._playback.teams[self._seat]

    def _team_name(self, team: int) -> str:
        """The name of a team as those of one's own call it."""
        members, names = seats_of(self._playback, team), phrases_of(self._playback.game_name).teams
        alone = len(members) == 1
        return self._playback.seats[members[0]].name if alone else names[0 if team == self._own else 1].said()

    def _played(self, at: int, team: int) -> bool:
        """Whether a team did anything in the round of a moment: it may be out of the match."""
        begin, end = self._playback.round_of(at)
        actions = (self._playback.still_at(number).action for number in range(begin + 1, end + 1))
        seats = {action.seat for action in actions if action is not None}
        return any(seat in seats for seat in seats_of(self._playback, team))

    def _move(self, number: int, event: Event) -> MoveView | None:
        """The view of an event; None where nothing is said of it."""
        playback, seat = self._playback, self._seat
        event = event if playback.opened else redacted(event, seat)
        if isinstance(event, _UNTOLD):
            return None
        captions, names = captions_of(playback.game_name), playback.names
        name, own = names[event.seat] if event.seat is not None else "", event.seat == seat
        text = captions.caption(event, name, own=own, names=names, you=seat)
        if not text:
            return None
        seen = [card for card in event.cards if card is not None]
        seen = seen if len(seen) == len(event.cards) else []
        named = captions.deed(event, name, seen, own=own) if seen else ""
        if event.source is None and seen:  # cards that are only shown lie as in a hand
            seen.sort(key=self._order(playback.view(seat)))
        cards, brief = format_faces(seen), text if named else ""
        return MoveView(number, named or text, cards, event.seat, named=bool(named), brief=brief)

    def _key_moment(self, move: MoveView, *, trick: bool) -> KeyMomentView:
        place = self.place_of(self._playback.teams[move.seat]) if move.seat is not None else None
        return KeyMomentView(move.number, move.text, place, trick, move.cards, move.seat)

    def _with_name(self, move: MoveView) -> MoveView:
        """Return a move with the name of its player where the text has none."""
        name = self._playback.seats[move.seat].name if move.seat is not None else ""
        if name in move.text:
            return move
        return replace(move, text=f"{_('You') if move.seat == self._seat else name}: {move.text}")

    def _long_meld_text(self, event: Event, melds: Mapping[Place, Sequence[Face]]) -> str:
        """Return a sentence about a meld that has become long; the suit of a run is named."""
        faces = [face for face in melds[event.target] if not face.is_joker] if event.target is not None else []
        player = "" if event.seat in (None, self._seat) else self._playback.seats[event.seat or 0].name
        for suit, most in Counter(face.suit for face in faces).most_common(1):
            if most >= _OF_ONE_SUIT:
                named = SuitName(suit, phrases_of(self._playback.game_name).cards)
                if not player:
                    return _("You bring a meld of {suit} to seven cards.", suit=named)
                return _("{player} brings a meld of {suit} to seven cards.", player=player, suit=named)
        if not player:
            return _("You bring a meld to seven cards.")
        return _("{player} brings a meld to seven cards.", player=player)


def with_end(keys: Sequence[KeyMomentView], end: int, result: RoundResultView | None) -> list[KeyMomentView]:
    """Key moments with the result of their round at its `end`, where it was played to that."""
    if result is None or not result.made:
        return list(keys)
    made = " · ".join(f"{name} {points}" for _place, name, points in result.made)
    made = made if len(result.made) == _TWO_TEAMS else ""
    last = next((each for each in keys if each.number == end and not each.trick), None)
    if last is None:
        return [*keys, KeyMomentView(end, f"{result.verdict} {made}".strip(), result.place, trick=False)]
    return [each._replace(text=f"{each.text} {made}".strip()) if each is last else each for each in keys]


def _ends_trick(event: Event) -> bool:
    return event.source is not None and event.source.zone == "trick"


def _becomes_long(event: Event, melds: dict[Place, list[Face]]) -> bool:
    """Whether a meld has so many cards from now on that it counts; keeps the cards of each meld."""
    if event.target is None or event.target.zone != "meld":
        return False
    meld = melds.setdefault(event.target, [])
    before = len(meld)
    meld += [card for card in event.cards if card is not None]
    return before < _LONG <= len(meld)
