"""Timedelta texts read: '1 days 02:03:04', '1h30m', 'P1DT2H'."""

import re

from pandas.core.time.bounds import INT_MAX, moment_error, wrapped
from pandas.core.time.units import NS_DAY, NS_HOUR, NS_MINUTE, NS_SECOND, UNIT_NS

_CLOCK = re.compile(r"(\d+):(\d{1,2})(?::(\d{1,2})(?:\.(\d*))?)?")
_PIECE = re.compile(r"(\d+(?:\.\d*)?|\.\d+)\s*([A-Za-zµ]*)")
_ISO = re.compile(r"(-?)P(?:(-?\d+)W)?(?:(-?\d+)D)?(?:T(?:(-?\d+)H)?(?:(-?\d+)M)?(?:(-?\d+(?:\.\d{1,9})?)S)?)?$")
_SHORT = {
    7 * NS_DAY: "W", NS_DAY: "D", NS_HOUR: "h", NS_MINUTE: "m", NS_SECOND: "s", 1_000_000: "ms", 1_000: "us", 1: "ns",
}
MISSING_WORDS = frozenset(["", "nat", "nan", "none", "null", "na", "n/a", "<na>"])


def parse_timedelta(text):
    """Nanoseconds meant by a text, None for a missing marker; ValueError in pandas' words otherwise."""
    stripped = text.strip()
    if stripped.lower() in MISSING_WORDS:
        return None
    if stripped.lstrip("-").startswith("P"):
        return _parse_iso(stripped)
    return _parse_pieces(stripped)


def _parse_iso(text):
    match = _ISO.match(text)
    if match is None or not any(match.groups()[1:]):
        raise ValueError(f"Invalid ISO 8601 Duration format - {text}")
    total = 0
    for part, size in zip(match.groups()[1:], (7 * NS_DAY, NS_DAY, NS_HOUR, NS_MINUTE, NS_SECOND)):
        if part:
            total += _piece_size(part, _SHORT[size])
    return wrapped(-total if match.group(1) else total)


def _parse_pieces(text):
    total, negative, position, bare, seen = 0, False, 0, None, False
    while position < len(text):
        char = text[position]
        if char in " ,":
            position += 1
        elif char in "+-":
            # In '-1 days +02:03:04' the second sign belongs to the clock only.
            negative = char == "-"
            position += 1
        else:
            clock = _CLOCK.match(text, position)
            piece = None if clock else _PIECE.match(text, position)
            if clock:
                if clock.group(3) is None:
                    raise ValueError("expected hh:mm:ss format")
                amount = int(clock.group(1)) * NS_HOUR + int(clock.group(2)) * NS_MINUTE + int(clock.group(3)) * NS_SECOND
                amount += int(((clock.group(4) or "") + "0" * 9)[:9])
                total += -amount if negative and not (seen and not _sign_before(text, position)) else amount
                position = clock.end()
            elif piece:
                number, unit = piece.groups()
                if not unit:
                    if bare is not None or position + len(number) < len(text.rstrip()):
                        raise ValueError("symbols w/o a number" if not number else "no units specified")
                    bare = number
                    unit = "ns"
                amount = _piece_size(number, unit)
                total += -amount if negative else amount
                position = piece.end()
            elif char.isalpha():
                raise ValueError("unit abbreviation w/o a number")
            else:
                raise ValueError("only leading negative signs are allowed" if char == "-" else "symbols w/o a number")
            seen = True
    if not seen:
        raise ValueError("symbols w/o a number")
    # Pieces that fit one by one are added up in 64 bits, as in pandas.
    return wrapped(total)


def _sign_before(text, position):
    return text[:position].rstrip()[-1:] in ("+", "-")


def _piece_size(number, unit):
    if unit in ("M", "Y", "y"):
        raise ValueError("Units 'M', 'Y' and 'y' do not represent unambiguous timedelta values and are not supported.")
    size = UNIT_NS.get(unit) or UNIT_NS.get(unit.lower())
    if size is None:
        raise ValueError(f"invalid unit abbreviation: {unit}")
    amount = _scaled(number, size)
    if abs(float(number)) * size >= INT_MAX:
        raise moment_error(f"cannot convert input {float(number)} with the unit '{_SHORT[size]}'")
    return amount


def _scaled(number, size):
    """A decimal text times a size, exactly, cut towards zero."""
    whole, _, digits = number.lstrip("-").partition(".")
    amount = int((whole + digits) or 0) * size // 10 ** len(digits)
    return -amount if number.startswith("-") else amount
