"""The Mour (borako 8)."""

from game.games.borako.lessons import dealt
from game.i18n import mark
from game.lessons.lesson import Do, Lesson, Read

LESSON = Lesson(
    place=4,
    title=mark("The Mour"),
    about=mark("Eleven new cards for whoever runs out first."),
    minutes=2,
    deal=dealt(
        {
            0: "5S 6S 7S 8S TD JD QD KD 9S 9D AD",
            1: "4C 6H 8C JH KC 5H 9C TS QC 7C 3S",
            2: "4D 6C 8H JC KH 5C 9H TC QH 7H AC",
            3: "4H 6D 8D JS KS 5D TH QS 7D 3H AS",
        },
        draws="2H JH JC JS 4S",
        mours=("3C 3D 3H 6H 7S 9C QS KC 5C TD AH", ""),
    ),
    before=(
        "draw",
        "lay 5S 6S 7S 8S",
        "lay TD JD QD KD",
        "discard 2H",
        "draw",
        "discard JH",
        "draw",
        "discard JC",
        "draw",
        "discard JS",
    ),
    steps=(
        Read(
            mark(
                "There are two runs on the table, and you hold only three cards. Now look at the Mour: "
                "each team has one, eleven cards face down."
            ),
            at=("reserve.0",),
        ),
        Do(
            mark(
                "Whichever of you two runs out of cards first gets it. A team that never does loses 100. Draw a card."
            ),
            ("draw",),
            at=("stock",),
            no=mark("No need for the pile: draw from the stock."),
        ),
        Do(
            mark(
                "All four of your cards fit your two runs: an ace goes above the king, or below the 2. "
                "Add every one of them!"
            ),
            ("add 9S to 1", "add 4S to 1", "add 9D to 2", "add AD to 2"),
            at=("9S", "4S", "meld.0.0", "9D", "AD", "meld.0.1"),
            wrong={"discard *": mark("Don't discard it: it fits one of your runs, and you want your hand empty.")},
            no=mark("Add the spades to the spades, and the diamonds to the diamonds."),
        ),
        Read(
            mark(
                "The Mour is yours! You added your last card, so you play on at once. Had you discarded "
                "it, you'd have to wait for your next turn."
            ),
            at=("hand",),
        ),
        Do(
            mark("Three 3s have turned up: lay them."),
            ("lay 3C 3D 3H",),
            at=("3C", "3D", "3H", "tray.0"),
            wrong={
                "discard *": mark("First the three 3s: they make a set."),
                "add *": mark("That fits, but begin with the three 3s."),
            },
        ),
        Do(
            mark("Now end your turn with any card you like."),
            ("discard *",),
            at=("discards",),
            wrong={"add *": mark("That fits, and you can do it next turn. Now discard a card.")},
        ),
    ),
    learnt=mark("Empty your hand and the Mour is yours. A team that never takes its Mour loses 100 points."),
)
