"""Winning a joker (rami 4.2, 7.1, 7.2)."""

from game.games.rami.lessons import OPENINGS_WITH_JOKER, STARTER, opened
from game.i18n import mark
from game.lessons.lesson import Do, Lesson, Read

LESSON = Lesson(
    place=3,
    title=mark("Win the joker"),
    about=mark("A joker on the table belongs to whoever has the card it stands for."),
    minutes=2,
    starter=STARTER,
    deal=opened("4D 5D KS 2C 7H", draws="9D", joker=True),
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
                "Moncef's run: ten, jack, queen, joker. The joker stands for the king of spades, and you hold "
                "that king!"
            ),
            at=("meld.1.0", "KS"),
        ),
        Do(
            mark("So put the king of spades in the joker's place."),
            ("swap KS in 3",),
            at=("KS", "meld.1.0"),
            wrong={"discard *": mark("First the joker: it's yours for the king of spades.")},
            no=mark("Put the king of spades into Moncef's run."),
        ),
        Do(
            mark(
                "The joker is yours, but it must be back on the table this turn, in another meld. Lay it with the "
                "four and five of diamonds."
            ),
            ("lay 4D 5D JK",),
            at=("4D", "5D", "JK", "tray.0"),
            wrong={
                "discard *": mark("The joker first: you can't end your turn while you hold it."),
                "lay ...": mark("Lay all three: the joker, the four and the five of diamonds."),
            },
        ),
        Read(
            mark(
                "After the five it stands for the six of diamonds, before the four for the three. "
                "Whoever holds that card can win it from you."
            ),
            at=("meld.0.2",),
        ),
        Do(
            mark("End your turn: discard the nine of diamonds."),
            ("discard 9D",),
            at=("9D", "discards"),
            wrong={"discard *": mark("The nine is the highest of your cards: discard that one.")},
        ),
    ),
    learnt=mark(
        "The card that a joker stands for wins it, and the joker must be laid again in the same turn. In your hand "
        "it costs 25."
    ),
)
