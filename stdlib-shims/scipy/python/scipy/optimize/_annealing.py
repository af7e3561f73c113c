"""Dual annealing: visits far away that grow rarer, and descents from the best places (Tsallis; Xiang and others)."""

import math

import numpy as np

from scipy.optimize._constraints import Bounds
from scipy.optimize._result import OptimizeResult
from scipy.optimize._streams import stream_of

TAIL, LEAST = 1e8, 1e-10


class Visits:
    """Steps with the long tails of Tsallis' distribution."""

    def __init__(self, low, high, shape, stream):
        self.low, self.width, self.shape, self.stream = low, high - low, shape, stream
        second = np.exp((4.0 - shape) * np.log(shape - 1.0))
        third = np.exp((2.0 - shape) * np.log(2.0) / (shape - 1.0))
        self.fourth = np.sqrt(np.pi) * second / (third * (3.0 - shape))
        fifth = 1.0 / (shape - 1.0) - 0.5
        self.sixth = np.pi * (1.0 - fifth) / np.sin(np.pi * (1.0 - fifth)) / np.exp(math.lgamma(2.0 - fifth))

    def draw(self, temperature, n):
        x, y = self.stream.normal(size=(n, 2)).T
        rest = 3.0 - self.shape
        fourth = self.fourth * np.exp(np.log(temperature) / (self.shape - 1.0))
        x = x * np.exp(-(self.shape - 1.0) * np.log(self.sixth / fourth) / rest)
        return x / np.exp((self.shape - 1.0) * np.log(np.fabs(y)) / rest)

    def visit(self, x, step, temperature):
        n = x.size
        if step < n:
            visits = self.draw(temperature, n)
            upper, lower = self.stream.uniform(size=2)
            visits[visits > TAIL] = TAIL * upper
            visits[visits < -TAIL] = -TAIL * lower
            place = np.fmod(np.fmod(visits + x - self.low, self.width) + self.width, self.width) + self.low
            place[np.fabs(place - self.low) < LEAST] += LEAST
            return place
        place, at = np.copy(x), step - n
        visit = self.draw(temperature, 1)[0]
        if visit > TAIL:
            visit = TAIL * self.stream.uniform()
        elif visit < -TAIL:
            visit = -TAIL * self.stream.uniform()
        value = np.fmod(np.fmod(visit + x[at] - self.low[at], self.width[at]) + self.width[at], self.width[at]) + self.low[at]
        place[at] = value + LEAST if np.fabs(value - self.low[at]) < LEAST else value
        return place


class Annealing:
    """Where the chain is, and the best place so far."""

    def __init__(self, func, args, maxfun, low, high, accept, visits, stream, descent, callback):
        self.func, self.args, self.maxfun, self.low, self.high = func, args, maxfun, low, high
        self.accept, self.visits, self.stream, self.descent, self.callback = accept, visits, stream, descent, callback
        self.nfev = self.njev = self.nhev = 0
        self.best = self.x_best = None
        self.idle, self.most_idle, self.improved = 0, 1000, False

    def value(self, x):
        self.nfev += 1
        return self.func(x, *self.args)

    def reset(self, x0=None):
        self.x = self.stream.uniform(self.low, self.high, size=len(self.low)) if x0 is None else np.copy(x0)
        for _ in range(1001):
            self.now = self.value(self.x)
            if self.now is None:
                raise ValueError("Objective function is returning None")
            if np.isfinite(self.now):
                break
            self.x = self.stream.uniform(self.low, self.high, size=self.low.size)
        else:
            raise ValueError(
                "Stopping algorithm because function create NaN or (+/-) infinity values even with trying new random parameters"
            )
        if self.best is None:
            self.best, self.x_best = self.now, np.copy(self.x)

    def start_chain(self):
        self.chain_best, self.x_chain = self.now, np.array(self.x)

    def _update_best(self, value, x, context):
        self.best, self.x_best = value, np.copy(x)
        if self.callback is not None and self.callback(x, value, context):
            return "Callback function requested to stop early by returning True"
        return None

    def run(self, step, temperature):
        """Visits in all coordinates at once, then one by one; a message to stop."""
        self.temperature = temperature / float(step + 1)
        self.idle += 1
        for count in range(self.x.size * 2):
            if count == 0:
                self.improved = step == 0
            place = self.visits.visit(self.x, count, temperature)
            value = self.value(place)
            if value < self.now:
                self.now, self.x = value, np.copy(place)
                if value < self.best:
                    message = self._update_best(value, place, 0)
                    if message:
                        return message
                    self.improved, self.idle = True, 0
            else:
                self._maybe(count, value, place)
            if self.nfev >= self.maxfun:
                return "Maximum number of function call reached during annealing"
        return None

    def _maybe(self, count, value, place):
        drawn = self.stream.uniform()
        share = 1.0 - (1.0 - self.accept) * (value - self.now) / self.temperature
        share = 0.0 if share <= 0.0 else np.exp(np.log(share) / (1.0 - self.accept))
        if drawn <= share:
            self.now, self.x = value, np.copy(place)
            self.x_chain = np.copy(self.x)
        if self.idle >= self.most_idle and (count == 0 or self.now < self.chain_best):
            self.chain_best, self.x_chain = self.now, np.copy(self.x)

    def _descend(self, x, value):
        found = self.descent(self.value, x)
        self.njev += found.get("njev", 0)
        self.nhev += found.get("nhev", 0)
        inside = np.all(np.isfinite(found.x)) and np.isfinite(found.fun) and np.all(found.x >= self.low) and np.all(found.x <= self.high)
        return (found.fun, found.x) if inside and found.fun < value else (value, np.copy(x))

    def search(self):
        """Descents from the best place and from a long chain's; a message to stop."""
        if self.improved:
            value, x = self._descend(self.x_best, self.best)
            if value < self.best:
                self.idle = 0
                message = self._update_best(value, x, 1)
                if message:
                    return message
                self.now, self.x = value, np.copy(x)
            if self.nfev >= self.maxfun:
                return "Maximum number of function call reached during local search"
        if self.idle >= self.most_idle:
            value, x = self._descend(self.x_chain, self.chain_best)
            self.x_chain, self.chain_best, self.idle, self.most_idle = np.copy(x), value, 0, self.x.size
            if value < self.best:
                message = self._update_best(value, x, 2)
                if message:
                    return message
                self.now, self.x = value, np.copy(x)
            if self.nfev >= self.maxfun:
                return "Maximum number of function call reached during dual annealing"
        return None


def _descent(bounds, args, low, high, options):
    """The local search: L-BFGS-B within the bounds, or what was asked for."""
    from scipy.optimize._minimize import minimize

    options = dict(options or {})
    options.pop("args", None)
    if not options:
        n_rounds = min(max(len(low) * 6, 100), 1000)
        options = {"method": "L-BFGS-B", "options": {"maxiter": n_rounds}, "bounds": list(zip(low, high))}
    for name in ("jac", "hess", "hessp"):
        given = options.get(name)
        if callable(given):
            options[name] = lambda *places, given=given: given(*places, *args)
    return lambda fun, x: minimize(fun, x, **options)


def dual_annealing(
    func, bounds, args=(), maxiter=1000, minimizer_kwargs=None, initial_temp=5230.0, restart_temp_ratio=2.0e-5,
    visit=2.62, accept=-5.0, maxfun=1e7, rng=None, no_local_search=False, callback=None, x0=None, *, seed=None
):
    """The lowest place within bounds, by annealing with descents."""
    pairs = list(zip(bounds.lb, bounds.ub)) if isinstance(bounds, Bounds) else bounds
    if x0 is not None and len(x0) != len(pairs):
        raise ValueError("Bounds size does not match x0")
    low, high = (np.array(side) for side in zip(*pairs))
    if restart_temp_ratio <= 0.0 or restart_temp_ratio >= 1.0:
        raise ValueError("Restart temperature ratio has to be in range (0, 1)")
    if not np.all(np.isfinite(low)) or not np.all(np.isfinite(high)):
        raise ValueError("Some bounds values are inf values or nan values")
    if not np.all(low < high):
        raise ValueError("Bounds are not consistent min < max")
    stream = stream_of(rng, seed)
    state = Annealing(
        func, args, maxfun, low, high, accept, Visits(low, high, visit, stream), stream,
        _descent(pairs, args, low, high, minimizer_kwargs), callback
    )
    state.reset(x0)
    state.start_chain()
    first = np.exp((visit - 1) * np.log(2.0)) - 1.0
    rounds, message, success = 0, None, True
    while message is None:
        for step in range(maxiter):
            temperature = initial_temp * first / (np.exp((visit - 1) * np.log(float(step) + 2.0)) - 1.0)
            if rounds >= maxiter:
                message = "Maximum number of iteration reached"
                break
            if temperature < initial_temp * restart_temp_ratio:
                state.reset()
                break
            message = state.run(step, temperature)
            if message is None and not no_local_search:
                message = state.search()
            if message is not None:
                success = False
                break
            rounds += 1
    return OptimizeResult(
        x=state.x_best, fun=state.best, nit=rounds, nfev=state.nfev, njev=state.njev, nhev=state.nhev, success=success,
        status=0, message=[message]
    )
