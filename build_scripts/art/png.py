"""Writing PNG files with the standard library: indexed pictures with a small palette, and RGBA ones."""

from __future__ import annotations

import struct
import zlib

_SIGNATURE = b"\x89PNG\r\n\x1a\n"


def indexed(width: int, height: int, pixels: bytes, colours: list[tuple[int, int, int]]) -> bytes:
    """A PNG of palette indices, one byte a pixel, row by row from the top."""
    palette = b"".join(bytes(colour) for colour in colours)
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    return _file(header, [(b"PLTE", palette)], pixels, width)


def rgba(width: int, height: int, pixels: bytes) -> bytes:
    """A PNG of straight-alpha RGBA, four bytes a pixel, row by row from the top."""
    return _file(struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0), [], pixels, width * 4)


def _file(header: bytes, extra: list[tuple[bytes, bytes]], pixels: bytes, stride: int) -> bytes:
    rows = b"".join(b"\0" + pixels[at : at + stride] for at in range(0, len(pixels), stride))
    chunks = [(b"IHDR", header), *extra, (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b"")]
    return _SIGNATURE + b"".join(_chunk(tag, content) for tag, content in chunks)


def _chunk(tag: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + tag + content + struct.pack(">I", zlib.crc32(tag + content))
