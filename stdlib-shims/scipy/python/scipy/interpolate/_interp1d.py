"""interp1d: a function through points, of several kinds."""

import numpy as np

from scipy.interpolate._shapes import as_rows, from_rows, normal_axis

SPLINES = {"zero": 0, "slinear": 1, "quadratic": 2, "cubic": 3}


def interp2d(*args, **kwargs):
    """Gone from scipy; the words say what to use."""
    raise NotImplementedError(
        "`interp2d` has been removed in SciPy 1.14.0.\n\nFor legacy code, nearly bug-for-bug compatible replacements "
        "are\n`RectBivariateSpline` on regular grids, and `bisplrep`/`bisplev` for\nscattered 2D data.\n\n"
        "In new code, for regular grids use `RegularGridInterpolator` instead.\nFor scattered data, prefer `LinearNDInterpolator` "
        "or\n`CloughTocher2DInterpolator`.\n\nFor more details "
        "see\nhttps://scipy.github.io/devdocs/tutorial/interpolate/interp_transition_guide.html\n"
    )


class interp1d:
    """A function through points: call it with new places."""

    def __init__(self, x, y, kind="linear", axis=-1, copy=True, bounds_error=None, fill_value=np.nan, assume_sorted=False):
        self.copy = copy
        if kind in SPLINES:
            order = SPLINES[kind]
            self._kind = "spline"
        elif isinstance(kind, (int, np.integer)):
            order, self._kind = int(kind), "spline"
        elif kind in ("linear", "nearest", "nearest-up", "previous", "next"):
            order, self._kind = 0, kind
        else:
            raise NotImplementedError(f"{kind} is unsupported: Use fitpack routines for other types.")
        x, y = np.array(x, copy=copy or None), np.array(y, copy=copy or None)
        if x.ndim != 1:
            raise ValueError("the x array must have exactly one dimension.")
        if y.ndim == 0 or y.shape[normal_axis(axis, y.ndim)] != len(x):
            raise ValueError("x and y arrays must be equal in length along interpolation axis.")
        if not assume_sorted:
            order_of_x = np.argsort(x, kind="mergesort")
            x, y = x[order_of_x], np.take(y, order_of_x, axis=axis)
        if y.dtype.kind not in "fc":
            y = y.astype(float)
        self.axis = normal_axis(axis, y.ndim)
        self.x, self.y = x, y
        self._rows, self._rest = as_rows(y, self.axis)
        self._y_axis = self.axis
        fewest = order + 1 if self._kind == "spline" else 1
        self._spline = None
        if self._kind == "spline":
            from scipy.interpolate._make_spline import make_interp_spline

            self._spline = self._make(make_interp_spline, order)
        if len(x) < fewest:
            raise ValueError(f"x and y arrays must have at least {fewest} entries")
        self._set_outside(fill_value, bounds_error)

    def _make(self, make, order):
        """The spline; missing values make everything missing, as they would spread through the system."""
        xx, yy = self.x, self._rows
        missing = bool(np.isnan(self.x).any() or np.isnan(self._rows).any())
        if order > 1 and missing:
            known = self.x[~np.isnan(self.x)]
            if known.size == 0:
                raise ValueError("`x` array is all-nan")
            xx = np.linspace(np.nanmin(self.x), np.nanmax(self.x), len(self.x))
            yy = np.ones_like(self._rows)
            self._all_missing = True
        return make(xx, yy, k=order, check_finite=False)

    _all_missing = False

    def _set_outside(self, fill_value, bounds_error):
        self._below = self._above = np.array(np.nan)
        self._far = isinstance(fill_value, str) and fill_value == "extrapolate"
        if self._far:
            if bounds_error:
                raise ValueError("Cannot extrapolate and raise at the same time.")
            self.bounds_error = False
            self._fill_value = fill_value
            return
        rest = self.y.shape[: self.axis] + self.y.shape[self.axis + 1 :]
        if isinstance(fill_value, tuple) and len(fill_value) == 2:
            self._below, self._above = (self._spread(value, rest, name) for value, name in zip(fill_value, ("fill_value (below)", "fill_value (above)")))
        else:
            self._below = self._above = self._spread(fill_value, rest, "fill_value")
        self._fill_value = fill_value
        self.bounds_error = True if bounds_error is None and self._is_nan_only(fill_value) else bool(bounds_error)

    @staticmethod
    def _is_nan_only(fill_value):
        return np.ndim(fill_value) == 0 and not isinstance(fill_value, (str, tuple)) and fill_value != fill_value

    @staticmethod
    def _spread(value, rest, name):
        value = np.asarray(value)
        wanted = rest or (1,)
        try:
            return np.broadcast_to(value, wanted).reshape(-1) if rest else np.broadcast_to(value, ()).reshape(-1)
        except ValueError as error:
            raise ValueError(f"{name} argument must be able to broadcast up to shape {wanted} but had shape {value.shape}") from error

    @property
    def fill_value(self):
        """What is answered outside the points."""
        return self._fill_value

    @fill_value.setter
    def fill_value(self, value):
        self._set_outside(value, self.bounds_error if getattr(self, "bounds_error", None) else False)

    def __call__(self, x):
        x = np.asarray(x)
        if x.dtype.kind not in "fc":
            x = x.astype(float)
        flat = x.ravel()
        values = self._values(flat)
        if not self._far and flat.size:
            below, above = flat < self.x[0], flat > self.x[-1]
            if self.bounds_error and below.any():
                raise ValueError(f"A value ({flat[np.argmax(below)]}) in x_new is below the interpolation range's minimum value "
                                 f"({self.x[0]}).")
            if self.bounds_error and above.any():
                raise ValueError(f"A value ({flat[np.argmax(above)]}) in x_new is above the interpolation range's maximum value "
                                 f"({self.x[-1]}).")
            if below.any() or above.any():
                values = values.copy()
                values[below] = self._below
                values[above] = self._above
        return from_rows(values, x.shape, self._rest, self.axis)

    def _values(self, x):
        if self._spline is not None:
            values = self._spline(x)
            return np.full_like(values, np.nan) if self._all_missing else values
        n = len(self.x)
        if self._kind == "linear":
            right = np.clip(np.searchsorted(self.x, x), 1, n - 1) if n > 1 else np.zeros(len(x), dtype=int)
            left = np.maximum(right - 1, 0)
            if n == 1:
                return np.where(np.isnan(x)[:, None], np.nan, self._rows[left])
            low, high = self.x[left], self.x[right]
            slope = (self._rows[right] - self._rows[left]) / (high - low)[:, None]
            return slope * (x - low)[:, None] + self._rows[left]
        if self._kind in ("nearest", "nearest-up"):
            middle = self.x / 2.0
            middle = middle[1:] + middle[:-1]
            place = np.searchsorted(middle, x, side="left" if self._kind == "nearest" else "right")
            values = self._rows[np.clip(place, 0, n - 1)]
        elif self._kind == "previous":
            shifted = np.nextafter(self.x, -np.inf)
            place = np.searchsorted(shifted, x, side="left") - 1
            values = self._rows[np.clip(place, 0, n - 1)]
            values = np.where((place < 0)[:, None], np.nan, values) if self._far else values
        else:
            shifted = np.nextafter(self.x, np.inf)
            place = np.searchsorted(shifted, x, side="right")
            values = self._rows[np.clip(place, 0, n - 1)]
            values = np.where((place >= n)[:, None], np.nan, values) if self._far else values
        return values
