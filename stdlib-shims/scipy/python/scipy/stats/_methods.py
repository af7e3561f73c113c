"""How a test finds its p-value when no formula is asked for: by random samples, permutations or the bootstrap."""


class _Method:
    """Settings shared by the methods that draw samples."""

    def __init__(self, n_resamples=9999, batch=None, rng=None):
        self.n_resamples, self.batch, self.rng = n_resamples, batch, rng

    def __repr__(self):
        inner = ", ".join(f"{name}={value!r}" for name, value in vars(self).items())
        return f"{type(self).__name__}({inner})"


class MonteCarloMethod(_Method):
    """A p-value from random samples under the null hypothesis."""

    def __init__(self, n_resamples=9999, batch=None, rvs=None, rng=None):
        if rvs is not None and rng is not None:
            raise ValueError("Use of `rvs` and `rng` are mutually exclusive.")
        self.n_resamples, self.batch, self.rvs, self.rng = n_resamples, batch, rvs, rng


class PermutationMethod(_Method):
    """A p-value from shuffled samples."""


class BootstrapMethod(_Method):
    """A confidence interval from samples drawn with replacement."""

    def __init__(self, n_resamples=9999, batch=None, rng=None, method="BCa"):
        super().__init__(n_resamples, batch, rng)
        self.method = method
