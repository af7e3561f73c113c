"""Coordinates: rows, columns and values of the elements."""

import _scipy_sparse as native
import numpy as np

from ._base import issparse, sparray, spmatrix
from ._csr import _refuse_axes
from ._kinds import checked_axis, checked_kind, checked_shape, index_type, is_shape, values_of
from ._values import _data_matrix, _extremes


class _coo_base(_data_matrix, _extremes):
    """Elements with their coordinates, in any order."""

    _format = "coo"
    _allow_nd = (1, 2)

    def __init__(self, arg1, shape=None, dtype=None, copy=False, *, maxprint=None):
        if maxprint is not None:
            self.maxprint = maxprint
        if isinstance(arg1, tuple) and is_shape(arg1, self._allow_nd):
            self._shape = checked_shape((arg1,), allowed=self._allow_nd)
            self.coords = tuple(np.zeros(0, dtype=np.int32) for _ in self._shape)
            self.data = np.zeros(0, dtype=checked_kind(float if dtype is None else dtype))
        elif isinstance(arg1, tuple):
            try:
                data, coords = arg1
            except (TypeError, ValueError):
                raise TypeError("invalid input format") from None
            self._from_coords(data, coords, shape)
        elif issparse(arg1):
            coo = arg1.tocoo(copy=copy)
            self._shape = checked_shape((arg1.shape,), allowed=self._allow_nd)
            self.data, self.coords = coo.data, coo.coords
        else:
            self._from_dense(np.asarray(arg1), shape, dtype)
        if dtype is not None and self.data.dtype != np.dtype(dtype):
            self.data = self.data.astype(checked_kind(dtype))
        if copy:
            self.data, self.coords = self.data.copy(), tuple(axis.copy() for axis in self.coords)

    def _from_dense(self, array, shape, dtype):
        values_of(array[:0] if array.ndim else array, dtype)
        if not self._is_array() or array.ndim == 0:
            array = np.atleast_2d(array) if not self._is_array() else np.atleast_1d(array)
            if array.ndim != 2 and not self._is_array():
                raise TypeError(f"expected 2D array or matrix, not {array.ndim}D")
        if array.ndim > 2:
            raise NotImplementedError("scipy.sparse.coo_array of more than two dimensions is not available: use arrays of one or two")
        self._shape = array.shape
        if shape is not None and checked_shape((shape,), allowed=self._allow_nd) != array.shape:
            raise ValueError(f"inconsistent shapes: {tuple(shape)} != {array.shape}")
        kind = index_type(max(array.shape, default=0))
        self.coords = tuple(axis.astype(kind) for axis in array.nonzero())
        self.data = array[self.coords]

    def _from_coords(self, data, coords, shape):
        self.data = values_of(data)
        arrays = [np.asarray(axis) for axis in coords]
        if shape is None:
            if any(len(axis) == 0 for axis in arrays):
                raise ValueError("cannot infer dimensions from zero sized index arrays")
            shape = tuple(int(axis.max()) + 1 for axis in arrays)
        self._shape = checked_shape((shape,), allowed=self._allow_nd)
        if len(self._shape) != len(arrays):
            raise ValueError(f"mismatching number of index arrays for shape; got {len(arrays)}, expected {len(self._shape)}")
        kind = index_type(max(self._shape, default=0))
        for axis, array in enumerate(arrays):
            if array.ndim != 1 or self.data.ndim != 1:
                raise ValueError("coordinates and data arrays must be 1-D")
            if len(array) != len(self.data):
                raise ValueError("all index and data arrays must have the same length")
        self.coords = tuple(array.astype(kind) for array in arrays)
        if len(self.data):
            for axis, (array, length) in enumerate(zip(self.coords, self._shape)):
                if array.max() >= length:
                    raise ValueError(f"axis {axis} index {array.max()} exceeds matrix dimension {length}")
                if array.min() < 0:
                    raise ValueError(f"negative axis {axis} index: {array.min()}")

    @classmethod
    def _made_of(cls, data, coords, shape):
        """A matrix from parts known to fit."""
        made = cls.__new__(cls)
        made.data, made.coords, made._shape = data, tuple(coords), shape
        return made

    def _with_data(self, data):
        return self._made_of(data, (axis.copy() for axis in self.coords), self._shape)

    def copy(self):
        """A copy."""
        return self._with_data(self.data.copy())

    @property
    def row(self):
        """The rows of the elements."""
        return self.coords[0] if self.ndim == 2 else np.zeros_like(self.coords[0])

    @row.setter
    def row(self, rows):
        self.coords = (np.asarray(rows, dtype=self.coords[0].dtype), *self.coords[1:])

    @property
    def col(self):
        """The columns of the elements."""
        return self.coords[-1]

    @col.setter
    def col(self, columns):
        self.coords = (*self.coords[:-1], np.asarray(columns, dtype=self.coords[-1].dtype))

    def _values(self):
        return self.data

    def _getnnz(self, axis=None):
        axis = checked_axis(axis, self.ndim)
        if axis is None or self.ndim == 1:
            return len(self.data)
        return np.bincount(self.coords[1 - axis], minlength=self.shape[1 - axis])

    def _flat(self):
        """One number for every place, in the order of rows."""
        return self.coords[0] if self.ndim == 1 else self.coords[0].astype(np.int64) * self.shape[1] + self.coords[1]

    @property
    def has_canonical_format(self):
        """Whether elements are in the order of rows and none is twice there."""
        return bool((np.diff(self._flat()) > 0).all())

    def sum_duplicates(self):
        """Adds up elements of one place and sorts."""
        if self.has_canonical_format:
            return
        order = np.lexsort(self.coords[::-1])
        coords = tuple(axis[order] for axis in self.coords)
        data = self.data[order]
        if len(data):
            fresh = np.ones(len(data), dtype=bool)
            fresh[1:] = False
            for axis in coords:
                fresh[1:] |= axis[1:] != axis[:-1]
            firsts = np.flatnonzero(fresh)
            if len(firsts) < len(data):
                coords = tuple(axis[firsts] for axis in coords)
                data = (np.logical_or if data.dtype.kind == "b" else np.add).reduceat(data, firsts)
        self.coords, self.data = coords, data

    def eliminate_zeros(self):
        """Drops stored zeros."""
        kept = self.data != 0
        self.coords, self.data = tuple(axis[kept] for axis in self.coords), self.data[kept]

    def resize(self, *shape):
        """Changes the shape in place; elements outside are lost."""
        shape = checked_shape(shape, allowed=self._allow_nd)
        kept = np.ones(len(self.data), dtype=bool)
        for axis, length in zip(self.coords, shape):
            kept &= axis < length
        self._shape, self.data, self.coords = shape, self.data[kept], tuple(axis[kept] for axis in self.coords)

    def transpose(self, axes=None, copy=False):
        """The transpose."""
        _refuse_axes(axes)
        coords = tuple(axis.copy() if copy else axis for axis in self.coords[::-1])
        return self._made_of(self.data.copy() if copy else self.data, coords, self._shape[::-1])

    def reshape(self, *args, order="C", copy=False):
        """With another shape, in the same order of elements."""
        shape = checked_shape(args, self.shape, self._allow_nd)
        if shape == self.shape:
            return self.copy() if copy else self
        if order not in ("C", "F"):
            raise ValueError("'order' must be 'C' or 'F'")
        own = self.shape
        places = [axis.astype(np.int64) for axis in self.coords]
        if order == "F":
            places, own, target = places[::-1], own[::-1], shape[::-1]
        else:
            target = shape
        flat = places[0] if len(own) == 1 else places[0] * own[1] + places[1]
        made = (flat,) if len(target) == 1 else (flat // max(target[1], 1), flat % max(target[1], 1))
        kind = index_type(max(shape, default=0))
        made = tuple(axis.astype(kind) for axis in (made[::-1] if order == "F" else made))
        return self._made_of(self.data.copy() if copy else self.data, made, shape)

    # Other formats

    def tocoo(self, copy=False):
        """Itself, or a copy."""
        return self.copy() if copy else self

    def _compressed(self, fmt):
        target = self._class(fmt)
        made = target.__new__(target)
        made._shape = self._shape
        major, minor = target._turned((self.row, self.col))
        sizes = made._sizes()
        made.indptr, made.indices, places = native.compress(major, minor, *sizes)
        made.data = self.data[places]
        made.sum_duplicates()
        return made

    def tocsr(self, copy=False):
        """Row by row."""
        return self._compressed("csr")

    def tocsc(self, copy=False):
        """Column by column."""
        if self.ndim != 2:
            raise ValueError("Cannot convert. CSC format must be 2D. Got 1D")
        return self._compressed("csc")

    def todok(self, copy=False):
        """As a dictionary."""
        work = self.copy()
        work.sum_duplicates()
        dok = self._class("dok")(self.shape, dtype=self.dtype)
        if self.ndim == 1:
            dok._dict = dict(zip(work.coords[0], work.data))
        else:
            dok._dict = dict(zip(zip(work.row, work.col), work.data))
        return dok

    def todia(self, copy=False):
        """As diagonals."""
        work = self.copy()
        work.sum_duplicates()
        across = work.col.astype(np.int64) - work.row
        offsets, which = np.unique(across, return_inverse=True)
        data = np.zeros((len(offsets), int(work.col.max()) + 1 if len(work.col) else 0), dtype=self.dtype)
        data[which, work.col] = work.data
        return self._class("dia")((data, offsets.astype(np.int32)), shape=self.shape)

    def toarray(self, order=None, out=None):
        """The dense array."""
        if out is not None:
            if order is not None:
                raise ValueError("order cannot be specified if out is not None")
            if out.shape != self.shape or out.dtype != self.dtype:
                raise ValueError("out array must be same dtype and shape as sparse array")
            out[...] = 0
        dense = np.zeros(self.shape, dtype=self.dtype, order=order or "C") if out is None else out
        if self.has_canonical_format:
            # Elements are added to zeros, which makes -0.0 positive.
            dense[self.coords] = self.data if self.dtype.kind == "b" else self.data + 0
        elif self.dtype.kind == "b":
            np.logical_or.at(dense, self.coords, self.data)
        else:
            np.add.at(dense, self.coords, self.data)
        return dense

    def diagonal(self, k=0):
        """The k-th diagonal."""
        rows, columns = self.shape
        if k <= -rows or k >= columns:
            return np.zeros(0, dtype=self.dtype)
        on = self.col - self.row == k
        values = np.zeros(min(rows + min(k, 0), columns - max(k, 0)), dtype=self.dtype)
        np.add.at(values, self.row[on] + min(k, 0), self.data[on])
        return values

    def setdiag(self, values, k=0):
        """Sets the k-th diagonal."""
        work = self.tocsr()
        work.setdiag(values, k)
        made = work.tocoo()
        self.data, self.coords = made.data, made.coords


class coo_array(_coo_base, sparray):
    """A sparse array by coordinates."""

    def __getitem__(self, key):
        part = self.tocsr()[key]
        return part.tocoo() if issparse(part) else part


class coo_matrix(spmatrix, _coo_base):
    """A sparse matrix by coordinates."""

    def __getitem__(self, key):
        raise TypeError(f"'{self.__class__.__name__}' object is not subscriptable")


def isspmatrix_coo(x):
    """Whether x is a coo_matrix."""
    return isinstance(x, coo_matrix)
