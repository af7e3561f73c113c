"""np.matrix: two dimensions always, `*` for the product. Not a subclass of ndarray; np.asarray() gives the array."""

from _numpy import asarray, matmul, ndarray

_SUMMING = ("sum", "mean", "std", "var", "prod", "any", "all", "max", "min", "argmax", "argmin")
_PLAIN = ("shape", "size", "ndim", "dtype", "itemsize", "nbytes", "flags", "strides")


def _parsed(text):
    rows = [[float(word) if any(letter in word for letter in ".en") else int(word) for word in row.replace(",", " ").split()]
            for row in text.strip().strip("[]").split(";")]
    if len({len(row) for row in rows}) > 1:
        raise ValueError("Rows not the same size.")
    return rows


class matrix:
    """A matrix of numbers."""

    __module__ = "numpy"
    __array_priority__ = 10.0
    __hash__ = None

    def __init__(self, data, dtype=None, copy=True):
        array = asarray(_parsed(data) if isinstance(data, str) else data._array if isinstance(data, matrix) else data, dtype=dtype)
        if array.ndim > 2:
            raise ValueError("matrix must be 2-dimensional")
        if array.ndim < 2:
            array = array.reshape(1, -1)
        self._array = array.copy() if copy else array

    def __array__(self, dtype=None, copy=None):
        array = self._array if dtype is None else self._array.astype(dtype)
        return array.copy() if copy else array

    @property
    def A(self):
        """The matrix as an array."""
        return self._array

    @property
    def A1(self):
        """The elements in one row, as an array of one dimension."""
        return self._array.ravel()

    @property
    def T(self):
        """The transpose."""
        return asmatrix(self._array.T)

    @property
    def H(self):
        """The conjugate transpose."""
        return asmatrix(self._array.conj().T)

    @property
    def I(self):
        """The inverse, or the pseudo-inverse where the matrix is not square."""
        from .linalg import inv, pinv
        return asmatrix((inv if self.shape[0] == self.shape[1] else pinv)(self._array))

    def getA(self):
        """The matrix as an array."""
        return self._array

    def getA1(self):
        """The elements in one row, as an array of one dimension."""
        return self.A1

    def getT(self):
        """The transpose."""
        return self.T

    def getI(self):
        """The inverse."""
        return self.I

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        if name == "_array":
            raise AttributeError(name)
        value = getattr(self._array, name, None)
        if value is None:
            raise AttributeError(f"'matrix' object has no attribute '{name}'")
        if name in _PLAIN:
            return value
        if name in _SUMMING:
            def reduce(axis=None, *rest, **options):
                return _wrapped(value(axis, *rest, **options) if axis is None else value(axis, *rest, keepdims=True, **options))
            return reduce
        if not callable(value):
            return _wrapped(value)
        return lambda *given, **options: _wrapped(value(*given, **options)) if name not in ("tolist", "item", "tobytes") else value(*given, **options)

    def flatten(self, order="C"):
        """All elements in one row."""
        return asmatrix(self._array.flatten(order))

    ravel = flatten

    def __getitem__(self, key):
        part = self._array[tuple(_bare(one) for one in key) if isinstance(key, tuple) else _bare(key)]
        if not isinstance(part, ndarray) or part.ndim == 0:
            return part
        if part.ndim == 1 and isinstance(key, tuple) and len(key) > 1 and isinstance(key[1], int):
            part = part.reshape(-1, 1)
        return asmatrix(part)

    def __setitem__(self, key, value):
        self._array[tuple(_bare(one) for one in key) if isinstance(key, tuple) else _bare(key)] = _bare(value)

    def __len__(self):
        return len(self._array)

    def __iter__(self):
        return (asmatrix(row) for row in self._array)

    def __bool__(self):
        return bool(self._array)

    def __float__(self):
        return float(self._array.item())

    def __int__(self):
        return int(self._array.item())

    def __mul__(self, other):
        if isinstance(other, (matrix, ndarray, list, tuple)) and asarray(_bare(other)).ndim:
            other = matrix(other, copy=False)._array if not isinstance(other, ndarray) or other.ndim != 1 else other.reshape(1, -1)
            return asmatrix(matmul(self._array, other))
        return NotImplemented if hasattr(other, "__rmul__") and not _is_number(other) else _wrapped(self._array * other)

    def __rmul__(self, other):
        other = asarray(_bare(other))
        return _wrapped(matmul(other.reshape(1, -1) if other.ndim == 1 else other, self._array) if other.ndim else other * self._array)

    def __imul__(self, other):
        return self * other

    def __pow__(self, other):
        from .linalg import matrix_power
        return asmatrix(matrix_power(self._array, other))

    def __repr__(self):
        from ._printing import array2string
        return f"matrix({array2string(self._array, separator=', ', prefix='matrix(')})"

    def __str__(self):
        return str(self._array)


def _is_number(value):
    return isinstance(value, (int, float, complex)) or getattr(value, "ndim", None) == 0


def _bare(value):
    return value._array if isinstance(value, matrix) else value


def _wrapped(value):
    return asmatrix(value) if isinstance(value, ndarray) and value.ndim else value


def asmatrix(data, dtype=None):
    """The data as a matrix, without a copy where it is one or an array."""
    return data if isinstance(data, matrix) and dtype is None else matrix(data, dtype=dtype, copy=False)


def _through(name):
    def operator(self, other):
        if hasattr(other, "tocsr"):
            return NotImplemented
        result = getattr(self._array, name)(_bare(other))
        return result if result is NotImplemented else _wrapped(result)
    operator.__name__ = name
    return operator


for _name in ("add radd sub rsub truediv rtruediv floordiv rfloordiv mod rmod matmul rmatmul eq ne lt le gt ge and or xor").split():
    setattr(matrix, f"__{_name}__", _through(f"__{_name}__"))


def _alone(name):
    def operator(self):
        return _wrapped(getattr(self._array, name)())
    operator.__name__ = name
    return operator


for _name in ("neg", "pos", "abs", "invert"):
    setattr(matrix, f"__{_name}__", _alone(f"__{_name}__"))
