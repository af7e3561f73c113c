"""FITPACK's functions: splines as tuples of knots, coefficients and degree."""

import warnings

import numpy as np

import _scipy_interpolate as native
from scipy.interpolate._bspline import BSpline, derived, integrated, with_knot

MESSAGES = {
    0: "The spline has a residual sum of squares fp such that abs(fp-s)/s<=0.001",
    -1: "The spline is an interpolating spline (fp=0)",
    -2: "The spline is weighted least-squares polynomial of degree k.\nfp gives the upper bound fp0 for the smoothing factor s",
    1: "The required storage space exceeds the available storage space.\nProbable causes: data (x,y) size is too small or smoothing "
       "parameter\ns is too small (fp>s).",
    2: "A theoretically impossible result when finding a smoothing spline\nwith fp = s. Probable cause: s too small. (abs(fp-s)/s>0.001)",
    3: "The maximal number of iterations (20) allowed for finding smoothing\nspline with fp=s has been reached. Probable cause: s too "
       "small.\n(abs(fp-s)/s>0.001)",
    10: "Error on input data",
}


def _parts(tck):
    """Knots, coefficients and degree of a tuple or of a B-spline."""
    if isinstance(tck, BSpline):
        if tck.c.ndim > 1:
            raise ValueError("Calling splev() with BSpline objects with c.ndim > 1 is not allowed. Use BSpline.__call__(x) instead.")
        return tck.tck
    return tck


def _is_parametric(c):
    return isinstance(c, (list, tuple)) and len(c) and np.ndim(c[0]) > 0 or (isinstance(c, np.ndarray) and c.ndim > 1)


_NOTHING = np.zeros(0)


def smoothed(x, y, w, low, high, k, s, first_room=None, room=None):
    """Knots, coefficients, residual and FITPACK's number, from Dierckx's search."""
    return searched(x, y, w, (low, high), k, s, first_room, room)[:4]


def searched(x, y, w, ends, k, s, first_room=None, room=None, inner=_NOTHING, search=_NOTHING):
    """The same and where the search stood; with inner knots and a search it goes on from there."""
    n = len(x) + k + 1
    low, high = ends
    room = n if room is None else room
    found = native.smooth(x, np.ascontiguousarray(y), w, float(low), float(high), int(k), float(s), int(first_room or room), int(room), inner, search)
    if found is None:
        raise ValueError("Error on input data")
    return found


def splrep(x, y, w=None, xb=None, xe=None, k=3, task=0, s=None, t=None, full_output=0, per=0, quiet=1):
    """The spline near points, as a tuple; s says how near, 0 goes through them."""
    x, y = (np.array(part, dtype=float).ravel() for part in (x, y))
    m = len(x)
    if w is None:
        w = np.ones(m)
        s = 0.0 if s is None else s
    else:
        w = np.array(w, dtype=float).ravel()
        s = m - np.sqrt(2 * m) if s is None else s
    if not len(w) == m:
        raise TypeError(f"len(w)={len(w)} is not equal to m={m}")
    if m != len(y) or m != len(w):
        raise TypeError("Lengths of the first three arguments (x,y,w) must be equal")
    if not 1 <= k <= 5:
        raise TypeError(f"Given degree of the spline (k={k}) is not supported. (1<=k<=5)")
    if m <= k:
        raise TypeError("m > k must hold")
    low, high = x[0] if xb is None else xb, x[-1] if xe is None else xe
    if not -1 <= task <= 1:
        raise TypeError("task must be -1, 0 or 1")
    task = -1 if t is not None else task
    if task == 1:
        raise NotImplementedError("scipy.interpolate.splrep(task=1) is not available: call it again with task=0 and the other s")
    if np.any(np.diff(x) < 0) or (task == 0 and s == 0 and np.any(np.diff(x) <= 0)) or low > x[0] or high < x[-1] or np.any(w <= 0) or s < 0:
        raise ValueError("Error on input data")
    if per:
        tck, rest, code = _periodic_spline(x, y, w, int(k), s, task)
    elif task == -1:
        inner = np.asarray(t, dtype=float)
        if inner.size + 2 * k + 2 > m + k + 1:
            raise ValueError("Error on input data")
        knots = np.r_[[low] * (k + 1), inner, [high] * (k + 1)]
        found = native.fit_least_squares(x, y[:, None], w, knots, int(k)) if np.all(np.diff(inner) >= 0) and _interleaved(x, knots, k) else None
        if found is None:
            raise ValueError("Error on input data")
        tck, rest, code = (knots, np.r_[found[0][:, 0], np.zeros(k + 1)], k), found[1], 0
    else:
        knots, c, rest, code = smoothed(x, y[:, None], w, low, high, k, s, room=max(m + k + 1, 2 * k + 3))
        tck = (knots, np.r_[c[:, 0], np.zeros(k + 1)], k)
    if code > 0 and not quiet:
        warnings.warn(RuntimeWarning(MESSAGES[code] + f"\n\tk={k} n={len(tck[0])} m={m} fp={rest:f} s={s:f}"), stacklevel=2)
    if full_output:
        return tck, rest, code, MESSAGES[code]
    return tck


def _interleaved(x, t, k):
    """Schoenberg and Whitney's condition: every B-spline has a point of its own."""
    n, place = len(t) - k - 1, 0
    for spline in range(n):
        while place < len(x) and x[place] <= t[spline] and not (spline == 0 and x[place] == t[0]):
            place += 1
        if place >= len(x) or (x[place] >= t[spline + k + 1] and not (spline == n - 1 and x[place] == t[-1])):
            return False
        place += 1
    return True


def _periodic_spline(x, y, w, k, s, task):
    if task != 0 or s != 0 or k % 2 == 0:
        raise NotImplementedError("scipy.interpolate.splrep(per=True) is only available for s=0 and odd k")
    from scipy.interpolate._make_spline import make_interp_spline

    closed = y.copy()
    closed[-1] = closed[0]
    spline = make_interp_spline(x, closed, k=k, bc_type="periodic")
    return (spline.t, np.r_[spline.c, np.zeros(k + 1)], k), 0.0, -1


def _closed_curve(u, columns, k, s, task):
    if task != 0 or s != 0 or k % 2 == 0:
        raise NotImplementedError("scipy.interpolate.splprep(per=True) is only available for s=0 and odd k")
    from scipy.interpolate._make_spline import make_interp_spline, periodic_knots

    spline = make_interp_spline(u, columns, k=k, bc_type="periodic")
    return periodic_knots(u, k), spline.c, 0.0, -1


def splprep(x, w=None, u=None, ub=None, ue=None, k=3, task=0, s=None, t=None, full_output=0, nest=None, per=0, quiet=1):
    """The curve near points of several coordinates, and the parameter of each point."""
    x = np.array(x, dtype=float)
    n_coordinates, m = x.shape
    if not 0 < n_coordinates < 11:
        raise TypeError("0 < idim < 11 must hold")
    if per:
        for place, row in enumerate(x):
            if row[0] != row[-1]:
                if not quiet:
                    warnings.warn(RuntimeWarning(f"Setting x[{place}][{m}]=x[{place}][0]"), stacklevel=2)
                row[-1] = row[0]
    w = np.ones(m) if w is None else np.asarray(w, dtype=float)
    given = u is not None
    if u is None:
        lengths = np.sqrt(np.sum(np.diff(x, axis=1) ** 2, axis=0))
        u = np.r_[0.0, np.cumsum(lengths)]
        if u[-1] == 0:
            raise ValueError("Invalid inputs.")
        u = u / u[-1]
    else:
        u = np.array(u, dtype=float)
    low, high = (u[0] if ub is None else ub, u[-1] if ue is None else ue) if given else (0.0 if ub is None else ub, 1.0 if ue is None else ue)
    if not -1 <= task <= 1:
        raise TypeError("task must be -1, 0 or 1")
    if task == 1:
        raise NotImplementedError("scipy.interpolate.splprep(task=1) is not available: call it again with task=0 and the other s")
    if not 1 <= k <= 5:
        raise TypeError(f"1 <= k= {k} <=5 must hold")
    if len(w) != m:
        raise TypeError("Mismatch of input dimensions")
    s = m - np.sqrt(2 * m) if s is None else s
    if t is None and task == -1:
        raise TypeError("Knots must be given for task=-1")
    if m <= k:
        raise TypeError("m > k must hold")
    if np.any(np.diff(u) <= 0) or s < 0 or np.any(w <= 0):
        raise ValueError("Invalid inputs.")
    columns = np.ascontiguousarray(x.T)
    if per:
        knots, c, rest, code = _closed_curve(u, columns, int(k), s, task)
    elif task == -1:
        knots = np.asarray(t, dtype=float)
        knots = np.r_[[low] * (k + 1), knots[k + 1 : -k - 1] if len(knots) >= 2 * k + 2 else knots, [high] * (k + 1)]
        found = native.fit_least_squares(u, columns, w, knots, int(k))
        if found is None:
            raise ValueError("Invalid inputs.")
        c, rest, code = found[0], found[1], 0
    else:
        knots, c, rest, code = smoothed(u, columns, w, low, high, k, s, room=max(m + 2 * k, 2 * k + 3) if nest is None else nest)
    tcku = [knots, [np.ascontiguousarray(column) for column in c.T], k], u
    if code > 0 and not quiet:
        warnings.warn(RuntimeWarning(MESSAGES[code]), stacklevel=2)
    if full_output:
        return tcku, rest, code, MESSAGES[code]
    return tcku


def splev(x, tck, der=0, ext=0):
    """Values or derivatives of a spline; ext says what is outside: 0 the spline, 1 zero, 2 an error, 3 the end values."""
    t, c, k = _parts(tck)
    if not isinstance(tck, BSpline) and _is_parametric(c):
        return [splev(x, [t, part, k], der, ext) for part in c]
    if not 0 <= der <= k:
        raise ValueError(f"0<=der={der}<=k={k} must hold")
    if ext not in (0, 1, 2, 3):
        raise ValueError(f"ext = {ext} not in (0, 1, 2, 3) ")
    x = np.asarray(x)
    flat = np.atleast_1d(x).ravel().astype(float)
    t, c = np.asarray(t, dtype=float), np.asarray(c, dtype=float)
    low, high = t[k], t[len(t) - k - 1]
    out = (flat < low) | (flat > high)
    if ext == 2 and out.any():
        raise ValueError("Found x value not in the domain")
    if ext == 3:
        flat = np.clip(flat, low, high)
    n = len(t) - k - 1
    values = native.evaluate(t, c[:n, None], int(k), flat, int(der), True)[:, 0]
    if ext == 1:
        values = np.where(out, 0.0, values)
    return values.reshape(x.shape)


def splint(a, b, tck, full_output=0):
    """The integral of a spline; it is zero outside its knots."""
    t, c, k = _parts(tck)
    if not isinstance(tck, BSpline) and _is_parametric(c):
        return [splint(a, b, [t, part, k]) for part in c]
    t, c = np.asarray(t, dtype=float), np.asarray(c, dtype=float)
    n = len(t) - k - 1
    spline = BSpline.construct_fast(t, c[:n], int(k), False)
    low, high = t[k], t[n]
    start, stop = (min(max(end, low), high) for end in (a, b))
    whole = spline.antiderivative()
    area = float(whole(stop, extrapolate=True) - whole(start, extrapolate=True))
    if full_output:
        steps = np.zeros(n)
        for place in range(n):
            one = np.zeros(n)
            one[place] = 1.0
            steps[place] = BSpline.construct_fast(t, one, int(k), False).integrate(start, stop)
        return area, steps
    return area


def sproot(tck, mest=10):
    """Where a cubic spline is zero."""
    t, c, k = _parts(tck)
    if k != 3:
        raise ValueError("sproot works only for cubic (k=3) splines")
    if not isinstance(tck, BSpline) and _is_parametric(c):
        return [sproot([t, part, k], mest) for part in c]
    if len(t) < 8:
        raise TypeError(f"The number of knots {len(t)}>=8")
    from scipy.interpolate._piecewise import PPoly

    t = np.asarray(t, dtype=float)
    pieces = PPoly.from_spline((t, np.asarray(c, dtype=float), 3), extrapolate=False)
    n = len(t) - 4
    kept = np.flatnonzero(np.diff(t[3 : n + 1]) > 0) + 3
    inner = PPoly.construct_fast(np.ascontiguousarray(pieces.c[:, kept]), np.r_[t[kept], t[n]], False)
    roots = inner.roots(discontinuity=False, extrapolate=False)
    roots = roots[~np.isnan(roots)]
    if len(roots) > mest:
        warnings.warn(RuntimeWarning("Warning: the number of zeros exceeds mest"), stacklevel=2)
    return roots[:mest]


def spalde(x, tck):
    """All derivatives of a spline at x, the value first."""
    t, c, k = _parts(tck)
    if not isinstance(tck, BSpline) and _is_parametric(c):
        return [spalde(x, [t, part, k]) for part in c]
    flat = np.atleast_1d(x).astype(float)
    if flat.size > 1:
        return [spalde(one, tck) for one in flat]
    return np.array([float(np.ravel(splev(flat, tck, der=order))[0]) for order in range(k + 1)])


def insert(x, tck, m=1, per=0):
    """The same spline with a knot inserted m times."""
    if per:
        raise NotImplementedError("scipy.interpolate.insert(per=True) is not available")
    if isinstance(tck, BSpline):
        return tck.insert_knot(x, m)
    t, c, k = tck
    if _is_parametric(c):
        made = [insert(x, [t, part, k], m) for part in c]
        return made[0][0], [one[1] for one in made], k
    t, c = np.asarray(t, dtype=float), np.asarray(c, dtype=float)[: len(t) - k - 1]
    for _ in range(m):
        t, c = with_knot(t, c, int(k), float(x))
    return t, np.r_[c, np.zeros(k + 1)], k


def _on_tuple(tck, n, work, method):
    if isinstance(tck, BSpline):
        return getattr(tck, method)(n)
    t, c, k = tck
    sheared = isinstance(c, list)
    t, c = np.asarray(t, dtype=float), np.asarray(c, dtype=float)
    if sheared or c.ndim > 1:
        parts = [work(t, part, k, n) for part in c]
        return parts[0][0], [part[1] for part in parts], parts[0][2]
    return work(t, np.r_[c, np.zeros(max(0, len(t) - len(c)))], k, n)


def splder(tck, n=1):
    """The derivative of a spline, as a tuple."""
    return _on_tuple(tck, n, derived, "derivative")


def splantider(tck, n=1):
    """The integral of a spline, as a tuple."""
    return _on_tuple(tck, n, integrated, "antiderivative")


def bisplev(x, y, tck, dx=0, dy=0):
    """A product of splines of two variables over the grid of x and y."""
    tx, ty, c, kx, ky = tck
    if not 0 <= dx < kx:
        raise ValueError(f"0 <= dx = {dx} < kx = {kx} must hold")
    if not 0 <= dy < ky:
        raise ValueError(f"0 <= dy = {dy} < ky = {ky} must hold")
    x, y = np.atleast_1d(x).astype(float), np.atleast_1d(y).astype(float)
    if x.ndim != 1 or y.ndim != 1:
        raise ValueError("First two entries should be rank-1 arrays.")
    from scipy.interpolate._bivariate import on_grid

    values = on_grid((np.asarray(tx), np.asarray(ty)), np.asarray(c), (kx, ky), x, y, dx, dy)
    return values if values.size > 1 or values.shape != (1, 1) else values[0, 0]
