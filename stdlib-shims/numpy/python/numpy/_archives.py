"""Zip archives in memory, as far as `.npz` files need them: stored or deflated members, no encryption."""

import struct
import zlib

_LOCAL = struct.Struct("<4sHHHHHIIIHH")
_CENTRAL = struct.Struct("<4sHHHHHHIIIHHHHHII")
_END = struct.Struct("<4sHHHHIIH")
# 1980-01-01, the first date the format knows, so that equal arrays give equal files
_DATE = (0, 33)


def write_archive(members, compress):
    """The bytes of an archive with (name, bytes) members."""
    parts, entries, offset = [], [], 0
    for name, data in members:
        label = name.encode("utf-8")
        checksum = zlib.crc32(data)
        stored = data
        if compress:
            deflate = zlib.compressobj(6, zlib.DEFLATED, -15)
            stored = deflate.compress(data) + deflate.flush()
        method = 8 if compress else 0
        facts = (20, 0, method, *_DATE, checksum, len(stored), len(data), len(label), 0)
        local = _LOCAL.pack(b"PK\x03\x04", *facts) + label
        entries.append(_CENTRAL.pack(b"PK\x01\x02", 20, *facts, 0, 0, 0, 0, offset) + label)
        parts += [local, stored]
        offset += len(local) + len(stored)
    directory = b"".join(entries)
    end = _END.pack(b"PK\x05\x06", 0, 0, len(entries), len(entries), len(directory), offset, 0)
    return b"".join(parts) + directory + end


def read_archive(data):
    """The members of an archive as a dict of (method, start, stored size)."""
    try:
        return _members(data)
    except (struct.error, UnicodeDecodeError) as error:
        raise ValueError("File is not a zip file") from error


def _members(data):
    place = data.rfind(b"PK\x05\x06")
    if place < 0:
        raise ValueError("File is not a zip file")
    _, _, _, _, count, _, offset, _ = _END.unpack_from(data, place)
    members = {}
    for _ in range(count):
        fields = _CENTRAL.unpack_from(data, offset)
        method, stored, name_size, extra, comment, start = fields[4], fields[8], fields[10], fields[11], fields[12], fields[16]
        name = data[offset + _CENTRAL.size : offset + _CENTRAL.size + name_size].decode("utf-8")
        local = _LOCAL.unpack_from(data, start)
        if local[7] == 0xFFFFFFFF or stored == 0xFFFFFFFF:
            raise NotImplementedError("archives with members over 4 GiB")
        members[name] = (method, start + _LOCAL.size + local[9] + local[10], stored)
        offset += _CENTRAL.size + name_size + extra + comment
    return members


def read_member(data, place):
    """The bytes of one member."""
    method, start, stored = place
    part = data[start : start + stored]
    if method == 0:
        return part
    if method == 8:
        return zlib.decompress(part, -15)
    raise NotImplementedError(f"archives with compression method {method}")
