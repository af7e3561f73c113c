"""SLSQP: quadratic programs of the linearised constraints, one after another (Kraft)."""

import numpy as np

from scipy.optimize._callbacks import check_unknown
from scipy.optimize._differences import METHODS, derivative
from scipy.optimize._nonnegative import active_set
from scipy.optimize._objective import Objective
from scipy.optimize._result import OptimizeResult

STEP = 1.4901161193847656e-08
EPS = float(np.finfo(float).eps)
MODES = {
    0: "Optimization terminated successfully", 2: "More equality constraints than independent variables",
    3: "More than 3*n iterations in LSQ subproblem",
    4: "Inequality constraints incompatible", 5: "Singular matrix E in LSQ subproblem", 6: "Singular matrix C in LSQ subproblem",
    7: "Rank-deficient equality constraint subproblem HFTI", 8: "Positive directional derivative for linesearch",
    9: "Iteration limit reached",
}


def _nearest_point(g, h):
    """The shortest z with g @ z >= h, and the prices of its rows; None when there is none."""
    n = g.shape[1]
    if len(h) == 0:
        return np.zeros(n), np.zeros(0)
    a = np.vstack([g.T, h])
    b = np.r_[np.zeros(n), 1.0]
    u, size, _ = active_set(a, b, 30 * max(len(h), 10))
    if size <= 0.0:
        return None
    share = 1.0 - h @ u
    if (1.0 + share) - 1.0 <= 0.0:
        return None
    return g.T @ u / share, u / share


def quadratic_step(root, slope, equal, equal_side, above, above_side):
    """The s that makes |root s - f| least with equal @ s = side and above @ s >= side: mode, s, prices of both."""
    n, n_equal = len(slope), len(equal_side)
    f = np.linalg.solve(root.T, -slope)
    if n_equal > n:
        return 2, None, None, None
    q, r = np.linalg.qr(equal.T, "complete") if n_equal else (np.eye(n), np.zeros((n, 0)))
    r = r[:n_equal]
    if n_equal and np.min(np.abs(np.diag(r))) <= EPS * max(1.0, np.max(np.abs(r))):
        return 6, None, None, None
    known = q[:, :n_equal] @ np.linalg.solve(r.T, equal_side) if n_equal else np.zeros(n)
    rest = q[:, n_equal:]
    part, goal, side = root @ rest, f - root @ known, above_side - above @ known
    prices = np.zeros(len(above_side))
    if n_equal == n:
        s = known
        if np.any(side > 1e-10 * np.maximum(1.0, np.abs(above_side))):
            return 4, None, None, None
    else:
        turn, triangle = np.linalg.qr(part)
        if np.min(np.abs(np.diag(triangle))) < EPS:
            return 5, None, None, None
        shifted = turn.T @ goal
        rows = np.linalg.solve(triangle.T, (above @ rest).T).T
        found = _nearest_point(rows, side - rows @ shifted)
        if found is None:
            return 4, None, None, None
        z, prices = found
        s = known + rest @ np.linalg.solve(triangle, z + shifted)
    gradient = root.T @ (root @ s - f) - above.T @ prices
    return 1, s, np.linalg.solve(r, q[:, :n_equal].T @ gradient) if n_equal else np.zeros(0), prices


class Constraints:
    """Values and slopes of all constraints, equalities first."""

    def __init__(self, constraints, x, clip, limits, jac, eps, rel_step):
        self.parts = {"eq": [], "ineq": []}
        for place, given in enumerate(constraints):
            try:
                kind = given["type"].lower()
            except KeyError as error:
                raise KeyError(f"Constraint {place} has no type defined.") from error
            except TypeError as error:
                raise TypeError("Constraints must be defined using a dictionary.") from error
            except AttributeError as error:
                raise TypeError("Constraint's type must be a string.") from error
            if kind not in ("eq", "ineq"):
                raise ValueError(f"Unknown constraint type '{given['type']}'.")
            if "fun" not in given:
                raise ValueError(f"Constraint {place} has no function defined.")
            slopes = given.get("jac")
            if slopes is None:
                how = {"method": jac, "rel_step": rel_step} if jac in METHODS else {"method": "2-point", "abs_step": eps}
                slopes = lambda x, *args, fun=given["fun"], how=how: derivative(fun, clip(x), bounds=limits, args=args, **how)[0]
            self.parts[kind].append((given["fun"], slopes, given.get("args", ())))
        self.n_equal = sum(len(np.atleast_1d(fun(x, *args))) for fun, _, args in self.parts["eq"])
        self.n = self.n_equal + sum(len(np.atleast_1d(fun(x, *args))) for fun, _, args in self.parts["ineq"])

    def values(self, x):
        return np.concatenate(
            [np.zeros(0), *(np.atleast_1d(fun(x, *args)).ravel() for fun, _, args in self.parts["eq"] + self.parts["ineq"])]
        )

    def slopes(self, x):
        rows = [np.atleast_2d(slopes(x, *args)) for _, slopes, args in self.parts["eq"] + self.parts["ineq"]]
        return np.vstack([np.zeros((0, len(x))), *rows])


def slsqp(
    fun, x0, args, jac, bounds, constraints, watch, maxiter=100, ftol=1e-6, iprint=1, disp=False, eps=STEP,
    finite_diff_rel_step=None, workers=None, **unknown
):
    """Steps of sequential least squares within bounds and constraints."""
    check_unknown(unknown)
    x = np.atleast_1d(np.asarray(x0, dtype=float)).ravel()
    n = len(x)
    low, high = (np.full(n, -np.inf), np.full(n, np.inf)) if bounds is None else (np.asarray(side, dtype=float) for side in bounds)
    if np.any(low > high):
        raise ValueError(f"SLSQP Error: lb > ub in bounds {', '.join(str(b) for b in low > high)}.")
    clip = lambda x: np.clip(x, low, high)
    x = clip(x)
    rules = Constraints(
        [constraints] if isinstance(constraints, dict) else constraints, x, clip, (low, high), jac, eps,
        finite_diff_rel_step
    )
    objective = Objective(fun, x, jac, args, (low, high), eps, finite_diff_rel_step)
    search = Search(objective, rules, x, low, high, ftol, int(maxiter), watch)
    mode = search.run()
    x, f, g = search.x, search.f, search.g
    if disp and iprint >= 1:
        print(MODES[mode] + f"    (Exit mode {mode})")
        print("            Current function value:", f)
        print("            Iterations:", search.rounds)
        print("            Function evaluations:", objective.nfev)
        print("            Gradient evaluations:", objective.ngev)
    return OptimizeResult(
        x=x, fun=f, jac=g, nit=search.rounds, nfev=objective.nfev, njev=objective.ngev, status=mode, message=MODES[mode], success=mode == 0,
        multipliers=search.prices[: rules.n],
    )


class Search:
    """The state of the search; `run` gives the mode it ended in."""

    def __init__(self, objective, rules, x, low, high, accuracy, maxiter, watch):
        self.objective, self.rules, self.x, self.low, self.high = objective, rules, x, low, high
        self.accuracy, self.maxiter, self.watch = accuracy, maxiter, watch
        self.f, self.g = objective.fun(x), np.asarray(objective.grad(x), dtype=float)
        self.c, self.a = rules.values(x), rules.slopes(x)
        self.rounds, self.prices = 0, np.zeros(rules.n)

    def _violation(self, c, weights=None):
        bad = np.maximum(-c, np.r_[c[: self.rules.n_equal], np.zeros(len(c) - self.rules.n_equal)])
        return float(np.sum(bad if weights is None else weights * bad))

    def _step(self, matrix):
        """The step of the quadratic program, loosened where constraints contradict each other: mode, step, prices, looseness."""
        n, m, k = len(self.x), self.rules.n, self.rules.n_equal
        root = np.linalg.cholesky(matrix).T
        below, above = np.isfinite(self.low), np.isfinite(self.high)
        unit = np.eye(n)
        rows = np.vstack([self.a[k:], unit[below], -unit[above]])
        sides = np.r_[-self.c[k:], (self.low - self.x)[below], -(self.high - self.x)[above]]
        mode, s, equal, other = quadratic_step(root, self.g, self.a[:k], -self.c[:k], rows, sides)
        if mode == 6 and n == k:
            mode = 4
        if mode != 4:
            return mode, s, None if mode != 1 else np.r_[equal, other[: m - k]], 1.0, False
        weight = 100.0
        for _ in range(6):
            more = np.zeros((n + 1, n + 1))
            more[:n, :n], more[n, n] = root, weight**0.5
            extra = np.r_[-self.c[:k], np.maximum(-self.c[k:], 0.0)]
            wide = np.hstack([self.a, extra[:, None]])
            wide_unit = np.eye(n + 1)
            rows = np.vstack([wide[k:], wide_unit[:n][below], -wide_unit[:n][above], wide_unit[n], -wide_unit[n]])
            loose = np.r_[sides, 0.0, -1.0]
            mode, s, equal, other = quadratic_step(more, np.r_[self.g, 0.0], wide[:k], -self.c[:k], rows, loose)
            if mode != 4:
                break
            weight *= 10.0
        if mode != 1:
            return mode, None, None, 1.0, True
        return mode, s[:n], np.r_[equal, other[: m - k]], 1.0 - s[n], True

    def run(self):
        n, m, k, acc = len(self.x), self.rules.n, self.rules.n_equal, self.accuracy
        matrix, resets, weights = np.eye(n), 1, np.zeros(m)
        moved, f_before = None, self.f
        while True:
            self.rounds += 1
            if self.rounds > self.maxiter:
                self.rounds = self.maxiter
                return 9
            mode, s, prices, looseness, loosened = self._step(matrix)
            if mode != 1:
                return mode
            self.prices = prices
            pull = self.g - self.a.T @ prices
            f_before, x_before = self.f, self.x.copy()
            along = float(self.g @ s)
            equal = np.r_[self.c[:k], np.zeros(m - k)]
            bad = self._violation(self.c)
            sizes = np.abs(prices)
            weights = np.maximum(sizes, (weights + sizes) / 2.0)
            if abs(along) + float(np.sum(sizes * np.abs(self.c))) < acc and bad < acc and not loosened and self.f == self.f:
                return 0
            penalty = float(np.sum(weights * np.maximum(-self.c, equal)))
            start = self.f + penalty
            fall = along - penalty * looseness
            if fall >= 0:
                resets += 1
                if resets > 5:
                    tol = 10 * acc
                    near = abs(self.f - f_before) < tol or (moved is not None and np.linalg.norm(moved) < tol)
                    return 0 if near and bad < tol and not loosened else 8
                matrix = np.eye(n)
                continue
            moved = s
            mode = self._search_line(s, x_before, start, fall, weights, f_before, loosened)
            if mode is not None:
                return mode
            matrix = self._update(matrix, pull)

    def _search_line(self, s, x_before, start, fall, weights, f_before, loosened):
        share, acc = 1.0, self.accuracy
        step = s
        for line in range(1, 12):
            fall = share * fall
            step = share * step
            self.x = np.clip(x_before + step, self.low, self.high)
            self.f, self.c = self.objective.fun(self.x), self.rules.values(self.x)
            change = self.f + self._violation(self.c, weights) - start
            if change <= fall / 10.0 or line > 10:
                break
            share = max(fall / (2.0 * (fall - change)), 0.1)
        self.step = step
        bad = self._violation(self.c)
        if (abs(self.f - f_before) < acc or np.linalg.norm(step) < acc) and bad < acc and not loosened and self.f == self.f:
            self.watch.halts(self.x, self.f)
            return 0
        self.g, self.a = np.asarray(self.objective.grad(self.x), dtype=float), self.rules.slopes(self.x)
        if self.watch.halts(self.x, self.f):
            return 0
        return None

    def _update(self, matrix, pull):
        """Powell's damped update of the second slopes."""
        s = self.step
        change = self.g - self.a.T @ self.prices - pull
        turned = matrix @ s
        h1, h2 = float(s @ change), float(s @ turned)
        if h1 < 0.2 * h2:
            share = 0.8 * h2 / (h2 - h1)
            change = share * change + (1.0 - share) * turned
            h1 = 0.2 * h2
        after = matrix + np.outer(change, change) / h1 - np.outer(turned, turned) / h2
        after = (after + after.T) / 2
        try:
            np.linalg.cholesky(after)
        except np.linalg.LinAlgError:
            return np.eye(len(s))
        return after
