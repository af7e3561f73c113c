"""Compressed matrices: rows (csr) or columns (csc) one after another."""

import operator

import _scipy_sparse as native
import numpy as np

from ._base import issparse
from ._index import _indexing
from ._kinds import checked_axis, checked_kind, checked_shape, index_type, is_dense, is_scalar, is_shape, values_of, warn_slow
from ._values import _data_matrix, _extremes

_PAIR_LEAST = {operator.le: operator.gt, operator.ge: operator.lt}


class _cs_matrix(_data_matrix, _extremes, _indexing):
    """What csr and csc share; the "major" axis is the compressed one."""

    def __init__(self, arg1, shape=None, dtype=None, copy=False, *, maxprint=None):
        if maxprint is not None:
            self.maxprint = maxprint
        if issparse(arg1):
            other = arg1 if arg1.format == self.format and copy is False else arg1.asformat(self.format, copy=copy)
            self._shape = checked_shape((arg1.shape,), allowed=self._allow_nd)
            self.data, self.indices, self.indptr = other.data, other.indices, other.indptr
            if copy and other is arg1:
                self.data, self.indices, self.indptr = self.data.copy(), self.indices.copy(), self.indptr.copy()
        elif isinstance(arg1, tuple) and is_shape(arg1, self._allow_nd):
            self._shape = checked_shape((arg1,), allowed=self._allow_nd)
            self.data = np.zeros(0, dtype=checked_kind(float if dtype is None else dtype))
            self.indices = np.zeros(0, dtype=np.int32)
            self.indptr = np.zeros(self._sizes()[0] + 1, dtype=np.int32)
        elif isinstance(arg1, tuple):
            if len(arg1) == 2:
                made = self._class("coo")(arg1, shape=shape, dtype=dtype).asformat(self.format)
                self._shape, self.data, self.indices, self.indptr = made._shape, made.data, made.indices, made.indptr
            elif len(arg1) == 3:
                self._from_parts(*arg1, shape, copy)
            else:
                raise ValueError(f"unrecognized {self.__class__.__name__} constructor input: {arg1}")
        else:
            array = np.asarray(arg1)
            if array.ndim > 2 or array.ndim not in self._allow_nd and array.ndim > 1:
                raise ValueError(f"{self.format.upper()} arrays don't yet support {array.ndim}D.")
            made = self._class("coo")(values_of(array, dtype)).asformat(self.format)
            self._shape, self.data, self.indices, self.indptr = made._shape, made.data, made.indices, made.indptr
        if shape is not None and checked_shape((shape,), allowed=self._allow_nd) != self._shape:
            if isinstance(arg1, tuple) and not is_shape(arg1, self._allow_nd):
                self._shape = checked_shape((shape,), allowed=self._allow_nd)
            else:
                raise ValueError("inconsistent shapes: " + f"{self._shape} != {tuple(shape)}")
        if dtype is not None and self.data.dtype != np.dtype(dtype):
            self.data = self.data.astype(checked_kind(dtype))

    def _from_parts(self, data, indices, indptr, shape, copy):
        indices, indptr = np.array(indices, copy=True), np.array(indptr, copy=True)
        self.data = values_of(data).copy() if copy else values_of(data)
        if shape is None:
            n_major, n_minor = len(indptr) - 1, int(indices.max()) + 1 if len(indices) else 0
            shape = self._turned((n_major, n_minor))
        self._shape = checked_shape((shape,), allowed=self._allow_nd)
        kind = index_type(max(*self._sizes(), len(indices)))
        self.indices, self.indptr = indices.astype(kind), indptr.astype(kind)
        self._check()

    def _check(self):
        n_major, n_minor = self._sizes()
        if self.indices.ndim != 1 or self.data.ndim != 1 or self.indptr.ndim != 1:
            raise ValueError("data, indices, and indptr should be 1-D")
        if len(self.indptr) != n_major + 1:
            raise ValueError(f"index pointer size {len(self.indptr)} should be {n_major + 1}")
        if self.indptr[0] != 0:
            raise ValueError("index pointer should start with 0")
        if len(self.indices) != len(self.data):
            raise ValueError("indices and data should have the same size")
        if self.indptr[-1] > len(self.indices):
            raise ValueError("Last value of index pointer should be less than the size of index and data arrays")

    def check_format(self, full_check=True):
        """Raises where the parts do not fit together."""
        self._check()
        if full_check:
            native.order(*self._pattern())

    # Which axis is which

    def _sizes(self):
        """Lengths of the major and the minor axis."""
        shape = self._shape if len(self._shape) == 2 else (1, self._shape[0])
        return self._turned(shape)

    def _pattern(self):
        return self.indptr, self.indices, self._sizes()[1]

    def _made(self, data, indices, indptr, shape=None):
        """A matrix of this class from parts known to fit."""
        made = self.__class__.__new__(self.__class__)
        made._shape = self._shape if shape is None else shape
        made.data, made.indices, made.indptr = data, indices, indptr
        return made

    def _with_data(self, data):
        return self._made(data, self.indices.copy(), self.indptr.copy())

    def copy(self):
        """A copy."""
        return self._with_data(self.data.copy())

    def _majors(self):
        n_major = self._sizes()[0]
        return np.repeat(np.arange(n_major, dtype=self.indices.dtype), np.diff(self.indptr))

    def _getnnz(self, axis=None):
        axis = checked_axis(axis, self.ndim)
        if axis is None or self.ndim == 1:
            return int(self.indptr[-1])
        n_major, n_minor = self._sizes()
        if self._turned((0, 1))[axis] == 1:
            return np.diff(self.indptr)
        return np.bincount(self.indices[:self.indptr[-1]], minlength=n_minor)

    def count_nonzero(self, axis=None):
        """The number of elements that are not zero."""
        if axis is None:
            return np.count_nonzero(self.data[:self.nnz])
        work = self.copy()
        work.sum_duplicates()
        work.eliminate_zeros()
        counts = work._getnnz(checked_axis(axis, self.ndim))
        return counts.astype(self.indices.dtype) if self.ndim == 2 and self._turned((0, 1))[checked_axis(axis)] == 1 else counts

    # Order of elements

    @property
    def has_sorted_indices(self):
        """Whether the places of every row (or column) rise."""
        return native.order(*self._pattern())[0]

    @property
    def has_canonical_format(self):
        """Whether places rise and none is twice there."""
        return native.order(*self._pattern())[1]

    def sort_indices(self):
        """Sorts the places of every row (or column)."""
        order = native.sorted_places(*self._pattern())
        self.indices, self.data = self.indices[order], self.data[order]

    def sorted_indices(self):
        """A copy with sorted places."""
        copy = self.copy()
        copy.sort_indices()
        return copy

    def sum_duplicates(self):
        """Adds up elements of one place."""
        is_sorted, is_unique = native.order(*self._pattern())
        if is_unique:
            return
        if not is_sorted:
            self.sort_indices()
        indptr, indices, firsts = native.merged(*self._pattern())
        if len(firsts) < len(self.indices):
            summed = np.logical_or if self.data.dtype.kind == "b" else np.add
            self.data = summed.reduceat(self.data[:self.nnz], firsts) if len(firsts) else self.data[:0]
        self.indptr, self.indices = indptr, indices

    def eliminate_zeros(self):
        """Drops stored zeros."""
        kept = self.data[:self.nnz] != 0
        majors = self._majors()[kept]
        self.indptr = np.concatenate([[0], np.cumsum(np.bincount(majors, minlength=self._sizes()[0]))]).astype(self.indptr.dtype)
        self.data, self.indices = self.data[:len(kept)][kept], self.indices[:len(kept)][kept]

    def prune(self):
        """Drops what lies beyond the last element."""
        n = self.nnz
        self.data, self.indices = self.data[:n], self.indices[:n]

    def _tidy(self):
        """Itself, or a copy without duplicates and with sorted places."""
        if native.order(*self._pattern())[1]:
            return self
        copy = self.copy()
        copy.sum_duplicates()
        return copy

    def resize(self, *shape):
        """Changes the shape in place; elements outside are lost."""
        shape = checked_shape(shape, allowed=self._allow_nd)
        coo = self.tocoo()
        kept = np.ones(len(coo.data), dtype=bool)
        for axis, length in zip(coo.coords, shape):
            kept &= axis < length
        made = self._class("coo")((coo.data[kept], tuple(axis[kept] for axis in coo.coords)), shape=shape).asformat(self.format)
        self._shape, self.data, self.indices, self.indptr = shape, made.data, made.indices, made.indptr

    # Other formats

    def tocoo(self, copy=True):
        """As coordinates."""
        n = self.nnz
        minor = self.indices[:n].copy() if copy else self.indices[:n]
        coords = (minor,) if self.ndim == 1 else self._turned((self._majors(), minor))
        return self._class("coo")._made_of(self.data[:n].copy() if copy else self.data[:n], coords, self._shape)

    def _other(self, fmt):
        indptr, indices, places = native.transposed(*self._pattern())
        made = self._class(fmt).__new__(self._class(fmt))
        made._shape, made.data, made.indices, made.indptr = self._shape, self.data[places], indices, indptr
        return made

    def toarray(self, order=None, out=None):
        """The dense array."""
        return self.tocoo(copy=False).toarray(order=order, out=out)

    def diagonal(self, k=0):
        """The k-th diagonal."""
        rows, columns = self.shape
        if k <= -rows or k >= columns:
            return np.zeros(0, dtype=self.dtype)
        places = np.arange(min(rows + min(k, 0), columns - max(k, 0)))
        return self._sampled(places + max(-k, 0), places + max(k, 0))

    def _sampled(self, rows, columns):
        """The elements at these rows and columns."""
        work = self._tidy()
        where = native.find(*work._pattern(), *self._turned((rows, columns)))
        if not len(work.data):
            return np.zeros(len(where), dtype=self.dtype)
        values = work.data[where]
        values[where < 0] = 0
        return values

    # Arithmetic

    def _combined(self, other, op, both=False):
        """`op` of the elements of two matrices; zeros are dropped."""
        left, right = self._tidy(), self.__class__(other)._tidy()
        indptr, indices, ours, theirs = native.combined((left.indptr, left.indices), (right.indptr, right.indices), self._sizes()[1], both)
        values = op(_at(left.data, ours), _at(right.data, theirs))
        if values.dtype.kind == "O":
            raise TypeError("unsupported kind of numbers")
        made = self._made(values, indices, indptr)
        if not (values != 0).all():
            made.eliminate_zeros()
        return made

    def _plus_sparse(self, other, op):
        return self._combined(other, np.logical_xor if op is np.subtract and self.dtype.kind == other.dtype.kind == "b" else op)

    def multiply(self, other):
        """Element by element, with broadcasting."""
        if is_scalar(other):
            return self._times_scalar(other)
        if issparse(other):
            if self.shape == other.shape:
                return self._combined(other, np.multiply, both=True)
            return self._times_broadcast(other)
        array = np.atleast_2d(np.asarray(other)) if self.ndim == 2 else np.asarray(other)
        if array.dtype.kind == "O":
            return NotImplemented
        if array.size == 1:
            return self._times_scalar(array.ravel()[0])
        coo = self.tocoo()
        if array.ndim == 2 and self.ndim == 2:
            if array.shape == self.shape:
                return coo._with_data(coo.data * array[coo.row, coo.col])
            if array.shape == (1, self.shape[1]):
                return coo._with_data(coo.data * array[0, coo.col])
            if array.shape == (self.shape[0], 1):
                return coo._with_data(coo.data * array[coo.row, 0])
            if 1 in self.shape and self.shape != array.shape:
                try:
                    full = np.multiply(self.toarray(), array)
                except ValueError:
                    raise ValueError(f"inconsistent shapes {self.shape} and {np.shape(other)}") from None
                return self._class("coo")(full)
        elif array.shape == self.shape:
            return coo._with_data(coo.data * array[coo.coords[0]])
        raise ValueError(f"inconsistent shapes {self.shape} and {np.shape(other)}")

    def _times_broadcast(self, other):
        """The product by elements with a sparse row, column or single element."""
        if self.ndim == 1 or other.ndim == 1:
            wide, narrow = (other, self) if self.ndim == 1 else (self, other)
            return wide.asformat(self.format if self.ndim == 2 else "csr")._times_broadcast(narrow.reshape(1, narrow.shape[0]))
        (m, n), (p, q) = self.shape, other.shape
        if (p, q) == (1, 1):
            return self._times_scalar(other.toarray()[0, 0])
        if (m, n) == (1, 1):
            return other.asformat(self.format)._times_scalar(self.toarray()[0, 0])
        diagonal = self._class("dia")
        if p == 1 and q == n:
            return self._times_sparse(diagonal((other.toarray(), [0]), shape=(n, n)).tocsr())
        if q == 1 and p == m:
            return diagonal((other.toarray().reshape(1, -1), [0]), shape=(m, m)).tocsr()._times_sparse(self)
        if m == 1 and q == n or n == 1 and p == m:
            return other.asformat(self.format)._times_broadcast(self)
        if m == 1 and q == 1 or n == 1 and p == 1:
            return (other @ self if m == 1 else self @ other).asformat(self.format)
        raise ValueError(f"inconsistent shapes {self.shape} and {other.shape}")

    def _divided(self, other):
        if other.shape != self.shape:
            raise ValueError("inconsistent shapes")
        with np.errstate(all="ignore"):
            return self._dense(np.true_divide(self.toarray(), other.toarray()))

    def _matmul_multivector(self, other):
        n_major, n_minor = self._sizes()
        kind = np.result_type(self.dtype, other.dtype)
        if self._turned((0, 1)) == (1, 0):
            return self.tocsr()._matmul_multivector(other)
        data = self.data.astype(kind, copy=False)
        made = native.dense_product(*self._pattern(), data, np.ascontiguousarray(other.astype(kind, copy=False)))
        return made.astype(kind, copy=False)

    def _times_sparse(self, other):
        if self.ndim == 1 or other.ndim == 1:
            return self._times_sparse_vectors(other)
        kind = np.result_type(self.dtype, other.dtype)
        other = self.__class__(other)
        left, right = self._turned((self, other))
        parts = [(one.indptr, one.indices, one.data.astype(kind, copy=False)) for one in (left, right)]
        indptr, indices, data = native.sparse_product(parts[0], left._sizes()[1], parts[1], right._sizes()[1])
        return self._made(data.astype(kind, copy=False), indices, indptr, (self.shape[0], other.shape[1]))

    def _times_sparse_vectors(self, other):
        left = self if self.ndim == 2 else self.reshape(1, self.shape[0]).tocsr()
        right = other if other.ndim == 2 else other.reshape(other.shape[0], 1)
        made = left.tocsr()._times_sparse(right.tocsr())
        if self.ndim == 1 and other.ndim == 1:
            return made.toarray()[0, 0]
        return made.reshape(made.shape[1] if self.ndim == 1 else made.shape[0])

    # Comparisons

    def _compared_with_number(self, other, op):
        work = self._tidy()
        made = work._with_data(op(work.data, other))
        made.eliminate_zeros()
        return made

    def _compared(self, other, op):
        if is_scalar(other):
            if op(0, other):
                warn_slow(f"Comparing a sparse matrix with {other} using {_SIGNS[op]} is inefficient, try using {_SIGNS[_OPPOSITE[op]]} instead.")
                return self.__class__(op(self.toarray(), other))
            return self._compared_with_number(other, op)
        if is_dense(other):
            return self._dense(op(self.toarray(), np.asarray(other)))
        if issparse(other):
            if self.shape != other.shape:
                if op in (operator.eq, operator.ne):
                    return op is operator.ne
                raise ValueError("inconsistent shapes")
            if op(0, 0):
                warn_slow(f"Comparing sparse matrices using {_SIGNS[op]} is inefficient{_HINTS[op]}")
                return self.__class__(op(self.toarray(), other.toarray()))
            return self._combined(other, op)
        return NotImplemented

    def __eq__(self, other):
        found = self._compared(other, operator.eq)
        return False if found is NotImplemented else found

    def __ne__(self, other):
        found = self._compared(other, operator.ne)
        return True if found is NotImplemented else found

    def __lt__(self, other):
        return self._compared(other, operator.lt)

    def __gt__(self, other):
        return self._compared(other, operator.gt)

    def _refuse_zero(self, other):
        if is_scalar(other) and other == 0:
            raise NotImplementedError(" >= and <= don't work with 0.")

    def __le__(self, other):
        self._refuse_zero(other)
        return self._compared(other, operator.le)

    def __ge__(self, other):
        self._refuse_zero(other)
        return self._compared(other, operator.ge)

    def _extreme_with(self, other, op, grows):
        if is_scalar(other):
            if grows(other):
                return super()._extreme_with(other, op, grows)
            work = self._tidy()
            made = work._with_data(op(work.data, np.asarray(other)))
            made.eliminate_zeros()
            return made
        if is_dense(other):
            return self._dense(op(self.toarray(), np.asarray(other)))
        if not issparse(other):
            raise ValueError("Operands not compatible.")
        if other.shape != self.shape:
            raise ValueError("inconsistent shapes")
        return self._combined(other, op)


_SIGNS = {operator.eq: "==", operator.ne: "!=", operator.lt: "<", operator.gt: ">", operator.le: "<=", operator.ge: ">="}
_OPPOSITE = {operator.eq: operator.ne, operator.ne: operator.eq, operator.lt: operator.ge, operator.gt: operator.le, operator.le: operator.gt, operator.ge: operator.lt}
_HINTS = {operator.eq: ", try using != instead.", operator.le: ", using > instead.", operator.ge: ", using < instead."}


def _at(values, places):
    """Values at places; zero at -1."""
    if not len(values):
        return np.zeros(len(places), dtype=values.dtype)
    taken = values[places]
    missing = places < 0
    if missing.any():
        taken[missing] = 0
    return taken
