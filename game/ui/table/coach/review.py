"""Three moments of a round that was played under the eyes of the coach."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import chain
from typing import Final

from game.cards import Face, format_faces, parse_faces
from game.engine import Action, Event, Seat
from game.games import game_named
from game.i18n import _
from game.i18n.phrases import captions_of, card_names, phrases_of
from game.lessons.lesson import PLAYER
from game.lessons.lesson_run import DecisionNote, LessonRun
from game.melds.common import Discard
from game.opponents.protocol import opponents_of
from game.opponents.reasons import Names, ReasonKey
from game.ui.table.contract.game_table import table_of

_MOMENTS: Final = 3
_MELDS: Final = frozenset({"meld", "melds"})


def review_text(course: LessonRun, game: str) -> str:
    """A paragraph for each moment; empty where there is nothing to tell."""
    log = course.match.log(PLAYER)
    names = course.match.names
    moments = [
        _moment(noted, turn, game, log, names) for noted, turn in _worth_telling(_turns(course.noted), game, log)
    ]
    if not moments:
        return ""
    return "\n".join([_("Looking back: what you did, and after each Hint what I'd have done."), *moments])


def _turns(noted: Sequence[DecisionNote]) -> list[list[DecisionNote]]:
    """Decisions that followed each other without anybody else playing."""
    turns: list[list[DecisionNote]] = []
    for one in noted:
        if turns and turns[-1][-1].number + len(turns[-1][-1].done) == one.number:
            turns[-1].append(one)
        else:
            turns.append([one])
    return turns


def _worth_telling(
    turns: Sequence[list[DecisionNote]], game: str, log: Sequence[Event]
) -> list[tuple[DecisionNote, list[DecisionNote]]]:
    """Discards that went into the next player's melds, then dangers that the player ran into, then what the coach would
    have done otherwise, the dearest first; then what was done as advised, each reason once. One a turn; in order.

    What the lessons have not taught comes last.
    """
    everything = [(one, turn) for turn in turns for one in turn if one.advice.explanation is not None and one.events]
    fed = [(one, turn) for one, turn in everything if _fed_player(one, log) is not None]
    other = [(one, turn) for one, turn in everything if _cost_something(one, turn, game) and _speaks_of(one, turn)]
    alike = [(one, turn) for one, turn in everything if _did_just_that(one) and _says_why(one, game)]
    chosen: dict[int, tuple[DecisionNote, list[DecisionNote]]] = {}
    other.sort(key=lambda each: (not each[0].warned, _goes_beyond(each[0], game), -_cost(each[0], game)))
    alike.reverse()
    alike.sort(key=lambda each: _goes_beyond(each[0], game))
    reasons: set[str] = set()
    for one, turn in (*fed, *other, *alike):
        told = (one, turn) in alike and _key(one) in reasons
        if len(chosen) < _MOMENTS and not told and turn[0].number not in chosen:
            chosen[turn[0].number] = (one, turn)
            reasons.add(_key(one))
    return sorted(chosen.values(), key=lambda each: each[0].number)


def _fed_player(one: DecisionNote, log: Sequence[Event]) -> Seat | None:
    """The next player, who took the discard and melded it at once; None where nobody did."""
    discard = one.done[-1]
    if not isinstance(discard, Discard):
        return None
    taker = None
    for event in log[one.logged + len(one.events) :]:
        if event.target is not None and event.target.zone == "discards":
            return None
        if discard.card not in event.cards or event.source is None or event.target is None:
            continue
        if event.source.zone == "discards":
            taker = event.seat
        elif taker is not None and event.seat == taker and event.target.zone in _MELDS:
            return taker
    return None


def _cost(one: DecisionNote, game: str) -> float:
    """The points of the round that it lost, as gestures at the table reckon it."""
    return opponents_of(game_named(game)).advice.cost(one.view, one.done)


def _key(one: DecisionNote) -> str:
    """The kind of reason of the advice."""
    return "" if one.advice.explanation is None else one.advice.explanation.key


def _goes_beyond(one: DecisionNote, game: str) -> bool:
    """Whether the reason reckons with cards nobody sees: no lesson teaches that, so it is told after all others."""
    reason = _reason(one, game)
    return reason is not None and reason.of_hidden


def _cost_something(one: DecisionNote, turn: Sequence[DecisionNote], game: str) -> bool:
    """Whether the advice was left: in a turn in which the player went out only what the coach had warned of counts."""
    return not _followed(one, turn, game) and (one.warned or not turn[-1].went_out)


def _followed(one: DecisionNote, turn: Sequence[DecisionNote], game: str) -> bool:
    """Whether the advice was done in the same turn, in whatever order, or along with more."""
    advice = one.advice.action
    done = list(chain.from_iterable(each.done for each in turn))
    if any(str(advice) == str(action) for action in done) or _hardly_matters(one, game):
        return True
    if isinstance(advice, Discard):
        return False
    put_down = [_cards(action) for action in done if not isinstance(action, Discard)]
    wanted = _cards(advice)
    return bool(wanted) and not wanted - sum(put_down, start=Counter[Face]())


def _did_just_that(one: DecisionNote) -> bool:
    """Whether the action was the advised one, or the same with more cards."""
    done, advice = one.done[0], one.advice.action
    if type(done) is not type(advice) or isinstance(advice, Discard):
        return str(done) == str(advice)
    return str(done) == str(advice) or (bool(_cards(advice)) and _cards(advice) <= _cards(done))


def _hardly_matters(one: DecisionNote, game: str) -> bool:
    """Whether another choice would have been as good."""
    reason = _reason(one, game)
    return reason is not None and reason.names is Names.NOTHING and not reason.of_hidden


def _reason(one: DecisionNote, game: str) -> ReasonKey | None:
    explanation = one.advice.explanation
    return None if explanation is None else opponents_of(game_named(game)).reason(explanation)


def _says_why(one: DecisionNote, game: str) -> bool:
    """Whether there was a choice that can be named, and its reason is no comparison with what was not done."""
    explanation = one.advice.explanation
    if explanation is None or one.forced or not _deed(one, game):
        return False
    return not _hardly_matters(one, game) and "other" not in dict(explanation.params)


def _speaks_of(one: DecisionNote, turn: Sequence[DecisionNote]) -> bool:
    """Whether the reason is about what the player did or was to do, and not about a third way."""
    explanation = one.advice.explanation
    if explanation is None:
        return False
    params = dict(explanation.params)
    done = chain(one.done, *(each.done for each in turn))
    known = set().union(*map(_cards, done))
    if "other" not in params:
        known |= set(_cards(one.advice.action))
    return all(parse_faces(str(card))[0] in known for name, card in params.items() if name == "card")


def _cards(action: Action) -> Counter[Face]:
    """The cards that the text of an action names."""
    found: Counter[Face] = Counter()
    for word in str(action).split()[1:]:
        try:
            found.update(parse_faces(word))
        except ValueError:
            continue
    return found


def _moment(
    noted: DecisionNote, turn: Sequence[DecisionNote], game: str, log: Sequence[Event], names: Sequence[str]
) -> str:
    phrases = phrases_of(game)
    reason = noted.advice.explanation
    why = phrases.explanation(reason) if reason is not None else ""
    done = _deed(noted if _did_just_that(noted) else _answering(noted, turn), game)
    fed = _fed_player(noted, log)
    if fed is not None:
        done = _("{done} {player} takes it and melds it at once.", done=done, player=names[fed])
    if fed is not None and _did_just_that(noted):
        return _("• {done} I'd have done the same. {why}", done=done, why=why)
    if _did_just_that(noted):
        return _("✓ {done} That's what I'd have done. {why}", done=done, why=why)
    gesture = table_of(game).gesture(noted.view, noted.advice.action).text
    return _("• {done} {advice}. {why}", done=done, advice=gesture, why=why)


def _answering(noted: DecisionNote, turn: Sequence[DecisionNote]) -> DecisionNote:
    """What the player did in place of the advice: for a discard the discard of that turn."""
    if not isinstance(noted.advice.action, Discard):
        return noted
    return next((one for one in turn if isinstance(one.done[0], Discard)), noted)


def _deed(noted: DecisionNote, game: str) -> str:
    """What the player did in words, with its cards."""
    captions = captions_of(game)
    own = [event for event in noted.events if event.seat == noted.view.seat]
    for event in own:
        text = captions.caption(event, "", own=True)
        if text:
            alike = [each for each in own if type(each) is type(event)]
            cards = [card for each in alike for card in each.cards if card is not None]
            if not cards:
                return text
            named = captions.deed(event, "", cards, own=True)
            return named or _(
                "{deed}: {cards}.", deed=text.rstrip("."), cards=card_names(format_faces(cards), captions.cards)
            )
    return ""
