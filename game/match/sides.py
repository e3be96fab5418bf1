"""The sides of a match, seen from the seat of the player."""

from __future__ import annotations

from game.i18n.phrases import phrases_of
from game.match.match import Match


def own_seat(match: Match) -> int:
    """The seat of the person at the table; the first one if only agents play."""
    return next((seat for seat in range(len(match.seats)) if match.is_human(seat)), 0)


def own_team(match: Match) -> int:
    """The team of that seat."""
    return match.teams[own_seat(match)]


def teams_in_order(match: Match) -> list[int]:
    """All teams, the own one first."""
    own = own_team(match)
    return [own, *(team for team in sorted(set(match.teams)) if team != own)]


def team_name(match: Match, team: int) -> str:
    """`We`, `They`, or the name of a player who plays alone."""
    members = members_of(match, team)
    if len(members) == 1:
        return members[0]
    names = phrases_of(match.game_name).teams
    return names[teams_in_order(match).index(team)].said()


def members_of(match: Match, team: int) -> list[str]:
    """The names of a team's players."""
    return [setup.name for setup, of in zip(match.seats, match.teams, strict=True) if of == team]


def seats_of(match: Match, team: int) -> list[int]:
    """The seats of a team."""
    return [seat for seat, of in enumerate(match.teams) if of == team]
