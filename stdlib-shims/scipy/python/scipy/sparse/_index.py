"""Reading and writing parts of a matrix: `a[rows, columns]`."""

import numpy as np

from ._base import issparse
from ._kinds import is_scalar, warn_slow


class _indexing:
    """Indexing for formats that give `_taken_rows`, `_taken_columns` and `_sampled`."""

    def __getitem__(self, key):
        row, column, drops = self._parts(key)
        if self.ndim == 1:
            return self._item_of_line(column)
        if isinstance(row, int) and isinstance(column, int):
            return self._sampled(np.array([row]), np.array([column]))[0]
        if isinstance(row, np.ndarray) and isinstance(column, np.ndarray):
            rows, columns = np.broadcast_arrays(row, column)
            if row.ndim == 2 and row.shape[1] == 1 and (column.ndim == 1 or column.shape[0] == 1) and rows.ndim == 2:
                return self._taken_rows(row.ravel())._taken_columns(column.ravel())
            values = self._sampled(rows.ravel(), columns.ravel())
            if self._is_array():
                return values.reshape(rows.shape) if rows.ndim < 2 or not values.size else self.__class__(values.reshape(rows.shape))
            return np.asmatrix(values) if rows.ndim == 1 else self.__class__(values.reshape(rows.shape))
        part = self
        if not _is_everything(row, self.shape[0]):
            part = part._taken_rows(_places(row, self.shape[0]))
        if not _is_everything(column, self.shape[1]):
            part = part._taken_columns(_places(column, self.shape[1]))
        if part is self:
            return self.copy()
        if drops and self._is_array():
            return part.reshape(part.shape[1] if isinstance(row, int) else part.shape[0])
        return part

    def _item_of_line(self, place):
        line = self.toarray()
        if isinstance(place, int):
            return line[place]
        return self.__class__(line[place])

    def _parts(self, key):
        """Row and column as int, slice or array of places from 0; and whether an axis goes away."""
        if issparse(key) and key.dtype.kind == "b" and key.shape == self.shape:
            return (*key.nonzero(), False)
        if isinstance(key, str):
            raise IndexError("Index dimension must be 1 or 2. Got 0")
        if not isinstance(key, tuple):
            if not isinstance(key, (slice, int)) and key is not Ellipsis and key is not None:
                mask = np.asarray(key)
                if mask.dtype.kind == "b" and mask.ndim == 2 and self.ndim == 2:
                    if mask.shape != self.shape:
                        raise IndexError(f"bool index 0 has shape {mask.shape} instead of {self.shape}")
                    return (*mask.nonzero(), False)
            key = (key,)
        if any(one is None for one in key):
            if self.ndim + sum(one is None for one in key) > 2:
                raise IndexError(f"Indexing that leads to >2D is not supported by {self.format} format. Try converting to COO format")
            raise NotImplementedError("None in an index of a sparse array is not available: use reshape")
        if any(one is Ellipsis for one in key):
            where = [place for place, one in enumerate(key) if one is Ellipsis][0]
            fill = self.ndim - (len(key) - 1)
            key = key[:where] + (slice(None),) * fill + key[where + 1:]
        if len(key) > self.ndim:
            raise IndexError("invalid number of indices")
        key = key + (slice(None),) * (self.ndim - len(key))
        parts = [self._part(one, length) for one, length in zip(key, self.shape)]
        if self.ndim == 1:
            return None, parts[0], False
        return parts[0], parts[1], any(isinstance(one, int) for one in parts)

    def _part(self, one, length):
        if isinstance(one, slice):
            return one
        if isinstance(one, (int, np.integer)) and not isinstance(one, (bool, np.bool_)):
            place = int(one)
            if not -length <= place < length:
                raise IndexError(f"index ({place}) out of range")
            return place % length
        array = np.asarray(one.toarray() if issparse(one) else one)
        if array.dtype.kind == "b":
            if array.ndim > 2 or array.size != length and array.shape != (length,):
                raise IndexError(f"bool index 0 has shape {array.shape} instead of ({length},)")
            return array.ravel().nonzero()[0]
        if array.size == 0:
            return array.astype(np.int64)
        if array.dtype.kind not in "iu":
            raise IndexError("Index dimension must be 1 or 2. Got 0" if array.ndim == 0 else "arrays used as indices must be of integer type")
        if array.ndim == 0:
            return self._part(int(array), length)
        if array.max() >= length:
            raise IndexError(f"index ({array.max()}) out of range")
        if array.min() < -length:
            raise IndexError(f"index ({array.min()}) out of range")
        return np.where(array < 0, array + length, array)

    def __setitem__(self, key, value):
        row, column, _ = self._parts(key)
        if self.ndim == 1:
            line = self.toarray()
            line[column if isinstance(column, int) else _places(column, self.shape[0])] = value.toarray() if issparse(value) else value
            made = self.__class__(line)
            self.data, self.indices, self.indptr = made.data, made.indices, made.indptr
            return
        if isinstance(row, np.ndarray) and isinstance(column, np.ndarray):
            rows, columns = np.broadcast_arrays(row, column)
        else:
            rows, columns = _places(row, self.shape[0])[:, None], _places(column, self.shape[1])[None, :]
            rows, columns = np.broadcast_arrays(rows, columns)
        if issparse(value):
            value = value.toarray()
        value = np.asarray(value, dtype=self.dtype)
        try:
            if value.ndim == 2 and rows.ndim == 1 and 1 in value.shape:
                value = value.ravel()
            values = np.broadcast_to(value, rows.shape)
        except ValueError:
            raise ValueError("could not broadcast input array from shape " + f"{value.shape} into shape {rows.shape}".replace(" into shape", " into shape")) from None
        self._assign(rows.ravel(), columns.ravel(), values.ravel())

    def _assign(self, rows, columns, values):
        """Writes values; a new place costs a new pattern."""
        import _scipy_sparse as native
        if not len(rows):
            return
        self.sum_duplicates()
        where = native.find(*self._pattern(), *self._turned((rows, columns)))
        there = where >= 0
        self.data = self.data.copy()
        self.data[where[there]] = values[there]
        if there.all():
            return
        warn_slow(f"Changing the sparsity structure of a {self.__class__.__name__} is expensive. lil and dok are more efficient.")
        fresh = ~there
        rows, columns, values = rows[fresh], columns[fresh], values[fresh]
        flat = rows.astype(np.int64) * self.shape[1] + columns
        # of several values for one place the last one counts
        _, last = np.unique(flat[::-1], return_index=True)
        last = len(flat) - 1 - last
        coo = self.tocoo()
        data = np.concatenate([coo.data, values[last]])
        coords = tuple(np.concatenate([old, new[last].astype(old.dtype)]) for old, new in zip(coo.coords, (rows, columns)))
        made = self._class("coo")._made_of(data, coords, self.shape).asformat(self.format)
        made.sort_indices()
        self.data, self.indices, self.indptr = made.data, made.indices, made.indptr


def _is_everything(part, length):
    return isinstance(part, slice) and part.indices(length) == (0, length, 1)


def _places(part, length):
    if isinstance(part, slice):
        return np.arange(*part.indices(length))
    if isinstance(part, int):
        return np.array([part])
    return part.ravel()
