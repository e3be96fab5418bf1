"""Painting what was set on a page: words, cards, links, badges, and the lines and the picture of a table."""

from __future__ import annotations

from typing import assert_never

import pygame

from game.engine.book_blocks import Block, Manner
from game.ui.graphics.card_strip import BOOK_CARD, draw_strip
from game.ui.graphics.drawing import Style
from game.ui.graphics.mirror import pixels_of
from game.ui.graphics.text import TextStyle
from game.ui.graphics.theme import Rgb, hex_of
from game.ui.reading.setting import HEADINGS, Figure, FigureKind, Piece


def paint_piece(surface: pygame.Surface, style: Style, piece: Piece, place: pygame.Rect, block: Block) -> None:
    """A word, cards or a number; a link is underlined."""
    if piece.manner is Manner.CARDS:
        draw_strip(surface, style, piece.text, place.inflate(0, -style.px(8)), BOOK_CARD)
        return
    colour = _colour(style, piece, block)
    surface.blit(style.type.line(piece.text, style.text(piece.units), colour, piece.text_style), place)


def underline(surface: pygame.Surface, style: Style, area: pygame.Rect, *, strong: bool) -> None:
    """The line below a link, thicker while it is pointed at."""
    thick = max(1, style.px(2.5 if strong else 1.2))
    surface.fill(style.theme.link, (area.left, area.bottom - area.height // 8, area.width, thick))


def paint_figure(surface: pygame.Surface, style: Style, figure: Figure, place: pygame.Rect) -> None:
    """A badge or a line; felt where the picture of a table belongs, until it is there."""
    theme = style.theme
    match figure.kind:
        case FigureKind.BADGE:
            draw_badge(surface, style, place, figure.text)
        case FigureKind.RULE:
            surface.fill(theme.brass_dark, place)
        case FigureKind.HAIRLINE:
            surface.fill(theme.brass, place)
        case FigureKind.TABLE:
            surface.fill(theme.felt, place)
            _frame(surface, style, place)
        case _:
            assert_never(figure.kind)


def draw_badge(surface: pygame.Surface, style: Style, rect: pygame.Rect, number: str) -> None:
    """Paint a number on a gold coin that fills `rect`, which is square."""
    across = rect.width
    rim = max(1.5, across / 16)
    theme = style.theme
    markup = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{across}" height="{across}">'
        f'<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{across}">'
        f'<stop offset="0" stop-color="{hex_of(theme.brass_light)}"/>'
        f'<stop offset="1" stop-color="{hex_of(theme.brass)}"/></linearGradient></defs>'
        f'<circle cx="{across / 2}" cy="{across / 2}" r="{across / 2 - rim / 2}" fill="url(#g)" '
        f'stroke="{hex_of(theme.ink)}" stroke-width="{rim}"/></svg>'
    )
    surface.blit(style.pictures.drawn(markup, rect.size), rect)
    line = style.type.line(number, round(across * 0.62), theme.ink, TextStyle.STRONG)
    surface.blit(line, line.get_rect(center=rect.center))


def paint_picture(surface: pygame.Surface, style: Style, picture: pygame.Surface, place: pygame.Rect) -> None:
    """The picture of a table in its frame."""
    surface.blit(picture, place)
    _frame(surface, style, place)


def _frame(surface: pygame.Surface, style: Style, place: pygame.Rect) -> None:
    edge = max(2, style.px(3))
    around = pixels_of(surface, place.inflate(2 * edge, 2 * edge))
    pygame.draw.rect(surface, style.theme.brass_dark, around, edge, style.px(6))


def _colour(style: Style, piece: Piece, block: Block) -> Rgb:
    theme = style.theme
    if piece.target:
        return theme.link
    if piece.start < 0 or block.kind in HEADINGS or piece.manner is Manner.EMPHASIS:
        return theme.oxblood
    return theme.ink_soft if piece.manner is Manner.CODE else theme.ink
