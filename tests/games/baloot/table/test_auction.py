"""The calls about a hand of Baloot, in words (baloot 3, 4)."""

from __future__ import annotations

import pytest

from game.cards import Suit
from game.engine import Deals
from game.families.tricks.table.dialogue import Call, Talk
from game.games.baloot.rules.game import Baloot
from game.games.baloot.rules.options import BalootOptions
from game.games.baloot.rules.state import BalootState
from game.games.baloot.table.auction import calls, contract_facts, talk
from game.tricks.auction import by_priority

NAMES = ("Amina", "Karim", "Layla", "Samir")
GAME = Baloot()


def spoken(*texts: str, options: BalootOptions | None = None, seed: int = 3) -> BalootState:
    """Return a hand with those calls, one after the other."""
    state, _events = GAME.new_match(options or BalootOptions(), 4, Deals(seed))
    for text in texts:
        state, _events = GAME.apply(state, GAME.parse(text))
    return state


def asked(state: BalootState) -> tuple[Talk, dict[str, Call]]:
    """Return the dialogue of the seat that is asked, and the answers by name."""
    actor = GAME.actor(state)
    assert actor is not None
    view = GAME.view(state, actor)
    dialogue = talk(view, NAMES)
    assert dialogue is not None
    return dialogue, {call.name: call for call in calls(view, GAME.actions(state))}


def test_the_player_at_the_dealers_right_is_asked_first_and_sees_who_follows() -> None:
    state = spoken()
    dialogue, answers = asked(state)
    first = (state.dealer + 1) % 4
    assert dialogue.own
    assert dialogue.asked == first
    assert [NAMES[seat] for seat in by_priority(state.dealer)[1:]] == dialogue.detail.removeprefix("Next: ").split(
        " · "
    )
    assert list(answers)[:3] == ["pass", "hokom", "sun"]
    assert answers["pass"].is_pass


def test_a_hokom_of_the_first_round_is_called_with_the_suit_of_the_public_card() -> None:
    state = spoken()
    public = state.public
    assert public is not None
    assert asked(state)[1]["hokom"].suit == public.suit
    after = spoken("bid hokom")
    view = GAME.view(after, 0)
    facts = contract_facts(view, NAMES)
    assert facts is not None
    assert facts.suit == public.suit
    assert not facts.final


def test_the_suit_of_the_second_round_is_named_when_the_buyer_keeps_his_hokom() -> None:
    state = spoken("pass", "pass", "pass", "pass", "bid hokom", "pass", "pass", "pass")
    dialogue, answers = asked(state)
    assert state.public is not None
    others = {f"hokom_{suit.letter}" for suit in Suit if suit != state.public.suit}
    assert set(answers) == {*others, "sun"}
    assert dialogue.title == "Your Hokom stands. Which suit?"
    assert dialogue.detail == "Second round"
    facts = contract_facts(GAME.view(state, 0), NAMES)
    assert facts is not None
    assert facts.brief == "suit to be named"


def test_a_pass_of_the_second_round_has_a_word_of_its_own() -> None:
    assert asked(spoken(*["pass"] * 4))[1]["pass"].word == "Pass again"


def test_who_is_asked_whether_to_take_a_hokom_reads_whose_it_is() -> None:
    state = spoken("bid hokom")
    dialogue, answers = asked(state)
    assert dialogue.title == f"{NAMES[(state.dealer + 1) % 4]} says Hokom. Will you take it as Sun?"
    assert set(answers) == {"pass", "sun"}


def test_a_doubled_hokom_shows_how_often_it_counts_and_that_it_is_locked() -> None:
    state = spoken("bid hokom", "pass", "pass", "pass", "confirm hokom")
    _told, answers = asked(state)
    assert set(answers) == {"pass", "double", "double_locked"}
    state = GAME.apply(state, GAME.parse("double locked"))[0]
    facts = contract_facts(GAME.view(state, 0), NAMES)
    assert facts is not None
    assert facts.final
    assert facts.times == "×2"
    assert facts.locked
    assert set(asked(state)[1]) == {"pass", "three"}


def test_nobody_is_asked_anything_while_cards_are_played() -> None:
    state = spoken("bid sun")
    while state.contract is None:
        state = GAME.apply(state, GAME.parse("pass"))[0]
    assert talk(GAME.view(state, 0), NAMES) is None


@pytest.mark.parametrize("seat", range(4))
def test_only_who_is_asked_gets_the_question(seat: int) -> None:
    state = spoken("pass")
    dialogue = talk(GAME.view(state, seat), NAMES)
    assert dialogue is not None
    assert dialogue.own == (seat == GAME.actor(state))


def test_each_way_of_cutting_is_offered_in_words() -> None:
    state = spoken(options=BalootOptions(cut_choices="on"))
    dialogue, answers = asked(state)
    assert dialogue.title == "How will you cut the pack?"
    assert len(answers) == 7
    assert all(call.brief and call.tip for call in answers.values())
