"""Options, refusals and the audience of events."""

from __future__ import annotations

import pickle
from dataclasses import dataclass

import pytest

from game.cards import parse_faces
from game.engine import CardsDealt, IllegalActionError, OptionError, Place, Refusal, choose, declared, option, redacted


@dataclass(frozen=True, slots=True)
class _Options:
    target: int = option(350, choices=(150, 350), clause="toy 1")
    strict: bool = option(False, choices=(False, True), clause="toy 2")


def test_options_tell_their_choices_and_clauses() -> None:
    assert [(spec.name, spec.choices, spec.default, spec.clause) for spec in declared(_Options)] == [
        ("target", (150, 350), 350, "toy 1"),
        ("strict", (False, True), False, "toy 2"),
    ]


def test_an_option_is_chosen_by_value_or_by_text() -> None:
    assert choose(_Options, {"target": 150, "strict": "TRUE"}) == _Options(target=150, strict=True)


@pytest.mark.parametrize(
    ("chosen", "message"), [({"targett": 1}, "there are: target, strict"), ({"target": 200}, "choose from: 150, 350")]
)
def test_a_wrong_option_gets_the_list_of_valid_ones(chosen: dict[str, object], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        choose(_Options, chosen)


def test_a_hidden_card_is_counted_and_not_named() -> None:
    seven = parse_faces("7H")
    drawn = CardsDealt(2, Place("stock"), Place("hand", 2), seven, frozenset((2,)))
    assert redacted(drawn, 2).cards == seven
    assert redacted(drawn, 1).cards == (None,)
    assert redacted(CardsDealt(2, cards=seven), 1).cards == seven


def test_an_illegal_action_keeps_its_refusal_between_processes() -> None:
    error = IllegalActionError(Refusal("toy 3", "too_early", (("turn", 2),)))
    assert str(error) == "too_early (toy 3)"
    assert pickle.loads(pickle.dumps(error)).refusal == error.refusal
