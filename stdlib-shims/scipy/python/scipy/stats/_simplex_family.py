"""Distributions of shares and of counts in several classes: dirichlet, multinomial, multivariate_hypergeom, dirichlet_multinomial."""

import numpy as np

from scipy import special as sc
from scipy._refusals import refuse
from scipy.stats._vectors import squeezed, vector_distribution


class dirichlet_gen(vector_distribution):
    """Shares of a whole."""

    _of_values, _of_parameters = ("pdf", "logpdf"), ("mean", "var", "cov", "entropy")

    def __call__(self, alpha, seed=None):
        return self._frozen(seed, alpha=self._checked(alpha))

    @staticmethod
    def _checked(alpha):
        alpha = np.asarray(alpha)
        if np.min(alpha) <= 0:
            raise ValueError("All parameters must be greater than 0")
        if alpha.ndim != 1:
            raise ValueError(f"Parameter vector 'a' must be one dimensional, but a.shape = {alpha.shape}.")
        return alpha

    @staticmethod
    def _shares(alpha, x):
        x = np.asarray(x)
        if x.shape[0] not in (alpha.shape[0] - 1, alpha.shape[0]):
            raise ValueError(
                "Vector 'x' must have either the same number of entries as, or one entry fewer than, parameter vector 'a', "
                f"but alpha.shape = {alpha.shape} and x.shape = {x.shape}."
            )
        if x.shape[0] != alpha.shape[0]:
            x = np.concatenate((x, 1 - np.sum(x, axis=0, keepdims=True)), axis=0)
        if np.min(x) < 0:
            raise ValueError("Each entry in 'x' must be greater than or equal to zero.")
        if np.max(x) > 1:
            raise ValueError("Each entry in 'x' must be smaller or equal one.")
        small = (alpha < 1).reshape((-1,) + (1,) * (x.ndim - 1))
        if np.any((x == 0) & small):
            raise ValueError("Each entry in 'x' must be greater than zero if its alpha is less than one.")
        if np.any(np.abs(np.sum(x, 0) - 1.0) > 1e-9):
            raise ValueError(f"The input vector 'x' must lie within the normal simplex. but np.sum(x, 0) = {np.sum(x, 0)}.")
        return x

    def logpdf(self, x, alpha):
        """The logarithm of the density."""
        alpha = self._checked(alpha)
        x = self._shares(alpha, x)
        powers = (alpha - 1).reshape((-1,) + (1,) * (x.ndim - 1))
        return squeezed(np.sum(sc.xlogy(powers, x), axis=0) - np.sum(sc.gammaln(alpha)) + sc.gammaln(np.sum(alpha)))

    def pdf(self, x, alpha):
        """The density."""
        return np.exp(self.logpdf(x, alpha))

    def mean(self, alpha):
        """The mean."""
        alpha = self._checked(alpha)
        return squeezed(alpha / np.sum(alpha))

    def var(self, alpha):
        """The variances."""
        alpha = self._checked(alpha)
        total = np.sum(alpha)
        return squeezed(alpha * (total - alpha) / (total * total * (total + 1)))

    def cov(self, alpha):
        """The covariance."""
        alpha = self._checked(alpha)
        share = alpha / np.sum(alpha)
        return squeezed((np.diag(share) - np.outer(share, share)) / (np.sum(alpha) + 1))

    def entropy(self, alpha):
        """The differential entropy."""
        alpha = self._checked(alpha)
        total, log_beta = np.sum(alpha), np.sum(sc.gammaln(alpha)) - sc.gammaln(np.sum(alpha))
        return squeezed(log_beta + (total - alpha.size) * sc.digamma(total) - np.sum((alpha - 1) * sc.digamma(alpha)))

    def rvs(self, alpha, size=1, random_state=None):
        """Random shares."""
        return self._stream(random_state).dirichlet(self._checked(alpha), size=size)


class multinomial_gen(vector_distribution):
    """Counts of n trials in several classes."""

    _of_values, _of_parameters = ("pmf", "logpmf"), ("mean", "cov", "entropy")

    def __call__(self, n, p, seed=None):
        return self._frozen(seed, n=np.array(n, dtype=int), p=self._checked(n, p)[1])

    @staticmethod
    def _checked(n, p):
        p, n = np.array(p, dtype=float), np.array(n, dtype=int)
        if p.ndim == 1:
            rest = 1.0 - p[:-1].sum()
            if abs(1 - p.sum()) > np.finfo(float).eps * 10:
                p[-1] = rest
        wrong = np.any(p < 0, axis=-1) | np.any(p > 1, axis=-1) | (n < 0)
        return n, p, wrong

    def logpmf(self, x, n, p):
        """The logarithm of the probability of the counts."""
        n, p, wrong = self._checked(n, p)
        counts = np.asarray(x, dtype=int)
        if counts.ndim == 0:
            raise ValueError("x must be an array.")
        if counts.size != 0 and counts.shape[-1] != p.shape[-1]:
            raise ValueError(f"Size of each quantile should be size of p: received {counts.shape[-1]}, but expected {p.shape[-1]}.")
        outside = np.any(counts != np.asarray(x), axis=-1) | np.any(counts < 0, axis=-1) | (np.sum(counts, axis=-1) != n)
        with np.errstate(all="ignore"):
            value = sc.gammaln(n + 1.0) + np.sum(sc.xlogy(counts, p) - sc.gammaln(counts + 1.0), axis=-1)
        return np.where(wrong, np.nan, np.where(outside, -np.inf, value))[()]

    def pmf(self, x, n, p):
        """The probability of the counts."""
        return np.exp(self.logpmf(x, n, p))

    def mean(self, n, p):
        """The mean counts."""
        n, p, wrong = self._checked(n, p)
        return np.where(np.asarray(wrong)[..., None], np.nan, np.asarray(n)[..., None] * p)

    def cov(self, n, p):
        """The covariance of the counts."""
        n, p, wrong = self._checked(n, p)
        value = np.asarray(n)[..., None, None] * (p[..., None] * np.eye(p.shape[-1]) - p[..., None] * p[..., None, :])
        return np.where(np.asarray(wrong)[..., None, None], np.nan, value)

    def entropy(self, n, p):
        """Shannon's entropy."""
        from scipy.stats import binom

        n, p, wrong = self._checked(n, p)
        if n.ndim or p.ndim > 1:
            refuse("scipy.stats.multinomial.entropy of several parameters", "ask for one n and p at a time")
        k = np.arange(1, int(n) + 1)[:, None]
        value = n * np.sum(sc.entr(p)) - sc.gammaln(n + 1.0) + np.sum(binom.pmf(k, n, p) * sc.gammaln(k + 1.0))
        return np.nan if wrong else value

    def rvs(self, n, p, size=None, random_state=None):
        """Random counts."""
        n, p, _ = self._checked(n, p)
        return self._stream(random_state).multinomial(n if n.ndim else int(n), p, size)


class multivariate_hypergeom_gen(vector_distribution):
    """Counts of n things drawn from several kinds, m of each."""

    _of_values, _of_parameters = ("pmf", "logpmf"), ("mean", "var", "cov")

    def __call__(self, m, n, seed=None):
        return self._frozen(seed, m=m, n=n)

    @staticmethod
    def _checked(m, n):
        m, n = np.asarray(m), np.asarray(n)
        if m.dtype.kind not in "iu":
            raise TypeError("'m' must an array of integers.")
        if n.dtype.kind not in "iu":
            raise TypeError("'n' must an array of integers.")
        if m.ndim == 0:
            raise ValueError("'m' must be an array with at least one dimension.")
        total = m.sum(axis=-1)
        return m, n, total, np.any(m < 0, axis=-1) | (n < 0) | (n > total)

    def logpmf(self, x, m, n):
        """The logarithm of the probability of the counts."""
        m, n, total, wrong = self._checked(m, n)
        x = np.asarray(x)
        if x.dtype.kind not in "iu":
            raise TypeError("'x' must an array of integers.")
        if x.ndim == 0:
            raise ValueError("'x' must be an array with at least one dimension.")
        if x.shape[-1] != m.shape[-1]:
            raise ValueError(f"Size of each quantile must be size of 'm': received {x.shape[-1]}, but expected {m.shape[-1]}.")
        with np.errstate(all="ignore"):
            ways = sc.betaln(m + 1.0, 1) - sc.betaln(x + 1.0, m - x + 1.0)
            value = np.sum(ways, axis=-1) - (sc.betaln(total + 1.0, 1) - sc.betaln(n + 1.0, total - n + 1.0))
        outside = np.any((x < 0) | (x > m), axis=-1) | (x.sum(axis=-1) != n)
        return np.where(wrong, np.nan, np.where(outside, -np.inf, value))[()]

    def pmf(self, x, m, n):
        """The probability of the counts."""
        return np.exp(self.logpmf(x, m, n))

    def mean(self, m, n):
        """The mean counts."""
        m, n, total, wrong = self._checked(m, n)
        return np.where(np.asarray(wrong)[..., None], np.nan, np.asarray(n)[..., None] * (m / np.asarray(total)[..., None]))

    def cov(self, m, n):
        """The covariance of the counts."""
        m, n, total, wrong = self._checked(m, n)
        share, factor = m / np.asarray(total)[..., None], np.asarray(n * (total - n) / (total - 1.0))[..., None, None]
        value = factor * (share[..., None] * np.eye(m.shape[-1]) - share[..., None] * share[..., None, :])
        return np.where(np.asarray(wrong)[..., None, None], np.nan, value)

    def var(self, m, n):
        """The variances of the counts."""
        return np.diagonal(self.cov(m, n), axis1=-2, axis2=-1)

    def rvs(self, m, n, size=None, random_state=None):
        """Random counts."""
        m, n, total, _ = self._checked(m, n)
        stream = self._stream(random_state)
        size = (size,) if isinstance(size, (int, np.integer)) else size
        values = np.empty(m.shape if size is None else (*size, m.shape[-1]), dtype=m.dtype)
        left, kinds = total, m.shape[-1]
        for kind in range(kinds - 1):
            left = left - m[..., kind]
            none = n == 0
            values[..., kind] = ~none * stream.hypergeometric(m[..., kind], left + none, n + none, size=size)
            n = n - values[..., kind]
        values[..., kinds - 1] = n
        return values


class dirichlet_multinomial_gen(vector_distribution):
    """Counts of n trials whose chances are Dirichlet's shares."""

    _of_values, _of_parameters = ("pmf", "logpmf"), ("mean", "var", "cov")

    def __call__(self, alpha, n, seed=None):
        self._checked(alpha, n)
        return self._frozen(seed, alpha=alpha, n=n)

    @staticmethod
    def _checked(alpha, n):
        alpha, n = np.asarray(alpha, dtype=float), np.asarray(n)
        if np.any(alpha <= 0):
            raise ValueError("`alpha` must contain only positive values.")
        if np.any(n <= 0) or np.any(n != np.round(n)):
            raise ValueError("`n` must be a positive integer.")
        return alpha, n, np.sum(alpha, axis=-1)

    def logpmf(self, x, alpha, n):
        """The logarithm of the probability of the counts."""
        alpha, n, total = self._checked(alpha, n)
        x = np.asarray(x)
        if np.any(x < 0) or np.any(x != np.round(x)):
            raise ValueError("`x` must contain only non-negative integers.")
        value = np.log(n) + sc.betaln(total, n)
        with np.errstate(all="ignore"):
            value = value - np.sum(np.where(x > 0, np.log(np.where(x > 0, x, 1)) + sc.betaln(alpha, np.where(x > 0, x, 1)), 0.0), axis=-1)
        return np.where(x.sum(axis=-1) == n, value, -np.inf)[()]

    def pmf(self, x, alpha, n):
        """The probability of the counts."""
        return np.exp(self.logpmf(x, alpha, n))

    def mean(self, alpha, n):
        """The mean counts."""
        alpha, n, total = self._checked(alpha, n)
        return np.asarray(n)[..., None] * alpha / np.asarray(total)[..., None]

    def cov(self, alpha, n):
        """The covariance of the counts."""
        alpha, n, total = self._checked(alpha, n)
        share, factor = alpha / np.asarray(total)[..., None], np.asarray(n * (n + total) / (1 + total))[..., None, None]
        return factor * (share[..., None] * np.eye(alpha.shape[-1]) - share[..., None] * share[..., None, :])

    def var(self, alpha, n):
        """The variances of the counts."""
        return np.diagonal(self.cov(alpha, n), axis1=-2, axis2=-1)

    def rvs(self, *args, **kwds):
        """Refused, as in the original."""
        raise AttributeError("'dirichlet_multinomial_gen' object has no attribute 'rvs'")


dirichlet, multinomial = dirichlet_gen(), multinomial_gen()
multivariate_hypergeom, dirichlet_multinomial = multivariate_hypergeom_gen(), dirichlet_multinomial_gen()
