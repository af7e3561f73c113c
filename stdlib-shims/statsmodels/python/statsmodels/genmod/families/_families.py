"""Distributions of a generalized linear model: variances, deviances and likelihoods."""

import numpy as np

from statsmodels.genmod.families import links as _links

_TINY = np.finfo(float).eps


def _positive(x):
    return np.clip(x, _TINY, np.inf)


class Family:
    """A family with a link; `has_scale` says whether its spread is estimated."""

    has_scale, links, safe, _default = True, (), (), _links.Identity

    def __init__(self, link=None, check_link=True):
        if link is None:
            link = self._default()
        if isinstance(link, type):
            raise TypeError("The link argument should be an instance, not a class.")
        if not isinstance(link, _links.Link):
            raise TypeError("The input should be a valid Link object.")
        is_power = type(link) is _links.Power and any(issubclass(kind, _links.Power) for kind in self.links)
        if check_link and type(link) not in self.links and not is_power:
            raise ValueError(f"Invalid link for family, should be in {self.links}. (got {link})")
        self.link = link

    def starting_mu(self, y):
        """Where the search begins."""
        return (y + y.mean()) / 2.0

    def weights(self, mu):
        """Weights of rows in a step of the search."""
        return 1.0 / (self.link.deriv(mu) ** 2 * self.variance(mu))

    def deviance(self, endog, mu, scale=1.0):
        """Twice how far the likelihood is from that of a perfect fit."""
        return np.sum(self.unit_deviance(endog, mu) / scale)

    def resid_dev(self, endog, mu, scale=1.0):
        """Signed roots of what each row adds to the deviance."""
        return np.sign(endog - mu) * np.sqrt(np.clip(self.unit_deviance(endog, mu) / scale, 0.0, np.inf))

    def loglike(self, endog, mu, scale=1.0):
        """The log of the likelihood."""
        return np.sum(self.loglike_obs(endog, mu, scale))

    def fitted(self, lin_pred):
        """The means of predictors."""
        return self.link.inverse(lin_pred)

    def predict(self, mu):
        """The predictors of means."""
        return self.link(mu)


class Gaussian(Family):
    """Normal errors."""

    links = safe = (_links.Log, _links.Identity, _links.InversePower)

    def variance(self, mu):
        """The variance at a mean."""
        return np.ones_like(mu)

    def unit_deviance(self, endog, mu):
        """What each row adds to the deviance."""
        return (endog - mu) ** 2

    def loglike_obs(self, endog, mu, scale):
        """The log of the likelihood of each row."""
        return -((endog - mu) ** 2 / scale + np.log(scale) + np.log(2 * np.pi)) / 2


class Poisson(Family):
    """Counts."""

    safe = (_links.Log,)
    has_scale, links, _default = False, (_links.Log, _links.Identity, _links.Sqrt), _links.Log

    def variance(self, mu):
        """The variance at a mean."""
        return np.abs(mu)

    def unit_deviance(self, endog, mu):
        """What each row adds to the deviance."""
        return 2 * (endog * np.log(_positive(endog / mu)) - (endog - mu))

    def loglike_obs(self, endog, mu, scale):
        """The log of the likelihood of each row."""
        from scipy import special
        return (endog * np.log(mu) - mu - special.gammaln(endog + 1)) / scale


class Binomial(Family):
    """Shares, or zeros and ones."""

    safe = (_links.Logit, _links.Probit, _links.CLogLog)
    has_scale, links, _default = False, (_links.Logit, _links.Probit, _links.CLogLog, _links.Log, _links.Identity), _links.Logit

    def starting_mu(self, y):
        """Where the search begins."""
        return (y + 0.5) / 2

    def variance(self, mu):
        """The variance at a mean."""
        mu = np.clip(mu, _TINY, 1 - _TINY)
        return mu * (1 - mu)

    def unit_deviance(self, endog, mu):
        """What each row adds to the deviance."""
        rest = _positive((1.0 - endog) / (1.0 - mu))
        return 2 * (endog * np.log(_positive(endog / mu)) + (1 - endog) * np.log(rest))

    def loglike_obs(self, endog, mu, scale):
        """The log of the likelihood of each row."""
        from scipy import special
        counted = special.gammaln(2.0) - special.gammaln(endog + 1) - special.gammaln(1 - endog + 1)
        return counted + endog * np.log(mu / (1 - mu + 1e-20)) + np.log(1 - mu + 1e-20)


class Gamma(Family):
    """Positive numbers whose spread grows with the mean."""

    safe = (_links.Log,)
    links, _default = (_links.Log, _links.Identity, _links.InversePower), _links.InversePower

    def variance(self, mu):
        """The variance at a mean."""
        return np.abs(mu) ** 2

    def unit_deviance(self, endog, mu):
        """What each row adds to the deviance."""
        return 2 * (-np.log(_positive(endog / mu)) + (endog - mu) / mu)

    def loglike_obs(self, endog, mu, scale):
        """The log of the likelihood of each row."""
        from scipy import special
        share, weight = _positive(endog / mu), 1.0 / scale
        return weight * np.log(weight * share) - weight * share - special.gammaln(weight) - np.log(endog)


class InverseGaussian(Family):
    """Positive numbers whose spread grows fast with the mean."""

    safe = (_links.InverseSquared, _links.Log)
    links = (_links.InverseSquared, _links.InversePower, _links.Identity, _links.Log)
    _default = _links.InverseSquared

    def variance(self, mu):
        """The variance at a mean."""
        return np.abs(mu) ** 3

    def unit_deviance(self, endog, mu):
        """What each row adds to the deviance."""
        return 1.0 / (endog * mu**2) * (endog - mu) ** 2

    def loglike_obs(self, endog, mu, scale):
        """The log of the likelihood of each row."""
        return -0.5 * ((endog - mu) ** 2 / (scale * endog * mu**2) + np.log(scale * endog**3) + np.log(2 * np.pi))


class NegativeBinomial(Family):
    """Counts with more spread than Poisson's, by a given `alpha`."""

    safe = (_links.Log,)
    has_scale, links, _default = False, (_links.Log, _links.CLogLog, _links.Identity, _links.Power), _links.Log

    def __init__(self, link=None, alpha=None, check_link=True):
        if alpha is None:
            import warnings
            from statsmodels.tools.sm_exceptions import ValueWarning
            warnings.warn(
                "Negative binomial dispersion parameter alpha not set. Using default value alpha=1.0.", ValueWarning, stacklevel=2
            )
            alpha = 1.0
        self.alpha = 1.0 * alpha
        super().__init__(link, check_link)

    def variance(self, mu):
        """The variance at a mean."""
        return np.abs(mu) + self.alpha * np.abs(mu) ** 2

    def unit_deviance(self, endog, mu):
        """What each row adds to the deviance."""
        more, more_mu = endog + 1 / self.alpha, mu + 1 / self.alpha
        return 2 * (endog * np.log(_positive(endog / mu)) - more * np.log(more / more_mu))

    def loglike_obs(self, endog, mu, scale):
        """The log of the likelihood of each row."""
        from scipy import special
        a = 1 / self.alpha
        counted = special.gammaln(endog + a) - special.gammaln(endog + 1) - special.gammaln(a)
        return endog * np.log(self.alpha * mu / (1 + self.alpha * mu)) - np.log(1 + self.alpha * mu) * a + counted
