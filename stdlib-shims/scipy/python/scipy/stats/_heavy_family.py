"""Distributions with heavy tails by design: rel_breitwigner, dpareto_lognorm."""

import numpy as np

from scipy import special as sc
from scipy.stats._continuous import rv_continuous
from scipy.stats._normal_kin import ROOT_2PI, normal_density


class rel_breitwigner_gen(rv_continuous):
    """The mass of a short-lived particle."""

    def fit(self, data, *args, **kwds):
        """The most likely parameters; refused when loc is held, which the original starts elsewhere."""
        from scipy._refusals import refuse

        if kwds.get("floc") is not None:
            refuse("scipy.stats.rel_breitwigner.fit(floc=)")
        return super().fit(data, *args, **kwds)

    def _pdf(self, x, rho):
        root = np.sqrt(1 + 1 / rho**2)
        return np.sqrt(2 * (1 + 1 / rho**2) / (1 + root)) * 2 / np.pi / (((x - rho) * (x + rho) / rho) ** 2 + 1)

    def _cdf(self, x, rho):
        root = np.sqrt(2 / (1 + np.sqrt(1 + 1 / rho**2))) / np.pi
        turned = np.sqrt(-1 + 1j / rho) * np.arctan(x / np.sqrt(-rho * (rho + 1j)))
        return np.minimum(root * 2 * np.imag(turned), 1)

    def _munp(self, order, rho):
        root = np.sqrt(1 + 1 / rho**2)
        if order == 1:
            return np.sqrt(2 * (1 + 1 / rho**2) / (1 + root)) / np.pi * rho * (np.pi / 2 + np.arctan(rho))
        if order == 2:
            return float(2 * np.sqrt((1 + 1 / rho**2) / (2 * (1 + root))) * rho * np.real((1 - rho * 1j) / np.sqrt(-1 - 1j / rho)))
        return np.inf

    def _stats(self, rho):
        return None, None, np.nan, np.nan


class dpareto_lognorm_gen(rv_continuous):
    """A log-normal variable with Pareto's tails at both ends."""

    _open_ends = True

    @staticmethod
    def _log_ratio(z):
        """The logarithm of the upper tail of the normal distribution over its density."""
        return sc.log_ndtr(-z) + z**2 / 2 + np.log(ROOT_2PI)

    def _parts(self, x, u, s, a, b):
        z = (np.log(x) - u) / s
        return z, self._log_ratio(a * s - z), self._log_ratio(b * s + z)

    def _logpdf(self, x, u, s, a, b):
        z, below, above = self._parts(x, u, s, a, b)
        return np.log(a) + np.log(b) - np.log(a + b) - np.log(x) - z**2 / 2 - np.log(ROOT_2PI) + np.logaddexp(below, above)

    def _pdf(self, x, u, s, a, b):
        return np.exp(self._logpdf(x, u, s, a, b))

    def _cdf(self, x, u, s, a, b):
        z, below, above = self._parts(x, u, s, a, b)
        return np.where(x <= 0, 0.0, sc.ndtr(z) - normal_density(z) * (b * np.exp(below) - a * np.exp(above)) / (a + b))

    def _rvs(self, u, s, a, b, size=None, random_state=None):
        z = random_state.normal(u, s, size=size)
        first = random_state.standard_exponential(size=size)
        return np.exp(z + first / a - random_state.standard_exponential(size=size) / b)

    def _munp(self, order, u, s, a, b):
        return a * b / ((a - order) * (b + order)) * np.exp(order * u + order**2 * s**2 / 2) if a > order else np.nan


DISTRIBUTIONS = {
    "rel_breitwigner": (rel_breitwigner_gen, "rho", 0.0, np.inf),
    "dpareto_lognorm": (dpareto_lognorm_gen, "u, s, a, b", 0.0, np.inf),
}
