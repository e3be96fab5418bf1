"""Sequels of two ways to go on, in words for all games: the better way, and the chosen one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.i18n import Message, mark
from game.opponents.sequels import Sequel

SEQUELS: Final[Mapping[Sequel, Message]] = {
    Sequel.GOES_OUT: mark("With the better move you go out in {chance}% of likely deals, with yours in {other}%."),
    Sequel.RIVAL_OUT: mark(
        "After the better move another player goes out in {chance}% of likely deals, after yours in {other}%."
    ),
    Sequel.OPENS: mark("With the better move you get to open in {chance}% of likely deals, with yours in {other}%."),
    Sequel.CARD_TAKEN: mark("{player} takes your discard in {other}% of likely deals, the better one in {chance}%."),
    Sequel.PILE_TAKEN: mark(
        "{player} takes the pile in {other}% of likely deals, after the better discard in {chance}%."
    ),
    Sequel.CAUGHT: mark(
        "The better move leaves you with {chance:points} on average at the end of the round, yours with {other}."
    ),
    Sequel.RIVALS_CAUGHT: mark(
        "The better move leaves the others with {chance:points} each on average, yours with {other}."
    ),
    Sequel.TEAM_OUT: mark(
        "With the better move your team soon goes out in {chance}% of likely deals, with yours in {other}%."
    ),
    Sequel.RIVAL_TEAM_OUT: mark(
        "After the better move your opponents soon go out in {chance}% of likely deals, after yours in {other}%."
    ),
    Sequel.RESERVE: mark(
        "With the better move your team soon has its reserve hand in {chance}% of likely deals, with yours in {other}%."
    ),
    Sequel.RIVAL_RESERVE: mark(
        "After the better move your opponents soon have their reserve hand in {chance}% of likely deals, "
        "after yours in {other}%."
    ),
    Sequel.BONUS: mark(
        "With the better move your team's bonuses soon come to {chance:points} on average, with yours to {other}."
    ),
    Sequel.RIVAL_BONUS: mark(
        "After the better move your opponents' bonuses soon come to {chance:points} on average, after yours to {other}."
    ),
    Sequel.PROMISED: mark(
        "With the better move your team can expect bonuses of {chance:points} on average, with yours of {other}."
    ),
    Sequel.RIVAL_PROMISED: mark(
        "After the better move your opponents can expect bonuses of {chance:points} on average, after yours of {other}."
    ),
    Sequel.MELDED: mark(
        "With the better move your team soon has cards worth {chance:points} on the table on average, "
        "with yours {other}."
    ),
    Sequel.RIVAL_MELDED: mark(
        "After the better move your opponents soon have cards worth {chance:points} on the table on average, "
        "after yours {other}."
    ),
    Sequel.HELD: mark(
        "After the better move your team soon holds cards worth {chance:points} on average, after yours {other}."
    ),
    Sequel.WINS_DEAL: mark(
        "With the better move your team comes out ahead in {chance}% of likely deals, with yours in {other}%."
    ),
    Sequel.WINS_TRICK: mark(
        "With the better move your team takes this trick in {chance}% of likely deals, with yours in {other}%."
    ),
    Sequel.CARD_POINTS: mark(
        "With the better move your team takes {chance:card_points} on average, with yours {other}."
    ),
}
"""`{chance}` for the better way, `{other}` for what was done; `{player}` is the next player."""

COUNTED: Final[Mapping[Sequel, Message]] = {
    Sequel.GOES_OUT: mark("You go out this round"),
    Sequel.RIVAL_OUT: mark("Another player goes out"),
    Sequel.OPENS: mark("You open"),
    Sequel.CARD_TAKEN: mark("{player} takes the discard"),
    Sequel.PILE_TAKEN: mark("{player} takes the pile"),
    Sequel.CAUGHT: mark("Your penalty points"),
    Sequel.RIVALS_CAUGHT: mark("Penalty points each opponent pays"),
    Sequel.TEAM_OUT: mark("Your team soon goes out"),
    Sequel.RIVAL_TEAM_OUT: mark("Your opponents soon go out"),
    Sequel.RESERVE: mark("Your team soon has its reserve hand"),
    Sequel.RIVAL_RESERVE: mark("Your opponents soon have their reserve hand"),
    Sequel.BONUS: mark("Your team's bonuses, in points"),
    Sequel.RIVAL_BONUS: mark("Their bonuses, in points"),
    Sequel.PROMISED: mark("Bonus your team can expect"),
    Sequel.RIVAL_PROMISED: mark("Bonus they can expect"),
    Sequel.MELDED: mark("Your team's cards on the table, in points"),
    Sequel.RIVAL_MELDED: mark("Their cards on the table, in points"),
    Sequel.HELD: mark("Cards your team still holds, in points"),
    Sequel.WINS_DEAL: mark("Your team comes out ahead"),
    Sequel.WINS_TRICK: mark("Your team takes this trick"),
    Sequel.CARD_POINTS: mark("Your team's card points"),
}
"""The label of a line with both figures, in a word or two."""

_BONUS: Final = mark("That way your team can expect more bonus points.")
_RIVAL_BONUS: Final = mark("That way your opponents can expect fewer bonus points.")
BOTH_BONUSES: Final = mark("That way your team can expect more bonus points, and your opponents fewer.")
"""The message for the case that these two differ most."""
FOLLOWING: Final[Mapping[Sequel, Message]] = {
    Sequel.GOES_OUT: mark("That way you go out more often."),
    Sequel.RIVAL_OUT: mark("That way another player goes out less often."),
    Sequel.OPENS: mark("That way you get to open more often."),
    Sequel.CARD_TAKEN: mark("That way {player} takes your discard less often."),
    Sequel.PILE_TAKEN: mark("That way {player} takes the pile less often."),
    Sequel.CAUGHT: mark("That way you're caught with fewer points."),
    Sequel.RIVALS_CAUGHT: mark("That way the others are caught with more points."),
    Sequel.TEAM_OUT: mark("That way your team goes out more often."),
    Sequel.RIVAL_TEAM_OUT: mark("That way your opponents go out less often."),
    Sequel.RESERVE: mark("That way your team gets to its reserve hand more often."),
    Sequel.RIVAL_RESERVE: mark("That way your opponents get to their reserve hand less often."),
    Sequel.BONUS: _BONUS,
    Sequel.RIVAL_BONUS: _RIVAL_BONUS,
    Sequel.PROMISED: _BONUS,
    Sequel.RIVAL_PROMISED: _RIVAL_BONUS,
    Sequel.MELDED: mark("That way your team has more points on the table."),
    Sequel.RIVAL_MELDED: mark("That way your opponents have fewer points on the table."),
    Sequel.HELD: mark("That way your team is left with fewer points in hand."),
    Sequel.WINS_DEAL: mark("That way your team comes out ahead more often."),
    Sequel.WINS_TRICK: mark("That way your team takes this trick more often."),
    Sequel.CARD_POINTS: mark("That way your team takes more card points."),
}
"""The text of what follows from a reason: the better way brings more of it, or less where less is better."""
