"""The open pile, and the one card that stays in it (buraco 3.1, 3.3)."""

from game.games.buraco.lessons import dealt, turn
from game.i18n import mark
from game.lessons.lesson import Do, Lesson, Read

LESSON = Lesson(
    place=2,
    title=mark("The open pile"),
    about=mark("Take all cards but one, or all and put one back."),
    minutes=2,
    deal=dealt(
        {
            0: "TH KH 7D 8D 3S 9C JS QC 5C KD 2S",
            1: "5D 7S 9C JD KH 4H 6S 8D QS TC 4D",
            2: "5S 7C 9S JC KS 4D 6D 8S QD TS 5C",
            3: "6C 7D 9S KC 3H 8H TD QS 5D JD 4S",
        },
        draws="4C JH QH 9D",
    ),
    before=(*turn("4C"), *turn("JH"), *turn("QH"), *turn("9D")),
    steps=(
        Read(
            mark(
                "There are four cards in the pile, all face up. Instead of drawing you may take all but "
                "one, or all and put one back."
            ),
            at=("discards",),
        ),
        Read(
            mark(
                "All that counts is that there is one card in the pile when your turn ends. You don't "
                "have to meld what you took."
            ),
            at=("discards", "TH", "KH", "7D", "8D"),
        ),
        Do(
            mark(
                "The jack, the queen and the nine! Choose these three from the pile, and take them. The four of clubs "
                "stays."
            ),
            ("take JH", "take QH", "take 9D"),
            at=("discards", "TH", "KH", "7D", "8D"),
            wrong={
                "draw": mark("One card from the stock? The pile gives you three. Take them."),
                "take 4C": mark("You can, but then you'd have to put a card back. Leave the four of clubs there."),
            },
        ),
        Do(
            mark("The ten, jack, queen and king of hearts: lay them. And the seven, eight and nine of diamonds, too."),
            ("lay TH JH QH KH", "lay 7D 8D 9D"),
            at=("TH", "JH", "QH", "KH", "7D", "8D", "9D", "tray.0"),
            wrong={
                "lay ... 2S": mark("Without the 2: it's wild, and you don't need it here."),
                "lay ...": mark("Lay all four hearts, and all three diamonds."),
                "take 4C": mark("Leave the four of clubs, then you needn't put anything back."),
                "end": mark("You could end your turn here: you don't have to meld. But runs earn points, so lay them."),
                "discard *": mark("You don't have to discard: there's already one card in the pile. Lay your runs."),
            },
        ),
        Read(
            mark(
                "Had you taken all four, you'd put back any one you like. Only a card that was alone in "
                "the pile can't go straight back."
            ),
            at=("discards",),
        ),
        Do(
            mark("You took all but one, so you don't discard. You always discard after drawing. Press End turn."),
            ("end",),
            wrong={
                "discard *": mark("You don't have to discard: there's already one card in the pile. Press End turn."),
                "take 4C": mark("Leave the four of clubs, then you needn't put anything back."),
            },
            no=mark("Enough for this turn. Press End turn."),
        ),
    ),
    learnt=mark("Take all but one from the pile and discard nothing, or take all and put one back."),
)
