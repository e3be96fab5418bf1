"""A few turns with the coach looking on."""

from game.families.canasta.lessons import feeds_them, spoils_a_meld
from game.games.borako.lessons import dealt
from game.games.borako.rules.view import BorakoView
from game.i18n import mark
from game.lessons.lesson import Lesson, Play, Read, any_of, round_is_over

_TURNS = 5


def _is_enough(view: BorakoView) -> bool:
    done = sum(seat == view.seat and verb == "discard" for seat, verb, _cards in view.log)
    return round_is_over(view) or done >= _TURNS


LESSON = Lesson(
    place=6,
    title=mark("A few turns with me at your side"),
    about=mark("A real round. I'll warn you before a mistake, and we'll look back afterwards."),
    minutes=4,
    deal=dealt({0: "6D 7D 8D 3S 3H TC JC 2S KD 9H QS"}, draws="9D 4S 5H 8C QC"),
    steps=(
        Read(
            mark(
                "This time the others play as they like, and so do you. I'll speak up before you discard "
                "a card that fits their melds."
            )
        ),
        Play(
            mark("Play about five turns as you like. Ask for a Hint whenever you want one."),
            until=_is_enough,
            at=("hint",),
            danger=any_of(feeds_them, spoils_a_meld),
        ),
        Read(
            mark(
                "Enough for now: a round goes on like this until somebody goes out or the stock is empty. Let's look "
                "back."
            ),
            at=("score",),
        ),
    ),
    learnt=mark("Now you know enough to play a whole round on your own!"),
)
