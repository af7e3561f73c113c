"""What solvers of initial value problems share: steps, checks, interpolants."""

import warnings

import numpy as np

EPS = np.finfo(float).eps


def rms(x):
    """The root of the mean square."""
    return np.linalg.norm(x) / x.size**0.5


class OdeSolver:
    """A solver that goes from t0 to t_bound step by step."""

    TOO_SMALL_STEP = "Required step size is less than spacing between numbers."

    def __init__(self, fun, t0, y0, t_bound, vectorized, support_complex=False):
        self.t_old, self.t, self.t_bound, self.vectorized = None, t0, t_bound, vectorized
        y0 = np.asarray(y0)
        if y0.dtype.kind == "c":
            if not support_complex:
                raise ValueError("`y0` is complex, but the chosen solver does not support integration in a complex domain.")
            kind = complex
        else:
            kind = float
        y0 = y0.astype(kind, copy=False)
        if y0.ndim != 1:
            raise ValueError("`y0` must be 1-dimensional.")
        if not np.isfinite(y0).all():
            raise ValueError("All components of the initial state `y0` must be finite.")
        self._fun, self.y = fun, y0
        plain = (lambda t, y: np.asarray(fun(t, y[:, None]), dtype=kind).ravel()) if vectorized else (
            lambda t, y: np.asarray(fun(t, y), dtype=kind)
        )
        self.nfev = self.njev = self.nlu = 0

        def counted(t, y):
            self.nfev += 1
            return plain(t, y)

        self.fun, self.fun_single = counted, plain
        self.direction = np.sign(t_bound - t0) if t_bound != t0 else 1
        self.n, self.status = y0.size, "running"

    @property
    def step_size(self):
        """The length of the last step."""
        return None if self.t_old is None else np.abs(self.t - self.t_old)

    def step(self):
        """Goes one step on; a message when that failed."""
        if self.status != "running":
            raise RuntimeError("Attempt to step on a failed or finished solver.")
        if self.n == 0 or self.t == self.t_bound:
            self.t_old, self.t, self.status = self.t, self.t_bound, "finished"
            return None
        t = self.t
        success, message = self._step_impl()
        if not success:
            self.status = "failed"
        else:
            self.t_old = t
            if self.direction * (self.t - self.t_bound) >= 0:
                self.status = "finished"
        return message

    def dense_output(self):
        """The solution over the last step as a function."""
        if self.t_old is None:
            raise RuntimeError("Dense output is available after a successful step was made.")
        if self.n == 0 or self.t == self.t_old:
            return ConstantDenseOutput(self.t_old, self.t, self.y)
        return self._dense_output_impl()


class DenseOutput:
    """A function over one step."""

    def __init__(self, t_old, t):
        self.t_old, self.t, self.t_min, self.t_max = t_old, t, min(t, t_old), max(t, t_old)

    def __call__(self, t):
        t = np.asarray(t)
        if t.ndim > 1:
            raise ValueError("`t` must be a float or a 1-D array.")
        return self._call_impl(t)


class ConstantDenseOutput(DenseOutput):
    """The same value everywhere."""

    def __init__(self, t_old, t, value):
        DenseOutput.__init__(self, t_old, t)
        self.value = value

    def _call_impl(self, t):
        return self.value if t.ndim == 0 else np.repeat(self.value[:, None], t.shape[0], axis=1)


class OdeSolution:
    """The solution over all steps as a function."""

    def __init__(self, ts, interpolants, alt_segment=False):
        ts = np.asarray(ts)
        steps = np.diff(ts)
        if not ((ts.size == 2 and ts[0] == ts[-1]) or np.all(steps > 0) or np.all(steps < 0)):
            raise ValueError("`ts` must be strictly increasing or decreasing.")
        self.n_segments = len(interpolants)
        if ts.shape != (self.n_segments + 1,):
            raise ValueError("Numbers of time stamps and interpolants don't match.")
        self.ts, self.interpolants = ts, interpolants
        self.ascending = ts[-1] >= ts[0]
        self.t_min, self.t_max = (ts[0], ts[-1]) if self.ascending else (ts[-1], ts[0])
        self.side = ("right" if alt_segment else "left") if self.ascending else ("left" if alt_segment else "right")
        self.ts_sorted = ts if self.ascending else ts[::-1]

    def _segments(self, t):
        place = np.clip(np.searchsorted(self.ts_sorted, t, side=self.side) - 1, 0, self.n_segments - 1)
        return place if self.ascending else self.n_segments - 1 - place

    def __call__(self, t):
        t = np.asarray(t)
        segments = self._segments(t)
        if t.ndim == 0:
            return self.interpolants[int(segments)](t)
        columns = None
        for segment in np.unique(segments).tolist():
            chosen = segments == segment
            values = self.interpolants[segment](t[chosen])
            if columns is None:
                columns = np.empty((values.shape[0], len(t)), dtype=values.dtype)
            columns[:, chosen] = values
        return columns


def check_tolerances(rtol, atol, n):
    """Tolerances that rounding allows."""
    if np.any(rtol < 100 * EPS):
        warnings.warn(f"At least one element of `rtol` is too small. Setting `rtol = np.maximum(rtol, {100 * EPS})`.", stacklevel=3)
        rtol = np.maximum(rtol, 100 * EPS)
    atol = np.asarray(atol)
    if atol.ndim > 0 and atol.shape != (n,):
        raise ValueError("`atol` has wrong shape.")
    if np.any(atol < 0):
        raise ValueError("`atol` must be positive.")
    return rtol, atol


def check_first_step(first_step, t0, t_bound):
    """A first step that is positive and not too long."""
    if first_step <= 0:
        raise ValueError("`first_step` must be positive.")
    if first_step > np.abs(t_bound - t0):
        raise ValueError("`first_step` exceeds bounds.")
    return first_step


def check_max_step(max_step):
    """A longest step that is positive."""
    if max_step <= 0:
        raise ValueError("`max_step` must be positive.")
    return max_step


def warn_extraneous(extraneous):
    """Warns of options that the solver does not know."""
    if extraneous:
        names = ", ".join(f"`{name}`" for name in extraneous)
        warnings.warn(f"The following arguments have no effect for a chosen solver: {names}.", stacklevel=3)


def first_step_of(fun, t0, y0, t_bound, max_step, f0, direction, order, rtol, atol):
    """A first step from the size of the first two derivatives (Hairer, Norsett and Wanner)."""
    if y0.size == 0:
        return np.inf
    length = abs(t_bound - t0)
    if length == 0.0:
        return 0.0
    scale = atol + np.abs(y0) * rtol
    d0, d1 = rms(y0 / scale), rms(f0 / scale)
    h0 = 1e-6 if d0 < 1e-5 or d1 < 1e-5 else 0.01 * d0 / d1
    h0 = min(h0, length)
    y1 = y0 + h0 * direction * f0
    d2 = rms((fun(t0 + h0 * direction, y1) - f0) / scale) / h0
    h1 = max(1e-6, h0 * 1e-3) if d1 <= 1e-15 and d2 <= 1e-15 else (0.01 / max(d1, d2)) ** (1 / (order + 1))
    return min(100 * h0, h1, length, max_step)


def jacobian_of(solver, jac, sparsity, name):
    """A function that gives the derivative of the right side by y, and its first value."""
    if sparsity is not None:
        raise NotImplementedError(f"scipy.integrate.{name}(jac_sparsity=) is not available")
    y0, n = solver.y, solver.n
    if jac is None:
        solver.jac_factor = None

        def differences(t, y, f):
            solver.njev += 1
            slopes, solver.jac_factor = _differences(solver.fun_single, t, y, f, solver.atol, solver.jac_factor)
            return slopes

        return differences, differences(solver.t, y0, solver.f)
    kind = y0.dtype
    if callable(jac):
        def given(t, y, _=None):
            solver.njev += 1
            value = jac(t, y)
            value = value.toarray() if hasattr(value, "toarray") else value
            return np.asarray(value, dtype=kind)

        first = given(solver.t, y0)
        if first.shape != (n, n):
            raise ValueError(f"`jac` is expected to have shape {(n, n)}, but actually has {first.shape}.")
        return given, first
    value = jac.toarray() if hasattr(jac, "toarray") else jac
    first = np.asarray(value, dtype=kind)
    if first.shape != (n, n):
        raise ValueError(f"`jac` is expected to have shape {(n, n)}, but actually has {first.shape}.")
    return None, first


def _differences(fun, t, y, f, threshold, factor):
    """Forward differences whose steps have the sign of the right side; steps that tell too little are made longer."""
    n = len(y)
    if n == 0:
        return np.empty((0, 0)), factor
    factor = np.full(n, EPS**0.5) if factor is None else factor.copy()
    scale = np.where(np.real(f) >= 0, 1.0, -1.0) * np.maximum(threshold, np.abs(y))
    h = (y + factor * scale) - y
    for place in np.nonzero(h == 0)[0].tolist():
        while h[place] == 0:
            factor[place] *= 10
            h[place] = (y[place] + factor[place] * scale[place]) - y[place]

    def change(place, step):
        moved = y.copy()
        moved[place] += step
        value = fun(t, moved)
        gap = value - f
        row = int(np.argmax(np.abs(gap)))
        return gap, np.abs(gap[row]), np.maximum(np.abs(f[row]), np.abs(value[row]))

    columns, largest, around = np.empty((n, n), dtype=y.dtype), np.empty(n), np.empty(n)
    for place in range(n):
        gap, largest[place], around[place] = change(place, h[place])
        if largest[place] < EPS**0.875 * around[place]:
            longer = 10 * factor[place]
            step = (y[place] + longer * scale[place]) - y[place]
            other, size, level = change(place, step)
            if largest[place] * level < size * around[place]:
                gap, largest[place], around[place], factor[place], h[place] = other, size, level, longer, step
        columns[:, place] = gap / h[place]
    factor[largest < EPS**0.75 * around] *= 10
    factor[largest > EPS**0.25 * around] *= 0.1
    return columns, np.maximum(factor, 1e3 * EPS)
