"""The homes of games in thread, stone, glaze and paper: cloth, weave, border, emblem and card back of each table."""
