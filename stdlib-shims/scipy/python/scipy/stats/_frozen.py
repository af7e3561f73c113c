"""Distributions with their parameters fixed."""


class rv_frozen:
    """A distribution that remembers its parameters."""

    def __init__(self, dist, *args, **kwds):
        self.args = args
        self.kwds = kwds
        self.dist = dist
        shapes, _, _ = dist._read(args, kwds)
        self.a, self.b = dist._get_support(*shapes)
        self._seed = None

    @property
    def random_state(self):
        """The stream `rvs` draws from when none is given."""
        from scipy.stats._random import check_random_state

        return self.dist.random_state if self._seed is None else check_random_state(self._seed)

    @random_state.setter
    def random_state(self, seed):
        from scipy.stats._random import check_random_state

        self._seed = None if seed is None else check_random_state(seed)

    def cdf(self, x):
        """The probability of values up to x."""
        return self.dist.cdf(x, *self.args, **self.kwds)

    def logcdf(self, x):
        """The logarithm of `cdf`."""
        return self.dist.logcdf(x, *self.args, **self.kwds)

    def sf(self, x):
        """The probability of values above x."""
        return self.dist.sf(x, *self.args, **self.kwds)

    def logsf(self, x):
        """The logarithm of `sf`."""
        return self.dist.logsf(x, *self.args, **self.kwds)

    def ppf(self, q):
        """The quantile of q."""
        return self.dist.ppf(q, *self.args, **self.kwds)

    def isf(self, q):
        """The value with probability q above it."""
        return self.dist.isf(q, *self.args, **self.kwds)

    def rvs(self, size=None, random_state=None):
        """Random values."""
        seed = self._seed if random_state is None else random_state
        return self.dist.rvs(*self.args, **dict(self.kwds, size=size, random_state=seed))

    def stats(self, moments="mv"):
        """Mean, variance, skewness and kurtosis, as named by the letters of `moments`."""
        return self.dist.stats(*self.args, **dict(self.kwds, moments=moments))

    def mean(self):
        """The mean."""
        return self.dist.mean(*self.args, **self.kwds)

    def var(self):
        """The variance."""
        return self.dist.var(*self.args, **self.kwds)

    def std(self):
        """The standard deviation."""
        return self.dist.std(*self.args, **self.kwds)

    def median(self):
        """The median."""
        return self.dist.median(*self.args, **self.kwds)

    def moment(self, order=None):
        """The moment of the given order about zero."""
        return self.dist.moment(order, *self.args, **self.kwds)

    def entropy(self):
        """The differential entropy."""
        return self.dist.entropy(*self.args, **self.kwds)

    def interval(self, confidence=None):
        """The range around the median that holds `confidence` of the probability."""
        return self.dist.interval(confidence, *self.args, **self.kwds)

    def support(self):
        """The ends of the range of the distribution."""
        return self.dist.support(*self.args, **self.kwds)

    def expect(self, func=None, lb=None, ub=None, conditional=False, **kwds):
        """The expected value of a function of the variable."""
        shapes, loc, scale = self.dist._read(self.args, self.kwds)
        where = {"loc": loc} if not self.dist._takes_scale else {"loc": loc, "scale": scale}
        return self.dist.expect(func, shapes, lb=lb, ub=ub, conditional=conditional, **where, **kwds)


class rv_continuous_frozen(rv_frozen):
    """A continuous distribution that remembers its parameters."""

    def pdf(self, x):
        """The density at x."""
        return self.dist.pdf(x, *self.args, **self.kwds)

    def logpdf(self, x):
        """The logarithm of the density at x."""
        return self.dist.logpdf(x, *self.args, **self.kwds)


class rv_discrete_frozen(rv_frozen):
    """A discrete distribution that remembers its parameters."""

    def pmf(self, k):
        """The probability of k."""
        return self.dist.pmf(k, *self.args, **self.kwds)

    def logpmf(self, k):
        """The logarithm of the probability of k."""
        return self.dist.logpmf(k, *self.args, **self.kwds)
