"""Reads compiled time zone data."""

import io
import struct
from _sandbox import tzdata


class ZoneInfoNotFoundError(KeyError):
    """No time zone of that name."""


def load_tzdata(key):
    """The zone's data as a binary stream."""
    data = tzdata(key)
    if data is None:
        raise ZoneInfoNotFoundError(f"No time zone found with key {key}")
    return io.BytesIO(data)


def _header(stream):
    head = stream.read(44)
    if head[:4] != b"TZif":
        raise ValueError("not a time zone file")
    version = head[4] - ord("0") if head[4] else 1
    return version, struct.unpack(">6l", head[20:44])


def load_data(stream):
    """Transition indices, transition times, offsets, DST flags, abbreviations and the rule for later times."""
    version, counts = _header(stream)
    width, letter = 4, "l"
    if version >= 2:
        n_utc, n_std, n_leap, n_times, n_types, n_chars = counts
        stream.read(n_times * 5 + n_types * 6 + n_chars + n_leap * 8 + n_std + n_utc)
        version, counts = _header(stream)
        width, letter = 8, "q"
    n_utc, n_std, n_leap, n_times, n_types, n_chars = counts
    times = struct.unpack(f">{n_times}{letter}", stream.read(n_times * width))
    indices = struct.unpack(f">{n_times}B", stream.read(n_times))
    kinds = [struct.unpack(">lbb", stream.read(6)) for _ in range(n_types)]
    names = stream.read(n_chars)
    offsets = tuple(kind[0] for kind in kinds)
    is_dst = tuple(kind[1] for kind in kinds)
    abbreviations = tuple(names[kind[2] : names.index(b"\0", kind[2])].decode() for kind in kinds)
    rule = None
    if version >= 2:
        stream.read(n_leap * (width + 4) + n_std + n_utc)
        stream.read(1)
        rule = bytearray()
        while (byte := stream.read(1)) not in (b"\n", b""):
            rule += byte
        rule = bytes(rule)
    return indices, times, offsets, is_dst, abbreviations, rule
