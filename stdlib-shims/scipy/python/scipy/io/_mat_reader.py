"""MAT-files of version 5, read from bytes."""

import struct
import zlib

import numpy as np

from scipy._refusals import refuse
from scipy.io._mat_types import (
    CELL, CHAR, CLASSES, COMPRESSED, MATRIX, MatReadError, OBJECT, SPARSE, STORED, STRUCT, UTF8, WORDS, mat_struct, squeezed,
)


class Reader:
    """One MAT-file in memory."""

    def __init__(self, data, mat_dtype, squeeze_me, chars_as_strings, struct_as_record, simplify_cells):
        self.data, self.mat_dtype, self.squeeze = data, mat_dtype, squeeze_me
        self.strings, self.records = chars_as_strings, struct_as_record
        if simplify_cells:
            self.squeeze, self.records = True, False
        if len(data) < 128:
            raise MatReadError("Mat file appears to be truncated")
        self.order = "<" if data[126:128] == b"IM" else ">"
        if 0 in data[:4]:
            refuse("scipy.io.loadmat() of version 4 files")
        version = struct.unpack(self.order + "H", data[124:126])[0]
        if version >> 8 == 2:
            raise NotImplementedError("Please use HDF reader for matlab v7.3 files, e.g. h5py")
        if version >> 8 != 1:
            raise ValueError(f"Unknown mat file type, version {version >> 8}, {version & 255}")
        self.version = f"{version >> 8}.{version & 255}"

    def variables(self):
        """Each variable's name, header and a function that reads it."""
        at = 128
        while at + 8 <= len(self.data):
            kind, size = struct.unpack(self.order + "II", self.data[at : at + 8])
            if not size > 0:
                raise ValueError("Did not read any bytes")
            body, start = self.data, at + 8
            if kind == COMPRESSED:
                body = zlib.decompress(self.data[at + 8 : at + 8 + size])
                kind, start = struct.unpack(self.order + "I", body[:4])[0], 8
            if kind != MATRIX:
                raise TypeError(f"Expecting miMATRIX type here, got {kind}")
            part = Element(body, start, self.order)
            header = part.header()
            yield header, part
            at += 8 + size

    def value(self, header, part):
        kind = header["class"]
        if kind in CLASSES:
            value = part.numbers(header)
            if self.mat_dtype:
                value = value.astype(bool if header["logical"] else (np.dtype(CLASSES[kind]) if value.dtype.kind != "c" else value.dtype))
        elif kind == SPARSE:
            return self._sparse(header, part)
        elif kind == CHAR:
            value = self._text(header, part)
        elif kind == CELL:
            value = np.empty(header["shape"], dtype=object)
            entries = [self.nested(part) for _ in range(value.size)]
            value = _filled(value, entries)
        elif kind in (STRUCT, OBJECT):
            if kind == OBJECT:
                part.element()
            value = self._struct(header, part)
        else:
            raise NotImplementedError(f"scipy.io.loadmat() of MATLAB's class {WORDS.get(kind, kind)!r} is not available")
        return squeezed(value) if self.squeeze else value

    def nested(self, part):
        """The matrix that follows inside another."""
        kind, size = struct.unpack(self.order + "II", part.data[part.at : part.at + 8])
        part.at += 8
        if kind != MATRIX:
            raise TypeError("Expecting matrix here")
        end = part.at + size
        value = np.array([[]]) if not size else None
        if size:
            header = part.header()
            value = self.value(header, part)
        part.at = end
        return value if size or not self.squeeze else np.array([])

    def _text(self, header, part):
        kind, raw = part.element()
        if kind == UTF8 or kind in (1, 2):
            text = raw.decode("utf-8" if kind == UTF8 else "latin-1")
        else:
            text = raw.decode({4: "utf-16", 17: "utf-16", 18: "utf-32"}.get(kind, "utf-16") + ("-le" if self.order == "<" else "-be"))
        shape = header["shape"]
        n = int(np.prod(shape))
        letters = np.array(list(text[:n].ljust(n)), dtype="U1") if n else np.array([], dtype="U1")
        table = letters.reshape(shape, order="F") if n else np.zeros(shape, dtype="U1")
        if not self.strings:
            return table
        if not n:
            return np.array([], dtype="U1") if shape[-1] == 0 and 0 in shape[:-1] else np.zeros(shape[:-1], dtype="U1")
        rows = table.reshape(-1, shape[-1])
        return np.array(["".join(row) for row in rows.tolist()], dtype=f"U{shape[-1]}").reshape(shape[:-1])

    def _struct(self, header, part):
        width = int(np.frombuffer(part.element()[1], dtype=self.order + "i4")[0])
        raw = part.element()[1]
        names = [raw[place : place + width].split(b"\0")[0].decode("latin-1") for place in range(0, len(raw), width)] if width else []
        n = int(np.prod(header["shape"]))
        rows = [[self.nested(part) for _ in names] for _ in range(n)]
        if self.records:
            if not names:
                return _filled(np.empty(header["shape"], dtype=object), [None] * n)
            table = np.empty(header["shape"], dtype=[(name, object) for name in names])
            for column, name in enumerate(names):
                table[name] = _filled(np.empty(header["shape"], dtype=object), [row[column] for row in rows])
            return table
        entries = []
        for row in rows:
            entry = mat_struct()
            entry._fieldnames = names
            for name, value in zip(names, row):
                setattr(entry, name, value)
            entries.append(entry)
        return _filled(np.empty(header["shape"], dtype=object), entries)

    def _sparse(self, header, part):
        from scipy.sparse import csc_matrix

        rows = np.frombuffer(part.element()[1], dtype=self.order + "i4")
        starts = np.frombuffer(part.element()[1], dtype=self.order + "i4")
        values = part.plain()
        if header["complex"]:
            values = values + 1j * part.plain()
        n = int(starts[-1])
        values = values[:n].astype(bool) if header["logical"] else values[:n]
        return csc_matrix((values, rows[:n].copy(), starts.copy()), shape=tuple(header["shape"]))


def _filled(array, entries):
    """Objects put into an array column by column."""
    flat = array.ravel()
    for place, entry in enumerate(entries):
        flat[place] = entry
    return flat.reshape(array.shape, order="F")


class Element:
    """A place in the bytes from which parts are read one after another."""

    def __init__(self, data, at, order):
        self.data, self.at, self.order = data, at, order

    def element(self):
        """The type and the bytes of the next part."""
        first, second = struct.unpack(self.order + "II", self.data[self.at : self.at + 8])
        if first >> 16:
            kind, size, start = first & 0xFFFF, first >> 16, self.at + 4
            self.at += 8
        else:
            kind, size, start = first, second, self.at + 8
            self.at += 8 + size + (-size % 8)
        return kind, self.data[start : start + size]

    def plain(self):
        kind, raw = self.element()
        return np.frombuffer(raw, dtype=self.order + STORED[kind]).astype(STORED[kind])

    def header(self):
        flags = struct.unpack(self.order + "II", self.element()[1])
        shape = tuple(np.frombuffer(self.element()[1], dtype=self.order + "i4").tolist())
        name = self.element()[1].decode("latin-1")
        bits = flags[0] >> 8
        return {
            "class": flags[0] & 0xFF, "shape": shape, "name": name, "logical": bool(bits & 2),
            "global": bool(bits & 4), "complex": bool(bits & 8)
        }

    def numbers(self, header):
        values = self.plain()
        if header["complex"]:
            values = values + 1j * self.plain()
        return values.reshape(header["shape"], order="F")


def plain(value):
    """Structs as dictionaries, also within cells."""
    if isinstance(value, mat_struct):
        return {name: plain(getattr(value, name)) for name in value._fieldnames}
    if isinstance(value, np.ndarray) and value.dtype == object and any(isinstance(entry, mat_struct) for entry in value.ravel().tolist()):
        return [plain(entry) for entry in value.tolist()] if value.ndim == 1 else _filled(
            value.copy(), [plain(entry) for entry in value.ravel(order="F").tolist()]
        )
    return value
