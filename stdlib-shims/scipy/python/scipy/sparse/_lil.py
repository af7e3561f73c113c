"""Lists of lists: easy to fill element by element."""

from bisect import bisect_left

import numpy as np

from ._base import _spbase, issparse, sparray, spmatrix
from ._csr import _refuse_axes
from ._index import _indexing
from ._kinds import checked_kind, checked_shape, is_shape


class _lil_base(_indexing, _spbase):
    """For every row a list of columns and a list of values."""

    _format = "lil"

    def __init__(self, arg1, shape=None, dtype=None, copy=False, *, maxprint=None):
        if maxprint is not None:
            self.maxprint = maxprint
        if isinstance(arg1, tuple) and is_shape(arg1):
            self._shape, self._dtype = checked_shape((arg1,)), checked_kind(float if dtype is None else dtype)
            self.rows, self.data = _empty_lists(self._shape[0]), _empty_lists(self._shape[0])
            return
        if issparse(arg1):
            made = arg1.copy() if arg1.format == "lil" else arg1.tocsr().tolil()
        elif isinstance(arg1, tuple):
            raise TypeError("unsupported matrix type")
        else:
            made = self._class("csr")(np.atleast_2d(np.asarray(arg1)), dtype=dtype).tolil()
        self._shape, self._dtype, self.rows, self.data = made._shape, made._dtype, made.rows, made.data
        if dtype is not None and np.dtype(dtype) != self._dtype:
            other = made.astype(dtype)
            self._dtype, self.rows, self.data = other._dtype, other.rows, other.data

    @property
    def dtype(self):
        """The type of the elements."""
        return self._dtype

    def _getnnz(self, axis=None):
        if axis is None:
            return sum(len(row) for row in self.rows)
        return self.tocsr()._getnnz(axis)

    def copy(self):
        """A copy."""
        made = self.__class__(self.shape, dtype=self.dtype)
        for row in range(self.shape[0]):
            made.rows[row], made.data[row] = list(self.rows[row]), list(self.data[row])
        return made

    def astype(self, dtype, casting="unsafe", copy=True):
        """With elements of another type."""
        return self.tocsr().astype(dtype, casting=casting).tolil()

    def _times_scalar(self, other):
        made = self.tocsr()._times_scalar(other)
        return made.tolil()

    def __truediv__(self, other):
        if np.isscalar(other):
            made = self.copy()
            made._dtype = np.result_type(self.dtype, other)
            for row in range(self.shape[0]):
                made.data[row] = [value / other for value in self.data[row]]
            return made
        return super().__truediv__(other)

    def tocsr(self, copy=False):
        """Row by row."""
        lengths = [len(row) for row in self.rows]
        csr = self._class("csr")(self.shape, dtype=self.dtype)
        csr.indptr = np.concatenate([[0], np.cumsum(lengths)]).astype(np.int32)
        csr.indices = np.array([place for row in self.rows for place in row], dtype=np.int32)
        csr.data = np.array([value for row in self.data for value in row], dtype=self.dtype)
        return csr

    def tocoo(self, copy=False):
        """As coordinates."""
        return self.tocsr().tocoo()

    def tolil(self, copy=False):
        """Itself, or a copy."""
        return self.copy() if copy else self

    def transpose(self, axes=None, copy=False):
        """The transpose."""
        _refuse_axes(axes)
        return self.tocsr().transpose().tolil()

    def reshape(self, *args, order="C", copy=False):
        """With another shape, in the same order of elements."""
        return self.tocoo().reshape(*args, order=order).tolil()

    def _taken_rows(self, rows):
        return self.tocsr()._taken_rows(rows).tolil()

    def _taken_columns(self, columns):
        return self.tocsr()._taken_columns(columns).tolil()

    def _sampled(self, rows, columns):
        if len(rows) == 1:
            row, column = int(rows[0]), int(columns[0])
            places = self.rows[row]
            place = bisect_left(places, column)
            found = place < len(places) and places[place] == column
            return np.array([self.data[row][place] if found else 0], dtype=self.dtype)
        return self.tocsr()._sampled(rows, columns)

    def _assign(self, rows, columns, values):
        for row, column, value in zip(rows.tolist(), columns.tolist(), values.tolist()):
            places, stored = self.rows[row], self.data[row]
            place = bisect_left(places, column)
            found = place < len(places) and places[place] == column
            if value == 0:
                if found:
                    del places[place], stored[place]
            elif found:
                stored[place] = value
            else:
                places.insert(place, column)
                stored.insert(place, value)

    def getrowview(self, i):
        """One row that shares its lists."""
        made = self.__class__((1, self.shape[1]), dtype=self.dtype)
        made.rows[0], made.data[0] = self.rows[i], self.data[i]
        return made

    def resize(self, *shape):
        """Changes the shape in place; elements outside are lost."""
        csr = self.tocsr()
        csr.resize(*shape)
        made = csr.tolil()
        self._shape, self.rows, self.data = made._shape, made.rows, made.data


def _empty_lists(n):
    lists = np.empty(n, dtype=object)
    for place in range(n):
        lists[place] = []
    return lists


class lil_array(_lil_base, sparray):
    """A sparse array of lists."""


class lil_matrix(spmatrix, _lil_base):
    """A sparse matrix of lists."""


def isspmatrix_lil(x):
    """Whether x is a lil_matrix."""
    return isinstance(x, lil_matrix)
