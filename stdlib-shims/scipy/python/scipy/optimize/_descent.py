"""Descent along lines: BFGS, conjugate gradients, Newton's method with conjugate gradients."""

import math

import numpy as np

from scipy.optimize._callbacks import MESSAGES, check_unknown, report
from scipy.optimize._line_search import wolfe
from scipy.optimize._objective import Objective
from scipy.optimize._result import OptimizeResult

STEP = 1.4901161193847656e-08


def length(x, order=2):
    """A norm, written so that rounding is the original's."""
    if order == np.inf:
        return np.amax(np.abs(x))
    if order == -np.inf:
        return np.amin(np.abs(x))
    return np.sum(np.abs(x) ** order, axis=0) ** (1.0 / order)


def _ending(flag, rounds, maxiter, size, value, x):
    if flag == 2:
        return 2, MESSAGES["pr_loss"]
    if rounds >= maxiter:
        return 1, MESSAGES["maxiter"]
    if np.isnan(size) or np.isnan(value) or np.isnan(x).any():
        return 3, MESSAGES["nan"]
    return 0, MESSAGES["success"]


def _print(disp, flag, message, value, rounds, objective, more=()):
    if disp:
        lines = [
            f"         Current function value: {value:f}", f"         Iterations: {rounds:d}",
            f"         Function evaluations: {objective.nfev:d}"
        ]
        report(flag, message, [*lines, f"         Gradient evaluations: {objective.ngev:d}", *more])


def bfgs(
    fun, x0, args, jac, watch, gtol=1e-5, norm=np.inf, eps=STEP, maxiter=None, disp=False, return_all=False,
    finite_diff_rel_step=None, xrtol=0, c1=1e-4, c2=0.9, hess_inv0=None, workers=None, **unknown
):
    """Broyden, Fletcher, Goldfarb and Shanno's method."""
    check_unknown(unknown)
    x = np.asarray(x0).flatten()
    maxiter = len(x) * 200 if maxiter is None else maxiter
    if hess_inv0 is not None:
        _check_positive(np.asarray(hess_inv0))
    objective = Objective(fun, x, jac, args, epsilon=eps, rel_step=finite_diff_rel_step)
    value, slope = objective.fun(x), objective.grad(x)
    unit = np.eye(len(x), dtype=int)
    inverse = unit if hess_inv0 is None else hess_inv0
    before = value + np.linalg.norm(slope) / 2
    trail, rounds, flag, size = [x], 0, 0, length(slope, norm)
    while size > gtol and rounds < maxiter:
        way = -np.dot(inverse, slope)
        found = wolfe(objective, x, way, slope, value, before, None, c1, c2, amin=1e-100, amax=1e100)
        if found is None:
            flag = 2
            break
        step, value, before, new = found
        move = step * way
        x = x + move
        trail.append(x)
        new = objective.grad(x) if new is None else new
        change, slope = new - slope, new
        rounds += 1
        if watch.halts(x, value):
            break
        size = length(slope, norm)
        if size <= gtol or step * length(way) <= xrtol * (xrtol + length(x)):
            break
        if not np.isfinite(value):
            flag = 2
            break
        product = np.dot(change, move)
        if product == 0.0 and disp:
            print("Divide-by-zero encountered: rhok assumed large")
        share = 1000.0 if product == 0.0 else 1.0 / product
        left = unit - move[:, None] * change[None, :] * share
        right = unit - change[:, None] * move[None, :] * share
        inverse = np.dot(left, np.dot(inverse, right)) + share * move[:, None] * move[None, :]
    flag, message = _ending(flag, rounds, maxiter, size, value, x)
    _print(disp, flag, message, value, rounds, objective)
    answer = OptimizeResult(
        fun=value, jac=slope, hess_inv=inverse, nfev=objective.nfev, njev=objective.ngev, status=flag,
        success=flag == 0, message=message, x=x, nit=rounds
    )
    if return_all:
        answer["allvecs"] = trail
    return answer


def _check_positive(matrix):
    try:
        if not np.array_equal(matrix, matrix.T):
            raise np.linalg.LinAlgError
        np.linalg.cholesky(matrix)
    except np.linalg.LinAlgError:
        raise ValueError("'hess_inv0' matrix isn't positive definite.") from None


def conjugate(
    fun, x0, args, jac, watch, gtol=1e-5, norm=np.inf, eps=STEP, maxiter=None, disp=False, return_all=False,
    finite_diff_rel_step=None, c1=1e-4, c2=0.4, workers=None, **unknown
):
    """Conjugate gradients after Polak and Ribiere."""
    check_unknown(unknown)
    x = np.asarray(x0).flatten()
    maxiter = len(x) * 200 if maxiter is None else maxiter
    objective = Objective(fun, x, jac, args, epsilon=eps, rel_step=finite_diff_rel_step)
    value, slope = objective.fun(x), objective.grad(x)
    before = value + np.linalg.norm(slope) / 2
    trail, rounds, flag, way, size = [x], 0, 0, -slope, length(slope, norm)
    while size > gtol and rounds < maxiter:
        square, cached = np.dot(slope, slope), [None]

        def go(step, new, x=x, way=way, slope=slope, square=square):
            after = x + step * way
            new = objective.grad(after) if new is None else new
            beta = max(0, np.dot(new - slope, new) / square)
            return step, after, -new + beta * way, new, length(new, norm)

        def descends(step, after, value, new, cached=cached):
            cached[:] = go(step, new)
            _, _, turned, new, size = cached
            return bool(size <= gtol or np.dot(turned, new) <= -0.01 * np.dot(new, new))

        found = wolfe(objective, x, way, slope, value, before, descends, c1, c2, amin=1e-100, amax=1e100)
        if found is None:
            flag = 2
            break
        step, value, before, new = found
        _, x, way, slope, size = cached if step == cached[0] else go(step, new)
        trail.append(x)
        rounds += 1
        if watch.halts(x, value):
            break
    flag, message = _ending(flag, rounds, maxiter, size, value, x)
    _print(disp, flag, message, value, rounds, objective)
    answer = OptimizeResult(
        fun=value, jac=slope, nfev=objective.nfev, njev=objective.ngev, status=flag, success=flag == 0,
        message=message, x=x, nit=rounds
    )
    if return_all:
        answer["allvecs"] = trail
    return answer


def newton_cg(
    fun, x0, args, jac, hess, hessp, watch, xtol=1e-5, eps=STEP, maxiter=None, disp=False, return_all=False, c1=1e-4,
    c2=0.9, workers=None, **unknown
):
    """Newton's method, its systems solved by conjugate gradients as far as they are worth."""
    check_unknown(unknown)
    if jac is None:
        raise ValueError("Jacobian is required for Newton-CG method")
    if isinstance(hess, str):
        raise NotImplementedError(f"scipy.optimize.minimize(method='Newton-CG', hess={hess!r}) is not available: give a function")
    x = np.copy(np.asarray(x0).flatten())
    objective = Objective(fun, x, jac, args, epsilon=eps, hess=hess)
    maxiter = len(x) * 200 if maxiter is None else maxiter
    goal, moved, rounds, curved = len(x) * xtol, np.finfo(float).max, 0, 0
    value, before, slope = objective.fun(x), None, None
    trail = [x.copy()]

    def finish(flag, message):
        _print(disp, flag, message, value, rounds, objective, [f"         Hessian evaluations: {curved:d}"])
        answer = OptimizeResult(
            fun=value, jac=slope, nfev=objective.nfev, njev=objective.ngev, nhev=curved, status=flag,
            success=flag == 0, message=message, x=x, nit=rounds
        )
        if return_all:
            answer["allvecs"] = trail
        return answer

    while moved > goal:
        if rounds >= maxiter:
            return finish(1, "Warning: " + MESSAGES["maxiter"])
        b = -objective.grad(x)
        steep = np.linalg.norm(b, ord=1)
        enough = min(0.5, math.sqrt(steep)) * steep
        way, rest = np.zeros(len(x)), -b
        conjugate_way, inner, square = -rest, 0, np.dot(rest, rest)
        if callable(hess):
            matrix, curved = objective.hess(x), curved + 1
        for _ in range(20 * len(x)):
            if np.add.reduce(np.abs(rest)) <= enough:
                break
            if callable(hess):
                turned = matrix.dot(conjugate_way)
            elif hessp is not None:
                turned, curved = hessp(x, conjugate_way, *args), curved + 1
            else:
                here = objective.grad(x)
                turned = (objective.grad(x + eps * conjugate_way) - here) / eps
            turned = np.asarray(turned).squeeze()
            curvature = np.dot(conjugate_way, turned)
            if 0 <= curvature <= 3 * np.finfo(float).eps:
                break
            if curvature < 0:
                if inner == 0:
                    way = square / -curvature * b
                break
            share = square / curvature
            way += share * conjugate_way
            rest += share * turned
            after = np.dot(rest, rest)
            conjugate_way = -rest + after / square * conjugate_way
            inner, square = inner + 1, after
        else:
            return finish(3, "Warning: CG iterations didn't converge. The Hessian is not positive definite.")
        slope = -b
        found = wolfe(objective, x, way, slope, value, before, None, c1, c2)
        if found is None:
            return finish(2, "Warning: " + MESSAGES["pr_loss"])
        step, value, before, _ = found
        move = step * way
        x += move
        trail.append(x)
        rounds += 1
        if watch.halts(x, value):
            return finish(5, "")
        moved = np.linalg.norm(move, ord=1)
    if np.isnan(value) or np.isnan(moved):
        return finish(3, MESSAGES["nan"])
    return finish(0, MESSAGES["success"])
