"""How reasons are judged that the games of a family share; none of it knows how opponents think."""
