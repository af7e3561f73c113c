"""Values of orthogonal polynomials of whole degree, by their recurrences."""

import numpy as np

from scipy._refusals import refuse


def _values(name, n, x, first, step, *parameters):
    """The polynomial of each degree n at x: from 1 and `first`, upwards by `step`(k, the last, the one before, x)."""
    n, x, *parameters = np.broadcast_arrays(n, np.asarray(x, dtype=None if np.iscomplexobj(x) else float), *parameters)
    if n.size == 0:
        return np.zeros(n.shape)
    if np.any(n != np.floor(n)) or np.any(n < 0):
        refuse(f"scipy.special.{name}(n=) that is no whole number from 0 on")
    parameters = [np.asarray(one, dtype=float) for one in parameters]
    before, last = np.ones(x.shape, dtype=x.dtype), first(x, *parameters)
    answer = np.where(n == 0, before, last)
    for k in range(1, int(np.max(n))):
        before, last = last, step(float(k), last, before, x, *parameters)
        answer = np.where(n == k + 1, last, answer)
    return answer[()]


def eval_legendre(n, x):
    """Legendre's polynomial of degree n at x."""
    return _values("eval_legendre", n, x, lambda x: x, lambda k, p, q, x: p * x + k / (k + 1) * (p * x - q))


def eval_chebyt(n, x):
    """Chebyshev's polynomial of the first kind of degree n at x."""
    return _values("eval_chebyt", n, x, lambda x: x, lambda k, p, q, x: 2 * x * p - q)


def eval_chebyu(n, x):
    """Chebyshev's polynomial of the second kind of degree n at x."""
    return _values("eval_chebyu", n, x, lambda x: 2 * x, lambda k, p, q, x: 2 * x * p - q)


def eval_chebyc(n, x):
    """Chebyshev's polynomial of the first kind on [-2, 2] of degree n at x."""
    return 2 * eval_chebyt(n, np.asarray(x) / 2.0)


def eval_chebys(n, x):
    """Chebyshev's polynomial of the second kind on [-2, 2] of degree n at x."""
    return eval_chebyu(n, np.asarray(x) / 2.0)


def eval_hermite(n, x):
    """The physicists' Hermite polynomial of degree n at x."""
    return _values("eval_hermite", n, x, lambda x: 2 * x, lambda k, p, q, x: 2 * x * p - 2 * k * q)


def eval_hermitenorm(n, x):
    """The probabilists' Hermite polynomial of degree n at x."""
    return _values("eval_hermitenorm", n, x, lambda x: x, lambda k, p, q, x: x * p - k * q)


def eval_genlaguerre(n, alpha, x):
    """The generalised Laguerre polynomial of degree n at x."""
    step = lambda k, p, q, x, alpha: ((2 * k + 1 + alpha - x) * p - (k + alpha) * q) / (k + 1)
    return _values("eval_genlaguerre", n, x, lambda x, alpha: 1 + alpha - x, step, alpha)


def eval_laguerre(n, x):
    """Laguerre's polynomial of degree n at x."""
    return eval_genlaguerre(n, 0.0, x)


def assoc_laguerre(x, n, k=0.0):
    """The generalised Laguerre polynomial of degree n and order k at x."""
    return eval_genlaguerre(n, k, x)


def eval_gegenbauer(n, alpha, x):
    """Gegenbauer's polynomial of degree n at x."""
    step = lambda k, p, q, x, alpha: (2 * (k + alpha) * x * p - (k + 2 * alpha - 1) * q) / (k + 1)
    return _values("eval_gegenbauer", n, x, lambda x, alpha: 2 * alpha * x, step, alpha)


def eval_jacobi(n, alpha, beta, x):
    """Jacobi's polynomial of degree n at x."""

    def step(k, p, q, x, a, b):
        s = 2 * k + a + b
        top = ((s + 1) * (a * a - b * b) + s * (s + 1) * (s + 2) * x) * p - 2 * (k + a) * (k + b) * (s + 2) * q
        return top / (2 * (k + 1) * (k + a + b + 1) * s)

    return _values("eval_jacobi", n, x, lambda x, a, b: (a + 1) + (a + b + 2) * (x - 1) / 2, step, alpha, beta)


def eval_sh_legendre(n, x):
    """Legendre's polynomial on [0, 1] of degree n at x."""
    return eval_legendre(n, 2 * np.asarray(x) - 1.0)


def eval_sh_chebyt(n, x):
    """Chebyshev's polynomial of the first kind on [0, 1] of degree n at x."""
    return eval_chebyt(n, 2 * np.asarray(x) - 1.0)


def eval_sh_chebyu(n, x):
    """Chebyshev's polynomial of the second kind on [0, 1] of degree n at x."""
    return eval_chebyu(n, 2 * np.asarray(x) - 1.0)


def eval_sh_jacobi(n, p, q, x):
    """Jacobi's polynomial on [0, 1] of degree n at x, with 1 in front of the highest power."""
    from scipy.special._gamma import binom

    n, p, q = (np.asarray(one, dtype=float) for one in (n, p, q))
    return (eval_jacobi(n, p - q, q - 1, 2 * np.asarray(x) - 1.0) / binom(2 * n + p - 1, n))[()]


def lpmv(m, v, x):
    """The associated Legendre function of whole order m and whole degree v, with Condon and Shortley's sign."""
    from scipy.special._gamma import gamma

    m, v, x = np.broadcast_arrays(m, v, np.asarray(x, dtype=float))
    if np.any(m != np.floor(m)) or np.any(v != np.floor(v)) or np.any(v < 0):
        refuse("scipy.special.lpmv of degrees that are no whole numbers from 0 on")

    def one(m, v, x):
        order = abs(m)
        if order > v:
            return np.zeros_like(x)
        root, below = np.sqrt((1 - x) * (1 + x)), np.ones_like(x)
        for k in range(1, order + 1):
            below = -below * (2 * k - 1) * root
        value, before = below, np.zeros_like(x)
        for degree in range(order, v):
            value, before = ((2 * degree + 1) * x * value - (degree + order) * before) / (degree - order + 1), value
        if m < 0:
            value = value * (-1) ** order * gamma(v - order + 1.0) / gamma(v + order + 1.0)
        return value

    answer = np.empty(x.shape)
    for order, degree in {(int(a), int(b)) for a, b in zip(m.ravel().tolist(), v.ravel().tolist())}:
        here = (m == order) & (v == degree)
        answer[here] = one(order, degree, x[here])
    return answer[()]


def sph_harm_y(n, m, theta, phi, *, diff_n=0):
    """The spherical harmonic of degree n and order m at a polar and an azimuthal angle."""
    from scipy.special._gamma import gammaln

    if diff_n:
        refuse("scipy.special.sph_harm_y(diff_n=)")
    n, m = np.asarray(n), np.asarray(m)
    order = np.abs(m)
    inside = order <= n
    ratio = np.exp(gammaln(np.where(inside, n - order, 0) + 1.0) - gammaln(n + order + 1.0))
    value = np.sqrt((2 * n + 1) / (4 * np.pi) * ratio) * lpmv(order, n, np.cos(theta)) * np.exp(1j * order * np.asarray(phi))
    return np.where(m < 0, (-1.0) ** order * np.conj(value), value)[()]
