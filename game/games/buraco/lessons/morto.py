"""The morto (buraco 7.2)."""

from game.games.buraco.lessons import dealt, turn
from game.i18n import mark
from game.lessons.lesson import Do, Lesson, Read

LESSON = Lesson(
    place=4,
    title=mark("The morto"),
    about=mark("Eleven new cards for whoever runs out first."),
    minutes=2,
    deal=dealt(
        {
            0: "5S 6S 7S 8S TD JD QD KD 9S 9D AD",
            1: "4C 6H 8C JH KC 5H 9C TS QC 7C 3S",
            2: "4D 6C 8H JC KH 5C 9H TC QH 7H 3C",
            3: "4H 6D 8D JS KS 5D TH QS 7D 3H 3S",
        },
        draws="3H JH JC JS 4S",
        mortos=("AS AC AH 6H 7S 9C QS KC TH TD 4C", "AS AC AH 5D 7D 8H QC 4H 7H KH 6C"),
    ),
    before=(*turn("3H", "lay 5S 6S 7S 8S", "lay TD JD QD KD"), *turn("JH"), *turn("JC"), *turn("JS")),
    steps=(
        Read(
            mark(
                "There are two runs on the table, and you hold only three cards. Two mortos lie ready, "
                "eleven cards each, one for each team."
            ),
            at=("morto.0", "morto.1"),
        ),
        Do(
            mark("Whoever on your team runs out of cards first takes one of them. Draw a card."),
            ("draw",),
            at=("stock",),
            no=mark("Not the pile this time: draw from the stock."),
        ),
        Do(
            mark(
                "All four of your cards fit your runs; the ace goes above the king. Add every one! You "
                "needn't keep one to discard: the morto brings new ones."
            ),
            ("add 9S to 1", "add 4S to 1", "add 9D to 2", "add AD to 2"),
            at=("9S", "4S", "meld.0.0", "9D", "AD", "meld.0.1"),
            wrong={"discard *": mark("Don't discard it: it fits one of your runs, and you want your hand empty.")},
            no=mark("Add the spades to the spades, and the diamonds to the diamonds."),
        ),
        Do(mark("Your hand is empty: choose one of the two mortos!"), ("morto *",), at=("morto.0", "morto.1")),
        Read(
            mark(
                "You added your last card, so you play on at once. Had you discarded it, you'd have to "
                "wait for your next turn."
            ),
            at=("hand",),
        ),
        Do(
            mark("Three aces have turned up, and only aces make sets. Lay them."),
            ("lay AS AC AH",),
            at=("AS", "AC", "AH", "tray.0"),
            wrong={"discard *": mark("First the three aces: they make a set.")},
            no=mark("That comes later: first the three aces."),
        ),
        Read(
            mark("Seven aces would be a canastra, too. A set may hold one wild card, as a run may."),
            at=("AS", "meld.0.2"),
        ),
        Read(mark("Melds belong to the team: João may add to yours, and you to his."), at=("tray.0", "seat.2")),
        Do(
            mark("Discard a card that fits nothing, and end your turn."),
            ("discard *", "end"),
            at=("discards",),
            no=mark("You could, but end your turn now: discard a card."),
        ),
    ),
    learnt=mark("Empty your hand and a morto is yours: eleven more cards to build with."),
)
