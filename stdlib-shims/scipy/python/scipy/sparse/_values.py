"""What matrices share that keep their values in one array `data`."""

import numpy as np

from ._base import _spbase
from ._kinds import checked_axis, is_scalar


class _data_matrix(_spbase):
    """A matrix whose values are one array."""

    def _with_values(self, change):
        return self._with_data(change(self.data))

    def _times_scalar(self, other):
        return self._with_data(self.data * other)

    def _getnnz(self, axis=None):
        if axis is not None:
            raise NotImplementedError("getnnz over an axis is not implemented for this format")
        return len(self.data)

    def power(self, n, dtype=None):
        """Every element to the power n."""
        if not is_scalar(n):
            raise NotImplementedError("input is not scalar")
        if not n:
            raise NotImplementedError("zero power is not supported as it would densify the matrix.\nUse `np.ones(A.shape, dtype=A.dtype)` for this case.")
        data = self.data if dtype is None else self.data.astype(dtype)
        return self._with_data(data ** n)

    def __imul__(self, other):
        if not is_scalar(other):
            return NotImplemented
        self.data *= other
        return self

    def __itruediv__(self, other):
        if not is_scalar(other):
            return NotImplemented
        self.data *= 1.0 / other
        return self


def _of_values(name):
    def method(self):
        return self._with_data(getattr(np, name)(self.data))
    method.__name__ = name
    method.__doc__ = f"np.{name} of every element."
    return method


for _name in "sin tan arcsin arctan sinh tanh arcsinh arctanh rint sign expm1 log1p deg2rad rad2deg floor ceil trunc sqrt".split():
    setattr(_data_matrix, _name, _of_values(_name))


class _extremes:
    """Largest and smallest elements and where they are."""

    def _along(self, axis, op, explicit):
        axis = checked_axis(axis, self.ndim)
        if axis is None or self.ndim == 1:
            if 0 in self.shape:
                raise ValueError("zero-size array to reduction operation")
            work = self.tocoo(copy=True)
            work.sum_duplicates()
            if work.nnz == 0:
                return self.dtype.type(0)
            found = op.reduce(work.data)
            n_elements = self.shape[0] if self.ndim == 1 else self.shape[0] * self.shape[1]
            if work.nnz != n_elements and not explicit:
                found = op(self.dtype.type(0), found)
            return found
        if self.shape[axis] == 0:
            raise ValueError("zero-size array to reduction operation")
        work = (self.tocsc() if axis == 0 else self.tocsr()).copy()
        work.sum_duplicates()
        counts = np.diff(work.indptr)
        rows = np.flatnonzero(counts)
        values = op.reduceat(work.data, work.indptr[rows]) if len(rows) else work.data[:0]
        if not explicit:
            part = counts[rows] < self.shape[axis]
            values[part] = op(values[part], 0)
            rows, values = rows[values != 0], values[values != 0]
        n = self.shape[1 - axis]
        if self._is_array():
            return self._class("coo")((values, (rows,)), shape=(n,), dtype=self.dtype)
        nothing = np.zeros(len(rows), dtype=np.int32)
        where, shape = ((nothing, rows), (1, n)) if axis == 0 else ((rows, nothing), (n, 1))
        return self._class("coo")((values, where), shape=shape, dtype=self.dtype)

    def _refuse_out(self, out):
        if out is not None:
            raise ValueError("Sparse arrays do not support an 'out' parameter.")

    def max(self, axis=None, out=None, *, explicit=False):
        """The largest element, of all or along an axis."""
        self._refuse_out(out)
        return self._along(axis, np.maximum, explicit)

    def min(self, axis=None, out=None, *, explicit=False):
        """The smallest element, of all or along an axis."""
        self._refuse_out(out)
        return self._along(axis, np.minimum, explicit)

    def nanmax(self, axis=None, out=None, *, explicit=False):
        """The largest element that is not NaN."""
        self._refuse_out(out)
        return self._along(axis, np.fmax, explicit)

    def nanmin(self, axis=None, out=None, *, explicit=False):
        """The smallest element that is not NaN."""
        self._refuse_out(out)
        return self._along(axis, np.fmin, explicit)

    def argmax(self, axis=None, out=None, *, explicit=False):
        """Where the largest element is."""
        return self._place_of(axis, out, "argmax", np.greater, explicit)

    def argmin(self, axis=None, out=None, *, explicit=False):
        """Where the smallest element is."""
        return self._place_of(axis, out, "argmin", np.less, explicit)

    def _place_of(self, axis, out, name, beats, explicit):
        self._refuse_out(out)
        axis = checked_axis(axis, self.ndim)
        if axis is None or self.ndim == 1:
            if 0 in self.shape:
                raise ValueError("Cannot apply the operation to an empty matrix.")
            coo = self.tocoo(copy=True)
            coo.sum_duplicates()
            flat = coo.coords[0] if self.ndim == 1 else coo.coords[0].astype(np.int64) * self.shape[1] + coo.coords[1]
            n = self.shape[0] if self.ndim == 1 else self.shape[0] * self.shape[1]
            order = np.argsort(flat, kind="stable")
            return _first_best(flat[order], coo.data[order], n, name, beats, explicit)
        if self.shape[axis] == 0:
            raise ValueError("Cannot apply the operation along a zero-sized dimension.")
        work = (self.tocsc() if axis == 0 else self.tocsr()).copy()
        work.sum_duplicates()
        bounds = work.indptr.tolist()
        places = [_first_best(work.indices[start:stop], work.data[start:stop], self.shape[axis], name, beats, explicit)
                  for start, stop in zip(bounds[:-1], bounds[1:])]
        places = np.array(places, dtype=np.int64)
        if self._is_array():
            return places
        return np.asmatrix(places.reshape(1, -1) if axis == 0 else places.reshape(-1, 1))


def _first_best(places, values, n, name, beats, explicit):
    """The place of the best value, where places that are not listed hold zero."""
    if len(values) == 0:
        return 0
    best = int(getattr(values, name)())
    if explicit or len(values) == n or beats(values[best], 0) or values[best] != values[best]:
        return int(places[best])
    gaps = np.flatnonzero(places != np.arange(len(places)))
    first_gap = int(gaps[0]) if len(gaps) else len(places)
    if values[best] == 0:
        return min(first_gap, int(places[best]))
    return first_gap
