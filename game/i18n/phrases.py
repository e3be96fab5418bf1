"""Phrases of games: each refusal, option, score key and event has a literal message in a file of its game.

The messages of events are in the file `captions` of a game, with its rules: titles of games are needed before any rules
are imported. Cards become parameters that sentences can put into their forms, and faults of files have the same
messages in all games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, cast

from game.cards import Face, Suit, parse_faces
from game.engine import Event, Refusal, ScoreLine
from game.engine.record import Notice
from game.games import INFOS
from game.i18n import Message, _, mark, verbatim
from game.i18n.cards.names import NO_OWN, CardNames, OwnWords, SuitName
from game.opponents.protocol import Explanation

_SUIT_OF: Final = {suit.letter: suit for suit in Suit}


def card_name(face: Face, own: OwnWords = NO_OWN) -> CardNames:
    """A card as a parameter of a message, such as `7 of hearts`."""
    return CardNames((face,), own)


def card_names(notation: str, own: OwnWords = NO_OWN) -> CardNames:
    """Cards in notation as a parameter of a message; more than four are counted instead."""
    return CardNames(parse_faces(notation), own)


def in_words(
    params: Iterable[tuple[str, object]], kinds: Mapping[str, Message], own: OwnWords = NO_OWN
) -> dict[str, object]:
    """Parameters by name: cards and suits in words, and what `kind`, `how`, `level` or `better` is from `kinds`."""
    words: dict[str, object] = {}
    for name, value in params:
        words[name] = value
        if name in ("card", "cards"):
            words[name] = card_names(str(value), own)
        elif name in ("suit", "instead"):
            words[name] = SuitName(value if isinstance(value, Suit) else _SUIT_OF[str(value)], own)
        elif name in ("kind", "how", "level", "better") and str(value) in kinds:
            words[name] = kinds[str(value)].said()
    return words


NOTICES: Final[Mapping[str, Message]] = {
    "code_foreign_sign": mark("Deal codes never contain the character {sign}: check that place."),
    "code_mistyped": mark("There's a typo in this code, or part of it is missing: compare it character by character."),
    "code_no_game": mark("A deal code begins with the name of its game, such as {game}: copy it whole."),
    "code_of_newer_version": mark("This code comes from a newer version of Majlis: update Majlis to play it."),
    "code_too_short": mark("The end of this code is missing: copy it whole."),
    "disk_fault": mark("The disk reports an error: try saving elsewhere."),
    "disk_forbidden": mark("Majlis isn't allowed to write to its folder of saved matches: try saving elsewhere."),
    "disk_full": mark("The disk is full: free up some space."),
    "disk_gone": mark("The folder of saved matches is gone: reconnect its disk, or save elsewhere."),
    "disk_quota": mark("Your share of the disk is used up: free up some space."),
    "disk_read_only": mark("The disk is read-only right now: try saving elsewhere."),
    "file_is_device": mark("There's a pipe or a device where a file should be."),
    "file_is_folder": mark("There's a folder where a file should be."),
    "file_is_link_loop": mark("There's a link where a file should be, and it only leads back to itself."),
    "file_too_large": mark("The file is far too large for Majlis to read."),
    "file_vanished": mark("The file is gone: it was moved or deleted."),
    "file_without_permission": mark(
        "You don't have permission to read the file: change its permissions and try again."
    ),
    "name_control": mark("There's a control character in this name: delete it."),
    "name_direction": mark("There's a hidden mark in this name that turns the text around: delete it."),
    "name_empty_to_the_eye": mark("Nobody could see this name: type at least one letter."),
    "name_too_long": mark("Shorten this name to {count} character.", "Shorten this name to {count} characters."),
    "name_unseen": mark("There's an invisible character in this name: delete it."),
    "record_empty": mark("There's no match in this file."),
    "record_header_damaged": mark("This isn't a saved match, or its beginning is damaged: Majlis can't open it."),
    "record_illegal_action": mark(
        "Line {line} holds a move that breaks the rules ({clause}). The match resumes just before it."
    ),
    "record_kept_aside": mark(
        "Only {count} move could be read; the rest of this match is lost. The damaged file has been kept as {file}.",
        "Only {count} moves could be read; the rest of this match is lost. The damaged file has been kept as {file}.",
    ),
    "record_line_changed": mark("Line {line} is damaged or was changed. The match resumes just before it."),
    "record_line_misplaced": mark("Line {line} is out of place. The match resumes just before it."),
    "record_line_refused": mark("Line {line} doesn't fit this match. The match resumes just before it."),
    "record_line_unknown": mark(
        "This version of Majlis doesn't understand line {line}. The match resumes just before it."
    ),
    "record_line_unreadable": mark("Line {line} can't be read. The match resumes just before it."),
    "record_newer_format": mark("A newer version of Majlis saved this match: update Majlis to open it."),
    "record_not_saved": mark("The disk won't save ({reason}): try saving elsewhere."),
    "record_other_rules": mark(
        "This match was played by version {made} of the rules, and Majlis now plays by version {known}. "
        "It resumes just before line {line}."
    ),
    "record_slow": mark("The disk is taking very long to answer."),
    "record_too_long": mark(
        "This file has more than {count} line: no match is that long.",
        "This file has more than {count} lines: no match is that long.",
    ),
    "record_too_large": mark("This file is too large to be a match."),
    "record_tail_damaged": mark("The file was overwritten from line {line} on. The match resumes just before it."),
    "record_torn": mark("The last line was cut short and is left out. The match resumes after the last whole one."),
    "record_unknown_game": mark("This match needs a game that this version of Majlis doesn't have: {game}."),
    "record_unknown_level": mark(
        "Majlis doesn't know one of the levels in this match: that opponent plays as a Club player now."
    ),
    "record_unknown_option": mark("This match has a house rule that this version of Majlis doesn't have: {option}."),
    "record_unreadable": mark("The file can't be read: {reason}."),
    "record_unreplayable": mark("Majlis can't replay this match."),
    "record_wrong_seats": mark(
        "This match has {count} seat: the game can't be played by that many.",
        "This match has {count} seats: the game can't be played by that many.",
    ),
    "second_try_replay": mark("A second try that doesn't count in your statistics. Pause to go back to the replay."),
    "second_try_review": mark("A second try that doesn't count in your statistics. Pause to go back to the review."),
    "sheet_damaged": mark("This isn't a score sheet, or its beginning is damaged: Majlis can't open it."),
    "sheet_empty": mark("There's no score sheet in this file."),
    "sheet_newer_format": mark("A newer version of Majlis saved this score sheet: update Majlis to open it."),
    "settings_damaged": mark("Your settings were damaged, so the defaults are back. The old file is kept as {file}."),
    "settings_moved_aside": mark(
        "Your settings couldn't be read, so the defaults are back. {reason} What was there is kept as {file}."
    ),
    "settings_newer": mark("Your settings come from a newer version of Majlis; this one uses what it understands."),
    "settings_newer_kept_aside": mark(
        "Your settings come from a newer version of Majlis; this one uses what it understands and keeps "
        "the file as {file}."
    ),
    "settings_not_saved": mark("Your settings couldn't be saved: {reason}."),
    "settings_unreadable": mark("Your settings couldn't be read. {reason}"),
}


def notice_text(notice: Notice) -> str:
    """The sentence of a notice."""
    message = NOTICES.get(notice.key)
    params = {name: _param(name, value) for name, value in notice.params}
    return message.said(**params) if message else notice.key


def _param(name: str, value: str | int | Notice) -> str | int:
    if isinstance(value, Notice):
        return notice_text(value)
    return verbatim(str(value)) if name == "file" else value


@dataclass(frozen=True, slots=True)
class PartnerMessages:
    """The messages for cards that an action brought to the hand of a partner."""

    general: Message
    """`{player}` did it, `{partner}` got them."""
    own: Message
    """The player did it."""
    to_you: Message
    """The player got them."""


@dataclass(frozen=True, slots=True)
class Captions:
    """The messages of one game by the kind of event; fields that only this kind has are named in them."""

    general: Mapping[type[Event], Message]
    """`{player}` did it, `{count}` cards moved. Every kind of the game has one."""
    own: Mapping[type[Event], Message]
    """The player did it, where the words differ."""
    kinds: Mapping[str, Message] = field(default_factory=dict)
    """The words for the values of the fields `kind`, `how` and `better`."""
    cards: OwnWords = field(default_factory=dict)
    """The game's own names of its cards."""
    named: Mapping[type[Event], Message] = field(default_factory=dict)
    """Messages with the names of the `{cards}`, where these say more than the other words."""
    own_named: Mapping[type[Event], Message] = field(default_factory=dict)
    """The message about the player."""
    by_you: Mapping[type[Event], Message] = field(default_factory=dict)
    """Others did it, and `by` is the player."""
    to_partner: Mapping[type[Event], PartnerMessages] = field(default_factory=dict)
    """The messages where the cards went to the hand of a partner."""
    steps: Mapping[type[Event], Message] = field(default_factory=dict)
    """The action in a word or two, for lists of the steps of a turn."""
    melded: Mapping[type[Event], Message] = field(default_factory=dict)
    """Messages with the `{meld}`, where two actions would otherwise read the same."""
    own_melded: Mapping[type[Event], Message] = field(default_factory=dict)
    """The message about the player."""

    def deed(self, event: Event, player: str, cards: Sequence[Face], *, own: bool) -> str:
        """Return the message with the names of all its cards; empty where the game has no message with names."""
        message = (self.own_named if own else self.named).get(type(event))
        return message.said(player=player, cards=CardNames(cards, self.cards)) if message and cards else ""

    def deed_at(self, event: Event, player: str, cards: Sequence[Face], meld: str, *, own: bool) -> str:
        """Return the message with the meld, given by its ranks; empty where the game has none."""
        message = (self.own_melded if own else self.melded).get(type(event))
        return message.said(player=player, cards=CardNames(cards, self.cards), meld=meld) if message and meld else ""

    def spoken(
        self, event: Event, player: str, *, own: bool, names: Sequence[str] = (), you: int | None = None, meld: str = ""
    ) -> str:
        """Return the message of an event with the names of all cards that could be seen, as it is spoken.

        `meld` names the one to which cards were added.
        """
        cards = [card for card in event.cards if card is not None]
        text = self.caption(event, player, own=own, names=names, you=you)
        if not text or not cards or len(cards) < len(event.cards):
            return text
        listed = CardNames(cards, self.cards, most=len(cards))
        message = (self.own_melded if own else self.melded).get(type(event)) if meld else None
        message = message or (self.own_named if own else self.named).get(type(event))
        if message is not None:
            return message.said(player=player, cards=listed, meld=meld)
        if ":" in text:
            names = str(listed)
            return f"{text} {names[:1].upper()}{names[1:]}."
        return _("{sentence}: {cards}.", sentence=text.rstrip(".!"), cards=listed)

    def caption(
        self, event: Event, player: str, *, own: bool, names: Sequence[str] = (), you: int | None = None
    ) -> str:
        """Return the message of an event; empty for events that belong to no game.

        `names` of all seats are for a field `by`, which `you` are at your seat.
        """
        message = self.own.get(type(event)) if own else None
        if you is not None and dict(event.params).get("by") == you:
            message = self.by_you.get(type(event))
        message = message or self.general.get(type(event))
        if message is None:
            return ""
        words = in_words(event.params, self.kinds, self.cards)
        to_partner, holder = self.to_partner.get(type(event)), event.target.owner if event.target is not None else None
        if to_partner is not None and holder is not None and holder != event.seat and holder < len(names):
            message = to_partner.own if own else to_partner.to_you if holder == you else to_partner.general
            words["partner"] = names[holder]
        if isinstance(by := words.get("by"), int) and by < len(names):
            words["by"] = names[by]
        return message.said(player=player, count=len(event.cards), **words)


def captions_of(game: str) -> Captions:
    """The captions of the game with this name, its rules with them; raises `KeyError` for no game."""
    return cast(Captions, INFOS[game].load("captions", "CAPTIONS"))


@dataclass(frozen=True, slots=True)
class RoundWords:
    """The game's words for a round."""

    numbered: Message
    """`{round}` is its number."""
    counted: Message
    """The message about `{count}` of the match."""
    bare: Message
    before: Message
    """The tooltip of the way to the round before; `{key}` is its key."""
    after: Message
    this: Message
    won: Message
    """Said of the team whose round it was."""
    next: Message
    mine: Message
    """The player, who plays alone, has won it."""
    ours: Message
    """The player's team has."""
    theirs: Message
    """The other team has."""
    somebodys: Message
    """`{name}`, who plays alone, has."""
    nobodys: Message
    void: Message
    """The word for a round without points for anybody."""


ROUND: Final = RoundWords(
    numbered=mark("Round {round}"),
    counted=mark("Round {round} of {count}"),
    bare=mark("Round"),
    before=mark("Previous round ({key})"),
    after=mark("Next round ({key})"),
    this=mark("This round"),
    won=mark("Won the round"),
    next=mark("Next round"),
    mine=mark("You win the round!"),
    ours=mark("Your team wins the round!"),
    theirs=mark("Your opponents win the round."),
    somebodys=mark("{name} wins the round."),
    nobodys=mark("Nobody wins the round."),
    void=mark("no points"),
)
"""The word of most games for it."""


Params = Mapping[str, str | int]


@dataclass(frozen=True, slots=True)
class Consequence:
    """A consequence of a reason that certainly follows by the rules, one step further than the reason itself."""

    message: Message
    of: Callable[[Params], Params | None] = dict
    """Return the parameters of the consequence from those of the reason; None where it does not follow."""


@dataclass(frozen=True, slots=True)
class GamePhrases:
    """All messages of one game, by the keys its rules use."""

    name: Message
    about: Message
    """One or two sentences for somebody who has to choose a game."""
    teams: tuple[Message, ...]
    """The names of the teams, the player's own first."""
    target: Message
    """The aim of the game, with the points as `target`."""
    refusals: Mapping[str, Message]
    options: Mapping[str, Message]
    option_tips: Mapping[str, Message]
    choices: Mapping[str, Mapping[str, Message]]
    """The text of each value, by option."""
    presets: Mapping[str, Message]
    scores: Mapping[str, Message]
    kinds: Mapping[str, Message]
    """The words for parameters `kind`, `how` and `level`. A score line with a kind has its name alone."""
    explanations: Mapping[str, Message]
    """Why an opponent, or the hint, chose what it chose."""
    consequences: Mapping[str, Consequence] = field(default_factory=dict)
    """The consequences of some explanations, for looking back."""
    rounds: RoundWords = ROUND
    stamps: Mapping[str, Message] = field(default_factory=dict)
    """The stamps of the counting, the rarest first: by the kind or key of a line, or `went_out`."""
    sheet: Mapping[str, Message] = field(default_factory=dict)
    """What the score sheet asks, the words of its choices, and the names of lines whose cards nobody counted; `kinds`
    has those that are missing here.
    """
    preset_tips: Mapping[str, Message] = field(default_factory=dict)
    """A sentence about each preset."""
    endings: Mapping[str, Message] = field(default_factory=dict)
    """The messages of matches that ended for another reason than their target, by the reason of the outcome."""
    cards: OwnWords = field(default_factory=dict)
    """The game's own names of its cards."""

    @property
    def title(self) -> str:
        """The name of the game."""
        return self.name.said()

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not allowed, without its clause."""
        return self.refusals[refusal.reason].said(**in_words(refusal.params, self.kinds, self.cards))

    def explanation(self, explanation: Explanation, names: Sequence[str] = ()) -> str:
        """Why a move was chosen; `names` of all seats are for a `player` that it names."""
        words = in_words(explanation.params, self.kinds, self.cards)
        if isinstance(player := words.get("player"), int):
            words["player"] = names[player] if player < len(names) else _("An opponent")
        return self.explanations[explanation.key].said(**words)

    def leads_to(self, explanation: Explanation) -> str:
        """Return the consequence of a reason by the rules; empty where it has none."""
        consequence = self.consequences.get(explanation.key)
        params = consequence.of(dict(explanation.params)) if consequence is not None else None
        return consequence.message.said(**params) if consequence is not None and params is not None else ""

    def score(self, line: ScoreLine) -> str:
        """Return the name of a score line."""
        detail = dict(line.detail)
        kind = str(detail.get("kind", ""))
        message = self.kinds.get(kind) or self.scores[line.key]
        if message.many is not None and "count" not in detail:  # of cards that nobody counted
            message = self.sheet[kind or line.key]
        return message.said(**in_words(line.detail, self.kinds, self.cards))


def clause_text(clause: str) -> str:
    """A clause of the rules as a player reads it, such as `Chess rule 9.2`."""
    game, _space, number = clause.partition(" ")
    return _("{game} rule {number}", game=phrases_of(game).title, number=number)


def phrases_of(game: str) -> GamePhrases:
    """The messages of the game with this name; raises `KeyError` for no game."""
    return cast(GamePhrases, INFOS[game].load("phrases", "PHRASES"))
