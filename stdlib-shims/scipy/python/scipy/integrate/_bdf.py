"""Backward differences of orders 1 to 5, for stiff systems (Shampine and Reichelt)."""

import numpy as np

from scipy.integrate._solver import (
    DenseOutput, EPS, OdeSolver, check_first_step, check_max_step, check_tolerances, first_step_of, jacobian_of, rms, warn_extraneous,
)
from scipy.linalg._factors import lu_factor, lu_solve

MOST_ORDER, ROUNDS, LEAST_FACTOR, MOST_FACTOR = 5, 4, 0.2, 10


def _weights(order, factor):
    rows, columns = np.arange(1, order + 1)[:, None], np.arange(1, order + 1)
    m = np.zeros((order + 1, order + 1))
    m[1:, 1:] = (rows - 1 - factor * columns) / rows
    m[0] = 1
    return np.cumprod(m, axis=0)


def _rescale(D, order, factor):
    """The differences for steps of another length, in place."""
    turn = _weights(order, factor).dot(_weights(order, 1))
    D[: order + 1] = np.dot(turn.T, D[: order + 1])


class BDF(OdeSolver):
    """Backward differences of variable order in the form of quasi-constant steps."""

    def __init__(
        self, fun, t0, y0, t_bound, max_step=np.inf, rtol=1e-3, atol=1e-6, jac=None, jac_sparsity=None,
        vectorized=False, first_step=None, **extraneous
    ):
        warn_extraneous(extraneous)
        OdeSolver.__init__(self, fun, t0, y0, t_bound, vectorized, support_complex=True)
        self.max_step = check_max_step(max_step)
        self.rtol, self.atol = check_tolerances(rtol, atol, self.n)
        self.f = f = self.fun(self.t, self.y)
        if first_step is None:
            self.h_abs = first_step_of(self.fun, self.t, self.y, t_bound, max_step, f, self.direction, 1, self.rtol, self.atol)
        else:
            self.h_abs = check_first_step(first_step, t0, t_bound)
        self.newton_tol = max(10 * EPS / rtol, min(0.03, rtol**0.5))
        given, self.J = jacobian_of(self, jac, jac_sparsity, "BDF")
        self.jac = given if given is None or callable(jac) else lambda t, y: given(t, y, self.fun_single(t, y))
        kappa = np.array([0, -0.1850, -1 / 9, -0.0823, -0.0415, 0])
        self.gamma = np.hstack((0, np.cumsum(1 / np.arange(1, MOST_ORDER + 1))))
        self.alpha = (1 - kappa) * self.gamma
        self.error_const = kappa * self.gamma + 1 / np.arange(1, MOST_ORDER + 2)
        self.D = np.empty((MOST_ORDER + 3, self.n), dtype=self.y.dtype)
        self.D[0], self.D[1] = self.y, f * self.h_abs * self.direction
        self.order, self.n_equal_steps, self.LU = 1, 0, None

    def _solve(self, t, y_start, c, psi, lu, scale):
        """Newton's rounds for one step: whether they converged, how many, the new value and its change."""
        d, y, before = 0, y_start.copy(), None
        for k in range(ROUNDS):
            f = self.fun(t, y)
            if not np.all(np.isfinite(f)):
                return False, k + 1, y, d
            dy = lu_solve(lu, c * f - psi - d)
            size = rms(dy / scale)
            rate = None if before is None else size / before
            if rate is not None and (rate >= 1 or rate ** (ROUNDS - k) / (1 - rate) * size > self.newton_tol):
                return False, k + 1, y, d
            y, d = y + dy, d + dy
            if size == 0 or (rate is not None and rate / (1 - rate) * size < self.newton_tol):
                return True, k + 1, y, d
            before = size
        return False, ROUNDS, y, d

    def _step_impl(self):
        t, D, order = self.t, self.D, self.order
        least = 10 * np.abs(np.nextafter(t, self.direction * np.inf) - t)
        h_abs = self.h_abs
        if h_abs > self.max_step or h_abs < least:
            h_abs = self.max_step if h_abs > self.max_step else least
            _rescale(D, order, h_abs / self.h_abs)
            self.n_equal_steps = 0
        J, lu, fresh = self.J, self.LU, self.jac is None
        while True:
            if h_abs < least:
                return False, self.TOO_SMALL_STEP
            h = h_abs * self.direction
            t_new = t + h
            if self.direction * (t_new - self.t_bound) > 0:
                t_new = self.t_bound
                _rescale(D, order, np.abs(t_new - t) / h_abs)
                self.n_equal_steps, lu = 0, None
            h = t_new - t
            h_abs = np.abs(h)
            foretold = np.sum(D[: order + 1], axis=0)
            scale = self.atol + self.rtol * np.abs(foretold)
            psi = np.dot(D[1 : order + 1].T, self.gamma[1 : order + 1]) / self.alpha[order]
            c = h / self.alpha[order]
            while True:
                if lu is None:
                    self.nlu += 1
                    lu = lu_factor(np.identity(self.n, dtype=self.y.dtype) - c * J)
                converged, rounds, y_new, d = self._solve(t_new, foretold, c, psi, lu, scale)
                if converged or fresh:
                    break
                J, lu, fresh = self.jac(t_new, foretold), None, True
            if not converged:
                h_abs *= 0.5
                _rescale(D, order, 0.5)
                self.n_equal_steps, lu = 0, None
                continue
            safety = 0.9 * (2 * ROUNDS + 1) / (2 * ROUNDS + rounds)
            scale = self.atol + self.rtol * np.abs(y_new)
            size = rms(self.error_const[order] * d / scale)
            if size <= 1:
                break
            factor = max(LEAST_FACTOR, safety * size ** (-1 / (order + 1)))
            h_abs *= factor
            _rescale(D, order, factor)
            self.n_equal_steps = 0
        self.n_equal_steps += 1
        self.t, self.y, self.h_abs, self.J, self.LU = t_new, y_new, h_abs, J, lu
        D[order + 2] = d - D[order + 1]
        D[order + 1] = d
        for place in reversed(range(order + 1)):
            D[place] += D[place + 1]
        if self.n_equal_steps >= order + 1:
            self._choose_order(order, size, scale, safety)
        return True, None

    def _choose_order(self, order, size, scale, safety):
        """The order, among the neighbours, that allows the longest step."""
        D = self.D
        lower = rms(self.error_const[order - 1] * D[order] / scale) if order > 1 else np.inf
        higher = rms(self.error_const[order + 1] * D[order + 2] / scale) if order < MOST_ORDER else np.inf
        with np.errstate(divide="ignore"):
            factors = np.array([lower, size, higher]) ** (-1 / np.arange(order, order + 3))
        self.order = order + int(np.argmax(factors)) - 1
        factor = min(MOST_FACTOR, safety * np.max(factors))
        self.h_abs *= factor
        _rescale(D, self.order, factor)
        self.n_equal_steps, self.LU = 0, None

    def _dense_output_impl(self):
        return BackwardOutput(self.t_old, self.t, self.h_abs * self.direction, self.order, self.D[: self.order + 1].copy())


class BackwardOutput(DenseOutput):
    """The polynomial through the last values."""

    def __init__(self, t_old, t, h, order, D):
        DenseOutput.__init__(self, t_old, t)
        self.order, self.D = order, D
        self.t_shift, self.denom = self.t - h * np.arange(order), h * (1 + np.arange(order))

    def _call_impl(self, t):
        if t.ndim == 0:
            return np.dot(self.D[1:].T, np.cumprod((t - self.t_shift) / self.denom)) + self.D[0]
        return np.dot(self.D[1:].T, np.cumprod((t - self.t_shift[:, None]) / self.denom[:, None], axis=0)) + self.D[0, :, None]
