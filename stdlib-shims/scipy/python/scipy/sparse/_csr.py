"""Compressed rows."""

import _scipy_sparse as native
import numpy as np

from ._base import sparray, spmatrix
from ._compressed import _cs_matrix


class _csr_base(_cs_matrix):
    """Rows one after another."""

    _format = "csr"
    _allow_nd = (1, 2)

    @staticmethod
    def _turned(pair):
        return pair

    def transpose(self, axes=None, copy=False):
        """The transpose, as columns."""
        _refuse_axes(axes)
        if self.ndim == 1:
            return self.copy() if copy else self
        data, indices, indptr = (self.data.copy(), self.indices.copy(), self.indptr.copy()) if copy else (self.data, self.indices, self.indptr)
        made = self._class("csc").__new__(self._class("csc"))
        made._shape, made.data, made.indices, made.indptr = self._shape[::-1], data, indices, indptr
        return made

    def tocsr(self, copy=False):
        """Itself, or a copy."""
        return self.copy() if copy else self

    def tocsc(self, copy=False):
        """Column by column."""
        if self.ndim == 1:
            raise ValueError("Cannot convert a 1d sparse array to csc format")
        return self._other("csc")

    def tolil(self, copy=False):
        """As lists of lists."""
        work = self._tidy()
        lil = self._class("lil")(self.shape, dtype=self.dtype)
        bounds = work.indptr.tolist()
        places, values = work.indices.tolist(), work.data.tolist()
        for row, (start, stop) in enumerate(zip(bounds[:-1], bounds[1:])):
            lil.rows[row], lil.data[row] = places[start:stop], values[start:stop]
        return lil

    def tobsr(self, blocksize=None, copy=True):
        """As blocks."""
        return self._class("bsr")(self, blocksize=blocksize)

    def __iter__(self):
        if self.ndim == 1:
            yield from self.toarray()
            return
        bounds = self.indptr.tolist()
        shape = (self.shape[1],) if self._is_array() else (1, self.shape[1])
        for start, stop in zip(bounds[:-1], bounds[1:]):
            yield self._made(self.data[start:stop].copy(), self.indices[start:stop].copy(), np.array([0, stop - start], dtype=self.indptr.dtype), shape)

    def _taken_rows(self, rows):
        indptr, indices, places = native.rows(*self._pattern(), rows)
        return self._made(self.data[places], indices, indptr, (len(rows), self.shape[1]))

    def _taken_columns(self, columns):
        indptr, indices, places = native.columns(*self._pattern(), columns)
        return self._made(self.data[places], indices, indptr, (self.shape[0], len(columns)))


def _refuse_axes(axes):
    if axes is not None and tuple(axes) != (1, 0):
        raise ValueError("Sparse arrays/matrices do not support an 'axes' parameter because swapping dimensions is the only logical permutation.")


class csr_array(_csr_base, sparray):
    """A sparse array by rows."""


class csr_matrix(spmatrix, _csr_base):
    """A sparse matrix by rows."""


def isspmatrix_csr(x):
    """Whether x is a csr_matrix."""
    return isinstance(x, csr_matrix)
