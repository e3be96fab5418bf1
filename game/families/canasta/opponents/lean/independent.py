"""Independent events, each with its own chance."""


def at_least(chances: list[float], needed: int) -> float:
    """The chance that so many of independent events happen."""
    if needed <= 0:
        return 1.0
    if needed > len(chances):
        return 0.0
    exactly = [1.0]
    for chance in chances:
        grown = [value * (1.0 - chance) for value in exactly]
        grown.append(0.0)
        for index in range(len(exactly)):
            grown[index + 1] += exactly[index] * chance
        exactly = grown
    total = 0.0
    for index in range(needed, len(exactly)):
        total += exactly[index]
    return total
