"""Wild cards; canastra limpa and suja (buraco 4, 6)."""

from game.games.buraco.lessons import dealt, turn
from game.i18n import mark
from game.lessons.lesson import Do, Lesson, Read

_SPADES = ("4S", "5S", "2S", "7S", "8S", "9S", "TS")
_STOCK_FIRST = mark("Not the pile this time: draw from the stock.")

LESSON = Lesson(
    place=3,
    title=mark("Limpa and suja"),
    about=mark("One wild card in a run, and a 2 that comes home."),
    minutes=3,
    deal=dealt(
        {
            0: "4S 5S 2S 7S 8S 9S TS JK KD 9C 5H",
            1: "5D 7S 9C JD KH 4H 6D 8D QH TC 4D",
            2: "5H 7C 9D JC KS 4D 6D 8H QC TH 5C",
            3: "6C 7D 9H KC 3H 8C TD QS 5D JH 4C",
        },
        draws="3D 9H QC 6C 6S KH 7D 3C 3S",
    ),
    others=(*turn("9H"), *turn("QC"), *turn("6C"), *turn("KH"), *turn("7D"), *turn("3C")),
    steps=(
        Read(
            mark("Every 2 and every joker is wild and stands in for any other card. A meld takes only one of them."),
            at=("2S", "JK"),
        ),
        Do(
            mark("Your spades lack the six, and the 2 can take its place. First draw a card."),
            ("draw",),
            at=("stock", *_SPADES),
            no=mark("Every turn begins with a card: draw one from the stock."),
        ),
        Do(
            mark("Now lay all seven together: 4, 5, 7, 8, 9, 10 of spades and the 2."),
            (f"lay {' '.join(_SPADES)}",),
            at=(*_SPADES, "tray.0"),
            wrong={
                "lay ... JK": mark("A joker is wild as well, but take the 2 of spades. You'll see why."),
                "lay ...": mark("Lay all seven at once: that makes it a canastra."),
                "discard *": mark("Lay the spades first."),
            },
        ),
        Read(
            mark("A canastra with a wild card is suja, dirty: 100 points. Without one it is limpa, clean: 200."),
            at=("meld.0.0",),
        ),
        Do(
            mark("Discard the king of diamonds and end your turn."),
            ("discard KD", "end"),
            at=("KD", "discards"),
            wrong={
                "add JK *": mark("A run takes only one wild card."),
                "discard *": mark("That one may still come in handy. Discard the king of diamonds."),
            },
            well=mark("Now the others: each draws a card and discards one."),
        ),
        Do(mark("Your turn again. Draw a card."), ("draw",), at=("stock",), no=_STOCK_FIRST),
        Do(
            mark("The six of spades! Add it, and watch the 2: it gives up its place and waits at an end of the run."),
            ("add 6S to 1",),
            at=("6S", "meld.0.0"),
            wrong={"discard *": mark("Add the six of spades first.")},
        ),
        Do(
            mark("Discard the nine of clubs and end your turn."),
            ("discard 9C", "end"),
            at=("9C", "discards"),
            wrong={"discard *": mark("Keep that one. Discard the nine of clubs.")},
            well=mark("Now the others: each draws a card and discards one."),
        ),
        Do(mark("Your turn again. Draw a card."), ("draw",), at=("stock",), no=_STOCK_FIRST),
        Do(
            mark("The three! Now the run reaches down to the place of the 2 of spades. Add it."),
            ("add 3S to 1",),
            at=("3S", "meld.0.0"),
            wrong={"discard *": mark("Add the three of spades first.")},
        ),
        Read(
            mark(
                "The 2 has come home: two, three, four … up to ten, with no wild card. The canastra is limpa now: 200!"
            ),
            at=("meld.0.0",),
        ),
        Read(
            mark("At home a 2 isn't wild any more. So this run could still take one joker, but no second 2."),
            at=("meld.0.0",),
        ),
        Do(
            mark("Keep it that way: don't add the joker. Discard another card and end your turn."),
            ("discard 3D | discard 5H", "end"),
            at=("discards",),
            wrong={
                "add JK *": mark("That would make the limpa suja again, and cost you 100 points."),
                "discard JK": mark("Never discard a joker: somebody would be glad of it."),
            },
        ),
    ),
    learnt=mark(
        "One wild card in a run makes it suja: 100. Without one it is limpa: 200. A 2 comes home only in its own suit."
    ),
)
