"""Pique, bater and the mortos (buraco 7)."""

from __future__ import annotations

import pytest

from game.cards import format_faces
from game.engine import Place
from game.games.buraco.rules.events import Discarded, InPique, MortoTaken, RoundEnded, TurnBegan, WentOut
from game.games.buraco.rules.state import ChoosingMorto, Melding, RoundOver, Taking
from tests.games.buraco.rules.positions import BURACO, LIMPA, after, events_of, kinds, legal, position, reason

SIX = "5H 6H 7H 8H 9H TH"
SUJA = "5H 6H 7H 8H 9H TH JK"


def test_7_1_a_turn_that_begins_with_one_card_is_announced() -> None:
    before = position("4D 5S", others="9C")
    ended = after(before, "discard 4D", "end")
    assert ended.phase == Taking(1, pique=True)
    events = events_of(after(before, "discard 4D"), "end")
    assert [(type(event), event.seat) for event in events] == [(TurnBegan, 1), (InPique, 1)]


def test_7_1_in_pique_nobody_takes_from_the_pile() -> None:
    pique = position("4D", turn="begins", pile="5D 6D")
    assert legal(pique) == {"draw"}
    assert reason(pique, "take 5D") == "pique_takes_no_pile 7.1"


def test_7_1_in_pique_cards_are_added() -> None:
    pique = position("JH", turn="begins", melds=(SIX,), morto="taken")
    drew = after(pique, "draw")
    assert "add JH to 1" in legal(drew)


@pytest.mark.parametrize("held", ["4D 5S", "4D 5S 6C"])
def test_7_1_with_more_cards_there_is_no_pique(held: str) -> None:
    assert after(position("KS QD", others=held), "discard KS", "end").phase == Taking(1, pique=False)


def test_7_1_pique_costs_nothing() -> None:
    over = after(position("4D", others="9C", melds=(LIMPA,), morto="taken"), "discard 4D")
    assert {line.key for line in BURACO.score(over)} == {"canastra", "melded_cards", "left_by_others"}


def test_7_2_of_two_mortos_the_player_chooses() -> None:
    state = position("5H 6H 7H")
    chooses = after(state, "lay 5H 6H 7H")
    assert chooses.phase == ChoosingMorto(0, Melding(0, from_stock=True, only=None, ended=False))
    assert [str(action) for action in BURACO.actions(chooses)] == ["morto 1", "morto 2"]
    for number in (1, 2):
        took = after(chooses, f"morto {number}")
        assert took.hands[0] == tuple(sorted(state.mortos[number - 1]))
        assert took.mortos[number - 1] == ()
        assert took.mortos[2 - number] == state.mortos[2 - number]
        assert took.morto_taken == (True, False)


def test_7_2_while_the_choice_is_due_nothing_else_is_done() -> None:
    chooses = after(position("5H 6H 7H"), "lay 5H 6H 7H")
    for text in ("draw", "discard 4D", "end", "lay 5H 6H 7H"):
        assert reason(chooses, text) == "choose_morto_first 7.2"
    assert reason(chooses, "morto 3") == "no_such_morto 7.2"
    assert reason(chooses, "morto 0") == "no_such_morto 7.2"


def test_7_2_nobody_else_chooses_a_morto() -> None:
    for turn in ("begins", "drew", "took"):
        assert reason(position("5H 6H 7H", turn=turn), "morto 1") == "no_morto_due 7.2"


def test_7_2_the_only_morto_left_is_taken_at_once() -> None:
    state = position("5H 6H 7H", mortos=1)
    _, event = events_of(state, "lay 5H 6H 7H")
    assert (type(event), event.source, event.target) == (MortoTaken, Place("morto", None, 0), Place("hand", 0))
    assert (event.seen_by, event.reveals) == (frozenset((0,)), True)
    assert len(after(state, "lay 5H 6H 7H").hands[0]) == 11


@pytest.mark.parametrize("play", ["lay 5H 6H 7H", "add JH to 1"])
def test_7_2_after_a_lay_or_an_add_the_turn_goes_on_and_must_be_ended(play: str) -> None:
    hand = "5H 6H 7H" if play.startswith("lay") else "JH"
    took = after(position(hand, melds=(SIX,)), play, "morto 2")
    assert took.phase == Melding(0, from_stock=True, only=None, ended=False)
    assert reason(took, "end") == "discard_first 3.2"
    assert reason(took, f"discard {took.hands[0][0]}") is None


def test_7_2_with_one_card_in_the_pile_no_discard_is_due_after_it() -> None:
    took = after(position("5H 6H 7H", turn="took", pile="9C"), "lay 5H 6H 7H", "morto 1")
    assert reason(took, "end") is None
    assert reason(took, f"discard {took.hands[0][0]}") == "no_discard_due 3.3"


def test_7_2_with_an_empty_pile_a_card_of_the_morto_is_put_back() -> None:
    took = after(position("5H 6H 7H", turn="took"), "lay 5H 6H 7H", "morto 1")
    assert reason(took, "end") == "put_one_back 3.3"
    assert after(took, f"discard {took.hands[0][0]}", "end").phase == Taking(1, pique=False)


@pytest.mark.parametrize("turn", ["drew", "took"])
def test_7_2_after_the_discard_the_turn_is_over(turn: str) -> None:
    chooses = after(position("4D", turn=turn), "discard 4D")
    assert chooses.phase == ChoosingMorto(0, Melding(0, turn == "drew", only=None, ended=True))
    assert kinds(chooses, "morto 2") == [MortoTaken, TurnBegan]
    assert after(chooses, "morto 2").phase == Taking(1, pique=False)
    assert kinds(position("4D", turn=turn, mortos=1), "discard 4D") == [Discarded, MortoTaken, TurnBegan]


def test_7_2_a_morto_of_a_turn_that_ends_the_round_counts_as_hand() -> None:
    over = after(position("4D", mortos=1, stock=0), "discard 4D")
    assert over.phase == RoundOver(out=None)
    assert over.morto_taken[0]
    assert len(over.hands[0]) == 11
    assert any(line.team == 1 and line.key == "left_by_others" for line in BURACO.score(over))


def test_7_2_a_team_takes_one_morto() -> None:
    assert reason(position("4D", morto="taken", mortos=1), "discard 4D") == "going_out_needs_limpa 7.3"


def test_7_2_partners_share_the_right() -> None:
    took = after(position("4D", seats=4), "discard 4D", "morto 1")
    assert took.morto_taken == (True, False)


@pytest.mark.parametrize(
    ("hand", "play", "melds"),
    [
        ("4D", "discard 4D", (LIMPA,)),
        ("QH", "add QH to 1", (LIMPA,)),
        ("JH", "add JH to 1", (SIX,)),
        ("JD QD KD", "lay JD QD KD", (LIMPA,)),
        (LIMPA, f"lay {LIMPA}", ()),
    ],
)
@pytest.mark.parametrize(("morto", "mortos"), [("taken", 1), ("taken", 0), ("untaken", 0)])
def test_7_3_with_a_limpa_the_empty_hand_goes_out(
    hand: str, play: str, melds: tuple[str, ...], morto: str, mortos: int
) -> None:
    state = position(hand, melds=melds, morto=morto, mortos=mortos)
    assert play in legal(state)
    out = after(state, play)
    assert out.phase == RoundOver(out=0)
    assert kinds(state, play)[-2:] == [WentOut, RoundEnded]


@pytest.mark.parametrize(
    ("hand", "play", "melds"),
    [
        ("4D", "discard 4D", ()),
        ("4D", "discard 4D", (SUJA,)),
        ("TH", "add TH to 1", ("5H 6H 7H 8H 9H",)),
        ("JK", "add JK to 1", (SIX,)),
        ("JD QD KD", "lay JD QD KD", (SUJA,)),
    ],
)
@pytest.mark.parametrize(("morto", "mortos"), [("taken", 1), ("untaken", 0)])
def test_7_3_without_a_limpa_the_hand_is_not_emptied(
    hand: str, play: str, melds: tuple[str, ...], morto: str, mortos: int
) -> None:
    state = position(hand, melds=melds, morto=morto, mortos=mortos)
    assert reason(state, play) == "going_out_needs_limpa 7.3"
    assert play not in legal(state)


@pytest.mark.parametrize("pile", ["", "9C", "9C KC 3S"])
def test_7_3_by_laying_it_ends_the_round_whatever_lies_in_the_pile(pile: str) -> None:
    state = position("QH", turn="took", pile=pile, melds=(LIMPA,), morto="taken")
    assert after(state, "add QH to 1").phase == RoundOver(out=0)


def test_7_3_going_out_with_the_card_put_back() -> None:
    assert after(position("4D", turn="took", melds=(LIMPA,), morto="taken"), "discard 4D").phase == RoundOver(out=0)


def test_7_3_while_a_morto_is_due_nobody_goes_out() -> None:
    assert after(position("4D", melds=(LIMPA,), mortos=1), "discard 4D").phase == Taking(1, pique=False)


@pytest.mark.parametrize(
    ("hand", "play", "melds", "refused"),
    [
        ("8H 4D", "add 8H to 1", ("5H 6H 7H",), True),
        ("8H 4D KD", "add 8H to 1", ("5H 6H 7H",), False),
        ("JD QD KD 4D", "lay JD QD KD", (), True),
        ("JD QD KD 4D 5S", "lay JD QD KD", (), False),
        ("TH JH", "add TH to 1", ("5H 6H 7H 8H 9H",), False),
        ("4H 4D", "add 4H to 1", (SIX,), False),
        ("JK 4D", "add JK to 1", (LIMPA,), True),
        ("JK QH", "add JK to 1", (SIX, "3S 4S 5S"), True),
    ],
)
def test_7_4_after_a_draw_two_cards_must_stay_for_the_discard(
    hand: str, play: str, melds: tuple[str, ...], refused: bool
) -> None:
    state = position(hand, melds=melds, morto="taken")
    assert reason(state, play) == ("no_discard_would_be_left 7.4" if refused else None)
    assert (play in legal(state)) is not refused


@pytest.mark.parametrize(("pile", "refused"), [("9C", False), ("9C KC", False), ("", True)])
def test_7_4_with_a_card_left_in_the_pile_one_in_hand_is_enough(pile: str, refused: bool) -> None:
    state = position("8H 4D", turn="took", pile=pile, melds=("5H 6H 7H",), morto="taken")
    assert reason(state, "add 8H to 1") == ("nothing_left_to_put_back 7.4" if refused else None)
    if pile:
        assert reason(position("8H", turn="took", pile=pile, melds=("5H 6H 7H",), morto="taken"), "add 8H to 1") == (
            "going_out_needs_limpa 7.3"
        )


def test_7_4_while_a_morto_is_due_nothing_is_refused() -> None:
    state = position("8H 4D", melds=("5H 6H 7H",))
    assert reason(state, "add 8H to 1") is None
    assert reason(after(state, "add 8H to 1"), "discard 4D") is None


@pytest.mark.parametrize(
    ("hand", "melds", "refused"),
    [
        ("9C 8H", ("5H 6H 7H",), True),
        ("9C 8H 4D", ("5H 6H 7H",), False),
        ("9C 8H", ("5H 6H 7H", "6C 7C 8C"), True),
        ("9C 8H", ("5H 6H 7H", "3C 4C 5C 6C 7C 8C"), False),
        ("9C 9C 8H", ("5H 6H 7H", "3C 4C 5C 6C 7C 8C"), True),
        ("9C QH", (LIMPA,), True),
        ("9C QH", (LIMPA, "6C 7C 8C"), False),
        ("9C 9C QH", (LIMPA, "6C 7C 8C", "7C 8C TC"), None),
    ],
)
def test_7_4_the_card_that_may_not_be_put_back_does_not_count(
    hand: str, melds: tuple[str, ...], refused: bool | None
) -> None:
    if refused is None:
        melds, refused = (LIMPA, "6C 7C 8C", "TC JC QC"), False
    state = position(hand, turn="took", only="9C", melds=melds, morto="taken")
    play = "add QH to 1" if "QH" in hand else "add 8H to 1"
    assert reason(state, play) == ("nothing_left_to_put_back 7.4" if refused else None)


def test_7_4_with_a_morto_due_the_last_copies_must_still_fit_somewhere() -> None:
    for melds, refused in ((("5H 6H 7H",), True), (("5H 6H 7H", "6C 7C 8C"), False)):
        state = position("9C 8H", turn="took", only="9C", melds=melds)
        assert reason(state, "add 8H to 1") == ("nothing_left_to_put_back 7.4" if refused else None)


def test_7_4_jokers_alone_do_not_take_the_only_joker_of_the_pile() -> None:
    state = position("JK JK", turn="begins", pile="JK", morto="taken")
    assert legal(state) == {"draw"}
    assert reason(state, "take JK") == "nothing_left_to_put_back 7.4"
    fitting_all = ("3H 4H 5H", "3S 4S 5S", "3D 4D 5D", "7C 8C 9C TC JC QC KC")
    assert reason(position("JK JK", turn="begins", pile="JK", melds=fitting_all, morto="taken"), "take JK") is None
    assert reason(position("JK JK 9C", turn="begins", pile="JK", morto="taken"), "take JK") is None


@pytest.mark.parametrize("bonus", [0, 100])
def test_7_5_going_out_earns_what_the_house_rule_says(bonus: int) -> None:
    state = position("4D", melds=(LIMPA,), morto="taken", mortos=0, going_out_bonus=bonus, morto_penalty=0)
    lines = [line for line in BURACO.score(after(state, "discard 4D")) if line.key == "going_out"]
    assert [(line.team, int(line.points)) for line in lines] == ([(0, bonus)] if bonus else [])


@pytest.mark.parametrize(("morto", "mortos", "fined"), [("taken", 1, [1]), ("taken", 0, []), ("untaken", 0, [0])])
def test_7_5_a_team_without_a_morto_pays_what_the_house_rule_says(morto: str, mortos: int, fined: list[int]) -> None:
    state = position("4D", melds=(LIMPA,), morto=morto, mortos=mortos, morto_penalty=100)
    lines = [line for line in BURACO.score(after(state, "discard 4D")) if line.key == "morto_untaken"]
    assert [line.team for line in lines] == fined
    assert all(line.points == -100 for line in lines)


def test_7_2_with_the_house_rule_the_turn_goes_on_after_the_discard_until_another_one() -> None:
    before = position("4D", mortos=1, pile="9C", morto_by_discard="at_once")
    state = after(before, "discard 4D")
    assert kinds(before, "discard 4D") == [Discarded, MortoTaken]
    assert len(state.hands[0]) == 11
    assert state.phase == Melding(0, from_stock=True, only=None, ended=False)
    assert reason(state, "end") == "discard_first 3.2"
    card = state.hands[0][0]
    assert after(state, f"discard {card}", "end").phase == Taking(1, pique=False)


def test_7_2_with_the_house_rule_the_morto_may_be_chosen_first() -> None:
    state = after(position("4D", pile="9C", morto_by_discard="at_once"), "discard 4D", "morto 2")
    assert state.phase == Melding(0, from_stock=True, only=None, ended=False)


def test_7_2_with_the_house_rule_the_card_put_back_may_stay_or_be_taken_again() -> None:
    state = after(position("4D", turn="took", mortos=1, morto_by_discard="at_once"), "discard 4D")
    assert state.phase == Melding(0, from_stock=False, only=None, ended=False)
    assert {"end", "take 4D"} <= legal(state)
    assert not any(text.startswith("discard") for text in legal(state))


@pytest.mark.parametrize(("turn", "pile"), [("drew", "9C"), ("drew", ""), ("took", "")])
def test_7_2_with_the_house_rule_the_turn_goes_on_like_any_turn_with_these_cards(turn: str, pile: str) -> None:
    before = position("4D", turn=turn, pile=pile, mortos=1, melds=(SIX,), morto_by_discard="at_once", stock=9)
    state = after(before, "discard 4D")
    hand = format_faces(state.hands[0])
    like = position(hand, turn=turn, pile=f"{pile} 4D", mortos=0, morto="taken", melds=(SIX,), stock=9)
    assert legal(state) == legal(like)


@pytest.mark.parametrize("auto_end_turn", ["off", "on"])
def test_7_2_with_the_house_rule_the_next_discard_ends_the_turn_by_itself_where_it_does(auto_end_turn: str) -> None:
    before = position("4D", mortos=1, pile="9C", morto_by_discard="at_once", auto_end_turn=auto_end_turn)
    state = after(before, "discard 4D")
    assert BURACO.actor(state) == 0
    ended = BURACO.actor(after(state, f"discard {state.hands[0][0]}")) == 1
    assert ended == (auto_end_turn == "on")


def test_7_2_with_the_house_rule_a_discard_that_goes_out_still_ends_the_round() -> None:
    before = position("4D", melds=(LIMPA,), morto="taken", morto_by_discard="at_once")
    assert after(before, "discard 4D").phase == RoundOver(out=0)
