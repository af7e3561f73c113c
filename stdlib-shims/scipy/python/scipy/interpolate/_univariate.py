"""Splines of one variable as objects: smoothing, through points, and with given knots."""

import warnings

import numpy as np

import _scipy_interpolate as native
from scipy.interpolate._bspline import derived, integrated
from scipy.interpolate._fitpack import _interleaved, searched, splev, splint, sproot

EXTRAPOLATION = {0: 0, "extrapolate": 0, 1: 1, "zeros": 1, 2: 2, "raise": 2, 3: 3, "const": 3}
WARNINGS = {
    1: "\nThe required storage space exceeds the available storage space, as\nspecified by the parameter nest: nest too small. If nest "
       "is already\nlarge (say nest > m/2), it may also indicate that s is too small.\nThe approximation returned is the weighted "
       "least-squares spline\naccording to the knots t[0],t[1],...,t[n-1]. (n=nest) the parameter fp\ngives the corresponding weighted "
       "sum of squared residuals (fp>s).\n",
    2: "\nA theoretically impossible result was found during the iteration\nprocess for finding a smoothing spline with fp = s: s too "
       "small.\nThere is an approximation returned but the corresponding weighted sum\nof squared residuals does not satisfy the "
       "condition abs(fp-s)/s < tol.",
    3: "\nThe maximal number of iterations maxit (set to 20 by the program)\nallowed for finding a smoothing spline with fp=s has been "
       "reached: s\ntoo small.\nThere is an approximation returned but the corresponding weighted sum\nof squared residuals does not "
       "satisfy the condition abs(fp-s)/s < tol.",
}


class error(Exception):
    """What FITPACK says to sizes that do not fit."""


class UnivariateSpline:
    """A smoothing spline near points; s bounds the sum of squared residuals."""

    # Where the search for knots stood: another smoothing factor goes on from there.
    _search = None

    def __init__(self, x, y, w=None, bbox=(None, None), k=3, s=None, ext=0, check_finite=False):
        x, y, w, bbox, ext = self.validate_input(x, y, w, bbox, k, s, ext, check_finite)
        self._data = x, y, w, bbox[0], bbox[1], k, s
        self.ext = ext
        self._smooth(s)

    def _smooth(self, s):
        x, y, w, low, high, k, _ = self._data
        m = len(x)
        s = float(m) if s is None else s
        weights = np.ones(m) if w is None else w
        low, high = x[0] if low is None else low, x[-1] if high is None else high
        first_room = m + k + 1 if s == 0 else max(m // 2, 2 * (k + 1))
        known = ()
        if self._search is not None and s > 0:
            t, _, k = self._eval_args
            known = t[k + 1: -k - 1], self._search
        t, c, rest, code, self._search = searched(x, y[:, None], weights, (low, high), k, s, first_room, m + k + 1, *known)
        if code > 0:
            warnings.warn(WARNINGS.get(code, f"ier={code}"), stacklevel=3)
        self._set(t, c[:, 0], k, rest, code)

    def _set(self, t, c, k, rest, code):
        self._eval_args = t, np.r_[c, np.zeros(k + 1)], k
        self._residual = rest
        self._code = code

    @staticmethod
    def validate_input(x, y, w, bbox, k, s, ext, check_finite):
        """Checks what is given and makes arrays of it."""
        x, y, bbox = np.asarray(x), np.asarray(y), np.asarray(bbox)
        w = w if w is None else np.asarray(w)
        if check_finite and not (np.isfinite(x).all() and np.isfinite(y).all() and (w is None or np.isfinite(w).all())):
            raise ValueError("x and y array must not contain NaNs or infs.")
        if s is None or s > 0:
            if not np.all(np.diff(x) >= 0.0):
                raise ValueError("x must be increasing if s > 0")
        elif not np.all(np.diff(x) > 0.0):
            raise ValueError("x must be strictly increasing if s = 0")
        if x.size != y.size:
            raise ValueError("x and y should have a same length")
        if w is not None and not x.size == y.size == w.size:
            raise ValueError("x, y, and w should have a same length")
        if bbox.shape != (2,):
            raise ValueError("bbox shape should be (2,)")
        if not 1 <= k <= 5:
            raise ValueError("k should be 1 <= k <= 5")
        if s is not None and not s >= 0.0:
            raise ValueError("s should be s >= 0.0")
        if ext not in EXTRAPOLATION:
            raise ValueError(f"Unknown extrapolation mode {ext}.")
        if x.size <= k:
            raise error(f"(m>k) failed for hidden m: fpcurf0:m={x.size}")
        return x.astype(float).ravel(), y.astype(float).ravel(), None if w is None else w.astype(float).ravel(), tuple(bbox.tolist()), EXTRAPOLATION[ext]

    @classmethod
    def _from_tck(cls, tck, ext=0):
        made = UnivariateSpline.__new__(UnivariateSpline)
        made._eval_args, made._data, made.ext, made._residual, made._code = tck, (None,) * 7, ext, None, 0
        return made

    def set_smoothing_factor(self, s):
        """Fits again with another s."""
        if self._data[0] is None or isinstance(self, LSQUnivariateSpline):
            warnings.warn("smoothing factor unchanged for LSQ spline with fixed knots", stacklevel=2)
            return
        self._smooth(s)

    def __call__(self, x, nu=0, ext=None):
        x = np.asarray(x)
        if x.size == 0:
            return np.array([])
        if ext is None:
            ext = self.ext
        elif ext in EXTRAPOLATION:
            ext = EXTRAPOLATION[ext]
        else:
            raise ValueError(f"Unknown extrapolation mode {ext}.")
        return splev(x, self._eval_args, der=nu, ext=ext)

    def get_knots(self):
        """The inner knots and both ends."""
        t, _, k = self._eval_args
        return t[k : len(t) - k]

    def get_coeffs(self):
        """The coefficients of the B-splines."""
        t, c, k = self._eval_args
        return c[: len(t) - k - 1]

    def get_residual(self):
        """The weighted sum of squared residuals."""
        return self._residual

    def integral(self, a, b):
        """The integral from a to b; outside its knots the spline counts as zero."""
        return splint(a, b, self._eval_args)

    def derivatives(self, x):
        """All derivatives at x, the value first."""
        return np.array([float(splev(x, self._eval_args, der=order)) for order in range(self._eval_args[2] + 1)])

    def roots(self):
        """Where a cubic spline is zero."""
        t, c, k = self._eval_args
        if k == 3:
            return sproot(self._eval_args, mest=3 * (len(t) - 7))
        raise NotImplementedError("finding roots unsupported for non-cubic splines")

    def derivative(self, n=1):
        """The derivative as a spline."""
        ext = 1 if self.ext == 3 else self.ext
        return UnivariateSpline._from_tck(derived(*self._eval_args, n), ext)

    def antiderivative(self, n=1):
        """The integral as a spline."""
        return UnivariateSpline._from_tck(integrated(*self._eval_args, n), self.ext)


class InterpolatedUnivariateSpline(UnivariateSpline):
    """The spline through all points."""

    def __init__(self, x, y, w=None, bbox=(None, None), k=3, ext=0, check_finite=False):
        x, y, w, bbox, self.ext = self.validate_input(x, y, w, bbox, k, None, ext, check_finite)
        if not np.all(np.diff(x) > 0.0):
            raise ValueError("x must be strictly increasing")
        self._data = x, y, w, bbox[0], bbox[1], k, 0
        self._smooth(0)


class LSQUnivariateSpline(UnivariateSpline):
    """The spline with given inner knots that is nearest to the points."""

    def __init__(self, x, y, t, w=None, bbox=(None, None), k=3, ext=0, check_finite=False):
        x, y, w, bbox, self.ext = self.validate_input(x, y, w, bbox, k, None, ext, check_finite)
        if not np.all(np.diff(x) >= 0.0):
            raise ValueError("x must be increasing")
        low, high = x[0] if bbox[0] is None else bbox[0], x[-1] if bbox[1] is None else bbox[1]
        knots = np.r_[[low] * (k + 1), np.asarray(t, dtype=float), [high] * (k + 1)]
        n = len(knots)
        if not np.all(knots[k + 1 : n - k] - knots[k : n - k - 1] > 0):
            raise ValueError("Interior knots t must satisfy Schoenberg-Whitney conditions")
        found = native.fit_least_squares(x, y[:, None], np.ones(len(x)) if w is None else w, knots, k) if _interleaved(x, knots, k) else None
        if found is None:
            raise ValueError("ier=10")
        self._data = x, y, w, low, high, k, None
        self._set(knots, found[0][:, 0], k, found[1], 0)
