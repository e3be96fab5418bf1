"""Bids, coinche, and declarations (belote 4.3 to 4.7, 6.1 to 6.4)."""

from game.families.tricks.lessons import DEALER, AuctionDeal
from game.i18n import mark
from game.lessons.lesson import Do, Lesson, Read

LESSON = Lesson(
    place=5,
    title=mark("Coinche"),
    about=mark("Bidding for how many points you'll make, and declaring runs."),
    minutes=3,
    starter=DEALER,
    options={"bidding": "coinche", "declarations": "on"},
    deal=AuctionDeal(
        {
            0: "JS 9S 7S KD QD JD AC 7H",
            1: "JH 9H AH QH 8S TC 8C TD",
            2: "AS KS AD 8D KC 9C TH 8H",
            3: "TS QS 9D 7D QC JC 7C KH",
        }
    ),
    others=(
        *("bid 100 H", "bid 110 S", "pass", "pass"),
        *("play 8S", "play KS", "play QS"),
        *("play QH", "play AS", "play TS"),
        *("play 8C", "play KC", "play 7C"),
    ),
    steps=(
        Read(
            mark(
                "Another way to choose trumps: all cards are dealt at once, and you bid how many points your team will "
                "make, from 80 on. The highest bid plays."
            )
        ),
        Do(
            mark("Jack and 9 of spades, an ace, and a run on top: bid 90 with spades."),
            ("bid 90 S",),
            at=("JS", "9S", "AC", "offer.bid_90_S"),
            wrong={
                "pass": mark("These cards are worth a bid: 90 with spades."),
                "bid *": mark("Bid 90 with spades: enough to tell Nadia what you have, and not too much."),
            },
            well=mark("Every bid has to be higher than the last one."),
        ),
        Read(
            mark(
                "Lucien bid 100 with hearts, and Nadia 110 with your spades: she likes them. Whoever doesn't believe "
                "an opponent's bid says coinche: the deal counts twice."
            ),
            at=("seat.2",),
        ),
        Do(
            mark("110 is enough: pass. After three passes in a row Nadia's bid is final."),
            ("pass",),
            at=("offer.pass",),
            no=mark("Leave it at Nadia's 110: pass."),
        ),
        Do(
            mark("Jack, queen and king of diamonds are a tierce, worth 20. Declare it before your first card."),
            ("declare JD QD KD",),
            at=("JD", "QD", "KD", "offer.declare_0"),
            wrong={"play *": mark("Declare first: after your first card it's too late.")},
        ),
        Do(
            mark("Now lead the jack of trumps."),
            ("play JS",),
            at=("JS", "trick"),
            wrong={"play *": mark("Lead the jack of spades: the highest trump.")},
        ),
        Do(
            mark("Lead the 9 as well: two more trumps are out, and one of them is Nadia's."),
            ("play 9S",),
            at=("9S", "trick"),
            wrong={"play *": mark("Two more trumps are out: lead the 9 of spades.")},
        ),
        Do(
            mark(
                "Your tierce was shown: only the team with the best declaration scores. Nobody else has a trump now, "
                "so your ace of clubs is safe: lead it."
            ),
            ("play AC",),
            at=("AC", "trick"),
            wrong={"play *": mark("Nobody can trump any more: the ace of clubs wins for sure.")},
        ),
        Read(
            mark(
                "Four in a row are a cinquante, worth 50, five a cent, worth 100, and four of a kind a carré: four "
                "jacks bring 200."
            )
        ),
        Read(
            mark(
                "Your team needs 110 points, declarations and belote included, and more than the others. Then you "
                "score them, and the bid on top."
            ),
            at=("badge",),
        ),
    ),
    learnt=mark("In coinche the highest bid plays. Bid what you can make, and raise your partner if you help."),
)
