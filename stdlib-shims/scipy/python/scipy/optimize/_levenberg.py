"""The method of Levenberg and Marquardt as Moré gave it: a trust region whose radius follows how well the linear model foretells."""

import numpy as np
from _scipy_programs import triangle

EPS = 2.220446049250313e-16
TINY = 2.2250738585072014e-308


def _back(r, b):
    """The answer of an upper triangle, zero from the first zero on its diagonal on."""
    zeros = np.flatnonzero(np.diag(r) == 0)
    rank = int(zeros[0]) if zeros.size else r.shape[0]
    x = np.zeros(r.shape[0])
    for j in range(rank - 1, -1, -1):
        x[j] = (b[j] - r[j, j + 1 : rank] @ x[j + 1 : rank]) / r[j, j]
    return x, rank


def _forward(r, b):
    """The answer of the transpose of an upper triangle."""
    y = np.zeros(len(b))
    for j in range(len(b)):
        y[j] = (b[j] - r[:j, j] @ y[:j]) / r[j, j]
    return y


def _step(r, order, scale, qtf, radius, damping):
    """The step within the radius and the damping that gives it."""
    n = r.shape[0]
    inner, rank = _back(r, qtf)
    step = np.empty(n)
    step[order] = inner
    length = np.linalg.norm(scale * step)
    over = length - radius
    if over <= 0.1 * radius:
        return step, 0.0
    low = 0.0
    if rank == n:
        y = _forward(r, (scale * scale * step / length)[order])
        low = over / radius / (y @ y)
    pull = np.linalg.norm((r.T @ qtf) / scale[order])
    high = pull / radius or TINY / min(radius, 0.1)
    damping = min(max(damping, low), high) or pull / length
    for turn in range(1, 11):
        damping = damping or max(TINY, 0.001 * high)
        stacked = np.vstack((r, np.diag(np.sqrt(damping) * scale[order])))
        q, s = np.linalg.qr(stacked)
        step[order] = _back(s, q[:n].T @ qtf)[0]
        length = np.linalg.norm(scale * step)
        before, over = over, length - radius
        if abs(over) <= 0.1 * radius or (low == 0 and over <= before < 0) or turn == 10:
            break
        y = _forward(s, (scale * scale * step / length)[order])
        change = over / radius / (y @ y)
        low, high = (max(low, damping), high) if over > 0 else (low, min(high, damping))
        damping = max(low, damping + change)
    return step, damping


def _differences(fun, x, value, width):
    """Slopes by steps forward, a row for each parameter."""
    slopes = np.empty((x.size, value.size))
    for place, row in enumerate(slopes):
        move = width * abs(x[place]) or width
        moved = x.copy()
        moved[place] += move
        np.subtract(fun(moved), value, out=row)
        row /= move
    return slopes


def levenberg(
    fun, x0, jac=None, ftol=1.49012e-8, xtol=1.49012e-8, gtol=0.0, maxfev=0, epsfcn=None, factor=100, diag=None, mirrors=False
):
    """x, residuals, last triangle (a row for each column), its order, turned residuals, calls of both, MINPACK's ending.

    With `mirrors` what turned the slopes into the triangle stands beside it, as in MINPACK.
    """
    x = np.array(x0, dtype=float)
    value = fun(x)
    n, calls, slope_calls, turns, damping, radius = x.size, 1, 0, 0, 0.0, 0.0
    maxfev = maxfev or (200 * (n + 1) if jac is None else 100 * (n + 1))
    width = np.sqrt(max(EPS if epsfcn is None else epsfcn, EPS))
    scale = None if diag is None else np.array(diag, dtype=float)
    size = np.linalg.norm(value)
    while True:
        slopes = _differences(fun, x, value, width) if jac is None else np.transpose(jac(x))
        calls, slope_calls = (calls + n, slope_calls) if jac is None else (calls, slope_calls + 1)
        packed, order, lengths, turned = triangle(slopes, value, mirrors)
        r, qtf = np.triu(packed[:, :n].T), turned[:n]
        if turns == 0:
            scale = np.where(lengths == 0, 1.0, lengths) if diag is None else scale
            x_size = np.linalg.norm(scale * x)
            radius = factor * x_size or factor
        there = lengths[order] != 0
        slope = np.max(np.abs((r.T @ qtf)[there] / size / lengths[order][there])) if size and np.any(there) else 0.0
        if slope <= gtol:
            return x, value, packed, order, qtf, calls, slope_calls, 4
        scale = np.maximum(scale, lengths) if diag is None else scale
        ratio = 0.0
        while ratio < 1e-4:
            step, damping = _step(r, order, scale, qtf, radius, damping)
            after = x - step
            step_size = np.linalg.norm(scale * step)
            radius = min(radius, step_size) if turns == 0 else radius
            value_after = fun(after)
            calls += 1
            size_after = np.linalg.norm(value_after)
            fell = 1 - (size_after / size) ** 2 if 0.1 * size_after < size else -1.0
            model, damped = np.linalg.norm(r @ step[order]) / size, np.sqrt(damping) * step_size / size
            foretold, direction = model**2 + damped**2 / 0.5, -(model**2 + damped**2)
            ratio = fell / foretold if foretold else 0.0
            if not ratio > 0.25:
                shrink = 0.5 if fell >= 0 else 0.5 * direction / (direction + 0.5 * fell)
                shrink = 0.1 if 0.1 * size_after >= size or shrink < 0.1 else shrink
                radius, damping = shrink * min(radius, step_size / 0.1), damping / shrink
            elif damping == 0 or ratio >= 0.75:
                radius, damping = step_size / 0.5, 0.5 * damping
            if ratio >= 1e-4:
                x, value, size = after, value_after, size_after
                x_size = np.linalg.norm(scale * x)
                turns += 1
            flat, near = abs(fell) <= ftol and foretold <= ftol and 0.5 * ratio <= 1, radius <= xtol * x_size
            why = 3 if flat and near else 1 if flat else 2 if near else 0
            if not why and calls >= maxfev:
                why = 5
            elif not why and abs(fell) <= EPS and foretold <= EPS and 0.5 * ratio <= 1:
                why = 6
            elif not why and radius <= EPS * x_size:
                why = 7
            elif not why and slope <= EPS:
                why = 8
            if why:
                return x, value, packed, order, qtf, calls, slope_calls, why
            if size == 0:
                return x, value, packed, order, qtf, calls, slope_calls, 2
            if np.isnan(ratio):
                break


def message(why, ftol, xtol, gtol, maxfev):
    """What the number of the ending means."""
    return {
        0: "Improper input parameters.",
        1: f"Both actual and predicted relative reductions in the sum of squares\n  are at most {ftol:f}",
        2: f"The relative error between two consecutive iterates is at most {xtol:f}",
        3: (
            f"Both actual and predicted relative reductions in the sum of squares\n  are at most {ftol:f} and the relative error "
            f"between two "
            f"consecutive iterates is at \n  most {xtol:f}"
        ),
        4: f"The cosine of the angle between func(x) and any column of the\n  Jacobian is at most {gtol:f} in absolute value",
        5: f"Number of calls to function has reached maxfev = {maxfev}.",
        6: f"ftol={ftol:f} is too small, no further reduction in the sum of squares\n  is possible.",
        7: f"xtol={xtol:f} is too small, no further improvement in the approximate\n  solution is possible.",
        8: f"gtol={gtol:f} is too small, func(x) is orthogonal to the columns of\n  the Jacobian to machine precision.",
    }[why]


def covariance(r, order):
    """The inverse of the normal matrix from the last triangle, or None where it has none."""
    if np.any(np.diag(r) == 0):
        return None
    inverse = np.zeros(r.shape)
    for place in range(r.shape[0]):
        unit = np.zeros(r.shape[0])
        unit[place] = 1.0
        inverse[:, place] = _back(r, unit)[0]
    found = np.empty(r.shape)
    found[np.ix_(order, order)] = inverse @ inverse.T
    return found
