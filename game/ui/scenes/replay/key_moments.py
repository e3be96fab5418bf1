"""What the time line of a replay marks: how each round ended, and the moments that a round is told by."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from decimal import Decimal
from typing import Final, NamedTuple

from game.cards import Face
from game.engine import Event, Place, RoundScore, sole_best
from game.i18n import _
from game.i18n.cards.names import SuitName
from game.i18n.phrases import phrases_of
from game.i18n.wording import number_text, signed_text
from game.match.playback import Playback
from game.match.sides import seats_of
from game.ui.scenes.replay.told import Move, move_of
from game.ui.table.game_table import table_of

_LONG: Final = 7
"""Cards of a meld that is one of the moments a round is told by."""

_TEAMS: Final = 2
"""What so many made has room in a line."""
_OF_ONE_SUIT: Final = 5
"""Of those so many are of one suit where it is named after that: no set has as many."""


class Ended(NamedTuple):
    """How a round ended, seen from one team."""

    place: int | None
    """Whose it was, by the place of the team where one's own has the first; None where it was nobody's."""
    result: str
    """By how much whoever won it was before the next; or a word where nobody was."""
    told: str
    """Whose it was, and what everybody made."""
    verdict: str = ""
    """No more than whose it was."""
    made: Sequence[tuple[int, str, str]] = ()
    """The places of all teams in their order, with their names and what they made."""
    out: str = ""
    """That the one whose seat it is seen from was out of the match, where that is so."""


class KeyMoment(NamedTuple):
    """A moment that stands on the time line."""

    number: int
    text: str
    place: int | None
    """Whose doing it was, by the place of the team where one's own has the first; None where it was nobody's."""
    trick: bool
    """Whether no more than a trick was won."""
    cards: str = ""
    """Those it was about, as far as they were seen, in notation."""
    seat: int | None = None
    """Of whose doing it was; None where it was nobody's."""


def ended_rounds(playback: Playback, seat: int) -> dict[int, Ended]:
    """By the moment at which it was dealt, how every round ended, or that it was not played to its end."""
    words, sign = phrases_of(playback.game_name).rounds, -1 if playback.game.fewest_win else 1
    scores = {score.round: score for score in playback.scores}
    dealt = {playback.still_at(at).state.round: at for at in playback.rounds}
    own, ended = playback.teams[seat], dict[int, Ended]()
    for number, at in dealt.items():
        numbered = words.numbered.said(round=number)
        if number not in scores:
            word = _("unfinished")
            ended[at] = Ended(None, word, f"{numbered}: {word}")
            continue
        winners, points = sole_best([sign * each for each in scores[number].points]), _gained(scores, number)
        if not winners:
            word = _("tie") if any(points) else words.void.said()
            ended[at] = Ended(None, word, f"{numbered}. {words.nobodys.said()}")
            continue
        (team,) = winners
        whose = place_of(playback, team, seat)
        alone, ours = len(seats_of(playback, team)) == 1, team == own
        if alone:
            verdict = words.somebodys.said(name=team_name(playback, team, own))
        else:
            verdict = (words.ours if ours else words.theirs).said()
        rest = [sign * each for other, each in enumerate(points) if other != team and _played(playback, at, other)]
        margin = sign * points[team] - max(rest, default=sign * points[team])
        by = number_text(margin) if sign < 0 else signed_text(margin)  # fewer points are no plus
        made = [
            (place_of(playback, each, seat), team_name(playback, each, own), number_text(made))
            for each, made in enumerate(points)
        ]
        told = f"{numbered}. {verdict} {' · '.join(f'{name} {number}' for _place, name, number in made)}"
        plays, name = _played(playback, at, own), playback.seats[seat].name
        out = "" if plays else _("{name} is out of the match.", name=name)
        ended[at] = Ended(whose, by, told, verdict, sorted(made), out)
    return ended


def _played(playback: Playback, at: int, team: int) -> bool:
    """Whether a team did anything in the round that was dealt at a moment: it may be out of the match."""
    begin, end = playback.round_of(at)
    acts = (playback.still_at(number).action for number in range(begin + 1, end + 1))
    return any(act is not None and act.seat is not None and playback.teams[act.seat] == team for act in acts)


def place_of(playback: Playback, team: int, seat: int) -> int:
    """The place of a team where the team of `seat` has the first, as in the score of the table."""
    own = playback.teams[seat]
    return 0 if team == own else 1 + [each for each in sorted(set(playback.teams)) if each != own].index(team)


def _gained(scores: Mapping[int, RoundScore], number: int) -> Sequence[Decimal]:
    """What a round added to the total of each team: not every game counts its points one by one in the total."""
    totals = scores[number].totals
    before = scores[number - 1].totals if number - 1 in scores else [Decimal(0)] * len(totals)
    return [now - then for now, then in zip(totals, before, strict=True)]


def team_name(playback: Playback, team: int, own: int) -> str:
    """Of a team as those of the team `own` call it."""
    members, names = seats_of(playback, team), phrases_of(playback.game_name).teams
    return playback.seats[members[0]].name if len(members) == 1 else names[0 if team == own else 1].said()


def key_moments(playback: Playback, begin: int, end: int, seat: int) -> list[KeyMoment]:
    """Those between two moments of a round, as `seat` saw them; of several at one moment the first counts."""
    found: dict[int, KeyMoment] = {}
    long: dict[Place, list[Face]] = {}
    grown = set[int]()
    for number in range(begin, end + 1):
        for event in playback.still_at(number).events:
            trick = event.source is not None and event.source.zone == "trick"
            if not (_grows_long(event, long) or _is_key(playback, event) or trick):
                continue
            move = move_of(playback, number, event, seat)
            if move is not None and not (_is_key(playback, event) or trick):
                grown.add(number)
                move = replace(move, text=_long_meld(playback, event, seat, long))
            elif move is not None and number in grown:  # the game has a name for it
                grown.remove(number)
                move = replace(_named(playback, move, seat), cards=found[number].cards)
                found[number] = _marked(playback, move, seat, trick=False)
            if move is not None and (number not in found or found[number].trick):
                found[number] = _marked(playback, move, seat, trick=trick)
    return list(found.values())


def with_end(keys: Sequence[KeyMoment], end: int, ended: Ended | None) -> Sequence[KeyMoment]:
    """The same with whose the round was at its `end`, if it was played to that, and what both teams of two made."""
    if ended is None or not ended.made:
        return keys
    made = " · ".join(f"{name} {points}" for _place, name, points in ended.made) if len(ended.made) == _TEAMS else ""
    last = next((each for each in keys if each.number == end and not each.trick), None)
    if last is None:
        return [*keys, KeyMoment(end, f"{ended.verdict} {made}".strip(), ended.place, trick=False)]
    told = last._replace(text=f"{last.text} {made}".strip())
    return [told if each is last else each for each in keys]


def _named(playback: Playback, move: Move, seat: int) -> Move:
    """With the name of whoever did it where the text has none; what `seat` did as everywhere else."""
    name = playback.seats[move.seat].name if move.seat is not None else ""
    if name in move.text:
        return move
    return replace(move, text=f"{_('You') if move.seat == seat else name}: {move.text}")


def _marked(playback: Playback, move: Move, seat: int, *, trick: bool) -> KeyMoment:
    place = place_of(playback, playback.teams[move.seat], seat) if move.seat is not None else None
    return KeyMoment(move.number, move.text, place, trick, move.cards, move.seat)


def _long_meld(playback: Playback, event: Event, seat: int, long: Mapping[Place, Sequence[Face]]) -> str:
    """That a meld has become `_LONG`; that of a suit by its name."""
    faces = [face for face in long[event.target] if not face.is_joker] if event.target is not None else []
    for suit, most in Counter(face.suit for face in faces).most_common(1):
        if most < _OF_ONE_SUIT:
            continue
        named = SuitName(suit, phrases_of(playback.game_name).cards)
        if event.seat is None or event.seat == seat:
            return _("You bring a meld of {suit} to seven cards.", suit=named)
        player = playback.seats[event.seat].name
        return _("{player} brings a meld of {suit} to seven cards.", player=player, suit=named)
    if event.seat is None or event.seat == seat:
        return _("You bring a meld to seven cards.")
    return _("{player} brings a meld to seven cards.", player=playback.seats[event.seat].name)


def _is_key(playback: Playback, event: Event) -> bool:
    style = table_of(playback.game_name).config.style(event)
    return style.key or style.ends


def _grows_long(event: Event, long: dict[Place, list[Face]]) -> bool:
    """Whether a meld has so many cards from now on that it counts; keeps those of each."""
    place = event.target
    if place is None or place.zone != "meld":
        return False
    meld = long.setdefault(place, [])
    before = len(meld)
    meld += [card for card in event.cards if card is not None]
    return before < _LONG <= len(meld)
