"""Least squares of large systems, by growing spaces."""

from math import inf, sqrt

import numpy as np

from scipy._refusals import refuse

from ._operator import aslinearoperator

_EPS = np.finfo(np.float64).eps


def _turn(a, b):
    """A turn that brings (a, b) to (r, 0)."""
    if b == 0:
        return np.sign(a), 0, abs(a)
    if a == 0:
        return 0, np.sign(b), abs(b)
    if abs(b) > abs(a):
        ratio = a / b
        s = np.sign(b) / sqrt(1 + ratio * ratio)
        return s * ratio, s, b / s
    ratio = b / a
    c = np.sign(a) / sqrt(1 + ratio * ratio)
    return c, c * ratio, a / c


def _reason(test1, test2, test3, t1, rtol, atol, ctol, is_last):
    """Why to stop, as a number; the last reason that holds counts."""
    found = 0
    for holds, reason in ((is_last, 7), (1 + test3 <= 1, 6), (1 + test2 <= 1, 5), (1 + t1 <= 1, 4), (test3 <= ctol, 3),
                          (test2 <= atol, 2), (test1 <= rtol, 1)):
        found = reason if holds else found
    return found


def _first(A, b, x0):
    b = np.atleast_1d(b)
    b = b.squeeze() if b.ndim > 1 else b
    x = np.zeros(A.shape[1]) if x0 is None else np.array(x0)
    u = b if x0 is None else b - A.matvec(x)
    beta = np.linalg.norm(u)
    if beta > 0:
        u = (1 / beta) * u
        v = A.rmatvec(u)
        alpha = np.linalg.norm(v)
    else:
        v, alpha = x.copy() * 0, 0
    return b, x, u, beta, (1 / alpha) * v if alpha > 0 else v, alpha


def lsqr(A, b, damp=0.0, atol=1e-6, btol=1e-6, conlim=1e8, iter_lim=None, show=False, calc_var=False, x0=None):
    """The solution, why it stopped, the rounds, and norms and conditions."""
    if show:
        refuse("scipy.sparse.linalg.lsqr(show=True)")
    A = aslinearoperator(A)
    b, x, u, beta, v, alpha = _first(A, b, x0)
    n = A.shape[1]
    iter_lim = 2 * n if iter_lim is None else iter_lim
    ctol = 1 / conlim if conlim > 0 else 0
    size = condition = lengths = damped = length = squares = z = 0
    cosine, sine, variance = -1, 0, np.zeros(n)
    whole, w = np.linalg.norm(b), v.copy()
    rhobar, phibar = alpha, beta
    rest = rest1 = rest2 = beta
    slope = alpha * beta
    if slope == 0:
        return x, 0, 0, rest1, rest2, size, condition, slope, length, variance
    reason = rounds = 0
    while rounds < iter_lim and reason == 0:
        rounds += 1
        u = A.matvec(v) - alpha * u
        beta = np.linalg.norm(u)
        if beta > 0:
            u = (1 / beta) * u
            size = sqrt(size ** 2 + alpha ** 2 + beta ** 2 + damp ** 2)
            v = A.rmatvec(u) - beta * v
            alpha = np.linalg.norm(v)
            if alpha > 0:
                v = (1 / alpha) * v
        rhobar1, psi = rhobar, 0.0
        if damp > 0:
            rhobar1 = sqrt(rhobar ** 2 + damp ** 2)
            psi, phibar = damp / rhobar1 * phibar, rhobar / rhobar1 * phibar
        c, s, rho = _turn(rhobar1, beta)
        theta, rhobar = s * alpha, -c * alpha
        phi, phibar = c * phibar, s * phibar
        step = (1 / rho) * w
        x = x + (phi / rho) * w
        w = v + (-theta / rho) * w
        lengths += np.linalg.norm(step) ** 2
        if calc_var:
            variance = variance + step ** 2
        delta, gambar = sine * rho, -cosine * rho
        right = phi - delta * z
        length = sqrt(squares + (right / gambar) ** 2)
        gamma = sqrt(gambar ** 2 + theta ** 2)
        cosine, sine, z = gambar / gamma, theta / gamma, right / gamma
        squares += z ** 2
        condition = size * sqrt(lengths)
        damped += psi ** 2
        rest = sqrt(phibar ** 2 + damped)
        slope = alpha * abs(s * phi)
        rest1 = rest2 = rest
        if damp > 0:
            square = rest ** 2 - damp ** 2 * squares
            rest1 = sqrt(abs(square)) * (-1 if square < 0 else 1)
        test1, test2, test3 = rest / whole, slope / (size * rest + _EPS), 1 / (condition + _EPS)
        grown = size * length / whole
        reason = _reason(test1, test2, test3, test1 / (1 + grown), btol + atol * grown, atol, ctol, rounds >= iter_lim)
    return x, reason, rounds, rest1, rest2, size, condition, slope, length, variance


def lsmr(A, b, damp=0.0, atol=1e-6, btol=1e-6, conlim=1e8, maxiter=None, show=False, x0=None):
    """The solution, why it stopped, the rounds, and norms and conditions; its slope falls with every round."""
    if show:
        refuse("scipy.sparse.linalg.lsmr(show=True)")
    A = aslinearoperator(A)
    b, x, u, beta, v, alpha = _first(A, b, x0)
    maxiter = min(A.shape) if maxiter is None else maxiter
    ctol = 1 / conlim if conlim > 0 else 0
    whole = np.linalg.norm(b)
    zetabar, alphabar, rho, rhobar, cbar, sbar = alpha * beta, alpha, 1, 1, 1, 0
    h, hbar = v.copy(), np.zeros(A.shape[1], dtype=v.dtype)
    betadd, betad, rhodold, tau, theta_t, zeta, damped = beta, 0, 1, 0, 0, 0, 0
    square, largest, least = alpha * alpha, 0, 1e100
    size, condition, length, rest, slope = sqrt(square), 1, 0, beta, alpha * beta
    if slope == 0:
        return x, 0, 0, rest, slope, size, condition, length
    if whole == 0:
        return x * 0, 0, 0, rest, slope, size, condition, length
    reason = rounds = 0
    while rounds < maxiter and reason == 0:
        rounds += 1
        u = u * -alpha + A.matvec(v)
        beta = np.linalg.norm(u)
        if beta > 0:
            u = u * (1 / beta)
            v = v * -beta + A.rmatvec(u)
            alpha = np.linalg.norm(v)
            if alpha > 0:
                v = v * (1 / alpha)
        chat, shat, alphahat = _turn(alphabar, damp)
        rho_before, rhobar_before, zeta_before = rho, rhobar, zeta
        c, s, rho = _turn(alphahat, beta)
        theta, alphabar = s * alpha, c * alpha
        thetabar, rho_now = sbar * rho, cbar * rho
        cbar, sbar, rhobar = _turn(rho_now, theta)
        zeta, zetabar = cbar * zetabar, -sbar * zetabar
        hbar = hbar * -(thetabar * rho / (rho_before * rhobar_before)) + h
        x = x + (zeta / (rho * rhobar)) * hbar
        h = h * -(theta / rho) + v
        acute, check = chat * betadd, -shat * betadd
        hat, betadd = c * acute, -s * acute
        theta_before = theta_t
        ct, st, rho_t = _turn(rhodold, thetabar)
        theta_t, rhodold = st * rhobar, ct * rhobar
        betad = -st * betad + ct * hat
        tau = (zeta_before - theta_before * tau) / rho_t
        tau_d = (zeta - theta_t * tau) / rhodold
        damped += check * check
        rest = sqrt(damped + (betad - tau_d) ** 2 + betadd * betadd)
        square += beta * beta
        size = sqrt(square)
        square += alpha * alpha
        largest = max(largest, rhobar_before)
        if rounds > 1:
            least = min(least, rhobar_before)
        condition = max(largest, rho_now) / min(least, rho_now)
        slope, length = abs(zetabar), np.linalg.norm(x)
        test1, test3 = rest / whole, 1 / condition
        test2 = slope / (size * rest) if size * rest != 0 else inf
        grown = size * length / whole
        reason = _reason(test1, test2, test3, test1 / (1 + grown), btol + atol * grown, atol, ctol, rounds >= maxiter)
    return x, reason, rounds, rest, slope, size, condition, length
