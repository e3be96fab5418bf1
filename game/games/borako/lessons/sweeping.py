"""Sweeping the pile, and building with the partner (borako 3.1, 3.2, 3.3)."""

from game.games.borako.lessons import dealt
from game.i18n import mark
from game.lessons.lesson import Do, Lesson, Read

LESSON = Lesson(
    place=3,
    title=mark("Sweep the pile"),
    about=mark("Take all discards at once, and build with your partner."),
    minutes=3,
    deal=dealt(
        {
            0: "TD JD QD TC QC 8C 3H AS 4H 9S 7S",
            1: "5C 6C 7C JC 8S QH KS 4S 9H 6S 3D",
            2: "6D 7D 8D 4C JS KH 5H TS QS 9C 3S",
            3: "9D 5S 6H 8H JH KC 4D TH 7H QH AC",
        },
        draws="2S 9H 5D 8D",
    ),
    before=(
        "draw",
        "discard AS",
        "draw",
        "lay 5C 6C 7C",
        "discard JC",
        "draw",
        "lay 6D 7D 8D",
        "discard 4C",
        "draw",
        "discard 9D",
    ),
    steps=(
        Read(
            mark("Layla, your partner, has laid diamonds. You both build on your team's melds, never on the others'."),
            at=("meld.0.0",),
        ),
        Read(
            mark("And look at the pile: the nine of diamonds is on top, and you hold the ten, jack and queen."),
            at=("discards", "TD", "JD", "QD"),
        ),
        Do(
            mark(
                "Instead of drawing you may take the pile, but only all of it. Then you must lay or add "
                "something. Press Sweep."
            ),
            ("sweep",),
            at=("discards",),
            wrong={"draw": mark("One card? The pile gives you four of them. Press Sweep.")},
        ),
        Do(
            mark("Now add the nine, ten, jack and queen of diamonds to Layla's run."),
            ("add 9D to 1", "add TD to 1", "add JD to 1", "add QD to 1"),
            at=("9D", "TD", "JD", "QD", "meld.0.0"),
            wrong={
                "lay ...": mark("Add the diamonds to Layla's run: together they make seven."),
                "discard *": mark("After a sweep you must lay or add something: add the diamonds."),
            },
        ),
        Do(
            mark(
                "Seven diamonds: 200 points for both of you! There was a jack of clubs in the pile, too: "
                "lay the ten, jack and queen."
            ),
            ("lay TC JC QC",),
            at=("TC", "JC", "QC", "tray.0"),
            wrong={"discard *": mark("There's another run in your hand: ten, jack and queen of clubs.")},
        ),
        Do(
            mark(
                "Before you discard, look at their melds: five, six, seven of clubs. Which of your cards "
                "must they not get? Discard another."
            ),
            ("discard 4H | discard AS | discard 9S | discard 7S | discard 3H",),
            at=("meld.1.0",),
            wrong={
                "discard 8C": mark("The eight of clubs fits their run: Karim would sweep the pile with it!"),
                "discard 4C": mark("The four of clubs fits their run: Karim would sweep the pile with it!"),
                "discard 2S": mark("Never discard a 2: it is wild."),
            },
            no=mark("Now discard a card that doesn't fit their melds."),
        ),
    ),
    learnt=mark(
        "Sweep when the pile helps you. You take all of it, and then you must lay or add "
        "something. Never discard a card that fits their melds."
    ),
)
