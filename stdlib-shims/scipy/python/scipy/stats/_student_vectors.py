"""Student's t of several variables."""

import numpy as np

from scipy import special as sc
from scipy._refusals import refuse
from scipy.stats._multivariate import _parameters, multivariate_normal
from scipy.stats._vectors import squeezed, vector_distribution


class multivariate_t_gen(vector_distribution):
    """Vectors of t variables that share their spread."""

    _of_values, _of_parameters = ("pdf", "logpdf", "cdf"), ("entropy",)

    def __call__(self, loc=None, shape=1, df=1, allow_singular=False, seed=None):
        if df == np.inf:
            return multivariate_normal(mean=loc, cov=shape, allow_singular=allow_singular, seed=seed)
        loc, shape, df, _ = self._checked(loc, shape, df, allow_singular)
        return self._frozen(seed, loc=loc, shape=shape, df=df)

    @staticmethod
    def _checked(loc, shape, df, allow_singular=True):
        if df is not None and np.isnan(df):
            raise ValueError("'df' is 'nan' but must be greater than zero or 'np.inf'.")
        if df is not None and df <= 0:
            raise ValueError("'df' must be greater than zero.")
        loc, shape, root, log_det, rank = _parameters(loc, shape, allow_singular)
        return loc, shape, 1 if df is None else df, (root, log_det, rank)

    def logpdf(self, x, loc=None, shape=1, df=1):
        """The logarithm of the density."""
        if df == np.inf:
            return multivariate_normal.logpdf(x, loc, shape)
        loc, shape, df, (root, log_det, _) = self._checked(loc, shape, df, False)
        x, dim = np.asarray(x, dtype=float), len(loc)
        x = x[None] if x.ndim == 0 else x if x.ndim > 1 else x[:, None] if dim == 1 else x[None, :]
        distance = np.sum(((x - loc) @ root) ** 2, axis=-1)
        half = 0.5 * (df + dim)
        value = sc.gammaln(half) - sc.gammaln(0.5 * df) - dim / 2.0 * np.log(df * np.pi) - 0.5 * log_det - half * np.log(1 + distance / df)
        return squeezed(value)

    def pdf(self, x, loc=None, shape=1, df=1, allow_singular=False):
        """The density."""
        return np.exp(self.logpdf(x, loc, shape, df))

    def cdf(self, *args, **kwds):
        """Refused."""
        refuse("scipy.stats.multivariate_t.cdf")

    def entropy(self, loc=None, shape=1, df=1):
        """The differential entropy."""
        loc, shape, df, (_, log_det, _) = self._checked(loc, shape, df)
        if df == np.inf:
            return multivariate_normal.entropy(loc, shape)
        dim, half = len(loc), 0.5 * (len(loc) + df)
        value = sc.gammaln(0.5 * df) - sc.gammaln(half) + 0.5 * dim * np.log(df * np.pi) + half * (sc.digamma(half) - sc.digamma(0.5 * df))
        return value + 0.5 * log_det

    def rvs(self, loc=None, shape=1, df=1, size=1, random_state=None):
        """Random vectors."""
        loc, shape, df, _ = self._checked(loc, shape, df)
        stream = self._stream(random_state)
        spread = np.ones(size) if np.isinf(df) else stream.chisquare(df, size=size) / df
        z = stream.multivariate_normal(np.zeros(len(loc)), shape, size)
        return squeezed(loc + z / np.sqrt(spread)[..., None])


multivariate_t = multivariate_t_gen()
