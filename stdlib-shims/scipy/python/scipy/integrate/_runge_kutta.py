"""Explicit Runge-Kutta methods: RK23, RK45 and DOP853."""

import numpy as np

from scipy.integrate._solver import (
    DenseOutput, OdeSolver, check_first_step, check_max_step, check_tolerances, first_step_of, rms, warn_extraneous,
)

SAFETY, LEAST_FACTOR, MOST_FACTOR = 0.9, 0.2, 10


class RungeKutta(OdeSolver):
    """A pair of methods of neighbouring orders."""

    def __init__(self, fun, t0, y0, t_bound, max_step=np.inf, rtol=1e-3, atol=1e-6, vectorized=False, first_step=None, **extraneous):
        warn_extraneous(extraneous)
        OdeSolver.__init__(self, fun, t0, y0, t_bound, vectorized, support_complex=True)
        self.y_old = None
        self.max_step = check_max_step(max_step)
        self.rtol, self.atol = check_tolerances(rtol, atol, self.n)
        self.f = self.fun(self.t, self.y)
        if first_step is None:
            self.h_abs = first_step_of(
                self.fun, self.t, self.y, t_bound, max_step, self.f, self.direction, self.error_estimator_order,
                self.rtol, self.atol
            )
        else:
            self.h_abs = check_first_step(first_step, t0, t_bound)
        self.K = np.empty((self.n_stages + 1, self.n), dtype=self.y.dtype)
        self.error_exponent = -1 / (self.error_estimator_order + 1)
        self.h_previous = None

    def _stages(self, h):
        """The new value and slope after a step of length h."""
        K, t, y = self.K, self.t, self.y
        K[0] = self.f
        for stage in range(1, self.n_stages):
            K[stage] = self.fun(t + self.C[stage] * h, y + np.dot(K[:stage].T, self.A[stage, :stage]) * h)
        y_new = y + h * np.dot(K[:-1].T, self.B)
        f_new = self.fun(t + h, y_new)
        K[-1] = f_new
        return y_new, f_new

    def _error(self, h, scale):
        return rms(np.dot(self.K.T, self.E) * h / scale)

    def _step_impl(self):
        t, y = self.t, self.y
        least = 10 * np.abs(np.nextafter(t, self.direction * np.inf) - t)
        h_abs = min(max(self.h_abs, least), self.max_step) if self.h_abs <= self.max_step else self.max_step
        rejected = False
        while True:
            if h_abs < least:
                return False, self.TOO_SMALL_STEP
            h = h_abs * self.direction
            t_new = t + h
            if self.direction * (t_new - self.t_bound) > 0:
                t_new = self.t_bound
            h = t_new - t
            h_abs = np.abs(h)
            y_new, f_new = self._stages(h)
            error = self._error(h, self.atol + np.maximum(np.abs(y), np.abs(y_new)) * self.rtol)
            if error < 1:
                factor = MOST_FACTOR if error == 0 else min(MOST_FACTOR, SAFETY * error**self.error_exponent)
                h_abs *= min(1, factor) if rejected else factor
                break
            h_abs *= max(LEAST_FACTOR, SAFETY * error**self.error_exponent)
            rejected = True
        self.h_previous, self.y_old = h, y
        self.t, self.y, self.h_abs, self.f = t_new, y_new, h_abs, f_new
        return True, None

    def _dense_output_impl(self):
        return PolynomialOutput(self.t_old, self.t, self.y_old, self.K.T.dot(self.P))


class PolynomialOutput(DenseOutput):
    """A polynomial over one step."""

    def __init__(self, t_old, t, y_old, Q):
        DenseOutput.__init__(self, t_old, t)
        self.h, self.Q, self.order, self.y_old = t - t_old, Q, Q.shape[1] - 1, y_old

    def _call_impl(self, t):
        part = (t - self.t_old) / self.h
        powers = np.cumprod(np.full((self.order + 1,) + part.shape, part), axis=0)
        y = self.h * np.dot(self.Q, powers)
        return y + (self.y_old[:, None] if y.ndim == 2 else self.y_old)


class RK23(RungeKutta):
    """Bogacki and Shampine's method of order 3(2)."""

    order, error_estimator_order, n_stages = 3, 2, 3
    C = np.array([0, 1 / 2, 3 / 4])
    A = np.array([[0, 0, 0], [1 / 2, 0, 0], [0, 3 / 4, 0]])
    B = np.array([2 / 9, 1 / 3, 4 / 9])
    E = np.array([5 / 72, -1 / 12, -1 / 9, 1 / 8])
    P = np.array([[1, -4 / 3, 5 / 9], [0, 1, -2 / 3], [0, 4 / 3, -8 / 9], [0, -1, 1]])


class RK45(RungeKutta):
    """Dormand and Prince's method of order 5(4)."""

    order, error_estimator_order, n_stages = 5, 4, 6
    C = np.array([0, 1 / 5, 3 / 10, 4 / 5, 8 / 9, 1])
    A = np.array([
        [0, 0, 0, 0, 0], [1 / 5, 0, 0, 0, 0], [3 / 40, 9 / 40, 0, 0, 0], [44 / 45, -56 / 15, 32 / 9, 0, 0],
        [19372 / 6561, -25360 / 2187, 64448 / 6561, -212 / 729, 0], [9017 / 3168, -355 / 33, 46732 / 5247, 49 / 176, -5103 / 18656],
    ])
    B = np.array([35 / 384, 0, 500 / 1113, 125 / 192, -2187 / 6784, 11 / 84])
    E = np.array([-71 / 57600, 0, 71 / 16695, -71 / 1920, 17253 / 339200, -22 / 525, 1 / 40])
    P = np.array([
        [1, -8048581381 / 2820520608, 8663915743 / 2820520608, -12715105075 / 11282082432],
        [0, 0, 0, 0],
        [0, 131558114200 / 32700410799, -68118460800 / 10900136933, 87487479700 / 32700410799],
        [0, -1754552775 / 470086768, 14199869525 / 1410260304, -10690763975 / 1880347072],
        [0, 127303824393 / 49829197408, -318862633887 / 49829197408, 701980252875 / 199316789632],
        [0, -282668133 / 205662961, 2019193451 / 616988883, -1453857185 / 822651844],
        [0, 40617522 / 29380423, -110615467 / 29380423, 69997945 / 29380423],
    ])


class DOP853(RungeKutta):
    """Dormand and Prince's method of order 8(5,3)."""

    order, error_estimator_order, n_stages = 8, 7, 12

    def __init__(self, fun, t0, y0, t_bound, max_step=np.inf, rtol=1e-3, atol=1e-6, vectorized=False, first_step=None, **extraneous):
        from scipy.integrate import _dop853_table as table

        self._table = table
        self.A, self.B, self.C = table.A[:12, :12], table.B, table.C[:12]
        RungeKutta.__init__(self, fun, t0, y0, t_bound, max_step, rtol, atol, vectorized, first_step, **extraneous)
        self._wide = np.empty((table.N_STAGES_EXTENDED, self.n), dtype=self.y.dtype)
        self.K = self._wide[:13]

    def _error(self, h, scale):
        fifth, third = np.dot(self.K.T, self._table.E5) / scale, np.dot(self.K.T, self._table.E3) / scale
        square5, square3 = np.linalg.norm(fifth) ** 2, np.linalg.norm(third) ** 2
        if square5 == 0 and square3 == 0:
            return 0.0
        return np.abs(h) * square5 / np.sqrt((square5 + 0.01 * square3) * len(scale))

    def _dense_output_impl(self):
        K, h, table = self._wide, self.h_previous, self._table
        for stage in range(13, table.N_STAGES_EXTENDED):
            move = np.dot(K[:stage].T, table.A[stage, :stage]) * h
            K[stage] = self.fun(self.t_old + table.C[stage] * h, self.y_old + move)
        F = np.empty((table.INTERPOLATOR_POWER, self.n), dtype=self.y_old.dtype)
        change, slope = self.y - self.y_old, K[0]
        F[0] = change
        F[1] = h * slope - change
        F[2] = 2 * change - h * (self.f + slope)
        F[3:] = h * np.dot(table.D, K)
        return NestedOutput(self.t_old, self.t, self.y_old, F)


class NestedOutput(DenseOutput):
    """DOP853's polynomial of order 7 over one step."""

    def __init__(self, t_old, t, y_old, F):
        DenseOutput.__init__(self, t_old, t)
        self.h, self.F, self.y_old = t - t_old, F, y_old

    def _call_impl(self, t):
        part = (t - self.t_old) / self.h
        if t.ndim == 0:
            y = np.zeros_like(self.y_old)
        else:
            part = part[:, None]
            y = np.zeros((len(part), len(self.y_old)), dtype=self.y_old.dtype)
        for place, row in enumerate(self.F[::-1]):
            y = (y + row) * (part if place % 2 == 0 else 1 - part)
        return (y + self.y_old).T
