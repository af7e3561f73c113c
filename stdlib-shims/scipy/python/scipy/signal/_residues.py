"""Partial fractions of rational functions, and back."""

import numpy as np

from scipy.signal._analytic import reducer, unique_roots


def _factors(roots, counts, with_powers=False):
    """The denominator without each pole, or without each of its powers, and the whole denominator."""
    factors, whole = [], np.array([1])
    for place, (root, count) in enumerate(zip(roots, counts)):
        others = np.array([1])
        for other, (second, times) in enumerate(zip(roots, counts)):
            for _ in range(times if other != place else 0):
                others = np.polymul(others, np.array([1, -second]))
        block = []
        for power in range(count):
            if power == 0 or with_powers:
                block.append(others)
            others = np.polymul(others, np.array([1, -root]))
        factors.extend(reversed(block))
        for _ in range(count):
            whole = np.polymul(whole, np.array([1, -root]))
    return factors, whole


def _residues(poles, counts, top):
    factors, _ = _factors(poles, counts)
    top = top.astype(poles.dtype)
    found = []
    for pole, count, factor in zip(poles, counts, factors):
        if count == 1:
            found.append(np.polyval(top, pole) / np.polyval(factor, pole))
            continue
        # Divided by the pole again and again: each rest gives one residue.
        rest, step, block = top.copy(), np.array([1, -pole]), []
        factor, last = np.polydiv(factor, step)
        for _ in range(count):
            rest, value = np.polydiv(rest, step)
            residue = value[0] / last[0]
            rest = np.polysub(rest, residue * factor)
            block.append(residue)
        found.extend(reversed(block))
    return np.asarray(found)


def _polynomials(b, a, side):
    kind = complex if "c" in (np.asarray(b).dtype.kind, np.asarray(a).dtype.kind) else float
    b, a = (np.trim_zeros(np.atleast_1d(np.asarray(part, dtype=kind)), side) for part in (b, a))
    if a.size == 0:
        raise ValueError("Denominator `a` is zero.")
    return b, a


def _sorted_groups(poles, tol, rtype):
    unique, counts = unique_roots(poles, tol=tol, rtype=rtype)
    order = np.argsort(np.abs(unique))
    return unique[order], counts[order]


def _split(b, a):
    return (np.empty(0), b) if len(b) < len(a) else np.polydiv(b, a)


def residue(b, a, tol=1e-3, rtype="avg"):
    """Residues, poles and the polynomial rest of b(s)/a(s)."""
    b, a = _polynomials(b, a, "f")
    poles = np.roots(a)
    if b.size == 0:
        return np.zeros(poles.shape), poles[np.argsort(np.abs(poles))], np.array([])
    k, b = _split(b, a)
    unique, counts = _sorted_groups(poles, tol, rtype)
    return _residues(unique, counts, b) / a[0], np.repeat(unique, counts), k


def residuez(b, a, tol=1e-3, rtype="avg"):
    """Residues, poles and the polynomial rest of b(z)/a(z) in powers of 1/z."""
    b, a = _polynomials(b, a, "b")
    if a[0] == 0:
        raise ValueError("First coefficient of determinant `a` must be non-zero.")
    poles = np.roots(a)
    if b.size == 0:
        return np.zeros(poles.shape), poles[np.argsort(np.abs(poles))], np.array([])
    k, top = _split(b[::-1], a[::-1])
    unique, counts = _sorted_groups(poles, tol, rtype)
    found = _residues(1 / unique, counts, top)
    poles = np.repeat(unique, counts)
    powers = np.concatenate([np.arange(1, count + 1) for count in counts.tolist()])
    return found * (-poles) ** powers / a[-1], poles, k[::-1]


def _groups(poles, tol, rtype):
    """Neighbours in the list that lie within the tolerance of the first of their group."""
    reduce = reducer(rtype)
    unique, counts, block = [], [], [poles[0]]
    for pole in poles[1:]:
        if abs(pole - block[0]) <= tol:
            block.append(block[0])
            continue
        unique.append(reduce(block))
        counts.append(len(block))
        block = [pole]
    unique.append(reduce(block))
    counts.append(len(block))
    return np.asarray(unique), counts


def invres(r, p, k, tol=1e-3, rtype="avg"):
    """b(s) and a(s) from residues, poles and the polynomial rest."""
    r, p, k = np.atleast_1d(r), np.atleast_1d(p), np.trim_zeros(np.atleast_1d(k), "f")
    factors, bottom = _factors(*_groups(p, tol, rtype), with_powers=True)
    top = np.polymul(k, bottom) if len(k) else 0
    for value, factor in zip(r, factors):
        top = np.polyadd(top, value * factor)
    return top, bottom


def invresz(r, p, k, tol=1e-3, rtype="avg"):
    """b(z) and a(z) from residues, poles and the polynomial rest."""
    r, p, k = np.atleast_1d(r), np.atleast_1d(p), np.trim_zeros(np.atleast_1d(k), "b")
    factors, bottom = _factors(*_groups(p, tol, rtype), with_powers=True)
    top = np.polymul(k[::-1], bottom[::-1]) if len(k) else 0
    for value, factor in zip(r, factors):
        top = np.polyadd(top, value * factor[::-1])
    return top[::-1], bottom
