"""Bonuses and going out (borako 9, 10)."""

from game.games.borako.lessons import dealt
from game.i18n import mark
from game.lessons.lesson import Do, Lesson, Read

LESSON = Lesson(
    place=5,
    title=mark("Going out"),
    about=mark("Two bonuses, the last card, and what a round is worth."),
    minutes=3,
    deal=dealt(
        {
            0: "5H 6H 7H 8H 9H TH JH 4S 5S 6S 7S",
            1: "4C 6D 8C QS KC 5C 9C TC QD 7C 3S",
            2: "4D 6C 8H JC KH 5D 9H TD QS 7H 3C",
            3: "4H 6H 8D JS KS 5S TH 9D 7D 3H JD",
        },
        draws="KD JD JC JS QH",
        mours=("8S 9S TS AC AD AH 5D 6D 7D 8D QC", ""),
    ),
    before=(
        "draw",
        "lay 5H 6H 7H 8H 9H TH JH",
        "lay 4S 5S 6S 7S",
        "discard KD",
        "draw",
        "discard JD",
        "draw",
        "discard JC",
        "draw",
        "discard JS",
    ),
    steps=(
        Read(
            mark("Your team has taken its Mour and has a meld worth 200; 100 wouldn't be enough. So you may go out!"),
            at=("meld.0.0",),
        ),
        Do(
            mark(
                "That means: play the last card of your hand, and the round ends. Let's do it in one turn. Draw a card."
            ),
            ("draw",),
            at=("stock",),
            no=mark("Not the pile: it would only make your hand larger. Draw from the stock."),
        ),
        Do(
            mark("Add the queen to your hearts, and eight, nine and ten to your spades."),
            ("add QH to 1", "add 8S to 2", "add 9S to 2", "add TS to 2"),
            at=("QH", "meld.0.0", "8S", "9S", "TS", "meld.0.1"),
            wrong={
                "lay 8S 9S TS": mark(
                    "They'd make a run of their own, but added to your spades they make seven, and that's 200 more."
                ),
                "discard *": mark("Not yet: lay everything else first."),
            },
            no=mark("That comes next. First add the queen of hearts and the three spades."),
        ),
        Do(
            mark("Seven spades: 200 more! Now lay the three aces, and your four diamonds."),
            ("lay AC AD AH", "lay 5D 6D 7D 8D"),
            at=("AC", "AD", "AH", "5D", "6D", "7D", "8D", "tray.0"),
            wrong={
                "lay ...": mark("Lay all of them: three aces in one meld, four diamonds in the other."),
                "discard *": mark("Lay the aces and the diamonds first."),
            },
        ),
        Do(mark("One card left. Discard it, and you're out!"), ("discard QC",), at=("QC", "discards")),
        Read(
            mark(
                "Out! You score your bonuses, 400, and the cards on your table, less whatever Layla "
                "still holds. A tenth of that goes to your total."
            ),
            at=("tray.0", "score"),
        ),
        Read(
            mark(
                "The others lose 100 because they never took their Mour, and what they still hold. A "
                "tenth of it counts for them, too. 350 wins the match."
            ),
            at=("score",),
        ),
    ),
    learnt=mark("You may go out once your team has taken its Mour and has a meld worth 200."),
)
