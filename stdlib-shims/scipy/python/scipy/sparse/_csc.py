"""Compressed columns."""

import _scipy_sparse as native

from ._base import sparray, spmatrix
from ._compressed import _cs_matrix
from ._csr import _refuse_axes


class _csc_base(_cs_matrix):
    """Columns one after another."""

    _format = "csc"

    @staticmethod
    def _turned(pair):
        return (pair[1], pair[0])

    def transpose(self, axes=None, copy=False):
        """The transpose, as rows."""
        _refuse_axes(axes)
        data, indices, indptr = (self.data.copy(), self.indices.copy(), self.indptr.copy()) if copy else (self.data, self.indices, self.indptr)
        made = self._class("csr").__new__(self._class("csr"))
        made._shape, made.data, made.indices, made.indptr = self._shape[::-1], data, indices, indptr
        return made

    def tocsc(self, copy=False):
        """Itself, or a copy."""
        return self.copy() if copy else self

    def tocsr(self, copy=False):
        """Row by row."""
        return self._other("csr")

    def nonzero(self):
        """Rows and columns of the elements that are not zero."""
        return self.tocsr().nonzero()

    def __iter__(self):
        return iter(self.tocsr())

    def _taken_columns(self, columns):
        indptr, indices, places = native.rows(*self._pattern(), columns)
        return self._made(self.data[places], indices, indptr, (self.shape[0], len(columns)))

    def _taken_rows(self, rows):
        indptr, indices, places = native.columns(*self._pattern(), rows)
        return self._made(self.data[places], indices, indptr, (len(rows), self.shape[1]))


class csc_array(_csc_base, sparray):
    """A sparse array by columns."""


class csc_matrix(spmatrix, _csc_base):
    """A sparse matrix by columns."""


def isspmatrix_csc(x):
    """Whether x is a csc_matrix."""
    return isinstance(x, csc_matrix)
