"""One polynomial through all points, and polynomials and fractions near a function."""

from math import factorial

import numpy as np

from scipy.interpolate._shapes import as_rows, from_rows, normal_axis, number_kind


class _Interpolator:
    """Places, values along an axis, and calls with new places."""

    def _set_values(self, xi, yi, axis):
        yi = np.asarray(yi)
        axis = 0 if axis is None else axis
        axis = normal_axis(axis, yi.ndim)
        if xi is not None and yi.shape[axis] != len(xi):
            raise ValueError("x and y arrays must be equal in length along interpolation axis.")
        self._y_axis = axis
        rows, self._y_extra_shape = as_rows(number_kind(yi), axis)
        return rows

    def __call__(self, x):
        x = np.asarray(x)
        return from_rows(self._at(x.ravel()), x.shape, self._y_extra_shape, self._y_axis)


class KroghInterpolator(_Interpolator):
    """The polynomial through points; a place given again means a derivative there."""

    def __init__(self, xi, yi, axis=0):
        self.xi = np.asarray(xi)
        self.yi = rows = self._set_values(self.xi, yi, axis)
        self.n, self.r = rows.shape
        n = self.n
        table = rows.copy()
        same = np.zeros(n, dtype=int)
        for place in range(1, n):
            same[place] = same[place - 1] + 1 if self.xi[place] == self.xi[place - 1] else 0
        first = np.arange(n) - same
        table = rows[first].copy()
        c = np.empty_like(rows)
        c[0] = table[0]
        for order in range(1, n):
            new = table.copy()
            for place in range(n - 1, order - 1, -1):
                gap = self.xi[place] - self.xi[place - order]
                if gap == 0:
                    new[place] = rows[first[place] + order] / factorial(order)
                else:
                    new[place] = (table[place] - table[place - 1]) / gap
            table = new
            c[order] = table[order]
        self.c = c

    def _at(self, x):
        power, value = np.ones(len(x)), np.zeros((len(x), self.r), dtype=self.c.dtype) + self.c[0]
        for place in range(1, self.n):
            power = power * (x - self.xi[place - 1])
            value = value + power[:, None] * self.c[place]
        return value

    def _derivatives(self, x, der):
        """Derivatives of orders 0 ... der - 1, from the shifted polynomial."""
        n = self.n
        levels = np.zeros((n, len(x), self.r), dtype=self.c.dtype)
        levels[0] = self.c[n - 1]
        for place in range(n - 2, -1, -1):
            gap = (x - self.xi[place])[:, None]
            for order in range(n - 1 - place, 0, -1):
                levels[order] = levels[order] * gap + levels[order - 1]
            levels[0] = levels[0] * gap + self.c[place]
        answer = np.zeros((max(der, 1),) + levels.shape[1:], dtype=self.c.dtype)
        for order in range(min(len(answer), n)):
            answer[order] = levels[order] * factorial(order)
        return answer

    def derivatives(self, x, der=None):
        """All derivatives at x, the value first."""
        x = np.asarray(x)
        found = self._derivatives(x.ravel(), self.n if der is None else der)
        return np.stack([from_rows(part, x.shape, self._y_extra_shape, self._y_axis) for part in found])

    def derivative(self, x, der=1):
        """One derivative at x."""
        return self.derivatives(x, der + 1)[der]


class BarycentricInterpolator(_Interpolator):
    """The polynomial through points by the barycentric formula."""

    def __init__(self, xi, yi=None, axis=0, *, wi=None, rng=None, random_state=None):
        self.xi = np.asarray(xi, dtype=float)
        self.n = len(self.xi)
        self._axis = axis
        self.yi = None
        self._slopes = None
        self.set_yi(yi, axis)
        self.wi = self._weights() if wi is None else np.asarray(wi)

    def _weights(self):
        scale = 4.0 / (np.max(self.xi) - np.min(self.xi)) if self.n > 1 else 1.0
        gaps = scale * (self.xi[:, None] - self.xi[None, :])
        np.fill_diagonal(gaps, 1.0)
        if np.any(gaps == 0.0):
            raise ValueError("Interpolation points xi must be distinct.")
        signs, logs = np.prod(np.sign(gaps), axis=1), np.sum(np.log(np.abs(gaps)), axis=1)
        return signs * np.exp(-logs) if np.max(np.abs(logs)) > 600 else 1.0 / np.prod(gaps, axis=1)

    def set_yi(self, yi, axis=None):
        """Changes the values."""
        if yi is None:
            self.yi = None
            return
        self.yi = self._set_values(self.xi, yi, axis if axis is not None else self._axis)
        self.n, self.r = self.yi.shape
        self._slopes = None

    def add_xi(self, xi, yi=None):
        """Adds points."""
        if yi is not None:
            if self.yi is None:
                raise ValueError("No previous yi value to update!")
            added, _ = as_rows(number_kind(yi), self._y_axis)
            self.yi = np.vstack([self.yi, added])
        elif self.yi is not None:
            raise ValueError("No update to yi provided!")
        self.xi = np.concatenate([self.xi, np.asarray(xi, dtype=float)])
        self.n = len(self.xi)
        self.wi = self._weights()
        self._slopes = None

    def _at(self, x):
        gaps = np.asarray(x, dtype=float)[:, None] - self.xi
        exact = gaps == 0
        gaps[exact] = 1.0
        shares = self.wi / gaps
        with np.errstate(divide="ignore", invalid="ignore"):
            value = (shares @ self.yi) / np.sum(shares, axis=1)[:, None]
        rows, columns = np.nonzero(exact)
        value[rows] = self.yi[columns]
        return value

    def __call__(self, x):
        if self.yi is None:
            raise ValueError("y values are missing")
        return _Interpolator.__call__(self, x)

    def derivative(self, x, der=1):
        """One derivative at x."""
        curve = KroghInterpolator(self.xi, from_rows(self.yi, (self.n,), self._y_extra_shape, 0))
        x = np.asarray(x)
        found = curve._derivatives(x.ravel(), der + 1)[der]
        return from_rows(found, x.shape, self._y_extra_shape, self._y_axis)

    def derivatives(self, x, der=None):
        """All derivatives at x, the value first."""
        return np.stack([self.derivative(x, order) if order else self(x) for order in range(self.n if der is None else der)])


def krogh_interpolate(xi, yi, x, der=0, axis=0):
    """Values or derivatives at x of the polynomial through points."""
    curve = KroghInterpolator(xi, yi, axis=axis)
    if np.ndim(der) == 0:
        return curve(x) if der == 0 else curve.derivative(x, der=der)
    return curve.derivatives(x, der=np.amax(der) + 1)[der]


def barycentric_interpolate(xi, yi, x, axis=0, *, der=0, rng=None):
    """Values or derivatives at x of the polynomial through points."""
    curve = BarycentricInterpolator(xi, yi, axis=axis)
    if np.ndim(der) == 0:
        return curve(x) if der == 0 else curve.derivative(x, der=der)
    return curve.derivatives(x, der=np.amax(der) + 1)[der]


def lagrange(x, w):
    """The polynomial through points, as numpy's poly1d."""
    total = np.poly1d(0.0)
    for place in range(len(x)):
        term = np.poly1d(w[place])
        for other in range(len(x)):
            if other != place:
                gap = x[place] - x[other]
                term = term * np.poly1d([1.0, -x[other]]) / gap
        total = total + term
    return total


def pade(an, m, n=None):
    """The fraction of polynomials whose series begins with the given coefficients."""
    an = np.asarray(an)
    if n is None:
        n = len(an) - 1 - m
        if n < 0:
            raise ValueError("Order of q <m> must be smaller than len(an)-1.")
    if n < 0:
        raise ValueError("Order of p <n> must be greater than 0.")
    if m < 0:
        raise ValueError("negative dimensions are not allowed")
    size = m + n
    if size > len(an) - 1:
        raise ValueError("Order of q+p <m+n> must be smaller than len(an).")
    an = an[: size + 1]
    system = np.zeros((size + 1, size + 1), dtype=an.dtype if an.dtype.kind in "fc" else float)
    system[: n + 1, : n + 1] = np.eye(n + 1)
    for column in range(1, m + 1):
        system[column:, n + column] = -an[: size + 1 - column]
    solved = np.linalg.solve(system, an)
    below = np.r_[1.0, solved[n + 1 :]]
    return np.poly1d(solved[: n + 1][::-1]), np.poly1d(below[::-1])


def approximate_taylor_polynomial(f, x, degree, scale, order=None):
    """About the Taylor polynomial at x, from values at Chebyshev's places around it."""
    order = degree if order is None else order
    n = order + 1
    places = scale * np.cos(np.linspace(0, np.pi, n, endpoint=n % 1)) + x
    found = KroghInterpolator(places, f(places)).derivatives(x, der=degree + 1)
    return np.poly1d((found / np.array([factorial(power) for power in range(degree + 1)], dtype=float))[::-1])
