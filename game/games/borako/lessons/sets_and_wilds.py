"""Sets, the 2 and the Devil Joker (borako 4, 5, 7)."""

from game.games.borako.lessons import dealt
from game.i18n import mark
from game.lessons.lesson import Do, Lesson, Read

LESSON = Lesson(
    place=2,
    title=mark("Sets and wild cards"),
    about=mark("Aces, 2s and 3s, and a 2 that stands in for another card."),
    minutes=2,
    deal=dealt(
        {
            0: "3S 3D 3C 5C 7C 2H JK AH 9S QH TC",
            1: "4S 6D 8H JC KC 5H 9D TS QD 4C 7S",
            2: "4D 6S 8C JS KH 5S 9C TD QC 7D AC",
            3: "4H 6H 8D JD KS 5D 9H TH QS 7H 3H",
        },
        draws="KD JC JS JD 6C",
    ),
    others=("draw", "discard JC", "draw", "discard JS", "draw", "discard JD"),
    steps=(
        Read(
            mark("Besides runs there are sets, but only of aces, of 2s and of 3s. You hold three 3s."),
            at=("3S", "3D", "3C"),
        ),
        Do(
            mark("Draw a card, then lay them."),
            ("draw",),
            at=("stock",),
            no=mark("Every turn begins with a card: draw one from the stock."),
        ),
        Do(
            mark("Lay the three 3s together."),
            ("lay 3S 3C 3D",),
            at=("3S", "3C", "3D", "tray.0"),
            wrong={
                "lay ... 2H": mark("Keep the 2 out of it: three 3s are a set by themselves."),
                "lay ... JK": mark("Keep the Devil Joker: three 3s are a set by themselves."),
                "discard *": mark("Lay your 3s first."),
            },
        ),
        Read(
            mark(
                "Two kinds of cards are wild and stand in for any other: the 2s and the Devil Jokers. "
                "You hold one of each."
            ),
            at=("2H", "JK"),
        ),
        Read(
            mark("A 2 is an ordinary card in only one place: its own, between the ace and the 3 of its suit."),
            at=("2H",),
        ),
        Do(
            mark("Between the five and the seven of clubs the 2 is the six. Lay those three."),
            ("lay 5C 7C 2H",),
            at=("5C", "7C", "2H", "tray.0"),
            wrong={
                "lay ... JK": mark("The Devil Joker could do it as well, but keep it and use the 2."),
                "add 2H *": mark("A wild card in a set would halve its bonus. Put the 2 between the clubs."),
                "add JK *": mark("Keep the Devil Joker. The 2 belongs between the clubs."),
                "discard *": mark("Lay the clubs first."),
            },
        ),
        Do(
            mark("End your turn: discard the king of diamonds."),
            ("discard KD",),
            at=("KD", "discards"),
            wrong={"discard *": mark("That one may still come in handy. Discard the king of diamonds.")},
            well=mark("Now the others: each draws a card and discards one."),
        ),
        Do(
            mark("Your turn again. Draw a card."),
            ("draw",),
            at=("stock",),
            wrong={"sweep": mark("Taking the pile has a lesson of its own. Draw from the stock.")},
        ),
        Do(
            mark("The six of clubs itself! Add it to your run: the 2 makes room and stands in for the next card."),
            ("add 6C to 2",),
            at=("6C", "meld.0.1"),
            wrong={
                "add JK *": mark("Don't put a second wild card in one meld: it would never earn a bonus."),
                "discard *": mark("Add the six of clubs first."),
            },
        ),
        Read(
            mark("Seven cards without a wild card earn 200, with one of them 100. With two they earn no bonus at all."),
            at=("meld.0.1",),
        ),
        Read(
            mark(
                "Two is the limit, and every meld needs at least two natural cards: three cards with two "
                "wild ones make no meld."
            ),
            at=("meld.0.1",),
        ),
        Do(
            mark("So keep the Devil Joker for another meld. End your turn with the nine of spades."),
            ("discard 9S",),
            at=("9S", "discards"),
            wrong={
                "add JK *": mark("A second wild card would spoil the run: it could never earn a bonus."),
                "discard JK": mark("Never discard a Devil Joker: whoever sweeps the pile gets it."),
                "discard *": mark("Keep that one. Discard the nine of spades."),
            },
        ),
    ),
    learnt=mark(
        "Only aces, 2s and 3s make sets. A 2 or a Devil Joker stands in for any card, but use only one in a meld."
    ),
)
