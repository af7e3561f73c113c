"""The residual of least size for symmetric matrices that need not be definite."""

from math import inf, sqrt

import numpy as np

from scipy._refusals import refuse

from ._system import made_system


def minres(A, b, x0=None, *, rtol=1e-5, shift=0.0, maxiter=None, M=None, callback=None, show=False, check=False):
    """The solution of (A - shift) x = b and 0, or the rounds done in vain."""
    if show:
        refuse("scipy.sparse.linalg.minres(show=True)", "use callback=")
    A, M, x, b = made_system(A, M, x0, b)
    n, eps = A.shape[0], np.finfo(x.dtype).eps
    maxiter = 5 * n if maxiter is None else maxiter
    r1 = b.copy() if x0 is None else b - A @ x
    y = M.matvec(r1)
    first = np.inner(r1, y)
    if first < 0:
        raise ValueError("indefinite preconditioner")
    if first == 0:
        return x, 0
    if np.linalg.norm(b) == 0:
        return b, 0
    first = sqrt(first)
    if check:
        _check_symmetry(A, M, r1, y, eps)
    before, beta, dbar, epsilon, phibar = 0, first, 0, 0, first
    right, right_next, spread = first, 0, 0.0
    largest, least, cosine, sine = 0, np.finfo(x.dtype).max, -1, 0
    w = w2 = np.zeros(n, dtype=x.dtype)
    r2, reason = r1, 0
    for rounds in range(1, maxiter + 1):
        v = (1.0 / beta) * y
        y = A.matvec(v) - shift * v
        if rounds >= 2:
            y = y - beta / before * r1
        alpha = np.inner(v, y)
        y = y - alpha / beta * r2
        r1, r2 = r2, y
        y = M.matvec(r2)
        before, beta = beta, np.inner(r2, y)
        if beta < 0:
            raise ValueError("non-symmetric matrix")
        beta = sqrt(beta)
        spread += alpha ** 2 + before ** 2 + beta ** 2
        if rounds == 1 and beta / first <= 10 * eps:
            reason = -1
        old_epsilon = epsilon
        delta, gbar = cosine * dbar + sine * alpha, sine * dbar - cosine * alpha
        epsilon, dbar = sine * beta, -cosine * beta
        root = np.linalg.norm([gbar, dbar])
        gamma = max(np.linalg.norm([gbar, beta]), eps)
        cosine, sine = gbar / gamma, beta / gamma
        phi, phibar = cosine * phibar, sine * phibar
        w1, w2 = w2, w
        w = (v - old_epsilon * w1 - delta * w2) / gamma
        x = x + phi * w
        largest, least = max(largest, gamma), min(least, gamma)
        z = right / gamma
        right, right_next = right_next - delta * z, -epsilon * z
        size, length = sqrt(spread), np.linalg.norm(x)
        test1 = inf if length == 0 or size == 0 else phibar / (size * length)
        test2 = inf if size == 0 else root / size
        if reason == 0:
            reason = _reason(test1, test2, largest / least, rounds >= maxiter, size * length * eps >= first, rtol, eps)
        if callback is not None:
            callback(x)
        if reason != 0:
            break
    return x, maxiter if reason == 6 else 0


def _reason(test1, test2, condition, is_last, is_eigen, rtol, eps):
    """Why to stop; the last reason that holds counts."""
    found = 0
    for holds, reason in ((1 + test2 <= 1, 2), (1 + test1 <= 1, 1), (is_last, 6), (condition >= 0.1 / eps, 4), (is_eigen, 3),
                          (test2 <= rtol, 2), (test1 <= rtol, 1)):
        found = reason if holds else found
    return found


def _check_symmetry(A, M, r1, y, eps):
    w = A.matvec(y)
    for one, other, words in ((np.inner(w, w), np.inner(y, A.matvec(w)), "non-symmetric matrix"),
                              (np.inner(y, y), np.inner(r1, M.matvec(y)), "non-symmetric preconditioner")):
        if abs(one - other) > (one + eps) * eps ** (1.0 / 3.0):
            raise ValueError(words)
