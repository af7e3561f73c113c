"""MAT-files of version 5: numbers of types, warnings, and the objects that stand for MATLAB's."""

import numpy as np

MATRIX, COMPRESSED, UTF8 = 14, 15, 16
STORED = {1: "i1", 2: "u1", 3: "i2", 4: "u2", 5: "i4", 6: "u4", 7: "f4", 9: "f8", 12: "i8", 13: "u8", 16: "u1", 17: "u2", 18: "u4"}
TYPE_OF = {"i1": 1, "u1": 2, "i2": 3, "u2": 4, "i4": 5, "u4": 6, "f4": 7, "f8": 9, "i8": 12, "u8": 13, "b1": 2}
CELL, STRUCT, OBJECT, CHAR, SPARSE = 1, 2, 3, 4, 5
CLASSES = {6: "f8", 7: "f4", 8: "i1", 9: "u1", 10: "i2", 11: "u2", 12: "i4", 13: "u4", 14: "i8", 15: "u8"}
CLASS_OF = {"f8": 6, "c16": 6, "f4": 7, "c8": 7, "i1": 8, "u1": 9, "b1": 9, "i2": 10, "u2": 11, "i4": 12, "u4": 13, "i8": 14, "u8": 15}
WORDS = {
    1: "cell", 2: "struct", 3: "object", 4: "char", 5: "sparse", 6: "double", 7: "single", 8: "int8", 9: "uint8", 10: "int16", 11: "uint16",
    12: "int32", 13: "uint32", 14: "int64", 15: "uint64", 16: "function", 17: "opaque",
}


class MatReadError(Exception):
    """A MAT-file cannot be read."""


class MatWriteError(Exception):
    """A MAT-file cannot be written."""


class MatReadWarning(UserWarning):
    """Something in a MAT-file is strange."""


class MatWriteWarning(UserWarning):
    """Something is left out of a MAT-file."""


class mat_struct:  # noqa: N801
    """A struct whose fields are attributes."""

    _fieldnames = ()


def squeezed(array):
    """Without axes of length one; a single value as itself."""
    if not array.size:
        return np.array([], dtype=array.dtype)
    array = np.squeeze(array)
    return array.item() if not array.shape and array.dtype.names is None else array
