"""Linear least squares within bounds."""

import numpy as np

from scipy._refusals import refuse
from scipy.optimize._constraints import Bounds
from scipy.optimize._result import OptimizeResult
from scipy.optimize._trust_squares import _lowest, _model, _on_line, _to_bound, _toward, active_bounds, strictly_inside

MESSAGES = {
    -1: "The algorithm was not able to make progress on the last iteration.", 0: "The maximum number of iterations is exceeded.",
    1: "The first-order optimality measure is less than `tol`.", 2: "The relative change of the cost function is less than `tol`.",
    3: "The unconstrained solution is optimal.",
}


def _reflected(y, low, high):
    """y folded back into the bounds."""
    if np.all((y >= low) & (y <= high)):
        return y
    x, below, above = y.copy(), np.isfinite(low), np.isfinite(high)
    only = below & ~above
    x[only] = np.maximum(y[only], 2 * low[only] - y[only])
    only = ~below & above
    x[only] = np.minimum(y[only], 2 * high[only] - y[only])
    both = below & above
    width = (high - low)[both]
    t = np.remainder(y[both] - low[both], 2 * width)
    x[both] = low[both] + np.minimum(t, 2 * width - t)
    return x


def _chosen(x, a, g, diag, p, p_h, d, low, high, theta):
    """The best of the step cut at the bounds, the reflected one and the steepest descent."""
    if np.all((x + p >= low) & (x + p <= high)):
        return p
    stride, hits = _to_bound(x, p, low, high)
    r_h = np.copy(p_h)
    r_h[hits.astype(bool)] *= -1
    r = d * r_h
    p, p_h = p * stride, p_h * stride
    most = _to_bound(x + p, r, low, high)[0]
    least, most, r_value = (1 - theta) * most, most * theta, np.inf
    if most > 0:
        share, r_value = _lowest(*_on_line(a, g, r_h, diag, p_h), least, most)
        r = d * (p_h + r_h * share)
    p, p_h = p * theta, p_h * theta
    p_value = _model(a, g, p_h, diag)
    down = d * -g
    share, down_value = _lowest(*_on_line(a, g, -g, diag), 0, _to_bound(x, down, low, high)[0] * theta)
    if p_value < r_value and p_value < down_value:
        return p
    return r if r_value < p_value and r_value < down_value else down * share


def _reflective(a, b, start, low, high, tol, max_iter):
    m, n = a.shape
    x = strictly_inside(_reflected(start, low, high), low, high, rstep=0.1)
    r = a.dot(x) - b
    g, cost, status, none = a.T.dot(r), 0.5 * np.dot(r, r), None, np.zeros(n)
    for rounds in range(100 if max_iter is None else max_iter):
        v, dv = _toward(x, g, low, high)
        size = np.linalg.norm(g * v, ord=np.inf)
        if size < tol:
            status = 1
        if status is not None:
            break
        diag, d = g * dv, v**0.5
        p_h = -np.linalg.lstsq(np.vstack([a * d, np.diag(diag**0.5)]), np.r_[r, none], rcond=None)[0]
        p = d * p_h
        slope = np.dot(p, g)
        if slope > 0:
            status = -1
        theta = 1 - min(0.005, size)
        step = _chosen(x, a * d, d * g, diag, p, p_h, d, low, high, theta)
        fall = -_model(a, g, step, none)
        if fall < 0:
            share = 1
            while True:
                fall = -_model(a, g, _reflected(x + share * p, low, high) - x, none)
                if fall > -0.1 * share * slope:
                    break
                share *= 0.5
        else:
            x = strictly_inside(x + step, low, high, rstep=0)
        r = a.dot(x) - b
        g = a.T.dot(r)
        if fall < tol * cost:
            status = 2
        cost = 0.5 * np.dot(r, r)
    return OptimizeResult(
        x=x, fun=r, cost=cost, optimality=size, active_mask=active_bounds(x, low, high, tol), nit=rounds + 1,
        status=0 if status is None else status
    )


class _Bound:
    """Variables that lie on a bound, and those that are free (Stark and Parker)."""

    def __init__(self, a, b, start, low, high):
        self.a, self.b, self.low, self.high, self.x = a, b, low, high, start.copy()
        self.on = np.where(self.x <= low, -1.0, np.where(self.x >= high, 1.0, 0.0))
        self.x = np.clip(self.x, low, high)
        self.measure()

    def measure(self):
        self.r = self.a.dot(self.x) - self.b
        self.cost, self.g = 0.5 * np.dot(self.r, self.r), self.a.T.dot(self.r)

    def optimality(self):
        return np.max(np.where(self.on == 0, np.abs(self.g), self.g * self.on))

    def solve(self, free):
        return np.linalg.lstsq(self.a[:, free], self.b - self.a.dot(self.x * (self.on != 0)), rcond=None)[0]

    def settle(self):
        """Solves for the free variables until none of them leaves its bounds; how often."""
        free, rounds = np.flatnonzero(self.on == 0), 0
        while free.size > 0:
            rounds += 1
            z = self.solve(free)
            under, over = z < self.low[free], z > self.high[free]
            self.x[free] = np.clip(z, self.low[free], self.high[free])
            self.on[free[under]], self.on[free[over]] = -1, 1
            self.measure()
            if not np.any(under | over):
                break
            free = free[~(under | over)]
        return rounds

    def release(self):
        """Frees the variable that pulls most, and goes as far as the bounds allow."""
        self.on[np.argmax(self.g * self.on)] = 0
        while True:
            free = np.flatnonzero(self.on == 0)
            x, z = self.x[free], self.solve(free)
            under, over = np.flatnonzero(z < self.low[free]), np.flatnonzero(z > self.high[free])
            out = np.r_[under, over]
            if not out.size:
                self.x[free] = z
                return
            shares = np.r_[self.low[free][under] - x[under], self.high[free][over] - x[over]] / (z[out] - x[out])
            first = int(np.argmin(shares))
            self.x[free] = x * (1 - shares[first]) + shares[first] * z
            self.on[free[out[first]]] = -1 if first < under.size else 1


def _active_set(a, b, start, low, high, tol, max_iter):
    state = _Bound(a, b, start, low, high)
    rounds, status = state.settle(), None
    worst, last = state.optimality(), rounds
    for last in range(rounds, rounds + (a.shape[1] if max_iter is None else max_iter)):
        if worst < tol:
            status = 1
        if status is not None:
            break
        before = state.cost
        state.release()
        state.measure()
        if before - state.cost < tol * before:
            status = 2
        worst = state.optimality()
    return OptimizeResult(
        x=state.x, fun=state.r, cost=state.cost, optimality=worst, active_mask=state.on, nit=last + 1,
        status=0 if status is None else status
    )


def lsq_linear(
    A, b, bounds=(-np.inf, np.inf), method="trf", tol=1e-10, lsq_solver=None, lsmr_tol=None, max_iter=None, verbose=0,
    *, lsmr_maxiter=None
):
    """The x within bounds that brings A @ x nearest to b."""
    if method not in ("trf", "bvls"):
        raise ValueError("`method` must be 'trf' or 'bvls'")
    if lsq_solver not in (None, "exact", "lsmr"):
        raise ValueError("`solver` must be None, 'exact' or 'lsmr'.")
    if verbose not in (0, 1, 2):
        raise ValueError("`verbose` must be in [0, 1, 2].")
    if lsq_solver == "lsmr" or hasattr(A, "toarray"):
        refuse("scipy.optimize.lsq_linear(lsq_solver='lsmr')", "give a dense array")
    if verbose:
        refuse("scipy.optimize.lsq_linear(verbose=)")
    a = np.atleast_2d(np.asarray(A, dtype=float))
    if a.ndim != 2:
        raise ValueError("`A` must have at most 2 dimensions.")
    if max_iter is not None and max_iter <= 0:
        raise ValueError("`max_iter` must be None or positive integer.")
    b = np.atleast_1d(np.asarray(b, dtype=float))
    if b.ndim != 1:
        raise ValueError("`b` must have at most 1 dimension.")
    if b.size != a.shape[0]:
        raise ValueError("Inconsistent shapes between `A` and `b`.")
    pair = (bounds.lb, bounds.ub) if isinstance(bounds, Bounds) else bounds
    if len(pair) != 2:
        raise ValueError("`bounds` must contain 2 elements.")
    low, high = (
        np.resize(np.asarray(side, dtype=float), a.shape[1]) if np.ndim(side) == 0 else np.asarray(side, dtype=float) for side in pair
    )
    if low.shape != (a.shape[1],) or high.shape != (a.shape[1],):
        raise ValueError("Bounds have wrong shape.")
    if np.any(low >= high):
        raise ValueError("Each lower bound must be strictly less than each upper bound.")
    free = np.linalg.lstsq(a, b, rcond=-1)
    if np.all((free[0] >= low) & (free[0] <= high)):
        r = a @ free[0] - b
        found = OptimizeResult(
            x=free[0], fun=r, cost=0.5 * np.dot(r, r), optimality=np.linalg.norm(a.T.dot(r), ord=np.inf),
            active_mask=np.zeros(a.shape[1]), nit=0, status=3
        )
    else:
        found = (_reflective if method == "trf" else _active_set)(a, b, free[0], low, high, tol, max_iter)
    found.update(unbounded_sol=free, message=MESSAGES[found.status], success=found.status > 0)
    return found
