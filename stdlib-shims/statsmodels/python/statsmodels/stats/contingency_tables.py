"""Tables of counts: `mcnemar`, `cochrans_q`."""

import _rooms
import numpy as np

__all__ = ["cochrans_q", "mcnemar"]
__getattr__ = _rooms.doors(__name__, absent="SquareTable StratifiedTable Table Table2x2")


class TestResult:
    """`statistic`, `pvalue` and, where there are any, degrees of freedom."""

    def __init__(self, **values):
        self.__dict__.update(values)

    def __str__(self):
        return "\n".join(f"{name:<11s} {value}" for name, value in sorted(self.__dict__.items()))


def mcnemar(table, exact=True, correction=True):
    """Whether pairs change in one way as often as in the other."""
    from scipy import stats
    table = np.asarray(table, dtype=float)
    if table.ndim == 1:
        raise ValueError("table is not 2-dimensional")
    first, second = table[0, 1], table[1, 0]
    if exact:
        fewer = np.minimum(first, second)
        p = min(stats.binom.cdf(fewer, first + second, 0.5) * 2, 1)
        return TestResult(statistic=fewer, pvalue=p)
    statistic = (np.abs(first - second) - float(correction)) ** 2 / (1.0 * (first + second))
    return TestResult(statistic=statistic, pvalue=stats.chi2.sf(statistic, 1))


def cochrans_q(x, return_object=True):
    """Whether columns of zeros and ones have equal shares of ones."""
    from scipy import stats
    x = np.asarray(x, dtype=float)
    count = x.shape[1]
    rows, columns, total = x.sum(1), x.sum(0), x.sum()
    statistic = (count - 1) * (count * np.sum(columns**2) - total**2) / (count * total - np.sum(rows**2))
    p = stats.chi2.sf(statistic, count - 1)
    return TestResult(statistic=statistic, df=count - 1, pvalue=p) if return_object else (statistic, p, count - 1)
