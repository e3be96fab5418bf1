"""The questions that every game of melds answers: is it a meld, what does an add make of it, what counts a hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from decimal import Decimal
from typing import Any

from game.cards import format_faces
from game.engine import Appraisal, Refusal
from game.engine.questions import Answer, Asked, Form, Question, plain, refused

Appraise = Callable[..., Appraisal | Refusal]


def meld_questions(appraise: Appraise, hand_points: Callable[..., Decimal]) -> tuple[Question, ...]:
    """`meld`, `add` and `hand`, answered by the methods of a `MeldGame` with these names."""

    def meld(options: Any, asked: Mapping[str, Any]) -> Answer:
        return appraised(appraise(options, asked["cards"]))

    def add(options: Any, asked: Mapping[str, Any]) -> Answer:
        return appraised(appraise(options, asked["cards"], asked["to"]))

    def hand(options: Any, asked: Mapping[str, Any]) -> Answer:
        points = hand_points(options, asked["cards"])
        return Answer({"points": points}, f"points {plain(points)}")

    cards = Asked("cards", Form.CARDS, "cards such as 7H TD AS JK", required=True, leading=True)
    onto = Asked("to", Form.CARDS, "the meld to which they are added", required=True)
    return (
        Question("meld", "whether cards are a meld, and what it is worth", (cards,), meld),
        Question("add", "whether cards may be added to a meld", (cards, onto), add),
        Question("hand", "the points left in a hand", (cards,), hand),
    )


def appraised(judged: Appraisal | Refusal) -> Answer:
    """The answer about a meld."""
    if isinstance(judged, Refusal):
        return refused(judged)
    facts = {
        "kind": judged.kind,
        "cards": format_faces(judged.cards),
        "wilds": judged.wilds,
        "bonus": judged.bonus,
        "points": judged.points,
    }
    worth = f"bonus {plain(judged.bonus)}, points {plain(judged.points)}"
    return Answer(facts, f"{judged.kind} {facts['cards']}: {judged.wilds} wild, {worth}")
