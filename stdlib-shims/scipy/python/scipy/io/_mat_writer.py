"""Variables as the bytes of MAT-files of version 5."""

import struct
import warnings

import numpy as np

from scipy.io._mat_types import CELL, CHAR, CLASS_OF, MATRIX, MatWriteError, MatWriteWarning, SPARSE, STRUCT, TYPE_OF, UTF8


class Writer:
    """Writes variables one after another."""

    def __init__(self, long_names, oned_as):
        self.long_names, self.oned_as = long_names, oned_as

    def shape(self, array):
        shape = np.shape(array)
        if len(shape) == 0:
            return (1, 1)
        if len(shape) == 1:
            if shape[0] == 0:
                return (0, 0)
            if self.oned_as not in ("row", "column"):
                raise ValueError(f'1-D option "{self.oned_as}" is strange')
            return (shape[0], 1) if self.oned_as == "column" else (1, shape[0])
        return shape

    @staticmethod
    def element(raw, kind):
        if len(raw) <= 4:
            return struct.pack("<I", (len(raw) << 16) + kind) + raw.ljust(4, b"\0")
        return struct.pack("<II", kind, len(raw)) + raw + b"\0" * (-len(raw) % 8)

    def numbers(self, array):
        code = array.dtype.str[1:]
        return self.element(array.astype(array.dtype.newbyteorder("<")).tobytes(order="F"), TYPE_OF[code])

    def matrix(self, shape, kind, body, name="", complex_=False, logical=False, nonzero=0):
        flags = kind | ((complex_ << 3 | logical << 1) << 8)
        title = name.encode("latin-1")
        head = self.element(struct.pack("<II", flags, nonzero), 6) + self.element(np.array(shape, dtype="<i4").tobytes(), 5)
        whole = head + (self.element(title, 1) if title else struct.pack("<II", 1, 0)) + body
        if len(whole) >= 2**32:
            raise MatWriteError("Matrix too large to save with Matlab 5 format")
        return struct.pack("<II", MATRIX, len(whole)) + whole

    def value(self, given, name=""):
        if hasattr(given, "tocsc"):
            return self._sparse(given.tocsc(), name)
        array = _writeable(given)
        if array is None:
            raise TypeError(f"Could not convert {given} (type {type(given)}) to array")
        if isinstance(array, dict):
            if not array:
                return self.matrix((1, 1), STRUCT, self.element(struct.pack("<i", 1), 5) + self.element(b"", 1), name)
            return self._struct((1, 1), list(array), [array], name)
        if array.dtype.names:
            names = list(array.dtype.names)
            rows = np.atleast_2d(array).ravel(order="F")
            return self._struct(self.shape(array), names, [{key: rows[place][key] for key in names} for place in range(len(rows))], name)
        if array.dtype == object:
            body = b"".join(self.value(entry) for entry in np.atleast_2d(array).ravel(order="F").tolist())
            return self.matrix(self.shape(array), CELL, body, name)
        if array.dtype.kind in "US":
            return self._text(array, name)
        return self._numeric(array, name)

    def _numeric(self, array, name):
        complex_, logical = array.dtype.kind == "c", array.dtype.kind == "b"
        if array.dtype.str[1:] not in CLASS_OF:
            array = array.astype("f8")
        kind = CLASS_OF[array.dtype.str[1:]]
        if complex_:
            body = self.numbers(np.ascontiguousarray(array.real)) + self.numbers(np.ascontiguousarray(array.imag))
        else:
            body = self.numbers(array.astype("u1") if logical else array)
        return self.matrix(self.shape(array), kind, body, name, complex_, logical)

    def _text(self, array, name):
        if array.dtype.kind == "S":
            array = np.array([entry.decode("latin-1") for entry in array.ravel().tolist()]).reshape(array.shape)
        if array.size == 0 or np.all(array == ""):
            return self.matrix((0,) * max(array.ndim, 2), CHAR, struct.pack("<II", UTF8, 0), name)
        width = array.dtype.itemsize // 4
        shape = (array.shape or (1,)) + (width,)
        rows = [entry.ljust(width) for entry in np.atleast_1d(array).ravel().tolist()]
        letters = np.array([list(row) for row in rows], dtype="U1").reshape(shape)
        text = "".join(letter or " " for letter in letters.ravel(order="F").tolist())
        raw = text.encode("utf-8")
        return self.matrix(shape, CHAR, self.element(raw, UTF8), name)

    def _struct(self, shape, names, rows, name):
        width = max(len(key) for key in names) + 1
        limit = 64 if self.long_names else 32
        if width > limit:
            raise ValueError(f"Field names are restricted to {limit - 1} characters")
        body = self.element(struct.pack("<i", width), 5) + self.element(
            b"".join(key.encode("latin-1").ljust(width, b"\0") for key in names), 1
        )
        return self.matrix(shape, STRUCT, body + b"".join(self.value(row[key]) for row in rows for key in names), name)

    def _sparse(self, array, name):
        array.sort_indices()
        complex_ = array.dtype.kind == "c"
        data = array.data.astype("u1") if array.dtype.kind == "b" else array.data
        body = self.numbers(array.indices.astype("i4")) + self.numbers(array.indptr.astype("i4")) + self.numbers(
            np.ascontiguousarray(data.real)
        )
        body += self.numbers(np.ascontiguousarray(data.imag)) if complex_ else b""
        return self.matrix(array.shape, SPARSE, body, name, complex_, array.dtype.kind == "b", max(array.nnz, 1))


def _writeable(given):
    """What is written for an object: an array, or a dictionary of fields; None when there is nothing."""
    if isinstance(given, np.ndarray):
        return given
    if given is None:
        return None
    if hasattr(given, "__array__"):
        return np.asarray(given)
    mapping = hasattr(given, "keys") and hasattr(given, "values") and hasattr(given, "items")
    if not mapping and hasattr(given, "__dict__") and not isinstance(given, np.generic):
        given, mapping = {key: value for key, value in given.__dict__.items() if not key.startswith("_")}, True
    if mapping:
        fields = {}
        for key, value in given.items():
            if not isinstance(key, str):
                continue
            if key[0] in "_0123456789":
                warnings.warn(f"Starting field name with a underscore or a digit ({key}) is ignored", MatWriteWarning, stacklevel=4)
                continue
            fields[key] = value
        return fields
    try:
        array = np.asanyarray(given)
    except ValueError:
        array = np.empty(len(given), dtype=object)
        for place, entry in enumerate(given):
            array[place] = entry
    return None if array.dtype == object and array.shape == () else array
