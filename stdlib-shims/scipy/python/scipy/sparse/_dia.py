"""Diagonals: row i of `data` holds the diagonal `offsets[i]`, at the places of its columns."""

import numpy as np

from ._base import issparse, sparray, spmatrix
from ._csr import _refuse_axes
from ._kinds import checked_kind, checked_shape, is_shape, values_of
from ._values import _data_matrix


class _dia_base(_data_matrix):
    """Diagonals."""

    _format = "dia"

    def __init__(self, arg1, shape=None, dtype=None, copy=False, *, maxprint=None):
        if maxprint is not None:
            self.maxprint = maxprint
        if issparse(arg1):
            dia = arg1.copy() if arg1.format == "dia" and copy else arg1.todia()
            self._shape, self.data, self.offsets = dia._shape, dia.data, dia.offsets
        elif isinstance(arg1, tuple) and is_shape(arg1):
            self._shape = checked_shape((arg1,))
            self.data, self.offsets = np.zeros((0, 0), dtype=checked_kind(float if dtype is None else dtype)), np.zeros(0, dtype=np.int32)
        elif isinstance(arg1, tuple):
            try:
                data, offsets = arg1
            except (TypeError, ValueError):
                raise ValueError(f"unrecognized form for {self.__class__.__name__} constructor") from None
            if shape is None:
                raise ValueError("expected a shape argument")
            self.data = np.atleast_2d(values_of(data, dtype))
            self.offsets = np.atleast_1d(np.asarray(offsets, dtype=np.int32))
            self._shape = checked_shape((shape,))
            if copy:
                self.data = self.data.copy()
        else:
            dia = self._class("coo")(arg1, dtype=dtype, shape=shape).todia()
            self._shape, self.data, self.offsets = dia._shape, dia.data, dia.offsets
        if dtype is not None and self.data.dtype != np.dtype(dtype):
            self.data = self.data.astype(checked_kind(dtype))
        if self.offsets.ndim != 1:
            raise ValueError("offsets array must have rank 1")
        if self.data.ndim != 2:
            raise ValueError("data array must have rank 2")
        if self.data.shape[0] != len(self.offsets):
            raise ValueError(f"number of diagonals ({self.data.shape[0]}) does not match the number of offsets ({len(self.offsets)})")
        if len(np.unique(self.offsets)) != len(self.offsets):
            raise ValueError("offset array contains duplicate values")

    def _with_data(self, data):
        return self.__class__((data, self.offsets.copy()), shape=self.shape)

    def copy(self):
        """A copy."""
        return self._with_data(self.data.copy())

    def _inside(self):
        """Which places of `data` are in the matrix."""
        rows, columns = self.shape
        column = np.arange(self.data.shape[1])
        row = column - self.offsets[:, None].astype(np.int64)
        return (row >= 0) & (row < rows) & (column < columns)

    def _getnnz(self, axis=None):
        if axis is not None:
            raise NotImplementedError("_getnnz over an axis is not implemented for DIA format")
        rows, columns = self.shape
        lengths = np.minimum(rows + np.minimum(self.offsets, 0), np.minimum(columns, self.data.shape[1]) - np.maximum(self.offsets, 0))
        return int(np.maximum(lengths, 0).sum())

    def count_nonzero(self, axis=None):
        """The number of elements that are not zero."""
        if axis is not None:
            raise NotImplementedError("count_nonzero over an axis is not implemented for DIA format")
        return np.count_nonzero(self.data[self._inside()])

    def _extra(self):
        return f" ({len(self.offsets)} diagonals)"

    def tocoo(self, copy=False):
        """As coordinates."""
        which, column = (self._inside() & (self.data != 0)).nonzero()
        row = column - self.offsets[which]
        return self._class("coo")._made_of(self.data[which, column], (row.astype(np.int32), column.astype(np.int32)), self.shape)

    def tocsr(self, copy=False):
        """Row by row."""
        return self.tocoo().tocsr()

    def tocsc(self, copy=False):
        """Column by column."""
        return self.tocoo().tocsc()

    def __str__(self):
        coo = self.tocoo()
        coo.sum_duplicates()
        body = str(coo).split("\n")[2:]
        return "\n".join([repr(self), *body])

    def todia(self, copy=False):
        """Itself, or a copy."""
        return self.copy() if copy else self

    def transpose(self, axes=None, copy=False):
        """The transpose."""
        _refuse_axes(axes)
        rows, columns = self.shape
        longest = max(rows, columns)
        data = np.zeros((len(self.offsets), rows), dtype=self.dtype)
        for place, offset in enumerate(self.offsets.tolist()):
            taken = np.arange(rows)
            source = taken + offset
            good = (source >= 0) & (source < min(columns, self.data.shape[1], longest))
            data[place, taken[good]] = self.data[place, source[good]]
        return self.__class__((data, -self.offsets), shape=(columns, rows))

    def diagonal(self, k=0):
        """The k-th diagonal."""
        return self.tocoo().diagonal(k)

    def setdiag(self, values, k=0):
        """Sets the k-th diagonal."""
        work = self.tocsr()
        work.setdiag(values, k)
        made = work.todia()
        self.data, self.offsets = made.data, made.offsets

    def _plus_sparse(self, other, op):
        if other.format != "dia":
            if other.format == "csc":
                return self.tocsc()._plus_sparse(other, op)
            return self.tocsr()._plus_sparse(other, op)
        offsets = np.union1d(self.offsets, other.offsets).astype(np.int32)
        width = max(self.data.shape[1], other.data.shape[1])
        kind = np.result_type(self.dtype, other.dtype)
        total = np.zeros((len(offsets), width), dtype=kind)
        total[np.searchsorted(offsets, self.offsets), :self.data.shape[1]] += self.data
        change = np.zeros_like(total)
        change[np.searchsorted(offsets, other.offsets), :other.data.shape[1]] += other.data
        return self.__class__((op(total, change), offsets), shape=self.shape)

    def _times_sparse(self, other):
        made = self.tocsr()._times_sparse(other.tocsr())
        return made.todia() if other.format == "dia" else made

    def multiply(self, other):
        """Element by element, with broadcasting."""
        made = self.tocsr().multiply(other)
        return made.todia() if issparse(other) and other.format == "dia" or np.isscalar(other) else made

    def __getitem__(self, key):
        raise TypeError(f"'{self.__class__.__name__}' object is not subscriptable")


class dia_array(_dia_base, sparray):
    """A sparse array by diagonals."""


class dia_matrix(spmatrix, _dia_base):
    """A sparse matrix by diagonals."""


def isspmatrix_dia(x):
    """Whether x is a dia_matrix."""
    return isinstance(x, dia_matrix)
