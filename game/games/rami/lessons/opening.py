"""Runs, sets, and opening with 71 (rami 4, 6)."""

from game.games.rami.lessons import STARTER, dealt
from game.i18n import mark
from game.lessons.lesson import Do, Lesson, Read

_RUN = ("9H", "TH", "JH", "QH")
_KINGS = ("KS", "KD", "KC")

LESSON = Lesson(
    place=1,
    title=mark("Open with 71"),
    about=mark("Runs, sets, and your first melds on the table."),
    minutes=2,
    starter=STARTER,
    deal=dealt(
        {
            0: "9H TH JH QH KS KD KC 4C 6D 3S 7C 2D 5S 9C",
            1: "2C 4H 7S 9D JC AS 5D 8H 3C 6S QD TC 2H 8D",
            2: "AH 3D 5C 8C TS 7D 4S 6H JD QS 9S 2S KC 3H",
            3: "AD 4D 6C 8S TD 5H 7H 3D JS QC 2D 9C AC 5S 8C",
        },
        draws="KH 2C 3H AC KH",
    ),
    before=("discard 8C",),
    others=("draw", "discard 2C", "draw", "discard 3H", "draw", "discard AC"),
    steps=(
        Do(
            mark(
                "Welcome! Everybody plays alone and tries to get rid of all their cards. Slim began with 15 and just "
                "discarded one. You have 14 and go second, so you must draw a card from the stock."
            ),
            ("draw",),
            at=("stock",),
            no=mark("Every turn begins with a card: draw one from the stock."),
        ),
        Read(
            mark(
                "Melds are runs, three to five of one suit in a row, and sets, three or four of one rank in "
                "different suits."
            ),
            at=(*_RUN, *_KINGS),
        ),
        Read(
            mark(
                "The king of hearts! Your first melds must be worth 71: face cards count 10, an ace 1, a "
                "joker as much as the card it stands for."
            ),
            at=("KH",),
        ),
        Do(
            mark(
                "Any melds will do, all at once, and yours make 79: 1. put the four hearts into that field, 2. then "
                "the four kings, 3. press Open."
            ),
            ("open 9H TH JH QH KH KS KD KC ...",),
            at=("staging", *_RUN, "KH", *_KINGS),
            wrong={
                "discard *": mark("Open first: you have the points for it."),
                "open ...": mark("Put the run and the kings down together: you need both to open."),
            },
        ),
        Do(
            mark("You have opened! You can't lay or add anything else this turn. Discard the nine of clubs."),
            ("discard 9C",),
            at=("9C", "discards"),
            wrong={"discard *": mark("What you still hold counts against you in the end: discard the nine of clubs.")},
            well=mark("Now the others: each draws a card and discards one."),
        ),
        Do(
            mark(
                "Your turn again. You could take the top discard, even before opening, but you couldn't "
                "discard it again this turn. Draw from the stock."
            ),
            ("draw",),
            at=("stock",),
            wrong={"take": mark("That card is no use to anybody. Draw from the stock.")},
        ),
        Do(
            mark(
                "A second king of hearts: there are two of every card. One of your melds still lacks it: add it there."
            ),
            ("add KH to *",),
            at=("KH", "tray.0"),
            wrong={"discard *": mark("A king costs 10 points in your hand. Add it to a meld first.")},
        ),
        Do(
            mark("What you still hold when somebody goes out counts against you. Discard any card you like."),
            ("discard *",),
            at=("discards",),
        ),
    ),
    learnt=mark("Your first melds must be worth 71 together. After that you may lay and add, turn by turn."),
)
