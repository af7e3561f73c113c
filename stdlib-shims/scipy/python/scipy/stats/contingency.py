"""Tables of counts: margins, expected frequencies, measures of association, risks and odds."""

import math

import numpy as np

from scipy.special import ndtri
from scipy.stats._counts_tests import chi2_contingency, expected_freq
from scipy.stats._records import Record
from scipy.stats._samples import ConfidenceInterval, fields

__all__ = ["margins", "expected_freq", "chi2_contingency", "crosstab", "association", "relative_risk", "odds_ratio"]

CrosstabResult = fields("CrosstabResult", "elements count")


def margins(a):
    """The sums over all axes but one, for each axis."""
    return [np.sum(a, axis=tuple(other for other in range(a.ndim) if other != axis), keepdims=True) for axis in range(a.ndim)]


def association(observed, method="cramer", correction=False, lambda_=None):
    """How strongly rows and columns go together, from 0 to 1."""
    table = np.asarray(observed)
    if table.dtype.kind not in "iu":
        raise ValueError("`observed` must be an integer array.")
    if table.ndim != 2:
        raise ValueError("method only accepts 2d arrays")
    phi2 = chi2_contingency(table, correction=correction, lambda_=lambda_).statistic / table.sum()
    rows, columns = table.shape
    if method == "cramer":
        return math.sqrt(phi2 / min(columns - 1, rows - 1))
    if method == "tschuprow":
        return math.sqrt(phi2 / math.sqrt((rows - 1) * (columns - 1)))
    if method == "pearson":
        return math.sqrt(phi2 / (1 + phi2))
    raise ValueError("Invalid argument value: 'method' argument must be 'cramer', 'tschuprow', or 'pearson'")


def crosstab(*args, levels=None, sparse=False):
    """How often each combination of values occurs."""
    if not args:
        raise TypeError("At least one input sequence is required.")
    if any(len(one) != len(args[0]) for one in args[1:]):
        raise ValueError("All input sequences must have the same length.")
    if sparse and len(args) != 2:
        raise ValueError("When `sparse` is True, only two input sequences are allowed.")
    if levels is not None and len(levels) != len(args):
        raise ValueError("len(levels) must equal the number of input sequences")
    found, places, known = [], [], np.ones(len(args[0]), dtype=bool)
    for values, level in zip(args, levels or [None] * len(args)):
        values = np.asarray(values)
        if level is None:
            level, place = np.unique(values, return_inverse=True)
        else:
            same = values[:, None] == np.asarray(level)
            known &= np.any(same, axis=1)
            place = np.argmax(same, axis=1)
        found.append(level)
        places.append(place)
    count = np.zeros([len(level) for level in found], dtype=int)
    np.add.at(count, tuple(place[known] for place in places), 1)
    if sparse:
        from scipy.sparse import coo_matrix

        count = coo_matrix(count)
    return CrosstabResult(tuple(found) if levels is None else found, count)


def _whole(value, least, name):
    if isinstance(value, bool) or not isinstance(value, (int, np.integer)):
        raise TypeError(f"{name} must be an integer.")
    if value < least:
        raise ValueError(f"{name} must be an integer not less than {least}, but got {value!r}")
    return int(value)


class RelativeRiskResult(Record):
    """The quotient of two risks and the counts it is made of."""

    def confidence_interval(self, confidence_level=0.95):
        """The range of the quotient, after Katz."""
        if not 0 <= confidence_level <= 1:
            raise ValueError("confidence_level must be in the interval [0, 1].")
        if self.exposed_cases == 0 or self.control_cases == 0:
            low = np.nan if self.control_cases == 0 else 0.0
            high = np.nan if self.exposed_cases == 0 else np.inf
            return ConfidenceInterval(low, high)
        error = np.sqrt(1 / self.exposed_cases - 1 / self.exposed_total + 1 / self.control_cases - 1 / self.control_total)
        reach = ndtri(1 - (1 - confidence_level) / 2) * error
        return ConfidenceInterval(self.relative_risk * np.exp(-reach), self.relative_risk * np.exp(reach))


def relative_risk(exposed_cases, exposed_total, control_cases, control_total):
    """How many times likelier a case is among the exposed."""
    exposed_cases, exposed_total = _whole(exposed_cases, 0, "exposed_cases"), _whole(exposed_total, 1, "exposed_total")
    control_cases, control_total = _whole(control_cases, 0, "control_cases"), _whole(control_total, 1, "control_total")
    if exposed_cases > exposed_total:
        raise ValueError("exposed_cases must not exceed exposed_total.")
    if control_cases > control_total:
        raise ValueError("control_cases must not exceed control_total.")
    if control_cases == 0:
        risk = np.nan if exposed_cases == 0 else np.inf
    else:
        risk = exposed_cases / exposed_total / (control_cases / control_total) if exposed_cases else 0.0
    return RelativeRiskResult(
        relative_risk=risk, exposed_cases=exposed_cases, exposed_total=exposed_total, control_cases=control_cases,
            control_total=control_total
    )


def _root(gap):
    """Where a rising function of the odds crosses zero."""
    from scipy.optimize import brentq

    low = high = 1.0
    while gap(low) > 0:
        low /= 2.0
    while gap(high) < 0:
        high *= 2.0
    return low if low == high else brentq(gap, low, high, xtol=1e-13)


class OddsRatioResult:
    """The quotient of odds and, on demand, its range."""

    def __init__(self, table, kind, statistic):
        self._table, self._kind, self.statistic = table, kind, statistic

    def __repr__(self):
        return f"OddsRatioResult(statistic={self.statistic})"

    def confidence_interval(self, confidence_level=0.95, alternative="two-sided"):
        """The range of the quotient."""
        if alternative not in ("two-sided", "less", "greater"):
            raise ValueError("`alternative` must be 'two-sided', 'less' or 'greater'.")
        if confidence_level < 0 or confidence_level > 1:
            raise ValueError("confidence_level must be between 0 and 1")
        table = self._table
        if 0 in table.sum(axis=0) or 0 in table.sum(axis=1):
            return ConfidenceInterval(0, np.inf)
        tail = (1 - confidence_level) * (0.5 if alternative == "two-sided" else 1)
        low, high = self._exact(tail) if self._kind == "conditional" else self._normal(tail)
        zero = 0.0 if self._kind == "conditional" else np.float64(0.0)
        return ConfidenceInterval(zero if alternative == "less" else low, np.inf if alternative == "greater" else high)

    def _normal(self, tail):
        with np.errstate(all="ignore"):
            centre, error = np.log(_plain(self._table)), np.sqrt((1 / self._table).sum())
            reach = ndtri(1 - tail) * error
        return np.exp(centre - reach), np.exp(centre + reach)

    def _exact(self, tail):
        from scipy.stats import nchypergeom_fisher as fisher

        x, *shape = _draw(self._table)
        plain = _plain(self._table)
        low = 0 if plain == 0 else _root(lambda odds: float(fisher.sf(x - 1, *shape, odds)) - tail)
        high = np.inf if plain == np.inf else _root(lambda odds: tail - float(fisher.cdf(x, *shape, odds)))
        return low, high


def _plain(table):
    if table[1, 0] > 0 and table[0, 1] > 0:
        return table[0, 0] * table[1, 1] / (table[1, 0] * table[0, 1])
    return np.nan if table[0, 0] == 0 or table[1, 1] == 0 else np.inf


def _draw(table):
    return table[0, 0], int(table.sum()), int(table[0].sum()), int(table[:, 0].sum())


def odds_ratio(table, *, kind="conditional"):
    """The quotient of odds of a table of two rows and columns."""
    from scipy.stats import nchypergeom_fisher as fisher

    if kind not in ("conditional", "sample"):
        raise ValueError("`kind` must be 'conditional' or 'sample'.")
    table = np.asarray(table)
    if table.shape != (2, 2):
        raise ValueError(f"Invalid shape {table.shape}. The input `table` must be of shape (2, 2).")
    if table.dtype.kind not in "iu":
        raise ValueError(f"`table` must be an array of integers, but got type {table.dtype}")
    table = table.astype(np.int64)
    if np.any(table < 0):
        raise ValueError("All values in `table` must be nonnegative.")
    if 0 in table.sum(axis=0) or 0 in table.sum(axis=1):
        return OddsRatioResult(table, kind, np.nan)
    if kind == "sample":
        return OddsRatioResult(table, kind, _plain(table))
    x, *shape = _draw(table)
    low, high = fisher.support(*shape, 1)
    ratio = 0 if x == low else np.inf if x == high else _root(lambda odds: float(fisher.mean(*shape, odds)) - x)
    return OddsRatioResult(table, kind, ratio)
