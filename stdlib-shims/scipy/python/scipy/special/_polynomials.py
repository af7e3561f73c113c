"""Orthogonal polynomials as objects, and the points and weights of the quadratures they give."""

import numpy as np

from scipy.special import _polynomial_values as values
from scipy.special._gamma import beta as beta_function
from scipy.special._gamma import gamma


class orthopoly1d(np.poly1d):
    """A polynomial that knows its weight function, its quadrature and its norm."""

    def __init__(self, roots, weights, norm, lead, weight_func, limits, monic=False, value=None):
        if monic and value is not None:
            plain = value
            value = lambda x: plain(x) / lead
        super().__init__(np.poly1d(roots, r=True).coeffs * (1.0 if monic else float(lead)))
        self.weights = np.array([(root, weight, weight / weight_func(root)) for root, weight in zip(roots, weights)])
        self.weight_func, self.limits = weight_func, limits
        self.normcoef = np.sqrt(norm) / (abs(lead) if monic else 1.0)
        self._value = value

    def __call__(self, v):
        if self._value is not None and not isinstance(v, np.poly1d):
            return self._value(v)
        return np.poly1d.__call__(self, v)


def _degree(n):
    if n < 1 or n != int(n):
        raise ValueError("n must be a positive integer.")
    return int(n)


def _quadrature(n, total, diagonal, off, value, slope, symmetric, mu):
    """Points as eigenvalues of the recurrence, made exact by one step of Newton; weights that sum to `total`."""
    k = np.arange(n, dtype=float)
    matrix = np.diag(diagonal(k) + 0.0 * k)
    if n > 1:
        side = off(k[1:])
        matrix = matrix + np.diag(side, 1) + np.diag(side, -1)
    x = np.linalg.eigvalsh(matrix)
    steep = slope(n, x)
    x = x - value(n, x) / steep
    below = value(n - 1, x) * np.ones(n)
    logs = [np.log(np.abs(part)) for part in (below, steep)]
    below, steep = (part / np.exp((log.max() + log.min()) / 2.0) for part, log in zip((below, steep), logs))
    w = 1.0 / (below * steep)
    if symmetric:
        w, x = (w + w[::-1]) / 2, (x - x[::-1]) / 2
    w = w * (total / w.sum())
    return (x, w, total) if mu else (x, w)


def _moved(found, scale, shift, factor, mu):
    """A quadrature on another interval."""
    x, w, total = found
    x, w = (x + shift) * scale, w * factor
    return (x, w, total * factor) if mu else (x, w)


def roots_legendre(n, mu=False):
    """Points and weights of Gauss and Legendre."""
    f = values.eval_legendre
    slope = lambda n, x: (-n * x * f(n, x) + n * f(n - 1, x)) / (1 - x**2)
    return _quadrature(_degree(n), 2.0, lambda k: 0.0 * k, lambda k: k * np.sqrt(1.0 / (4 * k * k - 1)), f, slope, True, mu)


def roots_chebyt(n, mu=False):
    """Points and weights of Gauss and Chebyshev."""
    n = _degree(n)
    x = np.sin(np.pi * np.arange(-n + 1, n, 2) / (2 * n))
    w = np.full_like(x, np.pi / n)
    return (x, w, np.pi) if mu else (x, w)


def roots_chebyu(n, mu=False):
    """Points and weights of Gauss and Chebyshev, second kind."""
    n = _degree(n)
    t = np.arange(n, 0, -1) * np.pi / (n + 1)
    x, w = np.cos(t), np.pi * np.sin(t) ** 2 / (n + 1)
    return (x, w, np.pi / 2) if mu else (x, w)


def roots_chebyc(n, mu=False):
    """Points and weights of Gauss and Chebyshev on [-2, 2]."""
    return _moved(roots_chebyt(n, True), 2, 0, 2, mu)


def roots_chebys(n, mu=False):
    """Points and weights of Gauss and Chebyshev, second kind, on [-2, 2]."""
    return _moved(roots_chebyu(n, True), 2, 0, 2, mu)


def roots_gegenbauer(n, alpha, mu=False):
    """Points and weights of Gauss and Gegenbauer."""
    n = _degree(n)
    if alpha < -0.5:
        raise ValueError("alpha must be greater than -0.5.")
    if alpha == 0.0:
        return roots_chebyt(n, mu)
    f = lambda n, x: values.eval_gegenbauer(n, alpha, x)
    slope = lambda n, x: (-n * x * f(n, x) + (n + 2 * alpha - 1) * f(n - 1, x)) / (1 - x**2)
    total = np.sqrt(np.pi) * gamma(alpha + 0.5) / gamma(alpha + 1)
    side = lambda k: np.sqrt(k * (k + 2 * alpha - 1) / (4 * (k + alpha) * (k + alpha - 1)))
    return _quadrature(n, total, lambda k: 0.0 * k, side, f, slope, True, mu)


def roots_jacobi(n, alpha, beta, mu=False):
    """Points and weights of Gauss and Jacobi."""
    n, a, b = _degree(n), alpha, beta
    if a <= -1 or b <= -1:
        raise ValueError("alpha and beta must be greater than -1.")
    if a == 0.0 and b == 0.0:
        return roots_legendre(n, mu)
    if a == b:
        return roots_gegenbauer(n, a + 0.5, mu)
    f = lambda n, x: values.eval_jacobi(n, a, b, x)
    slope = lambda n, x: 0.5 * (n + a + b + 1) * values.eval_jacobi(n - 1, a + 1, b + 1, x)

    def middle(k):
        s = 2.0 * k + a + b
        with np.errstate(all="ignore"):
            later = (b * b - a * a) / (s * (s + 2)) if a + b != 0 else 0.0 * k
        return np.where(k == 0, (b - a) / (2 + a + b), later)

    def side(k):
        s = 2.0 * k + a + b
        with np.errstate(all="ignore"):
            rest = np.where(k == 1, 1.0, np.sqrt(k * (k + a + b) / (s - 1)))
        return 2.0 / s * np.sqrt((k + a) * (k + b) / (s + 1)) * rest

    return _quadrature(n, 2.0 ** (a + b + 1) * beta_function(a + 1, b + 1), middle, side, f, slope, False, mu)


def roots_hermite(n, mu=False):
    """Points and weights of Gauss and Hermite, physicists' kind."""
    return _normal_quadrature(n, mu, np.sqrt(np.pi), values.eval_hermite, 2.0, lambda k: np.sqrt(k / 2.0))


def roots_hermitenorm(n, mu=False):
    """Points and weights of Gauss and Hermite, probabilists' kind."""
    return _normal_quadrature(n, mu, np.sqrt(2.0 * np.pi), values.eval_hermitenorm, 1.0, np.sqrt)


def _normal_quadrature(n, mu, total, f, factor, side):
    from scipy._refusals import refuse

    n = _degree(n)
    if n > 150:
        refuse("scipy.special.roots_hermite(n=) above 150")
    return _quadrature(n, total, lambda k: 0.0 * k, side, f, lambda n, x: factor * n * f(n - 1, x), True, mu)


def roots_genlaguerre(n, alpha, mu=False):
    """Points and weights of Gauss and Laguerre, generalised."""
    n = _degree(n)
    if alpha < -1:
        raise ValueError("alpha must be greater than -1.")
    f = lambda n, x: values.eval_genlaguerre(n, alpha, x)
    slope = lambda n, x: (n * f(n, x) - (n + alpha) * f(n - 1, x)) / x
    total = gamma(alpha + 1.0)
    if n == 1:
        x, w = np.array([alpha + 1.0]), np.array([total])
        return (x, w, total) if mu else (x, w)
    return _quadrature(n, total, lambda k: 2 * k + alpha + 1, lambda k: -np.sqrt(k * (k + alpha)), f, slope, False, mu)


def roots_laguerre(n, mu=False):
    """Points and weights of Gauss and Laguerre."""
    return roots_genlaguerre(n, 0.0, mu)


def roots_sh_legendre(n, mu=False):
    """Points and weights of Gauss and Legendre on [0, 1]."""
    return _moved(roots_legendre(n, True), 0.5, 1, 0.5, mu)


def roots_sh_chebyt(n, mu=False):
    """Points and weights of Gauss and Chebyshev on [0, 1]."""
    return _moved(roots_chebyt(n, True), 0.5, 1, 1.0, mu)


def roots_sh_chebyu(n, mu=False):
    """Points and weights of Gauss and Chebyshev, second kind, on [0, 1]."""
    return _moved(roots_chebyu(n, True), 0.5, 1, 0.25, mu)


def roots_sh_jacobi(n, p1, q1, mu=False):
    """Points and weights of Gauss and Jacobi on [0, 1]."""
    if p1 - q1 <= -1 or q1 <= 0:
        raise ValueError("(p - q) must be greater than -1, and q must be greater than 0.")
    return _moved(roots_jacobi(n, p1 - q1, q1 - 1, True), 0.5, 1, 2.0**-p1, mu)


def _polynomial(n, roots, norm, lead, weight, limits, monic, value):
    if n < 0:
        raise ValueError("n must be nonnegative.")
    x, w = roots(n) if n else ((), ())
    return orthopoly1d(x, w, norm, lead, weight, limits, monic, value)


def legendre(n, monic=False):
    """Legendre's polynomial of degree n."""
    lead = gamma(2 * n + 1.0) / gamma(n + 1.0) ** 2 / 2.0**n
    return _polynomial(n, roots_legendre, 2.0 / (2 * n + 1), lead, lambda x: 1.0, (-1, 1), monic, lambda x: values.eval_legendre(n, x))


def sh_legendre(n, monic=False):
    """Legendre's polynomial of degree n on [0, 1]."""
    lead = gamma(2 * n + 1.0) / gamma(n + 1.0) ** 2
    return _polynomial(n, roots_sh_legendre, 1.0 / (2 * n + 1.0), lead, lambda x: 1.0, (0, 1), monic,
        lambda x: values.eval_sh_legendre(n, x))


def chebyt(n, monic=False):
    """Chebyshev's polynomial of the first kind of degree n."""
    norm, lead = np.pi if n == 0 else np.pi / 2, 2.0 ** max(n - 1, 0)
    return _polynomial(n, roots_chebyt, norm, lead, lambda x: 1.0 / np.sqrt(1 - x * x), (-1, 1), monic, lambda x: values.eval_chebyt(n, x))


def chebyu(n, monic=False):
    """Chebyshev's polynomial of the second kind of degree n."""
    return _polynomial(n, roots_chebyu, np.pi / 2 if n else 1.0, 2.0**n, lambda x: np.sqrt(1 - x * x), (-1, 1), monic,
        lambda x: values.eval_chebyu(n, x))


def chebyc(n, monic=False):
    """Chebyshev's polynomial of the first kind of degree n on [-2, 2]."""
    lead, value = (2.0 if n == 0 else 1.0), lambda x: values.eval_chebyc(n, x)
    return _polynomial(n, roots_chebyc, 4 * np.pi * (8 if n == 0 else 1), lead, lambda x: 1.0 / np.sqrt(1 - x * x / 4.0), (-2, 2), monic,
        value)


def chebys(n, monic=False):
    """Chebyshev's polynomial of the second kind of degree n on [-2, 2]."""
    return _polynomial(n, roots_chebys, np.pi, 1.0, lambda x: np.sqrt(1 - x * x / 4.0), (-2, 2), monic, lambda x: values.eval_chebys(n, x))


def sh_chebyt(n, monic=False):
    """Chebyshev's polynomial of the first kind of degree n on [0, 1]."""
    norm, lead = 1.0 if n == 0 else np.pi / 2, 2.0 ** max(2 * n - 1, 0)
    return _polynomial(n, roots_sh_chebyt, norm, lead, lambda x: 1.0 / np.sqrt(x - x * x), (0, 1), monic,
        lambda x: values.eval_sh_chebyt(n, x))


def sh_chebyu(n, monic=False):
    """Chebyshev's polynomial of the second kind of degree n on [0, 1]."""
    return _polynomial(n, roots_sh_chebyu, np.pi / 8 if n else 1.0, 4.0**n, lambda x: np.sqrt(x - x * x), (0, 1), monic,
        lambda x: values.eval_sh_chebyu(n, x))


def hermite(n, monic=False):
    """The physicists' Hermite polynomial of degree n."""
    norm = 2.0**n * gamma(n + 1.0) * np.sqrt(np.pi)
    return _polynomial(n, roots_hermite, norm, 2.0**n, lambda x: np.exp(-x * x), (-np.inf, np.inf), monic,
        lambda x: values.eval_hermite(n, x))


def hermitenorm(n, monic=False):
    """The probabilists' Hermite polynomial of degree n."""
    norm, value = np.sqrt(2 * np.pi) * gamma(n + 1.0), lambda x: values.eval_hermitenorm(n, x)
    return _polynomial(n, roots_hermitenorm, norm, 1.0, lambda x: np.exp(-x * x / 2.0), (-np.inf, np.inf), monic, value)


def genlaguerre(n, alpha, monic=False):
    """The generalised Laguerre polynomial of degree n."""
    if alpha <= -1:
        raise ValueError("alpha must be > -1")
    norm, lead = gamma(n + alpha + 1.0) / gamma(n + 1.0), (-1) ** n / gamma(n + 1.0)
    roots, weight = lambda n: roots_genlaguerre(n, alpha), lambda x: np.exp(-x) * x**alpha
    return _polynomial(n, roots, norm, lead, weight, (0, np.inf), monic, lambda x: values.eval_genlaguerre(n, alpha, x))


def laguerre(n, monic=False):
    """Laguerre's polynomial of degree n."""
    lead = (-1) ** n / gamma(n + 1.0)
    return _polynomial(n, roots_laguerre, 1.0, lead, lambda x: np.exp(-x), (0, np.inf), monic, lambda x: values.eval_laguerre(n, x))


def jacobi(n, alpha, beta, monic=False):
    """Jacobi's polynomial of degree n."""
    whole = alpha + beta + 1.0
    norm = lead = 1.0
    if n:
        norm = 2**whole / (2 * n + whole) * gamma(n + alpha + 1.0) * gamma(n + beta + 1.0) / gamma(n + 1.0) / gamma(n + whole)
        lead = gamma(2 * n + whole) / 2.0**n / gamma(n + 1.0) / gamma(n + whole)
    roots, weight = lambda n: roots_jacobi(n, alpha, beta), lambda x: (1 - x) ** alpha * (1 + x) ** beta
    return _polynomial(n, roots, norm, lead, weight, (-1, 1), monic, lambda x: values.eval_jacobi(n, alpha, beta, x))


def sh_jacobi(n, p, q, monic=False):
    """Jacobi's polynomial of degree n on [0, 1]."""
    norm = 1.0
    if n:
        norm = gamma(n + 1.0) * gamma(n + q) * gamma(n + p) * gamma(n + p - q + 1.0) / ((2 * n + p) * gamma(2 * n + p) ** 2)
    roots, weight = lambda n: roots_sh_jacobi(n, p, q), lambda x: (1.0 - x) ** (p - q) * x ** (q - 1.0)
    return _polynomial(n, roots, norm, 1.0, weight, (0, 1), monic, lambda x: values.eval_sh_jacobi(n, p, q, x))


def gegenbauer(n, alpha, monic=False):
    """Gegenbauer's polynomial of degree n."""
    if alpha <= -0.5:
        raise ValueError("`alpha` must be a finite number greater than -1/2")
    lead = 2.0**n * gamma(n + alpha) / gamma(alpha) / gamma(n + 1.0) if n else 1.0
    norm = np.pi * 2 ** (1 - 2 * alpha) * gamma(n + 2 * alpha) / (gamma(n + 1.0) * (n + alpha) * gamma(alpha) ** 2) if n else 1.0
    roots, weight = lambda n: roots_gegenbauer(n, alpha), lambda x: (1 - x * x) ** (alpha - 0.5)
    return _polynomial(n, roots, norm, lead, weight, (-1, 1), monic, lambda x: values.eval_gegenbauer(n, alpha, x))


# The older names of the quadratures.
p_roots, t_roots, u_roots, c_roots, s_roots, j_roots = roots_legendre, roots_chebyt, roots_chebyu, roots_chebyc, roots_chebys, roots_jacobi
l_roots, la_roots, h_roots, he_roots, cg_roots = roots_laguerre, roots_genlaguerre, roots_hermite, roots_hermitenorm, roots_gegenbauer
ps_roots, ts_roots, us_roots, js_roots = roots_sh_legendre, roots_sh_chebyt, roots_sh_chebyu, roots_sh_jacobi
