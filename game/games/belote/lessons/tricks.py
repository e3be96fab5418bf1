"""Tricks in plain suits: ranks, following suit, card points (belote 1.2, 1.3, 3.1, 3.2)."""

from game.families.tricks.lessons import DEALER, AuctionDeal
from game.i18n import mark
from game.lessons.lesson import Do, Lesson, Read

LESSON = Lesson(
    place=1,
    title=mark("Win a trick"),
    about=mark("What the game is about, and which card wins a trick."),
    minutes=2,
    starter=DEALER,
    deal=AuctionDeal(
        {
            0: "AH TH KH 7D QD TS 8S 7C",
            1: "JC AC JH 7H JD KS 7S",
            2: "8H TD KD 9D QS 9S 8C QC",
            3: "QH 9H AD 8D AS JS KC TC",
        },
        public="9C",
        holder=1,
    ),
    before=("pass", "take"),
    others=(
        *("play 7H", "play 8H", "play 9H"),
        *("play JH", "play TD", "play QH"),
        *("play JD", "play 9D", "play AD"),
        *("play AS", "play 7S", "play 9S"),
        "play KC",
    ),
    steps=(
        Do(
            mark(
                "Welcome! Four players, two teams, eight tricks a deal: the cards your team takes bring points, and "
                "1,000 win the match. Play your ace of hearts!"
            ),
            ("play AH",),
            at=("AH", "trick"),
            wrong={"play *": mark("Begin with the ace of hearts: nothing beats it in its suit.")},
            well=mark(
                "The highest heart wins. Play goes round to the right, and everybody with a heart must play one."
            ),
        ),
        Read(
            mark(
                "Your first trick! Nadia, across from you, is your partner: what she wins is yours, too. Lucien and "
                "Djamel play against you."
            ),
            at=("seat.2",),
        ),
        Do(
            mark("The order is ace, 10, king, queen, jack, 9, 8, 7. The ace is gone, so lead your 10 of hearts."),
            ("play TH",),
            at=("TH", "trick"),
            wrong={"play *": mark("Your 10 is the highest heart now: lead that.")},
            well=mark("Nadia has no hearts left. Look what she adds!"),
        ),
        Do(
            mark(
                "Her 10 is yours as well! An ace counts 11, a 10 ten, a king 4, a queen 3, a jack 2. Now try a low "
                "card: lead the 7 of diamonds."
            ),
            ("play 7D",),
            at=("7D", "trick"),
            wrong={
                "play KH": mark("Only you have hearts now: they'd trump your king. Lead the 7 of diamonds."),
                "play *": mark("Lead the 7 of diamonds this time."),
            },
            well=mark("Djamel has the ace: he wins, and leads to the next trick."),
        ),
        Do(
            mark("Djamel's ace of spades wins this trick, and you must follow suit. Which spade do you give?"),
            ("play 8S",),
            at=("TS", "8S", "trick"),
            wrong={"play TS": mark("The 10 would bring them ten points. Give them the 8.")},
            no=mark("Spades were led, and you hold spades: play one of them."),
        ),
        Read(
            mark(
                "The winner of a trick leads to the next. To the very first one whoever sits to the right of the "
                "dealer leads: Djamel has dealt, so you began."
            ),
            at=("seat.3",),
        ),
    ),
    learnt=mark(
        "Follow suit if you can. High cards win tricks, and the points in them count: give the others low ones."
    ),
)
