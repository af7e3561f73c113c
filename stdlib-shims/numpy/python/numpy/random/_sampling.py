"""The distributions that RandomState and Generator share: parameters checked here, all draws in one native call."""

from operator import index

from _numpy import asarray, ndarray


def shape_of(size):
    """The size argument as a tuple, or None."""
    if size is None:
        return None
    if type(size) is int:
        shape = (size,)
    else:
        try:
            shape = (index(size),)
        except TypeError:
            shape = tuple(index(length) for length in size)
    for length in shape:
        if length < 0:
            raise ValueError("negative dimensions are not allowed")
    return shape


def number(value, kind=float):
    """A parameter as one number or as an array of them."""
    if type(value) is float or type(value) is int:
        return kind(value)
    made = asarray(value)
    if made.ndim == 0:
        return kind(made.item())
    if kind is int and made.dtype.kind == "f" and (made != made.astype(int)).any():
        raise TypeError("Cannot cast array data from dtype('float64') to dtype('int64') according to the rule 'safe'")
    return made.astype(kind)


def true_for_all(condition):
    """Whether a comparison holds for the one number or for every element."""
    return bool(condition.all()) if isinstance(condition, ndarray) else bool(condition)


def not_below_zero(name, value):
    if not true_for_all(value >= 0):
        raise ValueError(f"{name} < 0")
    return value


def above_zero(name, value):
    if not true_for_all(value > 0):
        raise ValueError(f"{name} <= 0")
    return value


def _missing(value):
    return "p contains NaNs" if isinstance(value, ndarray) else "p is NaN"


class Sampler:
    """Distributions drawn from a native stream; `_legacy` says by which of numpy's two sets of algorithms."""

    _legacy = False

    def _draw(self, name, parameters, size):
        return self._stream.draw(name, parameters, shape_of(size), self._legacy)

    def normal(self, loc=0.0, scale=1.0, size=None):
        """The bell curve."""
        return self._draw("normal", (number(loc), not_below_zero("scale", number(scale))), size)

    def beta(self, a, b, size=None):
        """The beta distribution."""
        return self._draw("beta", (above_zero("a", number(a)), above_zero("b", number(b))), size)

    def exponential(self, scale=1.0, size=None):
        """Waiting times with the given mean."""
        return self._draw("exponential", (not_below_zero("scale", number(scale)),), size)

    def gamma(self, shape, scale=1.0, size=None):
        """The gamma distribution."""
        return self._draw("gamma", (not_below_zero("shape", number(shape)), not_below_zero("scale", number(scale))), size)

    def chisquare(self, df, size=None):
        """The chi-square distribution."""
        return self._draw("chisquare", (above_zero("df", number(df)),), size)

    def noncentral_chisquare(self, df, nonc, size=None):
        """The noncentral chi-square distribution."""
        return self._draw("noncentral_chisquare", (above_zero("df", number(df)), not_below_zero("nonc", number(nonc))), size)

    def f(self, dfnum, dfden, size=None):
        """The F distribution."""
        return self._draw("f", (above_zero("dfnum", number(dfnum)), above_zero("dfden", number(dfden))), size)

    def noncentral_f(self, dfnum, dfden, nonc, size=None):
        """The noncentral F distribution."""
        parameters = (above_zero("dfnum", number(dfnum)), above_zero("dfden", number(dfden)), not_below_zero("nonc", number(nonc)))
        return self._draw("noncentral_f", parameters, size)

    def standard_t(self, df, size=None):
        """Student's t distribution."""
        return self._draw("standard_t", (above_zero("df", number(df)),), size)

    def standard_cauchy(self, size=None):
        """The Cauchy distribution."""
        return self._draw("standard_cauchy", (), size)

    def lognormal(self, mean=0.0, sigma=1.0, size=None):
        """Values whose logarithms are normal."""
        return self._draw("lognormal", (number(mean), not_below_zero("sigma", number(sigma))), size)

    def laplace(self, loc=0.0, scale=1.0, size=None):
        """The Laplace distribution."""
        return self._draw("laplace", (number(loc), not_below_zero("scale", number(scale))), size)

    def logistic(self, loc=0.0, scale=1.0, size=None):
        """The logistic distribution."""
        return self._draw("logistic", (number(loc), not_below_zero("scale", number(scale))), size)

    def gumbel(self, loc=0.0, scale=1.0, size=None):
        """The Gumbel distribution."""
        return self._draw("gumbel", (number(loc), not_below_zero("scale", number(scale))), size)

    def pareto(self, a, size=None):
        """The Pareto distribution of the second kind."""
        return self._draw("pareto", (above_zero("a", number(a)),), size)

    def weibull(self, a, size=None):
        """The Weibull distribution."""
        return self._draw("weibull", (not_below_zero("a", number(a)),), size)

    def power(self, a, size=None):
        """The power distribution on [0, 1]."""
        return self._draw("power", (above_zero("a", number(a)),), size)

    def rayleigh(self, scale=1.0, size=None):
        """The Rayleigh distribution."""
        return self._draw("rayleigh", (not_below_zero("scale", number(scale)),), size)

    def wald(self, mean, scale, size=None):
        """The inverse Gaussian distribution."""
        return self._draw("wald", (above_zero("mean", number(mean)), above_zero("scale", number(scale))), size)

    def vonmises(self, mu, kappa, size=None):
        """The von Mises distribution on the circle."""
        return self._draw("vonmises", (number(mu), not_below_zero("kappa", number(kappa))), size)

    def triangular(self, left, mode, right, size=None):
        """The triangular distribution."""
        left, mode, right = number(left), number(mode), number(right)
        if not true_for_all(left <= mode):
            raise ValueError("left > mode")
        if not true_for_all(mode <= right):
            raise ValueError("mode > right")
        if not true_for_all(left != right):
            raise ValueError("left == right")
        return self._draw("triangular", (left, mode, right), size)

    def poisson(self, lam=1.0, size=None):
        """Counts of events with the given mean."""
        lam = number(lam)
        if not true_for_all(lam >= 0):
            raise ValueError("lam < 0 or lam contains NaNs" if isinstance(lam, ndarray) else "lam < 0 or lam is NaN")
        if not true_for_all(lam <= 9.223372006484771e18):
            raise ValueError("lam value too large")
        return self._draw("poisson", (lam,), size)

    def binomial(self, n, p, size=None):
        """Counts of successes in n trials."""
        p, n = number(p), number(n, int)
        if not true_for_all((p >= 0) & (p <= 1)):
            raise ValueError(f"p < 0, p > 1 or {_missing(p)}")
        return self._draw("binomial", (not_below_zero("n", n), p), size)

    def negative_binomial(self, n, p, size=None):
        """Failures before n successes."""
        n, p = above_zero("n", number(n)), number(p)
        low = p >= 0 if self._legacy else p > 0
        if not true_for_all(low & (p <= 1)):
            raise ValueError(f"p < 0, p > 1 or {_missing(p)}" if self._legacy else "p <= 0, p > 1 or p contains NaNs")
        return self._draw("negative_binomial", (n, p), size)

    def geometric(self, p, size=None):
        """Trials up to the first success."""
        p = number(p)
        if not true_for_all((p > 0) & (p <= 1)):
            raise ValueError("p <= 0, p > 1 or p contains NaNs")
        return self._draw("geometric", (p,), size)

    def hypergeometric(self, ngood, nbad, nsample, size=None):
        """Good ones in a sample drawn without putting back."""
        ngood, nbad, nsample = number(ngood, int), number(nbad, int), number(nsample, int)
        if not true_for_all(ngood + nbad >= nsample):
            raise ValueError("ngood + nbad < nsample")
        parameters = (not_below_zero("ngood", ngood), not_below_zero("nbad", nbad), not_below_zero("nsample", nsample))
        return self._draw("hypergeometric", parameters, size)

    def zipf(self, a, size=None):
        """The Zipf distribution."""
        a = number(a)
        if not true_for_all(a > 1):
            raise ValueError("a <= 1 or a contains NaNs" if isinstance(a, ndarray) else "a <= 1 or a is NaN")
        return self._draw("zipf", (a,), size)

    def logseries(self, p, size=None):
        """The logarithmic series distribution."""
        p = number(p)
        if not true_for_all((p >= 0) & (p < 1)):
            raise ValueError(f"p < 0, p >= 1 or {_missing(p)}")
        return self._draw("logseries", (p,), size)

    def multinomial(self, n, pvals, size=None):
        """Counts of each outcome in n trials."""
        pvals = asarray(pvals).astype(float)
        if pvals.ndim != 1 or asarray(n).ndim:
            raise NotImplementedError("multinomial with arrays of n or of pvals")
        if not true_for_all((pvals >= 0) & (pvals <= 1)):
            raise ValueError("pvals < 0, pvals > 1 or pvals contains NaNs")
        if pvals[:-1].sum() > 1.0 + 1e-12:
            raise ValueError("sum(pvals[:-1]) > 1.0")
        if n < 0:
            raise ValueError("n < 0")
        return self._stream.multinomial(index(n), pvals, shape_of(size), self._legacy)

    def dirichlet(self, alpha, size=None):
        """Shares that add up to one."""
        alpha = asarray(alpha).astype(float)
        if self._legacy and not (alpha > 0).all():
            raise ValueError("alpha <= 0")
        if not (alpha >= 0).all():
            raise ValueError("alpha < 0")
        return self._stream.dirichlet(alpha, shape_of(size), self._legacy)

    def bytes(self, length):
        """Random bytes."""
        return self._stream.bytes(index(length), self._legacy)

    def multivariate_normal(self, mean, cov, size=None, check_valid="warn", tol=1e-8):
        """Normal values with a mean and a covariance for each pair."""
        from _numpy import matmul, sqrt
        from ..linalg import svd
        from ._normal_root import LARGEST, right_vectors
        mean, cov = asarray(mean).astype(float), asarray(cov).astype(float)
        if mean.ndim != 1:
            raise ValueError("mean must be 1 dimensional")
        if cov.ndim != 2 or cov.shape[0] != cov.shape[1]:
            raise ValueError("cov must be 2 dimensional and square")
        if mean.shape[0] != cov.shape[0]:
            raise ValueError("mean and cov must have same length")
        shape = (() if size is None else shape_of(size)) + mean.shape
        draws = asarray(self._draw("standard_normal", (), shape)).reshape(-1, mean.shape[0])
        u, s, v = svd(cov)
        if check_valid != "ignore":
            from .._numbers import allclose
            if not allclose((v.T * s) @ v, cov, rtol=tol, atol=tol):
                if check_valid == "raise":
                    raise ValueError("covariance is not symmetric positive-semidefinite.")
                from warnings import warn
                warn("covariance is not symmetric positive-semidefinite.", RuntimeWarning, stacklevel=2)
        if 1 < len(mean) <= LARGEST and abs(cov - cov.T).max() <= 1e-9 * s[0]:
            # Of a covariance, the left vectors are the right ones.
            s, v = right_vectors(cov)
            u = v.T
        if self._legacy:
            result = matmul(draws, sqrt(s)[:, None] * v)
        else:
            result = matmul(draws, (u * sqrt(s)).T)
        return (result + mean).reshape(shape)


def checked_probabilities(p, size, legacy):
    """The probabilities of a choice, refused as numpy refuses them."""
    p = asarray(p).astype(float)
    if p.ndim != 1:
        raise ValueError("'p' must be 1-dimensional" if legacy else "p must be 1-dimensional")
    if p.size != size:
        raise ValueError("'a' and 'p' must have same size" if legacy else "a and p must have same size")
    total = p.sum()
    if total != total:
        raise ValueError("probabilities contain NaN" if legacy else "Probabilities contain NaN")
    if (p < 0).any():
        raise ValueError("probabilities are not non-negative" if legacy else "Probabilities are not non-negative")
    if abs(total - 1.0) > 1.4901161193847656e-08:
        raise ValueError("probabilities do not sum to 1" if legacy else "Probabilities do not sum to 1. See Notes section of docstring for more information.")
    return p


def without_replacement(draw, p, count, shape):
    """Distinct places by their probabilities, drawn in rounds until there are enough."""
    if (p > 0).sum() < count:
        raise ValueError("Fewer non-zero entries in p than size")
    from .._sets import unique
    from _numpy import zeros
    p = p.copy()
    found = zeros(count, int)
    n_found = 0
    while n_found < count:
        x = draw(count - n_found)
        if n_found:
            p[found[:n_found]] = 0
        cdf = p.cumsum()
        cdf /= cdf[-1]
        new = cdf.searchsorted(x, side="right")
        _, first = unique(new, return_index=True)
        first.sort()
        new = new.take(first)
        found[n_found : n_found + len(new)] = new
        n_found += len(new)
    return found.reshape(shape)
