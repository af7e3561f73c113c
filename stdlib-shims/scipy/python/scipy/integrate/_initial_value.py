"""solve_ivp: a solver driven from one end to the other, with events on the way; and odeint."""

import warnings

import numpy as np

from scipy._refusals import refuse_others
from scipy.integrate._bdf import BDF
from scipy.integrate._lsoda import Stepper
from scipy.integrate._lsoda_solver import LSODA
from scipy.integrate._radau import Radau
from scipy.integrate._runge_kutta import DOP853, RK23, RK45
from scipy.integrate._solver import EPS, OdeSolution, OdeSolver
from scipy.optimize._result import OptimizeResult

METHODS = {"RK23": RK23, "RK45": RK45, "DOP853": DOP853, "Radau": Radau, "BDF": BDF, "LSODA": LSODA}
MESSAGES = {0: "The solver successfully reached the end of the integration interval.", 1: "A termination event occurred."}


class OdeResult(OptimizeResult):
    """The answer of `solve_ivp`."""


class _Events:
    """Functions whose zeros are looked for after each step."""

    def __init__(self, events, args, t0, y0):
        given = (events,) if callable(events) else tuple(events)
        self.limits, self.directions = np.empty(len(given)), np.empty(len(given))
        for place, event in enumerate(given):
            terminal = getattr(event, "terminal", None)
            self.directions[place] = getattr(event, "direction", 0)
            if terminal is None or terminal == 0:
                self.limits[place] = np.inf
            elif int(terminal) == terminal and terminal > 0:
                self.limits[place] = terminal
            else:
                raise ValueError("The `terminal` attribute of each event must be a boolean or positive integer.")
        self.events = [(lambda t, y, event=event: event(t, y, *args)) for event in given] if args is not None else list(given)
        self.counts = np.zeros(len(given))
        self.values = [event(t0, y0) for event in self.events]
        self.times, self.places = [[] for _ in given], [[] for _ in given]

    def look(self, solver, sol):
        """Notes zeros within the last step; the time and place to stop at, if any, and the interpolant."""
        new = [event(solver.t, solver.y) for event in self.events]
        old, now = np.asarray(self.values), np.asarray(new)
        up, down = (old <= 0) & (now >= 0), (old >= 0) & (now <= 0)
        met = up & (self.directions > 0) | down & (self.directions < 0) | (up | down) & (self.directions == 0)
        active = np.nonzero(met)[0]
        self.values = new
        if not active.size:
            return None, sol
        from scipy.optimize._scalar_roots import brentq

        sol = solver.dense_output() if sol is None else sol
        self.counts[active] += 1
        roots = np.asarray(
            [brentq(lambda t, event=self.events[place]: event(t, sol(t)), solver.t_old, solver.t, xtol=4 * EPS,
            rtol=4 * EPS) for place in active.tolist()]
        )
        stop = None
        if np.any(self.counts[active] >= self.limits[active]):
            order = np.argsort(roots if solver.t > solver.t_old else -roots)
            active, roots = active[order], roots[order]
            last = np.nonzero(self.counts[active] >= self.limits[active])[0][0]
            active, roots = active[: last + 1], roots[: last + 1]
            stop = roots[-1]
        for place, root in zip(active.tolist(), roots):
            self.times[place].append(root)
            self.places[place].append(sol(root))
        return stop, sol


def _checked_times(t_eval, t0, tf):
    t_eval = np.asarray(t_eval)
    if t_eval.ndim != 1:
        raise ValueError("`t_eval` must be 1-dimensional.")
    if np.any(t_eval < min(t0, tf)) or np.any(t_eval > max(t0, tf)):
        raise ValueError("Values in `t_eval` are not within `t_span`.")
    steps = np.diff(t_eval)
    if (tf > t0 and np.any(steps <= 0)) or (tf < t0 and np.any(steps >= 0)):
        raise ValueError("Values in `t_eval` are not properly sorted.")
    return t_eval


def solve_ivp(fun, t_span, y0, method="RK45", t_eval=None, dense_output=False, events=None, vectorized=False, args=None, **options):
    """The solution of an initial value problem."""
    if not (isinstance(method, str) and method in METHODS) and not (isinstance(method, type) and issubclass(method, OdeSolver)):
        raise ValueError(f"`method` must be one of {METHODS} or OdeSolver class.")
    t0, tf = map(float, t_span)
    if args is not None:
        try:
            args = (*args,)
        except TypeError as error:
            raise TypeError(f"Supplied 'args' cannot be unpacked. Please supply `args` as a tuple (e.g. `args=({args},)`)") from error
        plain = fun
        fun = lambda t, x: plain(t, x, *args)
        jac = options.get("jac")
        if callable(jac):
            options["jac"] = lambda t, x: jac(t, x, *args)
    t_eval = None if t_eval is None else _checked_times(t_eval, t0, tf)
    kind = METHODS[method] if isinstance(method, str) else method
    solver = kind(fun, t0, y0, tf, vectorized=vectorized, **options)
    ts, ys, ends, interpolants = ([t0], [y0], [t0], []) if t_eval is None else ([], [], [t0], [])
    watched = None if events is None else _Events(events, args, t0, y0)
    forward = t_eval if t_eval is None or tf > t0 else t_eval[::-1]
    seen = 0 if tf > t0 or t_eval is None else len(t_eval)
    status = None
    while status is None:
        message = solver.step()
        if solver.status == "finished":
            status = 0
        elif solver.status == "failed":
            status = -1
            break
        t, y, sol = solver.t, solver.y, None
        if dense_output:
            sol = solver.dense_output()
            interpolants.append(sol)
        if watched is not None:
            stop, sol = watched.look(solver, sol)
            if stop is not None:
                status, t, y = 1, stop, sol(stop)
        if t_eval is None:
            if not (len(ts) > 1 and ts[-1] == t and dense_output):
                ts.append(t)
                ys.append(y)
            elif interpolants:
                interpolants.pop()
        else:
            if solver.direction > 0:
                now = int(np.searchsorted(forward, t, side="right"))
                part = forward[seen:now]
            else:
                now = int(np.searchsorted(forward, t, side="left"))
                part = forward[now:seen][::-1]
            if part.size:
                sol = solver.dense_output() if sol is None else sol
                ts.append(part)
                ys.append(sol(part))
                seen = now
            if dense_output:
                ends.append(t)
    message = MESSAGES.get(status, message)
    if t_eval is None:
        ts, ys = np.array(ts), np.vstack(ys).T
    elif ts:
        ts, ys = np.hstack(ts), np.hstack(ys)
    whole = OdeSolution(ts if t_eval is None else ends, interpolants, alt_segment=kind in (BDF, LSODA)) if dense_output else None
    return OdeResult(
        t=ts, y=ys, sol=whole, t_events=None if watched is None else [np.asarray(part) for part in watched.times],
        y_events=None if watched is None else [np.asarray(part) for part in watched.places], nfev=solver.nfev, njev=solver.njev,
        nlu=solver.nlu,
        status=status, message=message, success=status >= 0,
    )


class ODEintWarning(Warning):
    """The integration did not reach its end."""


def odeint(
    func, y0, t, args=(), Dfun=None, col_deriv=0, full_output=0, ml=None, mu=None, rtol=None, atol=None, tcrit=None,
    h0=0.0, hmax=0.0, hmin=0.0, ixpr=0, mxstep=0, mxhnil=0, mxordn=12, mxords=5, printmessg=0, tfirst=False
):
    """The solution at given times, by LSODA."""
    refuse_others("scipy.integrate.odeint", tcrit=(tcrit, None), ml=(ml, None), mu=(mu, None), printmessg=(bool(printmessg), False))
    t = np.asarray(t, dtype=float)
    steps = np.diff(t)
    if not (np.all(steps >= 0) or np.all(steps <= 0)):
        raise ValueError("The values in t must be monotonically increasing or monotonically decreasing; repeated values are allowed.")
    y0 = np.atleast_1d(np.array(y0, dtype=float))
    if y0.ndim > 1:
        raise ValueError("Initial condition y0 must be one-dimensional.")
    args = args if isinstance(args, tuple) else (args,)
    call = (lambda f, t, y: f(t, y, *args)) if tfirst else (lambda f, t, y: f(y, t, *args))
    first = np.asarray(call(func, t[0] if len(t) else 0.0, y0.copy()), dtype=float)
    if first.size != y0.size:
        raise RuntimeError(f"The size of the array returned by func ({first.size}) does not match the size of y0 ({y0.size}).")
    fun = lambda t, y: np.asarray(call(func, t, y), dtype=float).reshape(y0.shape)
    jac = None if Dfun is None else (
        lambda t,
        y: np.asarray(call(Dfun, t, y), dtype=float).T if col_deriv else np.asarray(call(Dfun, t, y), dtype=float)
    )
    answer = np.zeros((len(t), y0.size))
    answer[:1] = y0
    limit = lambda given: 1.49012e-8 if given is None else np.asarray(given, dtype=float)
    info = {"hu": [], "tcur": [], "tolsf": [], "tsw": [], "nst": [], "nfe": [], "nje": [], "nqu": [], "mused": []}
    trouble = None
    if len(t) > 1:
        trouble = _march(
            Stepper(fun, t[0], y0, limit(rtol), limit(atol), jac, hmax, hmin, mxordn, mxords), t, answer, h0,
            mxstep or 500, info
        )
    if trouble is not None:
        warnings.warn(f"{trouble} Run with full_output = 1 to get quantitative information.", ODEintWarning, stacklevel=2)
    if not full_output:
        return answer
    whole = {name: np.array(values, dtype=float if name in ("hu", "tcur", "tolsf", "tsw") else np.int32) for name, values in info.items()}
    used = whole.pop("mused")
    whole.update(
        imxer=-1, lenrw=max(20 + 16 * y0.size, 22 + 9 * y0.size + y0.size**2), leniw=20 + y0.size, mused=used,
        message=trouble or "Integration successful."
    )
    return answer, whole


def _march(stepper, t, answer, first, most, info):
    """From time to time; a message when the work got too much."""
    switched = t[0]
    for place in range(1, len(t)):
        goal = t[place]
        if stepper.fresh and goal != stepper.t:
            stepper.start(goal, abs(first))
        done = stepper.n_steps
        while goal != t[0] and (stepper.fresh or (stepper.t - goal) * stepper.h < 0.0):
            if stepper.n_steps - done >= most:
                answer[place] = stepper.yh[0]
                _note(stepper, switched, info)
                return "Excess work done on this call (perhaps wrong Dfun type)."
            if stepper.n_steps:
                stepper.weigh()
            if EPS * stepper.size(stepper.yh[0]) > 0.01:
                return "Excess accuracy requested (tolerances too small)."
            kind = stepper.method
            trouble = stepper.step()
            if trouble is not None:
                return trouble
            if stepper.method != kind:
                switched = stepper.t
        answer[place] = stepper.yh[0] if stepper.fresh else stepper.at(goal)
        if not stepper.fresh:
            _note(stepper, switched, info)
    return None


def _note(stepper, switched, info):
    """A row of what `full_output` tells."""
    row = (stepper.last_used_h, stepper.t, 0.0, switched, stepper.n_steps, stepper.nfev, stepper.njev, stepper.last_q, stepper.used)
    for name, value in zip(info, row):
        info[name].append(value)
