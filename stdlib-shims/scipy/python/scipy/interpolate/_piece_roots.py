"""Where piecewise polynomials are zero."""

import numpy as np


def roots_of_pieces(c, x, y, discontinuity, far):
    """Roots in ascending order of pieces; a piece that is zero throughout gives its start and NaN."""
    c = np.array(c, dtype=float)
    c[-1] -= y
    n_powers, n_pieces = c.shape
    steps = np.diff(x)
    ends = np.zeros(n_pieces)
    for part in c:
        ends = ends * steps + part
    candidates = _may_vanish(c, steps)
    if far:
        candidates[0] = candidates[-1] = True
    jumps = np.zeros(n_pieces, dtype=bool)
    if discontinuity and n_pieces > 1:
        before, after = ends[:-1], c[-1, 1:]
        jumps[1:] = ((before < 0) & (after > 0)) | ((before > 0) & (after < 0))
    found = []
    for piece in np.flatnonzero(candidates | jumps).tolist():
        start, stop = x[piece], x[piece + 1]
        if jumps[piece] and not (found and found[-1] == start):
            found.append(start)
        if not candidates[piece]:
            continue
        if not np.any(c[:, piece]):
            found.extend([start, np.nan])
            continue
        low, high = min(start, stop), max(start, stop)
        if far and piece == 0:
            low, high = (-np.inf, high) if start <= stop else (low, np.inf)
        if far and piece == n_pieces - 1:
            low, high = (low, np.inf) if start <= stop else (-np.inf, high)
        for root in _real_roots(c[:, piece]):
            place = start + root
            # A root on a breakpoint belongs to both pieces, whichever side rounding put it on.
            near = 4e-16 * max(abs(start), abs(stop), 1e-300)
            if low - near <= place <= high + near:
                place = min(max(place, low), high)
                if not (found and (found[-1] == place or abs(found[-1] - place) <= 2 * near)):
                    found.append(place)
    return np.array(found, dtype=float)


def _may_vanish(c, steps):
    """Pieces whose Bernstein coefficients do not all have one sign."""
    from math import comb

    degree = c.shape[0] - 1
    scaled = [c[degree - power] * steps**power / comb(degree, power) for power in range(degree + 1)]
    low = np.full(c.shape[1], np.inf)
    high = np.full(c.shape[1], -np.inf)
    sizes = sum(np.abs(part) for part in scaled)
    for place in range(degree + 1):
        value = sum(comb(place, power) * scaled[power] for power in range(place + 1))
        low, high = np.minimum(low, value), np.maximum(high, value)
    slack = 1e-13 * sizes
    return (low <= slack) & (high >= -slack)


def _real_roots(c):
    """Real roots of one polynomial, each once, sharpened by Newton's steps."""
    c = np.trim_zeros(c, "f")
    if len(c) < 2:
        return []
    if len(c) == 2:
        return [-c[1] / c[0]]
    if len(c) == 3:
        a, b, d = c
        inside = b * b - 4 * a * d
        if inside < 0:
            return []
        big = -(b + np.copysign(np.sqrt(inside), b)) / 2
        pair = [big / a] + ([d / big] if big != 0 else [0.0])
        return sorted(set(pair))
    roots = np.roots(c)
    real = []
    slope = np.polyder(c)
    for root in sorted(roots.real[np.abs(roots.imag) <= 1e-10 * np.maximum(1e-300, np.abs(roots))].tolist()):
        for _ in range(2):
            steepness = np.polyval(slope, root)
            if steepness != 0:
                step = np.polyval(c, root) / steepness
                root = root - step if abs(step) <= 1e-6 * max(abs(root), 1e-6) else root
        real.append(root)
    return real
