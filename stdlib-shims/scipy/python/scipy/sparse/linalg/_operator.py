"""Matrices known only by what they do to vectors."""

import warnings

import numpy as np

from .._base import issparse


def _is_scalar(x):
    return np.isscalar(x) or (isinstance(x, np.ndarray) and x.ndim == 0)


class LinearOperator:
    """A matrix given by its products with vectors."""

    ndim = 2
    __array_ufunc__ = None
    __module__ = "scipy.sparse.linalg._interface"

    def __new__(cls, *args, **kwargs):
        if cls is LinearOperator:
            return super().__new__(_CustomLinearOperator)
        made = super().__new__(cls)
        if cls._matvec is LinearOperator._matvec and cls._matmat is LinearOperator._matmat:
            warnings.warn(
                "LinearOperator subclass should implement at least one of _matvec and _matmat.", RuntimeWarning, stacklevel=2,
            )
        return made

    def __init__(self, dtype, shape):
        shape = tuple(shape)
        if len(shape) != 2 or not all(isinstance(n, (int, np.integer)) and n >= 0 for n in shape):
            raise ValueError(f"invalid shape {shape!r} (must be 2-d)")
        self.dtype = None if dtype is None else np.dtype(dtype)
        self.shape = shape

    def _init_dtype(self):
        if self.dtype is None:
            self.dtype = np.asarray(self.matvec(np.zeros(self.shape[1], dtype=np.int8))).dtype

    # What subclasses say

    def _matvec(self, x):
        return self.matmat(x.reshape(-1, 1))

    def _matmat(self, X):
        return np.hstack([self.matvec(column.reshape(-1, 1)) for column in X.T])

    def _rmatvec(self, x):
        kind = type(self)
        if kind._adjoint is not LinearOperator._adjoint:
            return self.H.matvec(x)
        if kind._rmatmat is not LinearOperator._rmatmat:
            return self._rmatmat(x.reshape(-1, 1)).reshape(-1)
        raise NotImplementedError

    def _rmatmat(self, X):
        if type(self)._adjoint is LinearOperator._adjoint:
            return np.hstack([self.rmatvec(column.reshape(-1, 1)) for column in X.T])
        return self.H.matmat(X)

    def _adjoint(self):
        return _AdjointLinearOperator(self)

    def _transpose(self):
        return _TransposedLinearOperator(self)

    # What callers ask

    def _vector(self, x, n_in, n_out, product, name):
        x = np.asanyarray(x)
        if x.shape not in ((n_in,), (n_in, 1)):
            raise ValueError("dimension mismatch")
        y = np.asarray(product(x))
        if y.size != n_out:
            raise ValueError(f"invalid shape returned by user-defined {name}()")
        return y.reshape(n_out) if x.ndim == 1 else y.reshape(n_out, 1)

    def matvec(self, x):
        """The product with a vector."""
        return self._vector(x, self.shape[1], self.shape[0], self._matvec, "matvec")

    def rmatvec(self, x):
        """The product of the adjoint with a vector."""
        return self._vector(x, self.shape[0], self.shape[1], self._rmatvec, "rmatvec")

    def _matrix(self, X, n_in, product):
        if not issparse(X):
            X = np.asanyarray(X)
        if X.ndim != 2:
            raise ValueError(f"expected 2-d ndarray or matrix, not {X.ndim}-d")
        if X.shape[0] != n_in:
            raise ValueError(f"dimension mismatch: {self.shape}, {X.shape}")
        return product(X)

    def matmat(self, X):
        """The product with a matrix."""
        return self._matrix(X, self.shape[1], self._matmat)

    def rmatmat(self, X):
        """The product of the adjoint with a matrix."""
        return self._matrix(X, self.shape[0], self._rmatmat)

    def dot(self, x):
        """The product with an operator, a number, a vector or a matrix."""
        if isinstance(x, LinearOperator):
            return _ProductLinearOperator(self, x)
        if _is_scalar(x):
            return _ScaledLinearOperator(self, x)
        x = x if issparse(x) else np.asarray(x)
        if x.ndim == 1 or (x.ndim == 2 and x.shape[1] == 1):
            return self.matvec(x)
        if x.ndim == 2:
            return self.matmat(x)
        raise ValueError(f"expected 1-d or 2-d array or matrix, got {x!r}")

    def __call__(self, x):
        return self @ x

    def __mul__(self, x):
        return self.dot(x)

    def __rmul__(self, x):
        if _is_scalar(x):
            return _ScaledLinearOperator(self, x)
        if isinstance(x, LinearOperator):
            return _ProductLinearOperator(x, self)
        x = np.asarray(x)
        if x.ndim == 1 or x.shape[0] == 1:
            return self.T.matvec(x.T).T
        return self.T.matmat(x.T).T

    def __matmul__(self, other):
        if _is_scalar(other):
            raise ValueError("Scalar operands are not allowed, use '*' instead")
        return self.dot(other)

    def __rmatmul__(self, other):
        if _is_scalar(other):
            raise ValueError("Scalar operands are not allowed, use '*' instead")
        return self.__rmul__(other)

    def __truediv__(self, other):
        if not _is_scalar(other):
            raise ValueError("Can only divide a linear operator by a scalar.")
        return _ScaledLinearOperator(self, 1.0 / other)

    def __pow__(self, p):
        return _PowerLinearOperator(self, p) if _is_scalar(p) else NotImplemented

    def __add__(self, x):
        return _SumLinearOperator(self, x) if isinstance(x, LinearOperator) else NotImplemented

    def __neg__(self):
        return _ScaledLinearOperator(self, -1)

    def __sub__(self, x):
        return self + (-x)

    def __repr__(self):
        kind = "unspecified dtype" if self.dtype is None else f"dtype={self.dtype}"
        return f"<{self.shape[0]}x{self.shape[1]} {type(self).__name__} with {kind}>"

    def adjoint(self):
        """The conjugate transpose."""
        return self._adjoint()

    def transpose(self):
        """The transpose."""
        return self._transpose()

    H = property(adjoint)
    T = property(transpose)


class _CustomLinearOperator(LinearOperator):
    """An operator made of functions."""

    def __init__(self, shape, matvec, rmatvec=None, matmat=None, dtype=None, rmatmat=None):
        super().__init__(dtype, shape)
        self.args = ()
        self._functions = matvec, rmatvec, matmat, rmatmat
        self._init_dtype()

    def _matvec(self, x):
        return self._functions[0](x)

    def _rmatvec(self, x):
        if self._functions[1] is None:
            raise NotImplementedError("rmatvec is not defined")
        return self._functions[1](x)

    def _matmat(self, X):
        return super()._matmat(X) if self._functions[2] is None else self._functions[2](X)

    def _rmatmat(self, X):
        if self._functions[3] is None:
            return np.hstack([self.rmatvec(column.reshape(-1, 1)) for column in X.T])
        return self._functions[3](X)

    def _adjoint(self):
        matvec, rmatvec, matmat, rmatmat = self._functions
        return _CustomLinearOperator(self.shape[::-1], rmatvec, matvec, rmatmat, self.dtype, matmat)


class _AdjointLinearOperator(LinearOperator):
    """An operator turned and conjugated."""

    def __init__(self, A):
        super().__init__(A.dtype, A.shape[::-1])
        self.args = (A,)

    def _matvec(self, x):
        return self.args[0]._rmatvec(x)

    def _rmatvec(self, x):
        return self.args[0]._matvec(x)

    def _matmat(self, X):
        return self.args[0]._rmatmat(X)

    def _rmatmat(self, X):
        return self.args[0]._matmat(X)


class _TransposedLinearOperator(LinearOperator):
    """An operator turned."""

    def __init__(self, A):
        super().__init__(A.dtype, A.shape[::-1])
        self.args = (A,)

    def _matvec(self, x):
        return np.conj(self.args[0]._rmatvec(np.conj(x)))

    def _rmatvec(self, x):
        return np.conj(self.args[0]._matvec(np.conj(x)))

    def _matmat(self, X):
        return np.conj(self.args[0]._rmatmat(np.conj(X)))

    def _rmatmat(self, X):
        return np.conj(self.args[0]._matmat(np.conj(X)))


def _common(*kinds):
    return np.result_type(*(kind for kind in kinds if kind is not None))


class _SumLinearOperator(LinearOperator):
    """The sum of two operators."""

    def __init__(self, A, B):
        if A.shape != B.shape:
            raise ValueError(f"cannot add {A} and {B}: shape mismatch")
        super().__init__(_common(A.dtype, B.dtype), A.shape)
        self.args = (A, B)

    def _matvec(self, x):
        return self.args[0].matvec(x) + self.args[1].matvec(x)

    def _rmatvec(self, x):
        return self.args[0].rmatvec(x) + self.args[1].rmatvec(x)

    def _matmat(self, X):
        return self.args[0].matmat(X) + self.args[1].matmat(X)

    def _adjoint(self):
        return self.args[0].H + self.args[1].H


class _ProductLinearOperator(LinearOperator):
    """One operator after another."""

    def __init__(self, A, B):
        if A.shape[1] != B.shape[0]:
            raise ValueError(f"cannot multiply {A} and {B}: shape mismatch")
        super().__init__(_common(A.dtype, B.dtype), (A.shape[0], B.shape[1]))
        self.args = (A, B)

    def _matvec(self, x):
        return self.args[0].matvec(self.args[1].matvec(x))

    def _rmatvec(self, x):
        return self.args[1].rmatvec(self.args[0].rmatvec(x))

    def _matmat(self, X):
        return self.args[0].matmat(self.args[1].matmat(X))

    def _adjoint(self):
        return self.args[1].H @ self.args[0].H


class _ScaledLinearOperator(LinearOperator):
    """An operator times a number."""

    def __init__(self, A, alpha):
        if isinstance(A, _ScaledLinearOperator):
            A, before = A.args
            alpha = alpha * before
        super().__init__(_common(A.dtype, type(alpha)), A.shape)
        self.args = (A, alpha)

    def _matvec(self, x):
        return self.args[1] * self.args[0].matvec(x)

    def _rmatvec(self, x):
        return np.conj(self.args[1]) * self.args[0].rmatvec(x)

    def _matmat(self, X):
        return self.args[1] * self.args[0].matmat(X)

    def _adjoint(self):
        return self.args[0].H * np.conj(self.args[1])


class _PowerLinearOperator(LinearOperator):
    """An operator a number of times."""

    def __init__(self, A, p):
        if A.shape[0] != A.shape[1]:
            raise ValueError(f"square LinearOperator expected, got {A!r}")
        if not isinstance(p, (int, np.integer)) or p < 0:
            raise ValueError("non-negative integer expected as p")
        super().__init__(A.dtype, A.shape)
        self.args = (A, p)

    def _again(self, function, x):
        x = np.array(x)
        for _ in range(self.args[1]):
            x = function(x)
        return x

    def _matvec(self, x):
        return self._again(self.args[0].matvec, x)

    def _rmatvec(self, x):
        return self._again(self.args[0].rmatvec, x)

    def _matmat(self, X):
        return self._again(self.args[0].matmat, X)

    def _adjoint(self):
        return self.args[0].H ** self.args[1]


class MatrixLinearOperator(LinearOperator):
    """A matrix as an operator."""

    def __init__(self, A):
        super().__init__(A.dtype, A.shape)
        self.A, self.args = A, (A,)

    def _matmat(self, X):
        return self.A.dot(X)

    def _matvec(self, x):
        return self.A.dot(x)

    def _adjoint(self):
        return MatrixLinearOperator(self.A.T.conj())


class IdentityOperator(LinearOperator):
    """What leaves vectors as they are."""

    def __init__(self, shape, dtype=None):
        super().__init__(dtype, shape)

    def _matvec(self, x):
        return x

    _rmatvec = _matmat = _rmatmat = _matvec

    def _adjoint(self):
        return self


def aslinearoperator(A):
    """A matrix, an array or anything with products as an operator."""
    if isinstance(A, LinearOperator):
        return A
    if isinstance(A, np.ndarray):
        if A.ndim > 2:
            raise ValueError("array must have ndim <= 2")
        return MatrixLinearOperator(np.atleast_2d(np.asarray(A)))
    if issparse(A):
        return MatrixLinearOperator(A)
    if hasattr(A, "shape") and hasattr(A, "matvec"):
        return LinearOperator(A.shape, A.matvec, rmatvec=getattr(A, "rmatvec", None), rmatmat=getattr(A, "rmatmat", None),
                              dtype=getattr(A, "dtype", None))
    raise TypeError("type not understood")
