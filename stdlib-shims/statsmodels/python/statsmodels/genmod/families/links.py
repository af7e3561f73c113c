"""Links between the mean and the linear predictor: the link itself, its inverse and its slope."""

import _rooms
import numpy as np

_TINY = np.finfo(float).eps
__getattr__ = _rooms.doors(__name__, absent="CDFLink NegativeBinomial LogC Cauchy LogLog loglog cauchy nbinom")


class Link:
    """A link: call it for the predictor of a mean."""

    def inverse_deriv(self, z):
        """The slope of the inverse."""
        return 1 / self.deriv(self.inverse(z))


class Logit(Link):
    """log(p / (1 - p))."""

    def __call__(self, p):
        p = np.clip(p, _TINY, 1.0 - _TINY)
        return np.log(p / (1.0 - p))

    def inverse(self, z):
        """The mean of a predictor."""
        return 1.0 / (1.0 + np.exp(-np.asarray(z)))

    def deriv(self, p):
        """The slope of the link."""
        p = np.clip(p, _TINY, 1.0 - _TINY)
        return 1.0 / (p * (1 - p))


class Probit(Link):
    """The quantile of the normal distribution."""

    def __call__(self, p):
        from scipy import stats
        return stats.norm.ppf(np.clip(p, _TINY, 1.0 - _TINY))

    def inverse(self, z):
        """The mean of a predictor."""
        from scipy import stats
        return stats.norm.cdf(z)

    def deriv(self, p):
        """The slope of the link."""
        from scipy import stats
        return 1.0 / stats.norm.pdf(stats.norm.ppf(np.clip(p, _TINY, 1.0 - _TINY)))


class CLogLog(Link):
    """log(-log(1 - p))."""

    def __call__(self, p):
        return np.log(-np.log(1 - np.clip(p, _TINY, 1.0 - _TINY)))

    def inverse(self, z):
        """The mean of a predictor."""
        return 1 - np.exp(-np.exp(z))

    def deriv(self, p):
        """The slope of the link."""
        p = np.clip(p, _TINY, 1.0 - _TINY)
        return 1.0 / ((p - 1) * np.log(1 - p))


class Log(Link):
    """The logarithm."""

    def __call__(self, p):
        return np.log(np.clip(p, _TINY, np.inf))

    def inverse(self, z):
        """The mean of a predictor."""
        return np.exp(z)

    def deriv(self, p):
        """The slope of the link."""
        return 1.0 / np.clip(p, _TINY, np.inf)


class Power(Link):
    """A power of the mean."""

    def __init__(self, power=1.0):
        self.power = power

    def __call__(self, p):
        return p if self.power == 1 else np.power(p, self.power)

    def inverse(self, z):
        """The mean of a predictor."""
        return z if self.power == 1 else np.power(z, 1.0 / self.power)

    def deriv(self, p):
        """The slope of the link."""
        return np.ones_like(p) if self.power == 1 else self.power * np.power(p, self.power - 1)


class Identity(Power):
    """The mean itself."""

    def __init__(self):
        super().__init__(1.0)


class InversePower(Power):
    """One over the mean."""

    def __init__(self):
        super().__init__(-1.0)


class InverseSquared(Power):
    """One over the squared mean."""

    def __init__(self):
        super().__init__(-2.0)


class Sqrt(Power):
    """The root of the mean."""

    def __init__(self):
        super().__init__(0.5)


# The older names.
logit, probit, cloglog, log, identity, inverse_power, inverse_squared, sqrt = (
    Logit, Probit, CLogLog, Log, Identity, InversePower, InverseSquared, Sqrt
)
