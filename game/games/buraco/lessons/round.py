"""A few turns with the coach looking on (buraco 1.2)."""

from game.families.canasta.lessons import feeds_them, spoils_a_meld
from game.games.buraco.lessons import dealt
from game.games.buraco.rules.view import BuracoView
from game.i18n import mark
from game.lessons.lesson import Do, Lesson, Play, Read, any_of, round_is_over

_TURNS = 5
_AT_MOST = 9
_NEARLY = (5, 6)
"""So many cards in a meld: whoever has come so far wants to see it become a canastra."""


def _is_enough(view: BuracoView) -> bool:
    done = sum(seat == view.seat and verb == "end" for seat, verb, _cards in view.log)
    nearly = any(len(meld.cards) in _NEARLY for meld in view.melds[view.team])
    return round_is_over(view) or done >= _AT_MOST or (done >= _TURNS and not nearly)


LESSON = Lesson(
    place=6,
    title=mark("A few turns with me at your side"),
    about=mark("A real round. I'll warn you, and we look back afterwards."),
    minutes=4,
    deal=dealt({0: "6D 7D 8D 3S 3H TC JC 2S KD 9H QS"}, draws="9D 4S 5H 8C QC"),
    steps=(
        Read(
            mark(
                "Four play in two teams, as here. Two play one against one, and with three one plays against two. "
                "The rules are the same."
            )
        ),
        Do(
            mark("Two packs and four jokers are in play, so each card is there twice. You begin: draw."),
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
                "This time the others play as they like, and so do you. I'll speak up before you throw what "
                "fits their melds."
            )
        ),
        Play(
            mark("Play as you like: a few turns. Ask for a Hint whenever you want one."),
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
                "Round follows round. A team that has 3000 points wins the match once a round has ended by going out."
            ),
            at=("score",),
        ),
    ),
    learnt=mark("Now you know enough to play a whole round on your own!"),
)
