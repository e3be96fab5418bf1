"""Checks of the reasons that the games of a family share; none of them knows how opponents think."""
