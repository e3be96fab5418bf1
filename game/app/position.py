"""`majlis replay FILE --at N`: how a match stood after so many moves, with all hands open, as the replay shows it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from game.app.terminal import BadInputError, counted
from game.cards import format_faces
from game.engine import Place
from game.games import GAMES
from game.i18n.phrases import captions_of
from game.match.playback import Playback
from game.match.saves import played_back
from game.match.sides import own_seat
from game.storage.record_files import read_record_file
from game.ui.table.cards.placement import CardPlacement


def playback_at(file: Path, number: int) -> Playback:
    """The match of a record at a moment. Raises `BadInputError`, `OSError` and `UnplayableRecordError`."""
    playback = played_back(GAMES, read_record_file(file))
    while not playback.read_on(1000):
        pass
    if not 0 <= number <= playback.last:
        raise BadInputError(
            f"{file}: --at must be from 0 to {playback.last}: the match has {counted(playback.last, 'move')}"
        )
    playback.opened = True
    playback.go(number)
    return playback


def report_of(playback: Playback) -> dict[str, Any]:
    """The moment as an object of JSON."""
    standing = playback.standing()
    return {
        "game": playback.game_name,
        "at": playback.number,
        "of": playback.last,
        "state": playback.state_hash(),
        "round": standing.round,
        "phase": standing.phase,
        "actor": playback.actor(),
        "totals": [str(total) for total in standing.totals],
        "cards": {_name(place): _faces(cards) for place, cards in _placed(playback).items()},
        "last": _last(playback),
    }


def position_lines(playback: Playback) -> Iterator[str]:
    """The moment as lines of text: how it stood, what was done last, the key moments of its round, and all cards."""
    from game.ui.table.replay_views import replay_views

    standing, actor = playback.standing(), playback.actor()
    names, views = playback.names, replay_views(playback, own_seat(playback))
    yield f"{playback.game_name}: move {playback.number} of {playback.last}, state {playback.state_hash()}"
    waits = standing.phase.replace("_", " ") if actor is None else f"{names[actor]} (seat {actor}) to act"
    yield f"Round {standing.round}, {' : '.join(map(str, standing.totals))}, {waits}."
    moment = views.moment(playback.number)
    yield f"{moment.round}. {moment.move}."
    if last := _last(playback):
        yield f"Last: {last}"
    for number, key in enumerate((key for key in views.key_moments(playback.number) if not key.trick), start=1):
        yield f"Key moment {number} (move {key.number}): {key.text}"
    for place, cards in _placed(playback).items():
        who = f" ({names[place.owner]})" if place.zone == "hand" and place.owner is not None else ""
        yield f"{_name(place)}{who}: {_faces(cards) or '–'}"


def _placed(playback: Playback) -> CardPlacement:
    # the window library comes with it, though nothing is shown
    from game.ui.table.contract.game_table import table_of
    from game.ui.table.layout.mode import TableMode
    from game.ui.table.past_table import PastTable

    return PastTable(table_of(playback.game_name), TableMode.LAP, playback).placement(playback.view(0))


def _last(playback: Playback) -> str:
    """Return the last action in words."""
    captions, names = captions_of(playback.game_name), playback.names
    for event in reversed(playback.still.events):
        player = names[event.seat] if event.seat is not None else ""
        text = captions.caption(event, player, own=False, names=names)
        if text:
            return text
    return ""


def _name(place: Place) -> str:
    return ".".join(str(part) for part in (place.zone, place.owner, place.index) if part is not None)


def _faces(cards: tuple[Any, ...]) -> str:
    """Return cards in notation; the number of unknown ones."""
    if cards and None in cards:
        return counted(len(cards), "card")
    return format_faces(cards)
