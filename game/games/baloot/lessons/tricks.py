"""Tricks in Sun: ranks, following suit, card points (baloot 1.2, 5.1, 5.2)."""

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
            0: "AH TH KH TS 8S 7D 9C",
            1: "7H KS JS AD TD KC 8C JC",
            2: "8H 9H 7S KD QD AC TC 7C",
            3: "QH AS QS 9S JD 9D 8D QC",
        },
        public="JH",
        holder=0,
    ),
    before=("bid sun",),
    others=(
        *("play 7H", "play 8H", "play QH"),
        *("play 8C", "play 9H", "play 8D"),
        *("play AD", "play QD", "play 9D"),
        *("play KS", "play 7S", "play AS"),
    ),
    steps=(
        Do(
            mark(
                "Welcome! Four players, two teams, eight tricks a deal: the cards your team takes bring points, and "
                "152 win the match. Play your ace of hearts!"
            ),
            ("play AH",),
            at=("AH", "trick"),
            wrong={"play *": mark("Begin with the ace of hearts: that one wins for sure.")},
            well=mark("The highest heart wins. Play goes round to the right, and whoever has a heart must play one."),
        ),
        Read(
            mark(
                "Your first trick! Hessa, across from you, is your partner: what she wins is yours, too. Faisal and "
                "Saud play against you."
            ),
            at=("seat.2",),
        ),
        Read(
            mark(
                "This deal is a Sun, without trumps. The order is ace, 10, king, queen, jack, 9, 8, 7: the 10 comes "
                "right below the ace."
            ),
            at=("TH", "KH"),
        ),
        Do(
            mark("The ace of hearts is gone, so your 10 is the highest heart now. Lead it."),
            ("play TH",),
            at=("TH", "trick"),
            wrong={"play *": mark("Your 10 of hearts is the highest heart now: lead that.")},
            well=mark("Anyone without hearts may throw any card, but it can't win."),
        ),
        Do(
            mark(
                "Yours again! An ace counts 11, a 10 ten, a king 4, a queen 3, a jack 2. Now try a low card: "
                "lead the 7 of diamonds."
            ),
            ("play 7D",),
            at=("7D", "trick"),
            wrong={"play *": mark("That would win once more. But lead the 7 of diamonds this time.")},
            well=mark("Faisal has the ace: he wins, and leads to the next trick."),
        ),
        Do(
            mark(
                "You must follow suit, but you needn't beat anything. "
                "Saud's ace wins this trick: which spade do you give?"
            ),
            ("play 8S",),
            at=("TS", "8S", "trick"),
            wrong={"play TS": mark("The 10 would bring them ten points. Give them the 8.")},
            no=mark("Spades were led, and you have spades: play one."),
        ),
        Read(
            mark("Saud's ace takes it, and your 10 is safe. The winner of a trick always leads to the next."),
            at=("trick",),
        ),
        Read(
            mark(
                "And who leads to the very first trick? Whoever sits to the right of the dealer. Saud has dealt, so "
                "you began."
            ),
            at=("seat.3",),
        ),
    ),
    learnt=mark(
        "Follow suit if you can. High cards win tricks, and the points in them count: give the others low ones."
    ),
)
