"""Differential evolution: candidates made of the differences of others (Storn and Price)."""

import warnings

import numpy as np

from scipy._refusals import refuse
from scipy.optimize._callbacks import MESSAGES, names_of
from scipy.optimize._constraints import Bounds, LinearConstraint, NonlinearConstraint
from scipy.optimize._result import OptimizeResult
from scipy.optimize._streams import stream_of
from scipy.stats._random import integers

EPS = float(np.finfo(float).eps)
KINDS = {"best1": 2, "rand1": 3, "randtobest1": 3, "currenttobest1": 2, "best2": 4, "rand2": 5}
BAD_INIT = (
    "The population initialization method must be one of 'latinhypercube' or 'random', or an array of shape (S, N) where N is the "
    "number of "
    "parameters and S>5"
)


class Rule:
    """A constraint as the sum of what lies outside its bounds."""

    def __init__(self, constraint, x):
        if isinstance(constraint, NonlinearConstraint):
            self.fun = lambda x: np.atleast_1d(constraint.fun(np.asarray(x)))
        elif isinstance(constraint, LinearConstraint):
            self.fun = lambda x: constraint.A.dot(x)
        elif isinstance(constraint, Bounds):
            self.fun = np.asarray
        else:
            raise ValueError("`constraint` of an unknown type is passed.")
        self.size = self.fun(x).size
        self.low, self.high = (np.resize(np.asarray(side, dtype=float), self.size) for side in (constraint.lb, constraint.ub))

    def violation(self, x):
        value = self.fun(x)
        return np.maximum(self.low - value, 0) + np.maximum(value - self.high, 0)


class Evolution:
    """The population and the rounds it goes through."""

    def __init__(
        self, func, bounds, args, strategy, maxiter, popsize, tol, mutation, recombination, stream, init, atol,
        updating, constraints, x0, integrality, vectorized
    ):
        self.strategy, self.stream, self.tol, self.atol = strategy, stream, tol, atol
        if not callable(strategy) and (strategy[:-3] not in KINDS or strategy[-3:] not in ("bin", "exp")):
            raise ValueError("Please select a valid mutation strategy")
        self.deferred, self.vectorized = updating == "deferred", vectorized
        if not np.all(np.isfinite(mutation)) or np.any(np.array(mutation) >= 2) or np.any(np.array(mutation) < 0):
            raise ValueError(
                "The mutation constant must be a float in U[0, 2), or specified as a tuple(min, max) where min < max and min, max "
                "are in U[0, 2)."
            )
        self.scale, self.dither = mutation, None
        if hasattr(mutation, "__iter__") and len(mutation) > 1:
            self.dither = sorted([mutation[0], mutation[1]])
        self.recombination, self.func, self.args = recombination, func, args
        pairs = np.array([bounds.lb, bounds.ub], dtype=float) if isinstance(bounds, Bounds) else np.array(bounds, dtype=float).T
        self.limits = pairs
        if np.size(pairs, 0) != 2 or not np.all(np.isfinite(pairs)):
            raise ValueError("bounds should be a sequence containing finite real valued (min, max) pairs for each value in x")
        self.centre, self.width = 0.5 * (pairs[0] + pairs[1]), np.fabs(pairs[0] - pairs[1])
        with np.errstate(divide="ignore"):
            self.inverse = np.where(self.width != 0, 1 / self.width, 0)
        self.n, self.maxiter = pairs.shape[1], 1000 if maxiter is None else maxiter
        self.whole = np.zeros(self.n, dtype=bool)
        if np.any(integrality):
            self._keep_whole(integrality)
        self.size = max(5, popsize * max(1, self.n - np.count_nonzero(pairs[0] == pairs[1])))
        self.calls = 0
        self.population = self._start(init)
        self.size = len(self.population)
        self.energies = np.full(self.size, np.inf)
        if x0 is not None:
            scaled = self.unscaled(np.asarray(x0))
            if np.any((scaled > 1.0) | (scaled < 0.0)):
                raise ValueError("Some entries in x0 lay outside the specified bounds")
            self.population[0] = scaled
        given = constraints if hasattr(constraints, "__len__") else [constraints]
        self.rules = [Rule(constraint, self.scaled(self.population[0])) for constraint in given]
        n_rules = sum(rule.size for rule in self.rules)
        self.violations, self.feasible = np.zeros((self.size, max(1, n_rules))), np.ones(self.size, dtype=bool)
        self.order = np.arange(self.size)

    def _keep_whole(self, integrality):
        self.whole = np.asarray(np.broadcast_to(integrality, self.n), dtype=bool)
        low, high = np.ceil(self.limits[0]), np.floor(self.limits[1])
        if not np.all(low[self.whole] <= high[self.whole]):
            raise ValueError("One of the integrality constraints does not have any possible integer values between the lower/upper bounds.")
        # The scale stays that of the bounds as they were given.
        self.limits = self.limits.copy()
        self.limits[0, self.whole] = np.nextafter(low[self.whole] - 0.5, np.inf)
        self.limits[1, self.whole] = np.nextafter(high[self.whole] + 0.5, -np.inf)

    def _start(self, init):
        shape = (self.size, self.n)
        if not isinstance(init, str):
            rows = np.asarray(init, dtype=np.float64)
            if np.size(rows, 0) < 5 or rows.ndim != 2 or rows.shape[1] != self.n:
                raise ValueError("The population supplied needs to have shape (S, len(x)), where S > 4.")
            return np.clip(self.unscaled(rows), 0, 1)
        if init == "random":
            return self.stream.uniform(size=shape)
        if init in ("sobol", "halton"):
            refuse(f"scipy.optimize.differential_evolution(init={init!r})", "use 'latinhypercube'")
        if init != "latinhypercube":
            raise ValueError(BAD_INIT)
        share = 1.0 / self.size
        samples = share * self.stream.uniform(size=shape) + np.linspace(0.0, 1.0, self.size, endpoint=False)[:, None]
        rows = np.zeros_like(samples)
        for place in range(self.n):
            rows[:, place] = samples[self.stream.permutation(range(self.size)), place]
        return rows

    def scaled(self, rows):
        values = self.centre + (rows - 0.5) * self.width
        if np.any(self.whole):
            values = np.where(self.whole, np.round(values), values)
        return values

    def unscaled(self, values):
        return (values - self.centre) * self.inverse + 0.5

    @property
    def convergence(self):
        if np.any(np.isinf(self.energies)):
            return np.inf
        return np.std(self.energies) / (np.abs(np.mean(self.energies)) + EPS)

    def converged(self):
        return not np.any(np.isinf(self.energies)) and bool(np.std(self.energies) <= self.atol + self.tol * np.abs(np.mean(self.energies)))

    def value(self, x):
        return self.func(x, *self.args)

    def measure(self, rows):
        """The values of candidates."""
        places = self.scaled(rows)
        if len(places) == 0:
            return np.zeros(0)
        values = np.atleast_1d(self.value(places.T)) if self.vectorized else np.squeeze([self.value(x) for x in places])
        if np.size(values) != len(rows):
            raise RuntimeError(
                "The vectorized function must return an array of shape (S,) when given an array of shape (len(x), "
                "S)" if self.vectorized else "func(x, *args) must return a scalar value"
            )
        self.calls += 1 if self.vectorized else len(rows)
        return values

    def violation(self, x):
        return np.concatenate([rule.violation(x) for rule in self.rules]) if self.rules else np.zeros(1)

    def check(self, rows):
        if not self.rules:
            return np.ones(len(rows), dtype=bool), np.zeros((len(rows), 1))
        found = np.array([self.violation(x) for x in self.scaled(rows)])
        return ~(found.sum(axis=1) > 0), found

    def begin(self):
        self.feasible, self.violations = self.check(self.population)
        self.energies[self.feasible] = self.measure(self.population[self.feasible])
        self.promote()

    def promote(self):
        """The best candidate comes first."""
        able = np.flatnonzero(self.feasible)
        best = able[np.argmin(self.energies[able])] if able.size else int(np.argmin(self.violations.sum(axis=1)))
        for part in (self.energies, self.population, self.feasible, self.violations):
            part[[0, best]] = part[[best, 0]]

    def accepts(self, energy, able, violation, place):
        if self.feasible[place] and able:
            return energy <= self.energies[place]
        if able:
            return True
        return not self.feasible[place] and bool(np.all(violation <= self.violations[place]))

    def _take(self, place, row, energy, able, violation):
        self.population[place], self.energies[place], self.feasible[place], self.violations[place] = row, energy, able, violation

    def advance(self):
        """One round over all candidates."""
        if np.all(np.isinf(self.energies)):
            self.begin()
        if self.dither is not None:
            self.scale = self.stream.uniform(self.dither[0], self.dither[1])
        if self.deferred:
            self._all_at_once()
            return
        for place in range(self.size):
            row = self._mutant(place)
            self._inside(row)
            x = self.scaled(row)
            violation = self.violation(x)
            able = not np.sum(violation) > 0
            energy = np.inf
            if able:
                energy = self.value(x)
                self.calls += 1
            if self.accepts(energy, able, violation, place):
                self._take(place, row, np.squeeze(energy), able, violation)
                if self.accepts(energy, able, violation, 0):
                    self.promote()

    def _all_at_once(self):
        rows = self._mutants()
        self._inside(rows)
        able, violations = self.check(rows)
        energies = np.full(self.size, np.inf)
        energies[able] = self.measure(rows[able])
        taken = [self.accepts(energies[place], able[place], violations[place], place) for place in range(self.size)]
        for place in np.flatnonzero(taken).tolist():
            self._take(place, rows[place], energies[place], able[place], violations[place])
        self.promote()

    def _inside(self, rows):
        outside = (rows > 1) | (rows < 0)
        n = np.count_nonzero(outside)
        if n:
            rows[outside] = self.stream.uniform(size=n)

    def _samples(self, place):
        self.stream.shuffle(self.order)
        chosen = self.order[:6]
        return chosen[chosen != place][:5]

    def _mixed(self, place, r):
        p, scale, kind = self.population, self.scale, self.strategy[:-3]
        if kind == "best1":
            return p[0] + scale * (p[r[0]] - p[r[1]])
        if kind == "rand1":
            return p[r[0]] + scale * (p[r[1]] - p[r[2]])
        if kind == "randtobest1":
            base = p[r[0]] + scale * (p[0] - p[r[0]])
            return base + scale * (p[r[1]] - p[r[2]])
        if kind == "currenttobest1":
            return p[place] + scale * (p[0] - p[place] + p[r[0]] - p[r[1]])
        if kind == "best2":
            return p[0] + scale * (p[r[0]] + p[r[1]] - p[r[2]] - p[r[3]])
        return p[r[0]] + scale * (p[r[1]] + p[r[2]] - p[r[3]] - p[r[4]])

    def _own(self, place):
        row = self.strategy(place, self.scaled(self.population), rng=self.stream)
        if np.shape(row) != (self.n,):
            raise RuntimeError(
                "strategy must have signature f(candidate: int, population: np.ndarray, rng=None) returning an array of shape (N,)"
            )
        return self.unscaled(row)

    def _crossed(self, place, mixed, fill, cross):
        row = np.copy(self.population[place])
        if self.strategy.endswith("bin"):
            cross[fill] = True
            return np.where(cross, mixed, row)
        cross[0] = True
        count = 0
        while count < self.n and cross[count]:
            row[fill] = mixed[fill]
            fill = (fill + 1) % self.n
            count += 1
        return row

    def _mutant(self, place):
        if callable(self.strategy):
            return self._own(place)
        fill = integers(self.stream, self.n)
        mixed = self._mixed(place, self._samples(place))
        return self._crossed(place, mixed, fill, self.stream.uniform(size=self.n) < self.recombination)

    def _mutants(self):
        if callable(self.strategy):
            return np.array([self._own(place) for place in range(self.size)], dtype=float)
        samples = [self._samples(place) for place in range(self.size)]
        mixed = [self._mixed(place, chosen) for place, chosen in enumerate(samples)]
        fills = integers(self.stream, self.n, size=self.size)
        cross = self.stream.uniform(size=(self.size, self.n)) < self.recombination
        return np.array([self._crossed(place, mixed[place], fills[place], cross[place]) for place in range(self.size)])

    def result(self, rounds, message, stopped=None):
        found = OptimizeResult(
            x=self.scaled(self.population[0]), fun=self.energies[0], nfev=self.calls, nit=rounds, message=message,
            success=stopped is not True,
            population=self.scaled(self.population), population_energies=self.energies,
        )
        if self.rules:
            found.constr = [rule.violation(found.x) for rule in self.rules]
            found.constr_violation = found.maxcv = np.max(np.concatenate(found.constr))
            if found.maxcv > 0:
                found.success = False
        return found


def differential_evolution(
    func, bounds, args=(), strategy="best1bin", maxiter=1000, popsize=15, tol=0.01, mutation=(0.5, 1),
    recombination=0.7, rng=None, callback=None, disp=False, polish=True, init="latinhypercube", atol=0,
    updating="immediate", workers=1, constraints=(), x0=None, *, integrality=None, vectorized=False, seed=None
):
    """The lowest place within bounds, by a population that evolves."""
    if workers != 1:
        refuse("scipy.optimize.differential_evolution(workers=)")
    if vectorized and updating == "immediate":
        warnings.warn(
            "differential_evolution: the 'vectorized' keyword has overridden updating='immediate' to updating='deferred'",
            UserWarning, stacklevel=2
        )
        updating = "deferred"
    if polish and not callable(polish) and (not hasattr(constraints, "__len__") or len(constraints)):
        refuse("scipy.optimize.differential_evolution(polish=True, constraints=)", "use polish=False")
    args = args if isinstance(args, tuple) else (args,)
    state = Evolution(
        func, bounds, args, strategy, maxiter, popsize, tol, mutation, recombination, stream_of(rng, seed), init, atol,
        updating, constraints, x0, integrality, vectorized
    )
    whole_result = callback is not None and set(names_of(callback)) == {"intermediate_result"}
    rounds, stopped, message = 0, False, MESSAGES["success"]
    if np.all(np.isinf(state.energies)):
        state.begin()
    for rounds in range(1, state.maxiter + 1):
        state.advance()
        if disp:
            print(f"differential_evolution step {rounds}: f(x)= {state.energies[0]}")
        if callback is not None:
            now = state.result(rounds, "in progress")
            now.convergence = state.tol / (state.convergence + EPS)
            try:
                stopped = bool(callback(intermediate_result=now) if whole_result else callback(np.copy(now.x), now.convergence))
            except StopIteration:
                stopped = True
            if stopped:
                message = "callback function requested stop early"
        if stopped or state.converged():
            break
    else:
        stopped, message = True, MESSAGES["maxiter"]
    found = state.result(rounds, message, stopped)
    if polish and not np.all(state.whole):
        _polish(state, found, polish, disp)
    return found


def _polish(state, found, polish, disp):
    """The best candidate goes downhill from where it is."""
    from scipy.optimize._minimize import minimize

    limits = state.limits
    if np.any(state.whole):
        limits[0, state.whole] = limits[1, state.whole] = found.x[state.whole]
    if callable(polish):
        better = polish(state.func, np.copy(found.x), bounds=Bounds(limits[0], limits[1]), constraints=())
        if not isinstance(better, OptimizeResult):
            raise ValueError("The result from a user defined polishing function should return an OptimizeResult.")
    else:
        if disp:
            print("Polishing solution with 'L-BFGS-B'")
        value = (lambda x: np.atleast_1d(state.value(np.atleast_2d(x).T))[0]) if state.vectorized else state.value
        better = minimize(value, np.copy(found.x), method="L-BFGS-B", bounds=Bounds(limits[0], limits[1]))
    state.calls += better.get("nfev", 0)
    found.nfev = state.calls
    if better.fun < found.fun and better.success and np.all(better.x <= limits[1]) and np.all(limits[0] <= better.x):
        found.fun, found.x, found.jac = better.fun, better.x, better.get("jac", None)
        state.energies[0] = better.fun
        state.population[0] = state.unscaled(better.x)
