"""LSODA as a solver that `solve_ivp` drives."""

import numpy as np

from scipy.integrate._lsoda import EPS, Stepper
from scipy.integrate._solver import DenseOutput, OdeSolver, check_first_step, check_max_step, check_tolerances, warn_extraneous


class LSODA(OdeSolver):
    """Adams' methods and backward differences, whichever allow longer steps."""

    def __init__(
        self, fun, t0, y0, t_bound, first_step=None, min_step=0.0, max_step=np.inf, rtol=1e-3, atol=1e-6, jac=None,
        lband=None, uband=None, vectorized=False, **extraneous
    ):
        warn_extraneous(extraneous)
        OdeSolver.__init__(self, fun, t0, y0, t_bound, vectorized)
        if first_step is not None:
            check_first_step(first_step, t0, t_bound)
        max_step = check_max_step(max_step)
        if min_step < 0:
            raise ValueError("`min_step` must be nonnegative.")
        if lband is not None or uband is not None:
            raise NotImplementedError("scipy.integrate.LSODA(lband=, uband=) is not available")
        rtol, atol = check_tolerances(rtol, atol, self.n)
        self._stepper = Stepper(self.fun, t0, self.y, rtol, atol, jac, 0.0 if max_step == np.inf else max_step, min_step)
        self._stepper.start(t_bound, (first_step or 0.0), t_bound)

    def _step_impl(self):
        stepper, goal = self._stepper, self.t_bound
        if stepper.n_steps:
            stepper.weigh()
            if (stepper.t + stepper.h * (1 + 4 * EPS) - goal) * stepper.h > 0:
                stepper.h = (goal - stepper.t) * (1 - 4 * EPS)
        message = stepper.step()
        if message is not None:
            return False, "Unexpected istate in LSODA."
        hit = abs(stepper.t - goal) <= 100 * EPS * (abs(stepper.t) + abs(stepper.h))
        self.t, self.y = (goal if hit else stepper.t), stepper.yh[0].copy()
        self.njev = self.nlu = stepper.njev
        return True, None

    def _dense_output_impl(self):
        stepper = self._stepper
        order, yh = stepper.last_q, stepper.yh[: stepper.last_q + 1].T.copy()
        if stepper.q < order:
            yh[:, -1] *= (stepper.h / stepper.last_used_h) ** order
        return HistoryOutput(self.t_old, self.t, stepper.h, order, yh)


class HistoryOutput(DenseOutput):
    """The polynomial of the history array."""

    def __init__(self, t_old, t, h, order, yh):
        DenseOutput.__init__(self, t_old, t)
        self.h, self.yh, self.p = h, yh, np.arange(order + 1)

    def _call_impl(self, t):
        if t.ndim == 0:
            return np.dot(self.yh, ((t - self.t) / self.h) ** self.p)
        return np.dot(self.yh, ((t - self.t) / self.h) ** self.p[:, None])
