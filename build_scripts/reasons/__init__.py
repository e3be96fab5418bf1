"""Judging the reasons that hints give: whether what they say is true of the position.

`python -m reasons GAME` asks for hints over many positions and prints, for each reason, how many are true.
"""
