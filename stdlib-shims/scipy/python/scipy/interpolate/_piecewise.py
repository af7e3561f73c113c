"""Piecewise polynomials in powers of the distance from the left breakpoint."""

import operator

import numpy as np

import _scipy_interpolate as native
from scipy.interpolate._shapes import by_parts, from_rows, normal_axis, number_kind


def whole_order(nu):
    """The order of a derivative as a whole number."""
    return operator.index(nu)


class PiecewiseBase:
    """Coefficients c[power, piece, ...] and breakpoints, whatever the basis."""

    __slots__ = ("c", "x", "extrapolate", "axis")

    def __init__(self, c, x, extrapolate=None, axis=0):
        self.c = np.asarray(c)
        self.x = np.ascontiguousarray(x, dtype=float)
        self.extrapolate = "periodic" if isinstance(extrapolate, str) and extrapolate == "periodic" else True if extrapolate is None else bool(extrapolate)
        if self.c.ndim < 2:
            raise ValueError("Coefficients array must be at least 2-dimensional.")
        if not 0 <= axis < self.c.ndim - 1:
            raise ValueError(f"axis={axis} must be between 0 and {self.c.ndim - 1}")
        self.axis = axis
        if axis != 0:
            self.c = np.moveaxis(np.moveaxis(self.c, axis + 1, 0), axis + 1, 0)
        if self.x.ndim != 1:
            raise ValueError("x must be 1-dimensional")
        if self.x.size < 2:
            raise ValueError("at least 2 breakpoints are needed")
        if self.c.shape[0] == 0:
            raise ValueError("polynomial must be at least of order 0")
        if self.c.shape[1] != self.x.size - 1:
            raise ValueError("number of coefficients != len(x)-1")
        steps = np.diff(self.x)
        if not (np.all(steps >= 0) or np.all(steps <= 0)):
            raise ValueError("`x` must be strictly increasing or decreasing.")
        self.c = np.ascontiguousarray(number_kind(self.c))

    @classmethod
    def construct_fast(cls, c, x, extrapolate=None, axis=0):
        """The same from parts that are known to be right."""
        made = object.__new__(cls)
        made.c, made.x, made.axis, made.extrapolate = c, x, axis, True if extrapolate is None else extrapolate
        return made

    def _far(self, extrapolate):
        return self.extrapolate if extrapolate is None else extrapolate

    def extend(self, c, x):
        """Adds pieces on the right or on the left."""
        c, x = np.asarray(c), np.asarray(x)
        if c.ndim < 2:
            raise ValueError("invalid dimensions for c")
        if x.ndim != 1:
            raise ValueError("invalid dimensions for x")
        if x.shape[0] != c.shape[1]:
            raise ValueError(f"Shapes of x {x.shape} and c {c.shape} are incompatible")
        if c.shape[2:] != self.c.shape[2:] or c.ndim != self.c.ndim:
            raise ValueError(f"Shapes of c {c.shape} and self.c {self.c.shape} are incompatible")
        if c.size == 0:
            return
        rises = self.x[-1] >= self.x[0]
        if (x[0] >= self.x[-1]) == rises and (x[-1] >= self.x[-1]) == rises:
            on_right = True
        elif (x[-1] <= self.x[0]) == rises:
            on_right = False
        else:
            raise ValueError("`x` is neither on the left or on the right from `self.x`.")
        n = max(c.shape[0], self.c.shape[0])
        pad = lambda part: self._raised(part, n)
        parts = (self.c, c) if on_right else (c, self.c)
        self.c = np.concatenate([pad(part) for part in parts], axis=1)
        self.x = np.r_[self.x, x] if on_right else np.r_[x, self.x]

    def __call__(self, x, nu=0, extrapolate=None):
        far = self._far(extrapolate)
        x = np.asarray(x)
        shape, flat = x.shape, np.ascontiguousarray(x.ravel(), dtype=float)
        if isinstance(far, str):
            flat = self.x[0] + (flat - self.x[0]) % (self.x[-1] - self.x[0])
            far = False
        if whole_order(nu) < 0:
            raise ValueError("Order of derivative cannot be negative")
        table = self.c.reshape(self.c.shape[0], self.c.shape[1], -1)
        return from_rows(self._evaluate(table, flat, whole_order(nu), bool(far)), shape, self.c.shape[2:], self.axis)


class PPoly(PiecewiseBase):
    """Pieces as powers of the distance from the left breakpoint, the highest first."""

    __slots__ = ()

    def _evaluate(self, table, x, nu, far):
        return by_parts(lambda part: native.evaluate_pieces(part, self.x, x, nu, far), table)

    @staticmethod
    def _raised(c, n):
        return np.concatenate([np.zeros((n - c.shape[0],) + c.shape[1:], c.dtype), c])

    def derivative(self, nu=1):
        """The derivative, itself in pieces."""
        if nu < 0:
            return self.antiderivative(-nu)
        c = self.c if nu == 0 else self.c[:-nu]
        if c.shape[0] == 0:
            c = np.zeros((1,) + self.c.shape[1:], self.c.dtype)
        else:
            powers = np.arange(c.shape[0], 0, -1.0)
            factors = np.ones(c.shape[0])
            for step in range(nu):
                factors *= powers + step
            c = c * factors.reshape((-1,) + (1,) * (c.ndim - 1))
        return PPoly.construct_fast(c.copy(), self.x, self.extrapolate, self.axis)

    def antiderivative(self, nu=1):
        """The integral from the first breakpoint on, itself in pieces."""
        if nu <= 0:
            return self.derivative(-nu)
        c, steps = self.c, np.diff(self.x)
        steps = steps.reshape((-1,) + (1,) * (c.ndim - 2))
        for _ in range(nu):
            n = c.shape[0]
            powers = np.arange(n, 0, -1.0).reshape((-1,) + (1,) * (c.ndim - 1))
            c = c / powers
            gains = np.zeros(c.shape[1:], c.dtype)
            for part in c:
                gains = (gains + part) * steps
            sums = np.concatenate([np.zeros_like(gains[:1]), np.cumsum(gains, axis=0)[:-1]])
            c = np.concatenate([c, sums[None]])
        far = False if isinstance(self.extrapolate, str) else self.extrapolate
        return PPoly.construct_fast(c, self.x, far, self.axis)

    def integrate(self, a, b, extrapolate=None):
        """The integral from a to b."""
        far = self._far(extrapolate)
        sign = 1
        if b < a:
            a, b, sign = b, a, -1
        whole = self.antiderivative()
        if isinstance(far, str):
            first, last = self.x[0], self.x[-1]
            period = last - first
            n_periods, left = divmod(b - a, period)
            total = n_periods * (whole(last) - whole(first))
            start = first + (a - first) % period
            end = start + left
            if end <= last:
                total = total + whole(end) - whole(start)
            else:
                total = total + whole(last) - whole(start) + whole(first + left + start - last) - whole(first)
            return np.asarray(sign * total)
        return np.asarray(sign * (whole(b, extrapolate=far) - whole(a, extrapolate=far)))

    def solve(self, y=0.0, discontinuity=True, extrapolate=None):
        """Where the pieces have the value y."""
        far = self._far(extrapolate)
        if np.issubdtype(self.c.dtype, np.complexfloating):
            raise ValueError("Root finding is only for real-valued polynomials")
        from scipy.interpolate._piece_roots import roots_of_pieces

        table = self.c.reshape(self.c.shape[0], self.c.shape[1], -1)
        far_out = bool(far) and not isinstance(far, str)
        found = [roots_of_pieces(table[:, :, column], self.x, float(y), bool(discontinuity), far_out) for column in range(table.shape[2])]
        if self.c.ndim == 2:
            return found[0]
        answer = np.empty(len(found), dtype=object)
        for place, roots in enumerate(found):
            answer[place] = roots
        return answer.reshape(self.c.shape[2:])

    def roots(self, discontinuity=True, extrapolate=None):
        """Where the pieces are zero."""
        return self.solve(0, discontinuity, extrapolate)

    @classmethod
    def from_spline(cls, tck, extrapolate=None):
        """The pieces of a B-spline."""
        from scipy.interpolate._bspline import BSpline

        if isinstance(tck, BSpline):
            t, c, k = tck.tck
            extrapolate = tck.extrapolate if extrapolate is None else extrapolate
        else:
            t, c, k = tck
        t, c = np.asarray(t, dtype=float), np.asarray(c)
        spline = BSpline.construct_fast(t, c[: len(t) - k - 1], k, True, 0)
        pieces = np.empty((k + 1, len(t) - 1) + spline.c.shape[1:], dtype=spline.c.dtype)
        factorial = 1.0
        for power in range(k, -1, -1):
            pieces[power] = spline(t[:-1], nu=k - power) / factorial
            factorial *= k - power + 1
        return cls.construct_fast(pieces, t, extrapolate)

    @classmethod
    def from_bernstein_basis(cls, bp, extrapolate=None):
        """The same pieces from their Bernstein coefficients."""
        from scipy.interpolate._bernstein import BPoly, to_powers

        if not isinstance(bp, BPoly):
            raise TypeError(f".from_bernstein_basis only accepts BPoly instances. Got {type(bp)} instead.")
        return cls.construct_fast(to_powers(bp.c, bp.x), bp.x, bp.extrapolate if extrapolate is None else extrapolate, bp.axis)
