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
            no=mark("Every turn begins with a card: draw one from the stock."),
        ),
        Read(
            mark(
                "Zofia's run: eight, nine, ten, joker. The joker stands for the jack of hearts, and you hold that jack!"
            ),
            at=("meld.1.0", "JH"),
        ),
        Do(
            mark("So put the jack of hearts in the joker's place."),
            ("swap JH in 3",),
            at=("JH", "meld.1.0"),
            wrong={
                "discard *": mark("First the joker: it's yours for the jack of hearts."),
                "lay ...": mark("That can wait: first win the joker."),
            },
            no=mark("Put the jack of hearts into Zofia's run."),
        ),
        Do(
            mark(
                "The joker is yours, but you must meld it again this turn. With the three, four and five "
                "of spades it makes four in a row."
            ),
            ("lay 3S 4S 5S JK",),
            at=("3S", "4S", "5S", "JK", "tray.0"),
            wrong={
                "discard *": mark("The joker first: you can't end your turn while you hold it."),
                "lay ...": mark("Lay all four: the three, four and five of spades and the joker."),
                "add JK *": mark("That would do as well, but lay it with your three spades."),
            },
        ),
        Read(
            mark(
                "In a run only one card wins a joker: here the 6 of spades if the joker comes after the "
                "5, otherwise the 2."
            ),
            at=("tray.0",),
        ),
        Read(mark("With two kings and a joker, either of the missing kings wins the joker."), at=("tray.0",)),
        Do(
            mark("End your turn: discard the king of clubs."),
            ("discard KC",),
            at=("KC", "discards"),
            wrong={"discard *": mark("The king is the highest of your cards: discard that one.")},
        ),
    ),
    learnt=mark("The card that a joker stands for wins it, and the joker must be melded again in the same turn."),
)
