"""ode: a problem that is driven from time to time by Dormand and Prince's method or by LSODA."""

import warnings

import numpy as np

from scipy._refusals import refuse
from scipy.integrate._lsoda import EPS, Stepper
from scipy.integrate._runge_kutta import RK45

MESSAGES = {
    1: "computation successful", 2: "computation successful (interrupted by solout)", -1: "input is not consistent",
    -2: "larger nsteps is needed", -3: "step size becomes too small", -4: "problem is probably stiff (interrupted)",
}
TROUBLE = {"Excess": -1, "Repeated error": -4, "Repeated convergence": -5, "Error weight": -6}


class dopri5:  # noqa: N801
    """Dormand and Prince's method of order 5(4) as Hairer wrote it, with its own control of the step."""

    supports_solout = True

    def __init__(
        self, rtol=1e-6, atol=1e-12, nsteps=500, max_step=0.0, first_step=0.0, safety=0.9, ifactor=10.0, dfactor=0.2, beta=0.0,
        method=None, verbosity=-1,
    ):
        self.rtol, self.atol, self.nsteps, self.max_step, self.first_step = rtol, atol, nsteps, max_step, first_step
        self.safety, self.widest, self.least, self.beta = safety, 1 / ifactor, 1 / dfactor, 0.04 if beta == 0 else max(beta, 0.0)
        self.success, self.istate, self.solout = 1, None, None

    def reset(self, n, has_jac):
        self.success = 1

    def _first(self, fun, t, y, slope, way, longest):
        scale = self.atol + self.rtol * np.abs(y)
        steep, large = np.sum((slope / scale) ** 2), np.sum((y / scale) ** 2)
        h = 1e-6 if steep <= 1e-10 or large <= 1e-10 else np.sqrt(large / steep) * 0.01
        h = min(h, longest)
        bend = np.sqrt(np.sum(((fun(t + h * way, y + h * way * slope) - slope) / scale) ** 2)) / h
        most = max(bend, np.sqrt(steep))
        other = max(1e-6, h * 1e-3) if most <= 1e-15 else (0.01 / most) ** 0.2
        return min(100 * h, other, longest) * way

    def run(self, fun, jac, y, t, goal, keep):
        way = 1.0 if goal >= t else -1.0
        longest = self.max_step or abs(goal - t)
        if self.solout is not None and self.solout(t, y.copy()) == -1:
            return y, t, 2
        slope = fun(t, y)
        h = self.first_step * way or self._first(fun, t, y, slope, way, longest)
        power, before, rejected, steps, last = 0.2 - self.beta * 0.75, 1e-4, False, 0, False
        while True:
            if steps > self.nsteps:
                return y, t, -2
            if 0.1 * abs(h) <= abs(t) * EPS:
                return y, t, -3
            if (t + 1.01 * h - goal) * way > 0:
                h, last = goal - t, True
            steps += 1
            k = np.empty((7, len(y)))
            k[0] = slope
            for stage in range(1, 6):
                k[stage] = fun(t + RK45.C[stage] * h, y + h * np.dot(RK45.A[stage, :stage], k[:stage]))
            after = y + h * np.dot(RK45.B, k[:6])
            k[6] = fun(t + h, after)
            scale = self.atol + self.rtol * np.maximum(np.abs(y), np.abs(after))
            error = np.sqrt(np.mean((h * np.dot(RK45.E, k) / scale) ** 2))
            grown = error**power
            share = max(self.widest, min(self.least, grown / before**self.beta / self.safety))
            longer = h / share
            if error <= 1:
                before = max(error, 1e-4)
                slope, y, t = k[6], after, t + h
                if self.solout is not None and self.solout(t, y.copy()) == -1:
                    return y, t, 2
                if last:
                    return y, goal, 1
                longer = way * longest if abs(longer) > longest else longer
                longer = way * min(abs(longer), abs(h)) if rejected else longer
                rejected = False
            else:
                longer, rejected, last = h / min(self.least, grown / self.safety), True, False
            h = longer


class lsoda:  # noqa: N801
    """Adams' methods and backward differences."""

    supports_solout = False

    def __init__(
        self, with_jacobian=False, rtol=1e-6, atol=1e-12, lband=None, uband=None, nsteps=500, max_step=0.0, min_step=0.0, first_step=0.0,
        ixpr=0, max_hnil=0, max_order_ns=12, max_order_s=5, method=None,
    ):
        if lband is not None or uband is not None:
            refuse("scipy.integrate.ode.set_integrator('lsoda', lband=, uband=)")
        self.rtol, self.atol, self.nsteps, self.first_step = rtol, atol, nsteps, first_step
        self.limits = (max_step, min_step, max_order_ns, max_order_s)
        self.success, self.istate, self._stepper = 1, None, None

    def reset(self, n, has_jac):
        self.success, self._stepper = 1, None

    def run(self, fun, jac, y, t, goal, keep):
        if self._stepper is None:
            self._stepper = Stepper(fun, t, y, self.rtol, self.atol, jac, *self.limits)
            self._stepper.start(goal, self.first_step)
        stepper, done = self._stepper, self._stepper.n_steps
        while stepper.fresh or (stepper.t - goal) * stepper.h < 0.0:
            if stepper.n_steps - done >= self.nsteps:
                return stepper.yh[0].copy(), stepper.t, -1
            if stepper.n_steps:
                stepper.weigh()
            trouble = stepper.step()
            if trouble is not None:
                return stepper.yh[0].copy(), stepper.t, next((code for words, code in TROUBLE.items() if trouble.startswith(words)), -1)
            if keep:
                return stepper.yh[0].copy(), stepper.t, 2
        return stepper.at(goal), goal, 2


class ode:  # noqa: N801
    """A system of equations with its state; `integrate` takes it to a time."""

    def __init__(self, f, jac=None):
        self.stiff, self.f, self.jac, self.f_params, self.jac_params, self._y = 0, f, jac, (), (), []

    @property
    def y(self):
        """The state."""
        return self._y

    def set_initial_value(self, y, t=0.0):
        """The state at a time."""
        y = [y] if np.isscalar(y) else y
        self._y, self.t = np.array(y, dtype=float), t
        if not hasattr(self, "_integrator"):
            self.set_integrator("vode")
        self._integrator.reset(len(self._y), self.jac is not None)
        return self

    def set_integrator(self, name, **options):
        """The method, by name: 'dopri5' or 'lsoda'."""
        kinds = {"dopri5": dopri5, "lsoda": lsoda}
        if name.lower() in ("vode", "zvode", "dop853"):
            refuse(f"scipy.integrate.ode with the integrator {name!r}", "use 'dopri5' or 'lsoda'")
        if name.lower() not in kinds:
            warnings.warn(f"No integrator name match with {name!r} or is not available.", stacklevel=2)
            return self
        self._integrator = kinds[name.lower()](**options)
        if not len(self._y):
            self.t, self._y = 0.0, np.array([0.0])
        self._integrator.reset(len(self._y), self.jac is not None)
        return self

    def integrate(self, t, step=False, relax=False):
        """The state at a time; with `step`, after one step."""
        integrator = self._integrator
        if step and isinstance(integrator, dopri5):
            refuse("scipy.integrate.ode.integrate(step=True) with 'dopri5'")
        fun = lambda at, y: np.asarray(self.f(at, y, *self.f_params), dtype=float).ravel()
        jac = None if self.jac is None else lambda at, y: np.asarray(self.jac(at, y, *self.jac_params), dtype=float)
        self._y, self.t, integrator.istate = integrator.run(fun, jac, self._y, self.t, float(t), step)
        if integrator.istate < 0:
            words = MESSAGES.get(integrator.istate) if isinstance(integrator,
            dopri5) else "Excess work done on this call (perhaps wrong Dfun type)."
            warnings.warn(f"{type(integrator).__name__}: {words}", stacklevel=2)
            integrator.success = 0
        return self._y

    def successful(self):
        """Whether the last integration reached its end."""
        return self._integrator.success == 1

    def get_return_code(self):
        """How the last integration ended, as a number."""
        return self._integrator.istate

    def set_f_params(self, *args):
        """More arguments of the function."""
        self.f_params = args
        return self

    def set_jac_params(self, *args):
        """More arguments of its slopes."""
        self.jac_params = args
        return self

    def set_solout(self, solout):
        """A function that is told of every step; -1 stops."""
        if not self._integrator.supports_solout:
            raise ValueError("selected integrator does not support solout, choose another one")
        self._integrator.solout = solout
