"""Powell's hybrid method for systems of equations, as MINPACK has it: a dogleg within a region, and slopes brought up to date by steps."""

import numpy as np

EPS = float(np.finfo(float).eps)
norm = np.linalg.norm


def _factors(jac):
    """Householder's Q and R with MINPACK's signs."""
    n = len(jac)
    r, q = jac.astype(float).copy(), np.eye(n)
    for step in range(n):
        size = norm(r[step:, step])
        if size == 0:
            continue
        size = -size if r[step, step] < 0 else size
        v = r[step:, step] / size
        v[0] += 1.0
        r[step:, step:] -= np.outer(v, v @ r[step:, step:]) / v[0]
        q[:, step:] -= np.outer(q[:, step:] @ v, v) / v[0]
    return q, np.triu(r)


def _dogleg(r, diag, qtb, radius):
    n = len(r)
    x = np.zeros(n)
    for row in range(n - 1, -1, -1):
        below = r[row, row]
        if below == 0:
            below = EPS * np.max(np.abs(r[: row + 1, row])) or EPS
        x[row] = (qtb[row] - r[row, row + 1 :] @ x[row + 1 :]) / below
    size = norm(diag * x)
    if size <= radius:
        return x
    way = r.T @ qtb / diag
    steep = norm(way)
    short, share = 0.0, radius / size
    if steep != 0:
        way = way / steep / diag
        length = norm(r @ way)
        short = steep / length / length
        share = 0.0
        if short < radius:
            b = norm(qtb)
            part = (b / steep) * (b / size) * (short / radius)
            ratio = radius / size
            part = part - ratio * (short / radius) ** 2 + np.sqrt((part - ratio) ** 2 + (1 - ratio**2) * (1 - (short / radius) ** 2))
            share = ratio * (1 - (short / radius) ** 2) / part
    return (1 - share) * min(short, radius) * way + share * x


def hybrid(fun, x0, jac=None, xtol=1.49012e-8, maxfev=0, band=None, epsfcn=None, factor=100, diag=None):
    """x, values there, calls of both, Q' , R, Q'f, and why it ended (MINPACK's numbers)."""
    x = np.array(x0, dtype=float)
    n = x.size
    calls, slope_calls = 1, 0
    value = fun(x)
    size = norm(value)
    own = diag is None
    scale = np.ones(n) if own else np.array(diag, dtype=float)
    below, above = (n - 1, n - 1) if band is None else band
    per_slope = n if band is None else min(below + above + 1, n)
    width = np.sqrt(max(EPS if epsfcn is None else epsfcn, EPS))
    rounds, n_good, n_bad, n_slow, n_stuck = 1, 0, 0, 0, 0
    radius = x_size = 0.0
    while True:
        fresh = True
        if jac is None:
            slopes, calls = _by_differences(fun, x, value, width, below, above), calls + per_slope
        else:
            slopes, slope_calls = jac(x), slope_calls + 1
        lengths = norm(slopes, axis=0)
        q, r = _factors(slopes)
        if rounds == 1:
            if own:
                scale = np.where(lengths == 0, 1.0, lengths)
            x_size = norm(scale * x)
            radius = factor * x_size or factor
        qtf = q.T @ value
        if own:
            scale = np.maximum(scale, lengths)
        while True:
            step = -_dogleg(r, scale, qtf, radius)
            after = x + step
            step_size = norm(scale * step)
            if rounds == 1:
                radius = min(radius, step_size)
            value_after = fun(after)
            calls += 1
            size_after = norm(value_after)
            fell = 1 - (size_after / size) ** 2 if size_after < size else -1.0
            left = norm(qtf + r @ step)
            hoped = 1 - (left / size) ** 2 if left < size else 0.0
            ratio = fell / hoped if hoped > 0 else 0.0
            if ratio < 0.1:
                n_good, n_bad = 0, n_bad + 1
                radius *= 0.5
            else:
                n_bad, n_good = 0, n_good + 1
                if ratio >= 0.5 or n_good > 1:
                    radius = max(radius, step_size / 0.5)
                if abs(ratio - 1) <= 0.1:
                    radius = step_size / 0.5
            if ratio >= 1e-4:
                x, value, size = after, value_after, size_after
                x_size = norm(scale * x)
                rounds += 1
            n_slow += 1
            if fell >= 0.001:
                n_slow = 0
            if fresh:
                n_stuck += 1
            if fell >= 0.1:
                n_stuck = 0
            why = 1 if radius <= xtol * x_size or size == 0 else 0
            if not why:
                if n_slow == 10:
                    why = 5
                if n_stuck == 5:
                    why = 4
                if 0.1 * max(0.1 * radius, step_size) <= EPS * x_size:
                    why = 3
                if calls >= maxfev:
                    why = 2
            if why:
                return x, value, calls, slope_calls, q.T, r, qtf, why
            if n_bad == 2:
                break
            # Broyden's update of the slopes along the step.
            foretold = q @ (qtf + r @ step)
            change = (value_after - foretold) / step_size
            q, r = _factors(q @ r + np.outer(change, scale * (scale * step) / step_size))
            qtf = q.T @ value
            fresh = False


def _by_differences(fun, x, value, width, below, above):
    n = x.size
    slopes = np.zeros((n, n))
    span = below + above + 1
    if span >= n:
        for place in range(n):
            move = width * abs(x[place]) or width
            moved = x.copy()
            moved[place] += move
            slopes[:, place] = (fun(moved) - value) / move
        return slopes
    for first in range(span):
        moved, moves = x.copy(), {}
        for place in range(first, n, span):
            moves[place] = width * abs(x[place]) or width
            moved[place] += moves[place]
        change = fun(moved) - value
        for place, move in moves.items():
            rows = slice(max(0, place - above), min(n, place + below + 1))
            slopes[rows, place] = change[rows] / move
    return slopes
