"""What all sparse matrices and arrays share: showing, converting, arithmetic, sums."""

import operator

import numpy as np

from ._kinds import NAMES, checked_axis, checked_kind, checked_shape, is_dense, is_scalar, sum_kind, warn_slow


def issparse(x):
    """Whether x is a sparse matrix or array."""
    return isinstance(x, _spbase)


def isspmatrix(x):
    """Whether x is a sparse matrix, not a sparse array."""
    return isinstance(x, spmatrix)


def container(fmt, of_arrays):
    """The class of a format."""
    name = f"{fmt}_{'array' if of_arrays else 'matrix'}"
    return getattr(__import__(f"scipy.sparse._{fmt}", None, None, [name]), name)


class _spbase:
    """A matrix that is mostly zero."""

    __array_priority__ = 10.1
    __hash__ = None
    _format = "und"
    _allow_nd = (2,)
    maxprint = 50

    @classmethod
    def _is_array(cls):
        return issubclass(cls, sparray)

    def _class(self, fmt):
        return container(fmt, self._is_array())

    def _dense(self, array):
        """A dense result: an array, or np.matrix for a sparse matrix."""
        return array if self._is_array() else np.asmatrix(array)

    # What it is

    @property
    def shape(self):
        """The lengths of the axes."""
        return self._shape

    @shape.setter
    def shape(self, shape):
        self.__dict__ = self.reshape(shape, copy=False).asformat(self.format).__dict__

    @property
    def ndim(self):
        """The number of axes."""
        return len(self._shape)

    @property
    def format(self):
        """Three letters for the format."""
        return self._format

    @property
    def dtype(self):
        """The type of the elements."""
        return self.data.dtype

    @property
    def nnz(self):
        """The number of stored elements, zeros among them."""
        return self._getnnz()

    @property
    def size(self):
        """The number of stored elements."""
        return self._getnnz()

    @property
    def T(self):
        """The transpose."""
        return self.transpose()

    @property
    def mT(self):
        """The transpose of the last two axes."""
        return self.transpose()

    @property
    def real(self):
        """The real parts."""
        return self._with_values(np.real)

    @property
    def imag(self):
        """The imaginary parts."""
        return self._with_values(np.imag)

    def _extra(self):
        return ""

    def __repr__(self):
        kind = "array" if self._is_array() else "matrix"
        return (f"<{NAMES[self.format]} sparse {kind} of dtype '{self.dtype}'\n"
                f"\twith {self.nnz} stored elements{self._extra()} and shape {self.shape}>")

    def __str__(self):
        coo = self.tocoo()
        lines = [repr(self)]
        if self.nnz:
            lines.append("  Coords\tValues")
            n, half = coo.nnz, self.maxprint // 2
            chosen = range(n) if n <= self.maxprint else [*range(half), None, *range(n - half, n)]
            for place in chosen:
                if place is None:
                    lines.append("  :\t:")
                    continue
                where = ", ".join(str(axis[place]) for axis in coo.coords) + ("," if coo.ndim == 1 else "")
                lines.append(f"  ({where})\t{coo.data[place]}")
        return "\n".join(lines)

    def __bool__(self):
        if self.shape == (1, 1):
            return self.nnz != 0
        raise ValueError("The truth value of an array with more than one element is ambiguous. Use a.any() or a.all().")

    def __len__(self):
        raise TypeError("sparse array length is ambiguous; use getnnz() or shape[0]")

    def __iter__(self):
        for row in range(self.shape[0]):
            yield self[row]

    # Other formats

    def asformat(self, format, copy=False):
        """The matrix in the format of that name."""
        if format is None or format == self.format:
            return self.copy() if copy else self
        if format not in NAMES:
            raise ValueError(f"Format {format} is unknown.")
        return getattr(self, "to" + format)(copy=copy)

    def tocsr(self, copy=False):
        """Row by row."""
        return self.tocoo(copy=copy).tocsr(copy=False)

    def tocsc(self, copy=False):
        """Column by column."""
        return self.tocsr(copy=copy).tocsc(copy=False)

    def tolil(self, copy=False):
        """As lists of lists."""
        return self.tocsr(copy=False).tolil(copy=copy)

    def todok(self, copy=False):
        """As a dictionary."""
        return self.tocoo(copy=copy).todok(copy=False)

    def todia(self, copy=False):
        """As diagonals."""
        return self.tocoo(copy=copy).todia(copy=False)

    def tobsr(self, blocksize=None, copy=False):
        """As blocks."""
        return self.tocsr(copy=False).tobsr(blocksize=blocksize, copy=copy)

    def toarray(self, order=None, out=None):
        """The dense array."""
        return self.tocoo(copy=False).toarray(order=order, out=out)

    def todense(self, order=None, out=None):
        """The dense array, or np.matrix for a sparse matrix."""
        return self._dense(self.toarray(order=order, out=out))

    def copy(self):
        """A copy."""
        return self.__class__(self, copy=True)

    def astype(self, dtype, casting="unsafe", copy=True):
        """With elements of another type."""
        dtype = checked_kind(dtype)
        if self.dtype == dtype:
            return self.copy() if copy else self
        return self._with_values(lambda data: data.astype(dtype, casting=casting))

    def _with_values(self, change):
        return self.tocsr()._with_values(change)

    def conjugate(self, copy=True):
        """With conjugate elements."""
        if self.dtype.kind == "c":
            return self._with_values(np.conjugate)
        return self.copy() if copy else self

    conj = conjugate

    def reshape(self, *args, order="C", copy=False):
        """With another shape, in the same order of elements."""
        shape = checked_shape(args, self.shape, self._allow_nd)
        if shape == self.shape:
            return self.copy() if copy else self
        return self.tocoo(copy=copy).reshape(shape, order=order, copy=False)

    def nonzero(self):
        """Rows and columns of the elements that are not zero."""
        coo = self.tocoo()
        kept = coo.data != 0
        return tuple(axis[kept] for axis in coo.coords)

    def count_nonzero(self, axis=None):
        """The number of elements that are not zero."""
        coo = self.tocoo(copy=True)
        coo.sum_duplicates()
        if axis is None:
            return np.count_nonzero(coo.data)
        coo.eliminate_zeros()
        return coo._getnnz(axis)

    def diagonal(self, k=0):
        """The k-th diagonal."""
        return self.tocsr().diagonal(k)

    def trace(self, offset=0):
        """The sum of a diagonal."""
        return self.diagonal(k=offset).sum()

    def setdiag(self, values, k=0):
        """Sets the k-th diagonal."""
        rows, columns = self.shape
        if (k > 0 and k >= columns) or (k < 0 and -k >= rows):
            raise ValueError("k exceeds array dimensions")
        values = np.asarray(values)
        length = min(rows + k, columns) if k < 0 else min(rows, columns - k)
        if values.ndim:
            length = min(length, len(values))
        places = np.arange(length)
        self[places + max(-k, 0), places + max(k, 0)] = values[:length] if values.ndim else np.full(length, values[()])

    # Sums

    def sum(self, axis=None, dtype=None, out=None):
        """Sums of all elements or along an axis."""
        axis = checked_axis(axis, self.ndim)
        kind = sum_kind(self.dtype)
        if axis is None or self.ndim == 1:
            total = self._values().sum(dtype=kind if dtype is None else dtype)
            return _delivered(total, out)
        if axis == 0:
            sums = self._times_dense_left(np.ones((1, self.shape[0]), dtype=kind))
        else:
            sums = self._matmul_multivector(np.ones((self.shape[1], 1), dtype=kind))
        sums = sums.ravel() if self._is_array() else self._dense(sums)
        if dtype is not None:
            sums = sums.astype(dtype)
        return _delivered(sums, out)

    def _values(self):
        return self.tocoo().data

    def mean(self, axis=None, dtype=None, out=None):
        """Means of all elements or along an axis."""
        axis = checked_axis(axis, self.ndim)
        whole = self.dtype.kind in "biu"
        kind = np.dtype(dtype) if dtype is not None else np.dtype(np.float64) if whole else self.dtype
        inner = np.float64 if whole else kind
        work = self.astype(inner)
        n = self.shape[0] if self.ndim == 1 else self.shape[0] * self.shape[1] if axis is None else self.shape[axis]
        scaled = work._times_scalar(1.0 / n) if n else work
        return scaled.sum(axis=axis, dtype=kind, out=out)

    # Arithmetic

    def _times_scalar(self, other):
        return self.tocsr()._times_scalar(other)

    def __add__(self, other):
        if is_scalar(other):
            if other == 0:
                return self.copy()
            raise NotImplementedError("adding a nonzero scalar to a sparse array is not supported")
        if issparse(other):
            if other.shape != self.shape:
                raise ValueError("inconsistent shapes")
            return self._plus_sparse(other, np.add)
        if is_dense(other):
            return self._dense(self.toarray() + np.asarray(other))
        return NotImplemented

    def __radd__(self, other):
        return self.__add__(other)

    def __sub__(self, other):
        if is_scalar(other):
            if other == 0:
                return self.copy()
            raise NotImplementedError("subtracting a nonzero scalar from a sparse array is not supported")
        if issparse(other):
            if other.shape != self.shape:
                raise ValueError("inconsistent shapes")
            return self._plus_sparse(other, np.subtract)
        if is_dense(other):
            return self._dense(self.toarray() - np.asarray(other))
        return NotImplemented

    def __rsub__(self, other):
        if is_scalar(other):
            if other == 0:
                return -self.copy()
            raise NotImplementedError("subtracting a sparse array from a nonzero scalar is not supported")
        if is_dense(other):
            return self._dense(np.asarray(other) - self.toarray())
        return NotImplemented

    def _plus_sparse(self, other, op):
        return self.tocsr()._plus_sparse(other, op)

    def multiply(self, other):
        """Element by element, with broadcasting."""
        return self.tocsr().multiply(other)

    def __mul__(self, other):
        return self.multiply(other)

    def __rmul__(self, other):
        return self.multiply(other)

    def __truediv__(self, other):
        if is_scalar(other):
            if np.can_cast(self.dtype, np.float64):
                return self.astype(np.float64)._times_scalar(1.0 / other)
            return self._times_scalar(1.0 / other)
        if is_dense(other):
            return self.multiply(np.true_divide(1.0, np.asarray(other)))
        if issparse(other):
            return self.tocsr()._divided(other)
        return NotImplemented

    def __rtruediv__(self, other):
        return NotImplemented

    def __neg__(self):
        return self._with_values(operator.neg)

    def __abs__(self):
        return self._with_values(np.abs)

    def __round__(self, ndigits=0):
        return self._with_values(lambda data: np.around(data, decimals=ndigits))

    def power(self, n, dtype=None):
        """Every element to the power n."""
        return self.tocsr().power(n, dtype=dtype)

    def __pow__(self, other):
        return self.power(other)

    def __matmul__(self, other):
        if is_scalar(other):
            raise ValueError("Scalar operands are not allowed, use '*' instead")
        return self._product(other)

    def __rmatmul__(self, other):
        if is_scalar(other):
            raise ValueError("Scalar operands are not allowed, use '*' instead")
        return self._product_from_left(other)

    def dot(self, other):
        """The product with a vector or matrix, or with a number."""
        return self._times_scalar(other) if is_scalar(other) else self @ other

    def _product(self, other):
        """`self @ other` for sparse and dense others."""
        if issparse(other):
            inner = self.shape[-1]
            if inner != other.shape[0]:
                n, m = ("n," if self.ndim == 2 else ""), (",m" if other.ndim == 2 else "")
                raise ValueError(f"matmul: dimension mismatch with signature ({n}k={inner}),(k={other.shape[0]}{m})->({n.strip(',')}{m if n else m.strip(',')})")
            return self._times_sparse(other)
        as_matrix = type(other).__name__ == "matrix"
        array = np.asarray(other)
        if array.dtype.kind == "O":
            return NotImplemented
        inner = self.shape[-1]
        if array.ndim == 1 or (array.ndim == 2 and array.shape[1] == 1):
            if array.shape[0] != inner:
                n = "n," if self.ndim == 2 else ""
                raise ValueError(f"matmul: dimension mismatch with signature ({n}k={inner}),(k={array.shape[0]},1?)->({n}1?)")
            made = self._matmul_multivector(array.reshape(-1, 1))
            made = made.ravel() if array.ndim == 1 else made
            if self.ndim == 1:
                made = made.ravel()[0] if array.ndim == 1 else made.ravel()
        elif array.ndim == 2:
            if array.shape[0] != inner:
                n = "n," if self.ndim == 2 else ""
                raise ValueError(f"matmul: dimension mismatch with signature ({n}k={inner}),(k={array.shape[0]},m)->({n}m)")
            made = self._matmul_multivector(array)
            made = made[0] if self.ndim == 1 else made
        else:
            raise ValueError("could not interpret dimensions")
        return np.asmatrix(made) if as_matrix and made.ndim == 2 else made

    def _product_from_left(self, other):
        if issparse(other):
            return other._product(self)
        array = np.asarray(other)
        if array.dtype.kind == "O":
            return NotImplemented
        if self.ndim == 1:
            return array @ self.toarray()
        turned = self.transpose()._product(array.T)
        return turned.T if isinstance(turned, np.ndarray) or hasattr(turned, "A1") else turned

    def _times_dense_left(self, array):
        return self.transpose()._matmul_multivector(array.T).T

    def _matmul_multivector(self, other):
        return self.tocsr()._matmul_multivector(other)

    def _times_sparse(self, other):
        return self.tocsr()._times_sparse(other)

    # Comparisons

    def __eq__(self, other):
        return self.tocsr().__eq__(other)

    def __ne__(self, other):
        return self.tocsr().__ne__(other)

    def __lt__(self, other):
        return self.tocsr().__lt__(other)

    def __gt__(self, other):
        return self.tocsr().__gt__(other)

    def __le__(self, other):
        return self.tocsr().__le__(other)

    def __ge__(self, other):
        return self.tocsr().__ge__(other)

    def _extreme_with(self, other, op, grows):
        if is_scalar(other) and grows(other):
            warn_slow("Taking maximum (minimum) with > 0 (< 0) number results to a dense matrix.")
            return self.__class__(op(self.toarray(), np.asarray(other).astype(np.result_type(self.dtype, other))))
        return self.tocsr()._extreme_with(other, op, grows)

    def maximum(self, other):
        """The larger of each two elements."""
        return self._extreme_with(other, np.maximum, lambda number: number > 0)

    def minimum(self, other):
        """The smaller of each two elements."""
        return self._extreme_with(other, np.minimum, lambda number: number < 0)


def _delivered(value, out):
    if out is None:
        return value
    if out.shape != np.shape(value):
        raise ValueError("dimensions do not match")
    out[...] = np.asarray(value)
    return out


class sparray:
    """A sparse array: `*` works element by element."""


class spmatrix:
    """A sparse matrix: `*` is the product of matrices, dense results are np.matrix."""

    _allow_nd = (2,)

    def __mul__(self, other):
        return self._times_scalar(other) if is_scalar(other) else self._product(other)

    def __rmul__(self, other):
        return self._times_scalar(other) if is_scalar(other) else self._product_from_left(other)

    def __pow__(self, other):
        rows, columns = self.shape
        if rows != columns:
            raise TypeError("sparse matrix is not square")
        if not isinstance(other, (int, np.integer)):
            if is_scalar(other) and int(other) == other:
                other = int(other)
            else:
                raise ValueError("exponent must be an integer")
        if other < 0:
            raise ValueError("exponent must be >= 0")
        if other == 0:
            from ._construct import eye_array
            return eye_array(rows, dtype=self.dtype)
        if other == 1:
            return self.copy()
        half = self.__pow__(other // 2)
        return self @ half @ half if other % 2 else half @ half

    def getnnz(self, axis=None):
        """The number of stored elements, all or along an axis."""
        return self._getnnz(axis=axis)

    def getformat(self):
        """Three letters for the format."""
        return self.format

    def getmaxprint(self):
        """How many elements are printed."""
        return self.maxprint

    def get_shape(self):
        """The lengths of the axes."""
        return self.shape

    def set_shape(self, shape):
        """Changes the shape in place."""
        self.shape = shape

    def asfptype(self):
        """With elements that are floating numbers."""
        return self if self.dtype.kind in "fc" else self.astype(np.float64)

    def getH(self):
        """The conjugate transpose."""
        return self.conjugate().transpose()

    def getrow(self, i):
        """One row, as a matrix."""
        return self.tocsr()[checked_place(i, self.shape[0]), :]

    def getcol(self, j):
        """One column, as a matrix."""
        return self.tocsr()[:, checked_place(j, self.shape[1])]


def checked_place(place, length):
    """A place from 0, also for one counted from the end."""
    if not -length <= place < length:
        raise IndexError("index out of bounds")
    return place % length
