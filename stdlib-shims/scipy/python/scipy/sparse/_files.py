"""Sparse matrices in .npz files."""

import numpy as np

from ._base import container, issparse, sparray

_PARTS = {"csr": ("indices", "indptr"), "csc": ("indices", "indptr"), "bsr": ("indices", "indptr"), "dia": ("offsets",)}


def save_npz(file, matrix, compressed=True):
    """Writes a matrix to a .npz file."""
    if not issparse(matrix) or matrix.format not in ("csr", "csc", "bsr", "dia", "coo"):
        name = getattr(matrix, "format", type(matrix).__name__)
        raise NotImplementedError(f"Save is not implemented for sparse matrix of format {name}.")
    if matrix.format == "coo":
        parts = {"row": matrix.row, "col": matrix.col}
    else:
        parts = {name: getattr(matrix, name) for name in _PARTS[matrix.format]}
    parts.update(format=matrix.format.encode("ascii"), shape=matrix.shape, data=matrix.data)
    if isinstance(matrix, sparray):
        parts["_is_array"] = True
    (np.savez_compressed if compressed else np.savez)(file, **parts)


def _format(stored):
    """The name of the format, which is an array of bytes or of text, read as it lies in the archive."""
    from numpy._archives import read_member

    if "format.npy" not in stored._members:
        raise ValueError("The file does not contain a sparse array or matrix.")
    raw = read_member(stored._data, stored._members["format.npy"])
    end = 10 + int.from_bytes(raw[8:10], "little")
    return raw[end:].decode("utf-32-le" if b"'<U" in raw[:end] else "ascii")


def load_npz(file):
    """Reads a matrix that save_npz wrote."""
    with np.load(file, allow_pickle=False) as stored:
        fmt = _format(stored)
        if fmt not in ("csr", "csc", "bsr", "dia", "coo"):
            raise ValueError(f'Unknown format "{fmt}"')
        target = container(fmt, bool("_is_array" in stored.files and stored["_is_array"]))
        shape = tuple(stored["shape"].tolist())
        if fmt == "coo":
            return target((stored["data"], (stored["row"], stored["col"])), shape=shape)
        if fmt == "dia":
            return target((stored["data"], stored["offsets"]), shape=shape)
        return target((stored["data"], stored["indices"], stored["indptr"]), shape=shape)
