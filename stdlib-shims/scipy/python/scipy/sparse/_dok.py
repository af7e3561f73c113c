"""A dictionary from places to values: easy to fill in any order."""

import numpy as np

from ._base import _spbase, issparse, sparray, spmatrix
from ._csr import _refuse_axes
from ._index import _indexing
from ._kinds import checked_kind, checked_shape, is_shape


class _dok_base(_indexing, _spbase):
    """A dictionary with (row, column) as keys."""

    _format = "dok"
    _allow_nd = (1, 2)

    def __init__(self, arg1, shape=None, dtype=None, copy=False, *, maxprint=None):
        if maxprint is not None:
            self.maxprint = maxprint
        if isinstance(arg1, tuple) and is_shape(arg1, self._allow_nd):
            self._shape, self._dtype, self._dict = checked_shape((arg1,), allowed=self._allow_nd), checked_kind(float if dtype is None else dtype), {}
            return
        if issparse(arg1):
            made = arg1.copy() if arg1.format == "dok" else arg1.todok()
            made = made if dtype is None or made.dtype == np.dtype(dtype) else made.astype(dtype)
        elif isinstance(arg1, tuple):
            raise TypeError("Dimension of tuple not in the allowed range")
        else:
            made = self._class("coo")(np.asarray(arg1), dtype=dtype).todok()
        self._shape, self._dtype, self._dict = made._shape, made._dtype, made._dict

    @property
    def dtype(self):
        """The type of the elements."""
        return self._dtype

    def _getnnz(self, axis=None):
        if axis is not None:
            raise NotImplementedError("_getnnz over an axis is not implemented for DOK format.")
        return len(self._dict)

    def copy(self):
        """A copy."""
        made = self.__class__(self.shape, dtype=self.dtype)
        made._dict = dict(self._dict)
        return made

    def astype(self, dtype, casting="unsafe", copy=True):
        """With elements of another type."""
        return self.tocoo().astype(dtype, casting=casting).todok()

    def _with_values(self, change):
        coo = self.tocoo()
        made = self.__class__(self.shape)
        values = change(coo.data)
        made._dtype, made._dict = values.dtype, dict(zip(self._dict, values))
        return made

    def _times_scalar(self, other):
        return self._with_values(lambda data: data * other)

    def __len__(self):
        return len(self._dict)

    def __contains__(self, key):
        return key in self._dict

    def get(self, key, default=0.0):
        """The value at a place, or the default."""
        place = key if isinstance(key, tuple) else (key,)
        if len(place) != self.ndim or not all(isinstance(one, (int, np.integer)) for one in place):
            raise IndexError("Index must be an integer or a tuple of integers")
        place = tuple(one + length if one < 0 else one for one, length in zip(place, self.shape))
        if not all(0 <= one < length for one, length in zip(place, self.shape)):
            raise IndexError("Index out of bounds")
        return self._dict.get(place if self.ndim > 1 else place[0], default)

    def keys(self):
        """The places."""
        return self._dict.keys()

    def values(self):
        """The values."""
        return self._dict.values()

    def items(self):
        """Places with values."""
        return self._dict.items()

    def pop(self, key, default=None, /):
        """Takes a place out."""
        return self._dict.pop(key, default)

    def setdefault(self, key, default=None, /):
        """The value at a place, set first if there is none."""
        return self._dict.setdefault(key, default)

    def update(self, val):
        """Not possible directly."""
        raise NotImplementedError("Direct update to DOK sparse format is not allowed.")

    def __iter__(self):
        return iter(self._dict)

    def __delitem__(self, key):
        del self._dict[key]

    def tocoo(self, copy=False):
        """As coordinates."""
        data = np.array(list(self._dict.values()), dtype=self.dtype)
        if self.ndim == 1:
            coords = (np.array([int(key) for key in self._dict], dtype=np.int32),)
        else:
            coords = tuple(np.array([int(key[axis]) for key in self._dict], dtype=np.int32) for axis in (0, 1))
        return self._class("coo")._made_of(data, coords, self.shape)

    def todok(self, copy=False):
        """Itself, or a copy."""
        return self.copy() if copy else self

    def transpose(self, axes=None, copy=False):
        """The transpose."""
        _refuse_axes(axes)
        if self.ndim == 1:
            return self.copy()
        made = self.__class__(self.shape[::-1], dtype=self.dtype)
        made._dict = {(column, row): value for (row, column), value in self._dict.items()}
        return made

    def __getitem__(self, key):
        if isinstance(key, tuple) and len(key) == 2 and all(isinstance(one, (int, np.integer)) for one in key):
            row, column, _ = self._parts(key)
            return self._dict.get((row, column), self.dtype.type(0))
        part = self.tocsr()[key]
        return part.todok() if issparse(part) and part.ndim == 2 else part

    def _taken_rows(self, rows):
        return self.tocsr()._taken_rows(rows).todok()

    def _taken_columns(self, columns):
        return self.tocsr()._taken_columns(columns).todok()

    def __setitem__(self, key, value):
        if self.ndim == 1 and isinstance(key, (int, np.integer)):
            self._put(int(key) % self.shape[0], self.dtype.type(value))
            return
        super().__setitem__(key, value)

    def _put(self, key, value):
        if value:
            self._dict[key] = value
        elif key in self._dict:
            del self._dict[key]

    def _assign(self, rows, columns, values):
        for row, column, value in zip(rows.tolist(), columns.tolist(), values):
            self._put((row, column), value)

    def resize(self, *shape):
        """Changes the shape in place; elements outside are lost."""
        self._shape = checked_shape(shape, allowed=self._allow_nd)
        self._dict = {key: value for key, value in self._dict.items()
                      if all(one < length for one, length in zip(key if isinstance(key, tuple) else (key,), self._shape))}


class dok_array(_dok_base, sparray):
    """A sparse array as a dictionary."""


class dok_matrix(spmatrix, _dok_base):
    """A sparse matrix as a dictionary."""


def isspmatrix_dok(x):
    """Whether x is a dok_matrix."""
    return isinstance(x, dok_matrix)
