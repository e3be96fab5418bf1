"""Records with right checksums and any contents, as somebody might make them by hand."""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import sha256
from typing import Any


def forged(lines: Sequence[dict[str, Any]]) -> bytes:
    """A record of these lines, each given without its `sum`."""
    parts: list[bytes] = []
    checksum = ""
    for line in lines:
        body = json.dumps(line, separators=(",", ":")).encode()
        checksum = sha256(checksum.encode() + body).hexdigest()[:16]
        parts.append(body[:-1] + f',"sum":"{checksum}"}}\n'.encode())
    return b"".join(parts)


def opened(raw: bytes) -> list[dict[str, Any]]:
    """The lines of a record, each without its `sum`."""
    lines: list[dict[str, Any]] = [json.loads(piece) for piece in raw.splitlines()]
    for line in lines:
        del line["sum"]
    return lines
