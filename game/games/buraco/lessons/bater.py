"""Pique and bater (buraco 7.1, 7.4)."""

from game.games.buraco.lessons import dealt, turn
from game.i18n import mark
from game.lessons.lesson import Do, Lesson, Read

LESSON = Lesson(
    place=5,
    title=mark("Bater"),
    about=mark("Going out: what you need, and what it earns."),
    minutes=3,
    deal=dealt(
        {
            0: "5H 6H 7H 8H JK TH JH 4S 5S 6S 7S",
            1: "4C 6D 8C QS KC 5C 9C TC QD 7C 3S",
            2: "4D 6C 8H JC KH 5D 9H TD QS 7H 3C",
            3: "4H 6H 8D JS KS 5S TH 9D 7D 3H JD",
        },
        draws="KD 3H 3C 6C QH",
        mortos=("8S 9S TS QC KC AC 5D 6D 7D 8D TC", ""),
    ),
    before=(
        "draw",
        "lay 5H 6H 7H 8H JK TH JH",
        "lay 4S 5S 6S 7S",
        "discard KD",
        "morto 1",
        *turn("3H"),
        *turn("3C"),
        *turn("6C"),
    ),
    steps=(
        Read(
            mark(
                "Going out is called bater. Your team needs two things for it: its morto, which you've "
                "had, and a limpa."
            ),
            at=("score",),
        ),
        Read(
            mark("Your canastra of hearts is suja, because of the joker. That one alone doesn't let you go out."),
            at=("meld.0.0",),
        ),
        Do(
            mark("Let's do it in one turn. Draw a card."),
            ("draw",),
            at=("stock",),
            no=mark("The pile would only make your hand larger. Draw from the stock."),
        ),
        Do(
            mark("Add the queen to your hearts. Then lay the queen, king and ace of clubs, and your four diamonds."),
            ("add QH to 1", "lay QC KC AC", "lay 5D 6D 7D 8D"),
            at=("QH", "meld.0.0", "QC", "KC", "AC", "5D", "6D", "7D", "8D", "tray.0"),
            wrong={
                "lay 8S 9S TS": mark("Keep the spades for a moment: they come last."),
                "lay ...": mark("Lay all of them: three clubs in one run, four diamonds in the other."),
                "discard *": mark("Not yet: lay everything else first."),
            },
            no=mark("That comes next. First the queen of hearts, the clubs and the diamonds."),
        ),
        Read(
            mark(
                "If you laid the three spades as a run of their own, the table would refuse: you'd have "
                "one card left, and without a limpa you can't play it."
            ),
            at=("8S", "9S", "TS", "TC"),
        ),
        Do(
            mark("So make a limpa: add the three spades to your spades!"),
            ("add 8S to 2", "add 9S to 2", "add TS to 2"),
            at=("8S", "9S", "TS", "meld.0.1"),
            wrong={
                "lay 8S 9S TS": mark("Not yet: without a limpa you couldn't get rid of your last card."),
                "discard *": mark("Make the limpa first: the three spades belong to your spades."),
            },
            no=mark("Add the three spades to your spades."),
        ),
        Read(
            mark("Seven spades and no wild card: a limpa! Now you may play your last card, too."), at=("meld.0.1", "TC")
        ),
        Read(
            mark(
                "If you kept it, you'd begin your next turn with a single card. That is called pique, "
                "and then you may not take from the pile."
            ),
            at=("TC",),
        ),
        Do(
            mark("But you can go out now. Discard your last card! Brazilians call out: Bati!"),
            ("discard TC",),
            at=("TC", "discards"),
        ),
        Read(
            mark(
                "You're out! 300 for two canastras, 185 for your melded cards, 170 for what your opponents still hold: "
                "655. They get 85 for João's cards."
            ),
            at=("score",),
        ),
        Read(mark("A 3 to 7 counts 5, an 8 to king or a 2 counts 10, an ace 15, a joker 20."), at=("score",)),
    ),
    learnt=mark("To go out, your team must have taken its morto and needs a canastra limpa on the table."),
)
