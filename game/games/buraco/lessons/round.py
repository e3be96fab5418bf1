"""A few turns with the coach looking on (buraco 1.2)."""

from game.families.canasta.lessons import feeds_them, spoils_a_meld
from game.games.buraco.lessons import dealt
from game.games.buraco.rules.view import BuracoView
from game.i18n import mark
from game.lessons.lesson import Do, Lesson, Play, Read, any_of, round_is_over

_TURNS = 5
_AT_MOST = 9
_NEARLY = (5, 6)
"""The number of cards in a meld whose owner wants to see it become a canastra."""


def _is_enough(view: BuracoView) -> bool:
    done = sum(seat == view.seat and verb == "end" for seat, verb, _cards in view.log)
    nearly = any(len(meld.cards) in _NEARLY for meld in view.melds[view.team])
    return round_is_over(view) or done >= _AT_MOST or (done >= _TURNS and not nearly)


LESSON = Lesson(
    place=6,
    title=mark("A few turns with me at your side"),
    about=mark("A real round. I'll warn you before a mistake, and we'll look back afterwards."),
    minutes=4,
    deal=dealt({0: "6D 7D 8D 3S 3H TC JC 2S KD 9H QS"}, draws="9D 4S 5H 8C QC"),
    steps=(
        Read(
            mark(
                "Four play in two teams, as here. Two play one against one. With three, one plays "
                "against two. The rules are the same."
            )
        ),
        Do(
            mark("You play with two packs and four jokers, so there are two of each card. You begin: draw."),
            ("draw",),
            at=("stock",),
        ),
        Read(
            mark(
                "Suggest shows your best melds beside your hand. You may also put cards there and try them out "
                "yourself."
            ),
            at=("suggest",),
        ),
        Read(
            mark(
                "This time the others play as they like, and so do you. I'll speak up before you discard "
                "a card that fits their melds."
            )
        ),
        Play(
            mark("Play a few turns as you like. Ask for a Hint whenever you want one."),
            until=_is_enough,
            at=("hint",),
            danger=any_of(feeds_them, spoils_a_meld),
        ),
        Read(
            mark(
                "Enough for now! A round goes on until somebody goes out. It also ends when the stock and both mortos "
                "are used up."
            ),
            at=("stock",),
        ),
        Read(
            mark(
                "A match has many rounds. The first team with 3000 points wins it, once a round ends with "
                "somebody going out."
            ),
            at=("score",),
        ),
    ),
    learnt=mark("Now you know enough to play a whole round on your own!"),
)
