"""Normal vectors as LAPACK makes them: singular vectors of the covariance with the signs its algorithm leaves."""

from math import copysign, sqrt

import numpy as np

EPSILON = 2.0**-53
# Beyond so many variables the signs are those of our own decomposition.
LARGEST = 16


def _reflect(a, alpha, x):
    """Householder's reflection that leaves only the first of (alpha, x): the first, its factor, its vector."""
    norm = sqrt(sum(value * value for value in x))
    if norm == 0.0:
        return alpha, 0.0, [0.0] * len(x)
    first = -copysign(sqrt(alpha * alpha + norm * norm), alpha)
    return first, (first - alpha) / first, [value / (alpha - first) for value in x]


def _bidiagonal(a):
    """Diagonal, upper diagonal and the transposed right factor."""
    n = len(a)
    a, diagonal, upper, right = a.copy(), [], [], np.eye(n)
    for i in range(n):
        first, tau, rest = _reflect(a, float(a[i, i]), a[i + 1 :, i].tolist())
        vector = np.array([1.0, *rest])
        a[i:, i + 1 :] -= tau * np.outer(vector, vector @ a[i:, i + 1 :])
        diagonal.append(first)
        if i < n - 1:
            first, tau, rest = _reflect(a, float(a[i, i + 1]), a[i, i + 2 :].tolist())
            vector = np.array([1.0, *rest])
            a[i + 1 :, i + 1 :] -= tau * np.outer(a[i + 1 :, i + 1 :] @ vector, vector)
            right[:, i + 1 :] -= tau * np.outer(right[:, i + 1 :] @ vector, vector)
            upper.append(first)
    return diagonal, upper, right.T


def _rotation(f, g):
    """Cosine, sine and length that turn g into zero."""
    if g == 0.0:
        return 1.0, 0.0, f
    if f == 0.0:
        return 0.0, copysign(1.0, g), abs(g)
    length = sqrt(f * f + g * g)
    r = copysign(length, f)
    return abs(f) / length, g / r, r


def _smallest(f, g, h):
    """The smaller singular value of an upper triangle of two rows."""
    f, g, h = abs(f), abs(g), abs(h)
    low, high = min(f, h), max(f, h)
    if low == 0.0:
        return 0.0
    total, gap = 1.0 + low / high, (high - low) / high
    if g < high:
        part = (g / high) ** 2
        return low * (2.0 / (sqrt(total * total + part) + sqrt(gap * gap + part)))
    part = high / g
    if part == 0.0:
        return low * high / g
    c = 1.0 / (sqrt(1.0 + (total * part) ** 2) + sqrt(1.0 + (gap * part) ** 2))
    return low * c * part * 2.0


def _two_rows(f, g, h):
    """Both singular values of an upper triangle of two rows with their signs, and the right rotation."""
    ft, ht, gt = f, h, g
    swapped = abs(h) > abs(f)
    if swapped:
        ft, ht = ht, ft
    fa, ha, ga = abs(ft), abs(ht), abs(gt)
    place = 3 if swapped else 1
    if ga == 0.0:
        low, high, clt, crt, slt, srt = ha, fa, 1.0, 1.0, 0.0, 0.0
    elif ga > fa and fa / ga < EPSILON:
        place, high = 2, ga
        low = fa / (ga / ha) if ha > 1.0 else fa / ga * ha
        clt, slt, srt, crt = 1.0, ht / gt, 1.0, ft / gt
    else:
        place = 2 if ga > fa else place
        d = fa - ha
        share = 1.0 if d == fa else d / fa
        m, t = gt / ft, 2.0 - share
        s = sqrt(t * t + m * m)
        r = abs(m) if share == 0.0 else sqrt(share * share + m * m)
        a = 0.5 * (s + r)
        low, high = ha / a, fa * a
        if m * m == 0.0:
            t = copysign(2.0, ft) * copysign(1.0, gt) if share == 0.0 else gt / copysign(d, ft) + m / t
        else:
            t = (m / (s + t) + m / (r + share)) * (1.0 + a)
        length = sqrt(t * t + 4.0)
        crt, srt = 2.0 / length, t / length
        clt, slt = (crt + srt * m) / a, ht / ft * srt / a
    csl, snl, csr, snr = (srt, crt, slt, clt) if swapped else (clt, slt, crt, srt)
    one = lambda value: copysign(1.0, value)
    sign = one(csr) * one(csl) * one(f) if place == 1 else one(snr) * one(csl) * one(g) if place == 2 else one(snr) * one(snl) * one(h)
    return copysign(high, sign), copysign(low, sign * one(f) * one(h)), csr, snr


def _turn(rows, top, cosine, sine):
    upper, lower = rows[top].copy(), rows[top + 1].copy()
    rows[top], rows[top + 1] = sine * lower + cosine * upper, cosine * lower - sine * upper


def right_vectors(a):
    """The singular values, falling, and the right singular vectors, one in each row."""
    d, e, rows = _bidiagonal(a)
    n = len(d)
    tolerance = max(10.0, min(100.0, EPSILON**-0.125)) * EPSILON
    mu = least = abs(d[0])
    for i in range(1, n):
        if least == 0.0:
            break
        mu = abs(d[i]) * (mu / (mu + abs(e[i - 1])))
        least = min(least, mu)
    threshold = max(tolerance * least / sqrt(n), 6 * n * n * 2.2250738585072014e-308)
    _sweep_all(d, e, rows, tolerance, threshold)
    rows = np.array([row if value >= 0 else -row for row, value in zip(rows, d)])
    sizes = np.abs(np.array(d))
    order = np.argsort(-sizes, kind="stable")
    return sizes[order], rows[order]


def _sweep_all(d, e, rows, tolerance, threshold):
    """Implicit QR, block by block from the end, until the upper diagonal is gone."""
    n, m, old, down = len(d), len(d) - 1, (-2, -2), True
    for _ in range(30 * n * n):
        if m <= 0:
            return
        top, largest = 0, abs(d[m])
        for low in range(m - 1, -1, -1):
            if abs(e[low]) <= threshold:
                e[low] = 0.0
                top = low + 1
                break
            largest = max(largest, abs(d[low]), abs(e[low]))
        if top == m:
            m -= 1
            continue
        if top == m - 1:
            d[top], d[m], cosine, sine = _two_rows(d[top], e[top], d[m])
            e[top] = 0.0
            _turn(rows, top, cosine, sine)
            m -= 2
            continue
        if top > old[1] or m < old[0]:
            down = abs(d[top]) >= abs(d[m])
        least = _convergence(d, e, top, m, down, tolerance)
        if least is None:
            continue
        old, shift = (top, m), 0.0
        if n * tolerance * (least / largest) > max(EPSILON, 0.01 * tolerance):
            shift = _smallest(d[m - 1], e[m - 1], d[m]) if down else _smallest(d[top], e[top], d[top + 1])
            start = abs(d[top] if down else d[m])
            if start > 0 and (shift / start) ** 2 < EPSILON:
                shift = 0.0
        (_down if down else _up)(d, e, rows, top, m, shift, threshold)


def _convergence(d, e, top, m, down, tolerance):
    """A bound of the smallest singular value; None when an entry was dropped."""
    end, beside = (m - 1, m) if down else (top, top)
    if abs(e[end]) <= tolerance * abs(d[beside]):
        e[end] = 0.0
        return None
    mu = least = abs(d[top] if down else d[m])
    for i in range(top, m) if down else range(m - 1, top - 1, -1):
        if abs(e[i]) <= tolerance * mu:
            e[i] = 0.0
            return None
        mu = abs(d[i + 1] if down else d[i]) * (mu / (mu + abs(e[i])))
        least = min(least, mu)
    return least


def _down(d, e, rows, top, m, shift, threshold):
    """One sweep from the top."""
    if shift == 0.0:
        cosine, old_cosine, old_sine = 1.0, 1.0, 0.0
        for i in range(top, m):
            cosine, sine, r = _rotation(d[i] * cosine, e[i])
            if i > top:
                e[i - 1] = old_sine * r
            old_cosine, old_sine, d[i] = _rotation(old_cosine * r, d[i + 1] * sine)
            _turn(rows, i, cosine, sine)
        h = d[m] * cosine
        d[m], e[m - 1] = h * old_cosine, h * old_sine
    else:
        f, g = (abs(d[top]) - shift) * (copysign(1.0, d[top]) + shift / d[top]), e[top]
        for i in range(top, m):
            cosine, sine, r = _rotation(f, g)
            if i > top:
                e[i - 1] = r
            f, e[i] = cosine * d[i] + sine * e[i], cosine * e[i] - sine * d[i]
            g, d[i + 1] = sine * d[i + 1], cosine * d[i + 1]
            _turn(rows, i, cosine, sine)
            cosine, sine, d[i] = _rotation(f, g)
            f, d[i + 1] = cosine * e[i] + sine * d[i + 1], cosine * d[i + 1] - sine * e[i]
            if i < m - 1:
                g, e[i + 1] = sine * e[i + 1], cosine * e[i + 1]
        e[m - 1] = f
    if abs(e[m - 1]) <= threshold:
        e[m - 1] = 0.0


def _up(d, e, rows, top, m, shift, threshold):
    """One sweep from the bottom."""
    turns = []
    if shift == 0.0:
        cosine, old_cosine, old_sine = 1.0, 1.0, 0.0
        for i in range(m, top, -1):
            cosine, sine, r = _rotation(d[i] * cosine, e[i - 1])
            if i < m:
                e[i] = old_sine * r
            old_cosine, old_sine, d[i] = _rotation(old_cosine * r, d[i - 1] * sine)
            turns.append((i - 1, old_cosine, -old_sine))
        h = d[top] * cosine
        d[top], e[top] = h * old_cosine, h * old_sine
    else:
        f, g = (abs(d[m]) - shift) * (copysign(1.0, d[m]) + shift / d[m]), e[m - 1]
        for i in range(m, top, -1):
            cosine, sine, r = _rotation(f, g)
            if i < m:
                e[i] = r
            f, e[i - 1] = cosine * d[i] + sine * e[i - 1], cosine * e[i - 1] - sine * d[i]
            g, d[i - 1] = sine * d[i - 1], cosine * d[i - 1]
            cosine, sine, d[i] = _rotation(f, g)
            turns.append((i - 1, cosine, -sine))
            f, d[i - 1] = cosine * e[i - 1] + sine * d[i - 1], cosine * d[i - 1] - sine * e[i - 1]
            if i > top + 1:
                g, e[i - 2] = sine * e[i - 2], cosine * e[i - 2]
        e[top] = f
    for place, cosine, sine in turns:
        _turn(rows, place, cosine, sine)
    if abs(e[top]) <= threshold:
        e[top] = 0.0
