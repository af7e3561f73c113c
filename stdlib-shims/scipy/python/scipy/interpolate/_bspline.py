"""B-splines: knots, coefficients and a degree."""

import operator

import numpy as np

import _scipy_interpolate as native
from scipy.interpolate._shapes import by_parts, from_rows, normal_axis, number_kind


class BSpline:
    """A spline as a sum of B-splines over knots."""

    def __init__(self, t, c, k, extrapolate=True, axis=0):
        self.k = operator.index(k)
        self.c = np.asarray(c)
        self.t = np.ascontiguousarray(t, dtype=np.float64)
        self.extrapolate = extrapolate if isinstance(extrapolate, str) and extrapolate == "periodic" else bool(extrapolate)
        n = self.t.shape[0] - self.k - 1
        self.axis = axis = normal_axis(axis, self.c.ndim)
        if axis != 0:
            self.c = np.moveaxis(self.c, axis, 0)
        if self.k < 0:
            raise ValueError("Spline order cannot be negative.")
        if self.t.ndim != 1:
            raise ValueError("Knot vector must be one-dimensional.")
        if n < self.k + 1:
            raise ValueError(f"Need at least {2 * self.k + 2} knots for degree {self.k}")
        if np.any(np.diff(self.t) < 0):
            raise ValueError("Knots must be in a non-decreasing order.")
        if len(np.unique(self.t[self.k : n + 1])) < 2:
            raise ValueError("Need at least two internal knots.")
        if not np.all(np.isfinite(self.t)):
            raise ValueError("Knots should not have nans or infs.")
        if self.c.ndim < 1:
            raise ValueError("Coefficients must be at least 1-dimensional.")
        if self.c.shape[0] < n:
            raise ValueError("Knots, coefficients and degree are inconsistent.")
        self.c = np.ascontiguousarray(number_kind(self.c))

    @classmethod
    def construct_fast(cls, t, c, k, extrapolate=True, axis=0):
        """The same from parts that are known to be right."""
        made = object.__new__(cls)
        made.t, made.c, made.k, made.extrapolate, made.axis = t, number_kind(c), k, extrapolate, axis
        return made

    @property
    def tck(self):
        """Knots, coefficients, degree."""
        return self.t, self.c, self.k

    @classmethod
    def basis_element(cls, t, extrapolate=True):
        """One B-spline with these knots."""
        t = np.asarray(t, dtype=float)
        k = len(t) - 2
        padded = np.r_[(t[0] - 1,) * k, t, (t[-1] + 1,) * k]
        c = np.zeros(len(padded))
        c[k] = 1.0
        return cls.construct_fast(padded, c, k, extrapolate)

    @classmethod
    def design_matrix(cls, x, t, k, extrapolate=False):
        """The values of all B-splines at x, a sparse row for each."""
        from scipy.sparse import csr_array

        x, t = np.ascontiguousarray(x, dtype=float), np.ascontiguousarray(t, dtype=float)
        if not isinstance(extrapolate, str):
            extrapolate = bool(extrapolate)
        if k < 0:
            raise ValueError("Spline order cannot be negative.")
        if t.ndim != 1 or np.any(t[1:] < t[:-1]):
            raise ValueError(f"Expect t to be a 1-D sorted array_like, but got t={t}.")
        if len(t) < 2 * k + 2:
            raise ValueError(f"Length t is not enough for k={k}.")
        n = len(t) - k - 1
        if isinstance(extrapolate, str):
            x = t[k] + (x - t[k]) % (t[n] - t[k])
        elif not extrapolate and (np.min(x) < t[k] or np.max(x) > t[n]):
            raise ValueError(f"Out of bounds w/ x = {x}.")
        first, values = native.design(t, k, x)
        columns = first[:, None] + np.arange(k + 1)
        return csr_array((values.ravel(), columns.ravel(), np.arange(0, (len(x) + 1) * (k + 1), k + 1)), shape=(len(x), n))

    def __call__(self, x, nu=0, extrapolate=None):
        far = self.extrapolate if extrapolate is None else extrapolate
        x = np.asarray(x)
        flat = np.ascontiguousarray(x.ravel(), dtype=float)
        if isinstance(far, str):
            n = len(self.t) - self.k - 1
            low, high = self.t[self.k], self.t[n]
            flat = low + (flat - low) % (high - low)
            far = False
        n = len(self.t) - self.k - 1
        table = self.c[:n].reshape(n, -1)
        values = by_parts(lambda part: native.evaluate(self.t, part, self.k, flat, operator.index(nu), bool(far)), table)
        return from_rows(values, x.shape, self.c.shape[1:], self.axis)

    def _padded(self):
        missing = len(self.t) - len(self.c)
        return np.concatenate([self.c, np.zeros((missing,) + self.c.shape[1:], self.c.dtype)]) if missing > 0 else self.c

    def derivative(self, nu=1):
        """The derivative as a B-spline."""
        t, c, k = derived(self.t, self._padded(), self.k, nu)
        return type(self).construct_fast(t, c, k, self.extrapolate, self.axis)

    def antiderivative(self, nu=1):
        """The integral as a B-spline."""
        t, c, k = integrated(self.t, self._padded(), self.k, nu)
        far = False if isinstance(self.extrapolate, str) else self.extrapolate
        return type(self).construct_fast(t, c, k, far, self.axis)

    def integrate(self, a, b, extrapolate=None):
        """The integral from a to b."""
        far = self.extrapolate if extrapolate is None else extrapolate
        sign = 1
        if b < a:
            a, b, sign = b, a, -1
        n = len(self.t) - self.k - 1
        low, high = self.t[self.k], self.t[n]
        whole = self.antiderivative()
        area = lambda start, stop: whole(stop, extrapolate=True) - whole(start, extrapolate=True)
        if isinstance(far, str):
            period = high - low
            n_periods, left = divmod(b - a, period)
            total = n_periods * area(low, high) if n_periods > 0 else np.zeros(self.c.shape[1:])
            start = low + (a - low) % period
            stop = start + left
            total = total + (area(start, stop) if stop <= high else area(start, high) + area(low, low + left + start - high))
            return sign * total
        if not far:
            a, b = max(a, low), min(b, high)
        return np.asarray(sign * area(a, b))

    def insert_knot(self, x, m=1):
        """The same spline with a knot inserted m times."""
        if x < self.t[self.k] or x > self.t[-self.k - 1]:
            raise ValueError(f"Cannot insert a knot at {float(x)}.")
        if m <= 0:
            raise ValueError(f"`m` must be positive, got m={m}.")
        t, c, k = self.t, self.c[: len(self.t) - self.k - 1], self.k
        for _ in range(m):
            t, c = with_knot(t, c, k, float(x))
        return type(self).construct_fast(t, c, k, self.extrapolate, self.axis)

    @classmethod
    def from_power_basis(cls, pp, bc_type="not-a-knot"):
        """The B-spline of a cubic spline given by its pieces."""
        from scipy.interpolate._cubic import CubicSpline

        if not isinstance(pp, CubicSpline):
            raise NotImplementedError(f"Only CubicSpline objects are accepted for now. Got {type(pp)} instead.")
        from scipy.interpolate._make_spline import make_interp_spline

        places = pp.x
        values = pp(places)
        if bc_type == "not-a-knot":
            return make_interp_spline(places, values, k=3)
        if bc_type in ("natural", "clamped", "periodic"):
            return make_interp_spline(places, values, k=3, bc_type=bc_type)
        raise TypeError(f"Unknown boundary condition: {bc_type}")


def with_knot(t, c, k, x):
    """Boehm's insertion of one knot."""
    n = len(t) - k - 1
    cell = k + int(np.searchsorted(t[k + 1 : n], x, side="right"))
    rows = [c[place] for place in range(cell - k + 1)]
    for place in range(cell - k + 1, cell + 1):
        gap = t[place + k] - t[place]
        share = (x - t[place]) / gap if gap > 0 else 0.0
        rows.append(share * c[place] + (1 - share) * c[place - 1])
    rows.extend(c[place] for place in range(cell, n))
    return np.r_[t[: cell + 1], x, t[cell + 1 :]], np.array(rows)


def derived(t, c, k, n=1):
    """Knots, coefficients and degree of a derivative; coefficients padded to the length of the knots."""
    if n < 0:
        return integrated(t, c, k, -n)
    if n > k:
        raise ValueError(f"Order of derivative (n = {n!r}) must be <= order of spline (k = {k!r})")
    with np.errstate(invalid="raise", divide="raise"):
        try:
            for _ in range(n):
                gaps = (t[k + 1 : -1] - t[1 : -k - 1]).reshape((-1,) + (1,) * (c.ndim - 1))
                body = (c[1 : len(t) - 1 - k] - c[: len(t) - 2 - k]) * k / gaps
                c = np.concatenate([body, np.zeros((k,) + c.shape[1:])])
                t = t[1:-1]
                k -= 1
        except FloatingPointError as error:
            raise ValueError(f"The spline has internal repeated knots and is not differentiable {n} times") from error
    return t, c, k


def integrated(t, c, k, n=1):
    """Knots, coefficients and degree of an integral; coefficients padded to the length of the knots."""
    if n < 0:
        return derived(t, c, k, -n)
    for _ in range(n):
        gaps = (t[k + 1 :] - t[: -k - 1]).reshape((-1,) + (1,) * (c.ndim - 1))
        body = np.cumsum(c[: len(t) - k - 1] * gaps, axis=0) / (k + 1)
        tail = np.repeat(body[-1:], k + 2, axis=0)
        c = np.concatenate([np.zeros((1,) + c.shape[1:]), body, tail])
        t = np.r_[t[0], t, t[-1]]
        k += 1
    return t, c, k
