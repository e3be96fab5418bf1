"""Projects in words: what may be declared, what lies open, what it is worth (baloot 6)."""

from __future__ import annotations

from collections.abc import Iterator

from game.cards import format_faces, parse_faces
from game.engine import Deals
from game.families.tricks.rules.projects import Announced, from_highest
from game.families.tricks.table.tricks import reviewable
from game.games.baloot.rules.actions import Declare, Show
from game.games.baloot.rules.game import Baloot
from game.games.baloot.rules.options import BalootOptions
from game.games.baloot.rules.state import BalootState, Playing
from game.games.baloot.table.projects import announced, on_show, project_facts, project_offers

GAME = Baloot()


def hands(options: BalootOptions) -> Iterator[BalootState]:
    """Hands bought as Sun at once, in which the player who leads may declare."""
    for seed in range(400):
        state, _events = GAME.new_match(options, 4, Deals(seed))
        state, _events = GAME.apply(state, GAME.parse("bid sun"))
        while not isinstance(state.phase, Playing):
            state, _events = GAME.apply(state, GAME.parse("pass"))
        if any(isinstance(action, Declare) for action in GAME.actions(state)):
            yield state


def declared(state: BalootState) -> BalootState:
    """Return the table after the player who leads has declared everything that is offered first."""
    seat = GAME.actor(state)
    assert seat is not None
    for action in project_offers(GAME.view(state, seat), GAME.actions(state))[0].actions:
        state, _events = GAME.apply(state, GAME.parse(str(action)))
    return state


def played(state: BalootState, cards: int) -> BalootState:
    """Return the table after so many cards, each the first that may be played."""
    for _card in range(cards):
        play = next(action for action in GAME.actions(state) if str(action).startswith("play"))
        state, _events = GAME.apply(state, play)
    return state


def test_own_projects_are_offered_with_their_worth_before_the_first_card() -> None:
    state = next(hands(BalootOptions()))
    seat = GAME.actor(state)
    assert seat is not None
    offers = project_offers(GAME.view(state, seat), GAME.actions(state))
    assert offers
    assert all(offer.label.startswith("Declare ") for offer in offers)
    assert all(offer.brief.rpartition("+")[2] in {"4", "8", "10", "14", "20", "24", "40"} for offer in offers)
    after = played(state, 4)
    assert project_offers(GAME.view(after, seat), ()) == ()


def test_two_projects_may_be_declared_with_one_button() -> None:
    for state in hands(BalootOptions()):
        seat = GAME.actor(state)
        assert seat is not None
        first = project_offers(GAME.view(state, seat), GAME.actions(state))[0]
        if first.name == "declare_all":
            break
    assert len(first.actions) == 2
    after = declared(state)
    assert len(announced(GAME.view(after, ((seat or 0) + 1) % 4))) == 2


def test_others_learn_the_kind_alone_until_the_project_lies_open() -> None:
    state = declared(next(hands(BalootOptions())))
    seat = GAME.actor(state)
    assert seat is not None
    other = GAME.view(state, (seat + 1) % 4)
    assert [one.cards for one in announced(other)] == [()] * len(announced(other))
    assert all(one.name for one in announced(other))
    assert on_show(other) == ()


def test_what_a_project_adds_is_said_in_card_points_as_the_score_of_the_hand_is() -> None:
    cards = parse_faces("AC KC QC")
    facts = [project_facts(Announced(0, kind, cards, True)) for kind in ("sira", "fifty", "four_hundred")]
    assert [(one.name, one.worth) for one in facts] == [("Sira", "+20"), ("50", ""), ("400", "+200")]


def test_shown_projects_lie_open_through_the_second_and_third_trick() -> None:
    options = BalootOptions(show_projects_by_hand="off")
    state = declared(next(hands(options)))
    view = GAME.view(played(state, 8 - 1), 0)
    assert on_show(view) or not any(one.shown for one in view.declared)
    seen = [bool(on_show(GAME.view(played(state, cards), 0))) for cards in (3, 16)]
    assert seen == [False, False]


def test_projects_are_shown_by_a_button_where_the_option_asks_for_it() -> None:
    options = BalootOptions(show_projects_by_hand="on")
    for state in hands(options):
        seat = GAME.actor(state)
        after = played(declared(state), 4)
        while GAME.actor(after) != seat:
            after = played(after, 1)
        shows = [action for action in GAME.actions(after) if isinstance(action, Show)]
        if shows and seat is not None:
            offers = project_offers(GAME.view(after, seat), GAME.actions(after))
            assert [offer.name for offer in offers] == [f"show_{place}" for place in range(len(shows))]
            assert offers[0].label.startswith("Show ")
            return
    raise AssertionError("no hand may show anything")


def test_cards_of_a_project_lie_from_the_highest() -> None:
    assert format_faces(from_highest(parse_faces("AH TH JH QH KH"))) == "AH KH QH JH TH"


def test_one_trick_or_all_may_be_looked_at_again_as_agreed() -> None:
    for review, count in (("last_trick", 1), ("all_tricks", 3)):
        state = played(next(hands(BalootOptions(review=review))), 13)
        tricks = reviewable(GAME.view(state, 0))
        assert len(tricks) == count
        assert tricks[-1] == state.tricks[-1]
