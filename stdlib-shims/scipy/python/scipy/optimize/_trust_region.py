"""Steps within a region where a quadratic model is trusted: dogleg and truncated conjugate gradients."""

import math
import warnings

import numpy as np

from scipy.optimize._callbacks import MESSAGES, check_unknown
from scipy.optimize._objective import Objective
from scipy.optimize._result import OptimizeResult


class Model:
    """Value, slopes and second slopes at one place."""

    def __init__(self, x, objective, hess, hessp):
        self.x, self.fun, self._slopes = x, objective.fun(x), None
        self._objective, self._hessp, self._has = objective, hessp, callable(hess)
        self._matrix = None

    @property
    def jac(self):
        if self._slopes is None:
            self._slopes = self._objective.grad(self.x)
        return self._slopes

    @property
    def size(self):
        return np.linalg.norm(self.jac)

    @property
    def hess(self):
        if self._matrix is None:
            self._matrix = self._objective.hess(self.x)
        return self._matrix

    def turn(self, p):
        return self._hessp(self.x, p) if self._hessp is not None else np.dot(self.hess, p)

    def __call__(self, p):
        return self.fun + np.dot(self.jac, p) + 0.5 * np.dot(p, self.turn(p))


def _crossings(z, d, radius):
    """Where a line meets the edge of the region."""
    a, b, c = np.dot(d, d), 2 * np.dot(z, d), np.dot(z, z) - radius**2
    aux = b + math.copysign(math.sqrt(b * b - 4 * a * c), b)
    return sorted([-aux / (2 * a), -2 * c / aux])


def _dogleg(model, radius):
    g = model.jac
    half = np.linalg.cholesky(model.hess)
    newton = -np.linalg.solve(half.T, np.linalg.solve(half, g))
    if np.linalg.norm(newton) < radius:
        return newton, False
    steepest = -(np.dot(g, g) / np.dot(g, model.turn(g))) * g
    size = np.linalg.norm(steepest)
    if size >= radius:
        return steepest * (radius / size), True
    share = _crossings(steepest, newton - steepest, radius)[1]
    return steepest + share * (newton - steepest), True


def _truncated(model, radius):
    z = np.zeros_like(model.jac)
    enough = min(0.5, math.sqrt(model.size)) * model.size
    if model.size < enough:
        return z, False
    r = model.jac
    d = -r
    while True:
        turned = model.turn(d)
        curvature = np.dot(d, turned)
        if curvature <= 0:
            first, second = (z + share * d for share in _crossings(z, d, radius))
            return (first if model(first) < model(second) else second), True
        square = np.dot(r, r)
        share = square / curvature
        after = z + share * d
        if np.linalg.norm(after) >= radius:
            return z + _crossings(z, d, radius)[1] * d, True
        r = r + share * turned
        rest = np.dot(r, r)
        if math.sqrt(rest) < enough:
            return after, False
        d = -r + rest / square * d
        z = after


def trust_region(
    fun, x0, args, jac, hess, hessp, watch, name, initial_trust_radius=1.0, max_trust_radius=1000.0, eta=0.15,
    gtol=1e-4, maxiter=None, disp=False, return_all=False, inexact=True, workers=None, subproblem_maxiter=None,
    **unknown
):
    """Steps of the named method."""
    check_unknown(unknown)
    title = {"dogleg": "dogleg minimization", "trust-ncg": "Newton-CG trust-region minimization"}[name]
    if jac is None:
        raise ValueError(f"Jacobian is required for {title}")
    if name == "dogleg" and not callable(hess):
        raise ValueError("Hessian is required for dogleg minimization")
    if hess is None and hessp is None:
        raise ValueError("Either the Hessian or the Hessian-vector product is required for Newton-CG trust-region minimization")
    if hess is not None and not callable(hess):
        raise NotImplementedError(f"scipy.optimize.minimize(method={name!r}, hess={hess!r}) is not available: give a function")
    if not 0 <= eta < 0.25:
        raise Exception("invalid acceptance stringency")
    if max_trust_radius <= 0:
        raise Exception("the max trust radius must be positive")
    if initial_trust_radius <= 0:
        raise ValueError("the initial trust radius must be positive")
    if initial_trust_radius >= max_trust_radius:
        raise ValueError("the initial trust radius must be less than the max trust radius")
    x = np.asarray(x0).flatten()
    objective = Objective(fun, x, jac, args, hess=hess)
    turns = [0]

    def turned(x, p):
        turns[0] += 1
        return hessp(np.copy(x), p, *args)

    solve = _dogleg if name == "dogleg" else _truncated
    product = None if hessp is None or name == "dogleg" else turned
    maxiter = len(x) * 200 if maxiter is None else maxiter
    model, flag, radius, rounds, trail = Model(x, objective, hess, product), 0, initial_trust_radius, 0, [x]
    while model.size >= gtol:
        try:
            p, edge = solve(model, radius)
        except np.linalg.LinAlgError:
            flag = 3
            break
        foretold = model(p)
        after = Model(x + p, objective, hess, product)
        fall, hoped = model.fun - after.fun, model.fun - foretold
        if hoped <= 0:
            flag = 2
            break
        share = fall / hoped
        if share < 0.25:
            radius *= 0.25
        elif share > 0.75 and edge:
            radius = min(2 * radius, max_trust_radius)
        if share > eta:
            x, model = after.x, after
        trail.append(np.copy(x))
        rounds += 1
        if watch.halts(x, model.fun) or model.size < gtol:
            break
        if rounds >= maxiter:
            flag = 1
            break
    words = (
        MESSAGES["success"], MESSAGES["maxiter"], "A bad approximation caused failure to predict improvement.",
        "A linalg error occurred, such as a non-psd Hessian."
    )
    if disp:
        if flag:
            warnings.warn(words[flag], RuntimeWarning, stacklevel=4)
        else:
            print(words[flag])
        print(
            f"         Current function value: {model.fun:f}", f"         Iterations: {rounds:d}",
            f"         Function evaluations: {objective.nfev:d}", sep="\n"
        )
        print(
            f"         Gradient evaluations: {objective.ngev:d}",
            f"         Hessian evaluations: {objective.nhev + turns[0]:d}", sep="\n"
        )
    answer = OptimizeResult(
        x=x, success=flag == 0, status=flag, fun=model.fun, jac=model.jac, nfev=objective.nfev, njev=objective.ngev,
        nhev=objective.nhev + turns[
            0
        ],
        nit=rounds, message=words[flag],
    )
    if hess is not None:
        answer["hess"] = model.hess
    if return_all:
        answer["allvecs"] = trail
    return answer
