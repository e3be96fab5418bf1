"""Winning a joker (remik 4.4)."""

from game.games.remik.lessons import OPENINGS_WITH_JOKER, STARTER, opened
from game.i18n import mark
from game.lessons.lesson import Do, Lesson, Read

LESSON = Lesson(
    place=3,
    title=mark("Win the joker"),
    about=mark("A joker on the table belongs to whoever has the card it stands for."),
    minutes=2,
    starter=STARTER,
    deal=opened("JH 4D 5S 3S KC 2C 4S", draws="9H", joker=True),
    before=OPENINGS_WITH_JOKER,
    steps=(
        Do(
            mark("Somebody put a joker on the table. Draw a card first, then we'll go and get it."),
            ("draw",),
            at=("stock",),
            no=mark("Every turn begins with a card: click the stock."),
        ),
        Read(
            mark(
                "Zofia's run: eight, nine, ten, joker. The joker stands for the jack of hearts, and you hold that jack!"
            ),
            at=("meld.1.0", "JH"),
        ),
        Do(
            mark("So drag the jack of hearts onto the joker."),
            ("swap JH in 3",),
            at=("JH", "meld.1.0"),
            wrong={
                "discard *": mark("First the joker: it's yours for the jack of hearts."),
                "lay ...": mark("That can wait: first win the joker."),
            },
            no=mark("Drag the jack of hearts onto Zofia's run."),
        ),
        Do(
            mark(
                "The joker is yours, but it must be melded again this turn. With three, four and five of spades it "
                "makes four in a row."
            ),
            ("lay 3S 4S 5S JK",),
            at=("3S", "4S", "5S", "JK", "tray.0"),
            wrong={
                "discard *": mark("The joker first: you may not end your turn with it."),
                "lay ...": mark("Lay all four: three, four, five of spades and the joker."),
                "add JK *": mark("That would do as well, but lay it with your three spades."),
            },
        ),
        Read(
            mark("In a run only one card wins a joker: here the 6 of spades if it lies behind the 5, else the 2."),
            at=("tray.0",),
        ),
        Read(
            mark(
                "In a set of two kings and a joker it may be either of the two kings that are missing: whoever has "
                "one of them wins the joker."
            ),
            at=("tray.0",),
        ),
        Do(
            mark("End your turn: throw the king of clubs."),
            ("discard KC",),
            at=("KC", "discards"),
            wrong={"discard *": mark("The king is the highest of your cards: throw that one.")},
        ),
    ),
    learnt=mark("The card that a joker stands for wins it, and the joker must be melded again in the same turn."),
)
