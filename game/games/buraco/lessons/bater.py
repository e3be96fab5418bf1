"""Pique and bater (buraco 7.1, 7.4)."""

from game.games.buraco.lessons import dealt, turn
from game.i18n import mark
from game.lessons.lesson import Do, Lesson, Read

LESSON = Lesson(
    place=5,
    title=mark("Bater"),
    about=mark("Going out: what it takes, and what it brings."),
    minutes=3,
    deal=dealt(
        {
            0: "5H 6H 7H 8H 9H TH JH 4S 5S 6S 7S",
            1: "4C 6D 8C QS KC 5C 9C TC QD 7C 3S",
            2: "4D 6C 8H JC KH 5D 9H TD QS 7H 3C",
            3: "4H 6H 8D JS KS 5S TH 9D 7D 3H JD",
        },
        draws="KD JD JC JS QH",
        mortos=("8S 9S TS QC KC AC 5D 6D 7D 8D TC", ""),
    ),
    before=(
        "draw",
        "lay 5H 6H 7H 8H 9H TH JH",
        "lay 4S 5S 6S 7S",
        "discard KD",
        "morto 1",
        *turn("JD"),
        *turn("JC"),
        *turn("JS"),
    ),
    steps=(
        Read(
            mark("Your team has had its morto and owns a canastra limpa. So you may go out: that's called bater."),
            at=("meld.0.0",),
        ),
        Do(
            mark("Let's do it in one turn. Draw a card."),
            ("draw",),
            at=("stock",),
            no=mark("The pile would only make your hand larger. Draw from the stock."),
        ),
        Do(
            mark("Add the queen to your hearts, and eight, nine and ten to your spades."),
            ("add QH to 1", "add 8S to 2", "add 9S to 2", "add TS to 2"),
            at=("QH", "meld.0.0", "8S", "9S", "TS", "meld.0.1"),
            wrong={
                "lay 8S 9S TS": mark(
                    "They'd be a run of their own, but on your spades they make seven, and that's 200 more."
                ),
                "discard *": mark("Not yet: everything goes down first."),
            },
            no=mark("That comes next. First the queen of hearts and the three spades."),
        ),
        Do(
            mark("A second canastra limpa! Now lay queen, king, ace of clubs, and your four diamonds."),
            ("lay QC KC AC", "lay 5D 6D 7D 8D"),
            at=("QC", "KC", "AC", "5D", "6D", "7D", "8D", "tray.0"),
            wrong={
                "lay ...": mark("All of them: three clubs in one run, four diamonds in the other."),
                "discard *": mark("Lay the clubs and the diamonds first."),
            },
        ),
        Read(
            mark(
                "One card is left. Whoever begins a turn with a single card is in pique and may not take from the pile."
            ),
            at=("TC",),
        ),
        Do(mark("But you needn't stop. Throw it: Bati!"), ("discard TC",), at=("TC", "discards")),
        Read(
            mark(
                "You're out! 400 for two canastras, 175 for your melded cards, 170 for what the others still hold: "
                "745. They get 85 for João's cards."
            ),
            at=("score",),
        ),
        Read(
            mark(
                "A 3 to 7 counts 5, an 8 to king or a 2 counts 10, an ace 15, a joker 20. With 3000 when "
                "somebody goes out you win."
            ),
            at=("score",),
        ),
    ),
    learnt=mark("To go out, your team needs its morto behind it and a canastra limpa on the table."),
)
