"""Power of tests and the samples they need."""

import _rooms
import numpy as np

__all__ = ["FTestAnovaPower", "GofChisquarePower", "NormalIndPower", "TTestIndPower", "TTestPower", "tt_ind_solve_power",
           "tt_solve_power", "zt_ind_solve_power"]
__getattr__ = _rooms.doors(__name__, absent="FTestPower FTestPowerF2 Power normal_power_het normal_sample_size_one_tail ttest_power normal_power")


_LOWEST = {"nobs": 2.0, "nobs1": 2.0, "ratio": 1e-8}


def _both(alternative):
    if alternative in ("two-sided", "2s"):
        return True
    if alternative in ("smaller", "larger"):
        return False
    raise ValueError("alternative has to be 'two-sided', 'larger' or 'smaller'")


def _t_power(effect_size, nobs, alpha, df, alternative):
    from scipy import stats
    tail = alpha / 2.0 if _both(alternative) else alpha
    away, power = effect_size * np.sqrt(nobs), 0
    if alternative != "smaller":
        power = power + stats.nct.sf(stats.t.isf(tail, df), df, away)
    if alternative != "larger":
        power = power + stats.nct.cdf(stats.t.ppf(tail, df), df, away)
    return power


def _normal_power(effect_size, nobs, alpha, alternative):
    from scipy import stats
    tail = alpha / 2.0 if _both(alternative) else alpha
    away, power = effect_size * np.sqrt(nobs), 0
    if alternative != "smaller":
        power = power + stats.norm.sf(stats.norm.isf(tail) - away)
    if alternative != "larger":
        power = power + stats.norm.cdf(stats.norm.ppf(tail) - away)
    return power


class Power:
    """A test: `power(...)` gives its power, `solve_power(...)` the one argument that is None."""

    def _solve(self, given):
        unknown = [name for name, value in given.items() if value is None]
        if len(unknown) != 1:
            raise ValueError("need exactly one keyword that is None")
        name, = unknown
        if name == "power":
            del given["power"]
            return self.power(**given)
        if given["effect_size"] == 0:
            if name == "alpha":
                return given["power"]
            raise ValueError("Cannot detect an effect-size of 0. Try changing your effect-size.")
        wanted = given.pop("power")

        def away(value):
            return float(self.power(**{**given, name: value})) - wanted

        return self._root(away, name)

    @staticmethod
    def _root(away, name):
        from scipy.optimize import brentq
        if name == "alpha":
            return brentq(away, 1e-12, 1 - 1e-12)
        low = _LOWEST.get(name, 1e-8)
        high = 50.0 if name.startswith("nobs") else 2.0
        for _ in range(60):
            if away(high) >= 0:
                return brentq(away, low, high, xtol=1e-10) if away(low) < 0 else _at_edge(low)
            high *= 2
        raise NotImplementedError("solve_power is not available where no value gives this power")

    def plot_power(self, *args, **kwargs):
        """Refused: plot `power(...)` over an array."""
        raise NotImplementedError(f"{type(self).__name__}.plot_power is not available: plot power(...) over an array")


def _at_edge(low):
    raise NotImplementedError(f"solve_power is not available where the answer lies below {low}")


class TTestPower(Power):
    """The t test of one sample, or of pairs."""

    def power(self, effect_size, nobs, alpha, df=None, alternative="two-sided"):
        """The power of the test."""
        return _t_power(effect_size, nobs, alpha, nobs - 1 if df is None else df, alternative)

    def solve_power(self, effect_size=None, nobs=None, alpha=None, power=None, alternative="two-sided"):
        """The argument that is None."""
        return self._solve({"effect_size": effect_size, "nobs": nobs, "alpha": alpha, "power": power, "alternative": alternative})


class TTestIndPower(Power):
    """The t test of two samples; `ratio` is the size of the second over that of the first.

    >>> round(float(TTestIndPower().solve_power(effect_size=0.5, power=0.8, alpha=0.05)), 4)
    63.7656
    """

    def power(self, effect_size, nobs1, alpha, ratio=1, df=None, alternative="two-sided"):
        """The power of the test."""
        nobs2 = nobs1 * ratio
        df = nobs1 - 1 + nobs2 - 1 if df is None else df
        return _t_power(effect_size, 1.0 / (1.0 / nobs1 + 1.0 / nobs2), alpha, df, alternative)

    def solve_power(self, effect_size=None, nobs1=None, alpha=None, power=None, ratio=1.0, alternative="two-sided"):
        """The argument that is None."""
        return self._solve({
            "effect_size": effect_size, "nobs1": nobs1, "alpha": alpha, "power": power, "ratio": ratio, "alternative": alternative,
        })


class NormalIndPower(Power):
    """The z test of two samples, or of one with `ratio=0`."""

    def __init__(self, ddof=0):
        self.ddof = ddof

    def power(self, effect_size, nobs1, alpha, ratio=1, alternative="two-sided"):
        """The power of the test."""
        ddof = self.ddof
        nobs = 1.0 / (1.0 / (nobs1 - ddof) + 1.0 / (nobs1 * ratio - ddof)) if ratio > 0 else nobs1 - ddof
        return _normal_power(effect_size, nobs, alpha, alternative)

    def solve_power(self, effect_size=None, nobs1=None, alpha=None, power=None, ratio=1.0, alternative="two-sided"):
        """The argument that is None."""
        return self._solve({
            "effect_size": effect_size, "nobs1": nobs1, "alpha": alpha, "power": power, "ratio": ratio, "alternative": alternative,
        })


class FTestAnovaPower(Power):
    """The F test of the means of `k_groups` groups; `nobs` counts all rows."""

    def power(self, effect_size, nobs, alpha, k_groups=2):
        """The power of the test."""
        from scipy import stats
        among, within = k_groups - 1, nobs - k_groups
        return stats.ncf.sf(stats.f.isf(alpha, among, within), among, within, effect_size**2 * nobs)

    def solve_power(self, effect_size=None, nobs=None, alpha=None, power=None, k_groups=2):
        """The argument that is None."""
        if k_groups is None:
            raise NotImplementedError("FTestAnovaPower.solve_power(k_groups=None) is not available")
        given = {"effect_size": effect_size, "nobs": nobs, "alpha": alpha, "power": power, "k_groups": k_groups}
        if nobs is None:
            from scipy.optimize import brentq
            del given["power"], given["nobs"]
            high = 50.0 + k_groups
            while float(self.power(nobs=high, **given)) < power and high < 1e12:
                high *= 2
            return brentq(lambda value: float(self.power(nobs=value, **given)) - power, k_groups + 1e-6, high, xtol=1e-10)
        return self._solve(given)


class GofChisquarePower(Power):
    """The chi square test of one sample against shares of `n_bins` bins."""

    def power(self, effect_size, nobs, alpha, n_bins, ddof=0):
        """The power of the test."""
        from scipy import stats
        return stats.ncx2.sf(stats.chi2.isf(alpha, n_bins - 1 - ddof), n_bins - 1 - ddof, effect_size**2 * nobs)

    def solve_power(self, effect_size=None, nobs=None, alpha=None, power=None, n_bins=2):
        """The argument that is None."""
        if n_bins is None:
            raise NotImplementedError("GofChisquarePower.solve_power(n_bins=None) is not available")
        return self._solve({"effect_size": effect_size, "nobs": nobs, "alpha": alpha, "power": power, "n_bins": n_bins})


tt_solve_power = TTestPower().solve_power
tt_ind_solve_power = TTestIndPower().solve_power
zt_ind_solve_power = NormalIndPower().solve_power
