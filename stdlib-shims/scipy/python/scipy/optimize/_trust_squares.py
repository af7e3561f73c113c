"""Least squares in a trust region, reflected at the bounds (Branch, Coleman and Li)."""

from math import copysign

import numpy as np

from scipy.optimize._result import OptimizeResult

EPS = float(np.finfo(float).eps)
norm = np.linalg.norm


def active_bounds(x, low, high, rtol):
    """-1 at a lower bound, 1 at an upper one."""
    found = np.zeros(x.shape, dtype=int)
    if rtol == 0:
        found[x <= low], found[x >= high] = -1, 1
        return found
    below, above = x - low, high - x
    with np.errstate(invalid="ignore"):
        found[np.isfinite(low) & (below <= np.minimum(above, rtol * np.maximum(1, np.abs(low))))] = -1
        found[np.isfinite(high) & (above <= np.minimum(below, rtol * np.maximum(1, np.abs(high))))] = 1
    return found


def strictly_inside(x, low, high, rstep=1e-10):
    """x, moved off the bounds it lies on."""
    after, active = x.copy(), active_bounds(x, low, high, rstep)
    at_low, at_high = active == -1, active == 1
    if rstep == 0:
        after[at_low], after[at_high] = np.nextafter(low[at_low], high[at_low]), np.nextafter(high[at_high], low[at_high])
    else:
        after[at_low] = low[at_low] + rstep * np.maximum(1, np.abs(low[at_low]))
        after[at_high] = high[at_high] - rstep * np.maximum(1, np.abs(high[at_high]))
    tight = (after < low) | (after > high)
    after[tight] = 0.5 * (low[tight] + high[tight])
    return after


def _region_step(n, m, uf, s, v, radius, alpha):
    """The step of the region's problem, by Newton's method on its damping."""
    suf = s * uf
    full = m >= n and s[-1] > EPS * m * s[0]

    def gap(damping):
        below = s**2 + damping
        size = norm(suf / below)
        return size - radius, -np.sum(suf**2 / below**3) / size

    if full:
        p = -v.dot(uf / s)
        if norm(p) <= radius:
            return p, 0.0
    upper, lower = norm(suf) / radius, 0.0
    if full:
        phi, slope = gap(0.0)
        lower = -phi / slope
    if not full and alpha == 0:
        alpha = max(0.001 * upper, (lower * upper) ** 0.5)
    for _ in range(10):
        if alpha < lower or alpha > upper:
            alpha = max(0.001 * upper, (lower * upper) ** 0.5)
        phi, slope = gap(alpha)
        if phi < 0:
            upper = alpha
        ratio = phi / slope
        lower = max(lower, alpha - ratio)
        alpha -= (phi + radius) * ratio / radius
        if abs(phi) < 0.01 * radius:
            break
    p = -v.dot(suf / (s**2 + alpha))
    return p * (radius / norm(p)), alpha


def _model(jac, g, s, diag):
    turned = jac.dot(s)
    return 0.5 * (np.dot(turned, turned) + np.dot(s * diag, s)) + np.dot(s, g)


def _on_line(jac, g, s, diag, start=None):
    """The model along a line: coefficients of its square, its slope and its value."""
    turned = jac.dot(s)
    a, b, c = 0.5 * (np.dot(turned, turned) + np.dot(s * diag, s)), np.dot(g, s), 0
    if start is not None:
        base = jac.dot(start)
        b += np.dot(base, turned) + np.dot(start * diag, s)
        c = 0.5 * np.dot(base, base) + np.dot(g, start) + 0.5 * np.dot(start * diag, start)
    return a, b, c


def _lowest(a, b, c, low, high):
    places = [low, high]
    if a != 0 and low < -0.5 * b / a < high:
        places.append(-0.5 * b / a)
    places = np.asarray(places)
    values = places * (a * places + b) + c
    best = np.argmin(values)
    return places[best], values[best]


def _to_bound(x, s, low, high):
    steps = np.full(x.shape, np.inf)
    moving = np.nonzero(s)
    with np.errstate(over="ignore"):
        steps[moving] = np.maximum((low - x)[moving] / s[moving], (high - x)[moving] / s[moving])
    least = np.min(steps)
    return least, (steps == least) * np.sign(s).astype(int)


def _to_edge(x, s, radius):
    a, b, c = np.dot(s, s), np.dot(x, s), np.dot(x, x) - radius**2
    q = -(b + copysign(np.sqrt(b * b - a * c), b))
    return max(q / a, c / q)


def _chosen(x, jac, diag, g, p, p_h, d, radius, low, high, theta):
    """The best of the step cut at the bounds, the reflected one and the steepest descent."""
    if np.all((x + p >= low) & (x + p <= high)):
        return p, p_h, -_model(jac, g, p_h, diag)
    stride, hits = _to_bound(x, p, low, high)
    r_h = np.copy(p_h)
    r_h[hits.astype(bool)] *= -1
    r = d * r_h
    p, p_h = p * stride, p_h * stride
    to_edge, to_bound = _to_edge(p_h, r_h, radius), _to_bound(x + p, r, low, high)[0]
    longest = min(to_bound, to_edge)
    least, most = ((1 - theta) * stride / longest, theta * to_bound if longest == to_bound else to_edge) if longest > 0 else (0, -1)
    r_value = np.inf
    if least <= most:
        a, b, c = _on_line(jac, g, r_h, diag, p_h)
        share, r_value = _lowest(a, b, c, least, most)
        r_h = r_h * share + p_h
        r = r_h * d
    p, p_h = p * theta, p_h * theta
    p_value = _model(jac, g, p_h, diag)
    down_h = -g
    down = d * down_h
    to_edge, to_bound = radius / norm(down_h), _to_bound(x, down, low, high)[0]
    a, b, c = _on_line(jac, g, down_h, diag)
    share, down_value = _lowest(a, b, c, 0, theta * to_bound if to_bound < to_edge else to_edge)
    if p_value < r_value and p_value < down_value:
        return p, p_h, -p_value
    if r_value < p_value and r_value < down_value:
        return r, r_h, -r_value
    return down * share, down_h * share, -down_value


def _toward(x, g, low, high):
    """Distances to the bounds that the slopes point to, and their derivatives."""
    v, dv = np.ones_like(x), np.zeros_like(x)
    up, down = (g < 0) & np.isfinite(high), (g > 0) & np.isfinite(low)
    v[up], dv[up] = (high - x)[up], -1
    v[down], dv[down] = (x - low)[down], 1
    return v, dv


def _column_scale(jac, before=None):
    inverse = np.sum(jac**2, axis=0) ** 0.5
    if before is None:
        inverse[inverse == 0] = 1
    else:
        inverse = np.maximum(inverse, before)
    return 1 / inverse, inverse


def reflective(fun, jac_at, x0, f0, jac, low, high, ftol, xtol, gtol, max_nfev, x_scale, loss, watch, verbose):
    """The steps; `loss` weighs residuals and slopes, or is None."""
    x, f, plain, bounded = x0.copy(), f0, f0.copy(), bool(np.any(np.isfinite(low) | np.isfinite(high)))
    m, n = jac.shape
    cost_of = (lambda f: 0.5 * np.dot(f, f)) if loss is None else loss.cost
    cost = cost_of(f)
    if loss is not None:
        jac, f = loss.bend(jac, f)
    g = jac.T.dot(f)
    own = isinstance(x_scale, str)
    scale, inverse = _column_scale(jac) if own else (x_scale, 1 / x_scale)
    if bounded:
        v, dv = _toward(x, g, low, high)
        v[dv != 0] *= inverse[dv != 0]
        radius = norm(x0 * inverse / v**0.5)
    else:
        radius = norm(x0 * inverse)
    radius = radius or 1.0
    nfev = njev = 1
    alpha, status, rounds, moved, fall = 0.0, None, 0, None, None
    max_nfev = n * 100 if max_nfev is None else max_nfev
    if verbose == 2:
        print("{:^15}{:^15}{:^15}{:^15}{:^15}{:^15}".format("Iteration", "Total nfev", "Cost", "Cost reduction", "Step norm", "Optimality"))
    while True:
        v, dv = _toward(x, g, low, high) if bounded else (np.ones(n), np.zeros(n))
        steep = norm(g * v, ord=np.inf)
        if steep < gtol:
            status = 1
        if verbose == 2:
            shown = [" " * 15 if value is None else f"{value:^15.2e}" for value in (fall, moved)]
            print(f"{rounds:^15}{nfev:^15}{cost:^15.4e}{shown[0]}{shown[1]}{steep:^15.2e}")
        if status is not None or nfev == max_nfev:
            break
        v[dv != 0] *= inverse[dv != 0]
        d, diag = v**0.5 * scale, g * dv * scale
        g_h, jac_h = d * g, jac * d
        if bounded:
            u, s, vt = np.linalg.svd(np.vstack([jac_h, np.diag(diag**0.5)]), full_matrices=False)
            uf = u.T.dot(np.r_[f, np.zeros(n)])
        else:
            u, s, vt = np.linalg.svd(jac_h, full_matrices=False)
            uf = u.T.dot(f)
        theta, fall = max(0.995, 1 - steep), -1
        while fall <= 0 and nfev < max_nfev:
            p_h, alpha = _region_step(n, m, uf, s, vt.T, radius, alpha)
            if bounded:
                step, step_h, hoped = _chosen(x, jac_h, diag, g_h, d * p_h, p_h, d, radius, low, high, theta)
                after = strictly_inside(x + step, low, high, rstep=0)
            else:
                step, step_h, hoped = d * p_h, p_h, -_model(jac_h, g_h, p_h, diag)
                after = x + step
            f_after = fun(after)
            nfev += 1
            size = norm(step_h)
            if not np.all(np.isfinite(f_after)):
                radius = 0.25 * size
                continue
            cost_after = cost_of(f_after)
            fall = cost - cost_after
            ratio = fall / hoped if hoped > 0 else 1 if hoped == fall == 0 else 0
            wider = 0.25 * size if ratio < 0.25 else radius * 2.0 if ratio > 0.75 and size > 0.95 * radius else radius
            moved = norm(step)
            flat, near = fall < ftol * cost and ratio > 0.25, moved < xtol * (xtol + norm(x))
            if flat or near:
                status = 4 if flat and near else 2 if flat else 3
                break
            alpha *= radius / wider
            radius = wider
        if fall > 0:
            x, f, plain, cost = after, f_after, f_after.copy(), cost_after
            jac = jac_at(x, plain)
            njev += 1
            if loss is not None:
                jac, f = loss.bend(jac, f)
            g = jac.T.dot(f)
            if own:
                scale, inverse = _column_scale(jac, inverse)
        else:
            moved = fall = 0
        rounds += 1
        if watch is not None and watch(x, plain, rounds, nfev, cost):
            status = -2
            break
    active = active_bounds(x, low, high, xtol) if bounded else np.zeros_like(x)
    return OptimizeResult(
        x=x, cost=cost, fun=plain, jac=jac, grad=g, optimality=steep, active_mask=active, nfev=nfev, njev=njev,
        status=0 if status is None else status
    )
