"""Radau IIA of order 5, an implicit method for stiff systems."""

import numpy as np

from scipy.integrate._runge_kutta import PolynomialOutput
from scipy.integrate._solver import (
    EPS, OdeSolver, check_first_step, check_max_step, check_tolerances, first_step_of, jacobian_of, rms, warn_extraneous,
)
from scipy.linalg._factors import lu_factor, lu_solve

S6 = 6**0.5
C = np.array([(4 - S6) / 10, (4 + S6) / 10, 1])
E = np.array([-13 - 7 * S6, -13 + 7 * S6, -1]) / 3
MU_REAL = 3 + 3 ** (2 / 3) - 3 ** (1 / 3)
MU_COMPLEX = 3 + 0.5 * (3 ** (1 / 3) - 3 ** (2 / 3)) - 0.5j * (3 ** (5 / 6) + 3 ** (7 / 6))
T = np.array([
    [0.09443876248897524, -0.14125529502095421, 0.03002919410514742], [0.25021312296533332, 0.20412935229379994, -0.38294211275726192], [
        1, 1, 0
    ],
])
TI = np.array([
    [4.17871859155190428, 0.32768282076106237, 0.52337644549944951], [-4.17871859155190428, -0.32768282076106237, 0.47662355450055044],
    [0.50287263494578682, -2.57192694985560522, 0.59603920482822492],
])
P = np.array([
    [13 / 3 + 7 * S6 / 3, -23 / 3 - 22 * S6 / 3, 10 / 3 + 5 * S6], [13 / 3 - 7 * S6 / 3, -23 / 3 + 22 * S6 / 3, 10 / 3 - 5 * S6], [
        1 / 3, -8 / 3, 10 / 3
    ],
])
ROUNDS, LEAST_FACTOR, MOST_FACTOR = 6, 0.2, 10


def _foretold(h, h_old, error, error_old):
    """How much longer the next step may be."""
    share = 1 if error_old is None or h_old is None or error == 0 else h / h_old * (error_old / error) ** 0.25
    with np.errstate(divide="ignore"):
        return min(1, share) * error**-0.25


class Radau(OdeSolver):
    """The implicit Runge-Kutta method of Hairer and Wanner."""

    def __init__(
        self, fun, t0, y0, t_bound, max_step=np.inf, rtol=1e-3, atol=1e-6, jac=None, jac_sparsity=None,
        vectorized=False, first_step=None, **extraneous
    ):
        warn_extraneous(extraneous)
        OdeSolver.__init__(self, fun, t0, y0, t_bound, vectorized)
        self.y_old = None
        self.max_step = check_max_step(max_step)
        self.rtol, self.atol = check_tolerances(rtol, atol, self.n)
        self.f = self.fun(self.t, self.y)
        if first_step is None:
            self.h_abs = first_step_of(self.fun, self.t, self.y, t_bound, max_step, self.f, self.direction, 3, self.rtol, self.atol)
        else:
            self.h_abs = check_first_step(first_step, t0, t_bound)
        self.h_abs_old = self.error_norm_old = self.sol = None
        self.newton_tol = max(10 * EPS / rtol, min(0.03, rtol**0.5))
        self.jac, self.J = jacobian_of(self, jac, jac_sparsity, "Radau")
        self.current_jac, self.LU_real, self.LU_complex, self.Z = True, None, None, None

    def _lu(self, matrix):
        self.nlu += 1
        return lu_factor(matrix)

    def _collocate(self, t, y, h, z, scale, real, complex_):
        """Newton's rounds for the three stages: whether they converged, how many, the stages, their rate."""
        m_real, m_complex = MU_REAL / h, MU_COMPLEX / h
        w = TI.dot(z)
        F, dW = np.empty((3, len(y))), np.empty_like(w)
        before = rate = None
        for k in range(ROUNDS):
            for stage in range(3):
                F[stage] = self.fun(t + h * C[stage], y + z[stage])
            if not np.all(np.isfinite(F)):
                return False, k + 1, z, rate
            f_real = F.T.dot(TI[0]) - m_real * w[0]
            f_complex = F.T.dot(TI[1] + 1j * TI[2]) - m_complex * (w[1] + 1j * w[2])
            dW[0] = lu_solve(real, f_real)
            turned = lu_solve(complex_, f_complex)
            dW[1], dW[2] = turned.real, turned.imag
            size = rms(dW / scale)
            rate = None if before is None else size / before
            if rate is not None and (rate >= 1 or rate ** (ROUNDS - k) / (1 - rate) * size > self.newton_tol):
                return False, k + 1, z, rate
            w = w + dW
            z = T.dot(w)
            if size == 0 or (rate is not None and rate / (1 - rate) * size < self.newton_tol):
                return True, k + 1, z, rate
            before = size
        return False, ROUNDS, z, rate

    def _step_impl(self):
        t, y, f = self.t, self.y, self.f
        least = 10 * np.abs(np.nextafter(t, self.direction * np.inf) - t)
        h_abs, h_old, error_old = self.h_abs, self.h_abs_old, self.error_norm_old
        if h_abs > self.max_step or h_abs < least:
            h_abs, h_old, error_old = (self.max_step if h_abs > self.max_step else least), None, None
        J, real, complex_, fresh, rejected = self.J, self.LU_real, self.LU_complex, self.current_jac, False
        unit = np.identity(self.n)
        while True:
            if h_abs < least:
                return False, self.TOO_SMALL_STEP
            h = h_abs * self.direction
            t_new = t + h
            if self.direction * (t_new - self.t_bound) > 0:
                t_new = self.t_bound
            h = t_new - t
            h_abs = np.abs(h)
            z = np.zeros((3, len(y))) if self.sol is None else self.sol(t + h * C).T - y
            scale = self.atol + np.abs(y) * self.rtol
            while True:
                if real is None or complex_ is None:
                    real, complex_ = self._lu(MU_REAL / h * unit - J), self._lu(MU_COMPLEX / h * unit - J)
                converged, rounds, z_new, rate = self._collocate(t, y, h, z, scale, real, complex_)
                if converged or fresh:
                    break
                J = self.jac(t, y, f)
                fresh, real, complex_ = True, None, None
            if not converged:
                h_abs, real, complex_ = h_abs * 0.5, None, None
                continue
            y_new, ze = y + z_new[-1], z_new.T.dot(E) / h
            error = lu_solve(real, f + ze)
            scale = self.atol + np.maximum(np.abs(y), np.abs(y_new)) * self.rtol
            size = rms(error / scale)
            safety = 0.9 * (2 * ROUNDS + 1) / (2 * ROUNDS + rounds)
            if rejected and size > 1:
                error = lu_solve(real, self.fun(t, y + error) + ze)
                size = rms(error / scale)
            if size <= 1:
                break
            h_abs *= max(LEAST_FACTOR, safety * _foretold(h_abs, h_old, size, error_old))
            real, complex_, rejected = None, None, True
        again = self.jac is not None and rounds > 2 and rate > 1e-3
        factor = min(MOST_FACTOR, safety * _foretold(h_abs, h_old, size, error_old))
        if not again and factor < 1.2:
            factor = 1
        else:
            real = complex_ = None
        f_new = self.fun(t_new, y_new)
        if again:
            J, fresh = self.jac(t_new, y_new, f_new), True
        elif self.jac is not None:
            fresh = False
        self.h_abs_old, self.error_norm_old, self.h_abs = self.h_abs, size, h_abs * factor
        self.y_old, self.t, self.y, self.f, self.Z = y, t_new, y_new, f_new, z_new
        self.LU_real, self.LU_complex, self.current_jac, self.J = real, complex_, fresh, J
        self.t_old = t
        self.sol = PolynomialOutput(t, t_new, y, np.dot(z_new.T, P) / h)
        return True, None

    def _dense_output_impl(self):
        return self.sol
