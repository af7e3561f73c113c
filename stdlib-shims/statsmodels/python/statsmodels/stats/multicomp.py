"""Comparisons of the means of all pairs of groups after Tukey."""

import _rooms
import numpy as np

from statsmodels.iolib.summary import SimpleTable
from statsmodels.stats.multitest import multipletests

__all__ = ["MultiComparison", "multipletests", "pairwise_tukeyhsd"]
__getattr__ = _rooms.doors(__name__, absent="tukeyhsd TukeyHSDResults")


def pairwise_tukeyhsd(endog, groups, alpha=0.05, use_var="equal"):
    """All pairs of groups compared: print it, or read `reject`, `meandiffs`, `pvalues` and `confint`."""
    return MultiComparison(endog, groups).tukeyhsd(alpha=alpha, use_var=use_var)


class MultiComparison:
    """Numbers in groups, to be compared."""

    def __init__(self, data, groups, group_order=None):
        if len(data) != len(groups):
            raise ValueError(f"data has {len(data)} elements and groups has {len(groups)}")
        self.data, self.groups = np.asarray(data), np.asarray(groups)
        if group_order is None:
            self.groupsunique = np.unique(self.groups)
        else:
            for group in group_order:
                if group not in self.groups:
                    raise ValueError(f"group_order value '{group}' not found in groups")
            self.groupsunique = np.array(group_order)
            kept = np.isin(self.groups, self.groupsunique)
            if not kept.all():
                import warnings
                from statsmodels.tools.sm_exceptions import ValueWarning
                warnings.warn("group_order does not contain all groups: dropping observations", ValueWarning)
                self.data, self.groups = self.data[kept], self.groups[kept]
        if len(self.groupsunique) < 2:
            raise ValueError("2 or more groups required for multiple comparisons")
        self.datali = [self.data[self.groups == group] for group in self.groupsunique]
        self.pairindices = np.triu_indices(len(self.groupsunique), 1)
        self.nobs, self.ngroups = self.data.shape[0], len(self.groupsunique)

    def tukeyhsd(self, alpha=0.05, use_var="equal"):
        """The test of Tukey on all pairs."""
        if use_var != "equal":
            raise NotImplementedError(f"tukeyhsd(use_var={use_var!r}) is not available")
        return TukeyHSDResults(self, alpha)

    def allpairtest(self, *args, **kwargs):
        """Refused: compare pairs with scipy.stats and multipletests."""
        raise NotImplementedError("MultiComparison.allpairtest is not available")

    def kruskal(self, *args, **kwargs):
        """Refused: scipy.stats.kruskal is there."""
        raise NotImplementedError("MultiComparison.kruskal is not available: see scipy.stats.kruskal")


class TukeyHSDResults:
    """The comparison of all pairs."""

    def __init__(self, comparison, alpha):
        from scipy.stats import studentized_range
        self.data, self.groups, self.groupsunique = comparison.data, comparison.groups, comparison.groupsunique
        counts = np.array([len(values) for values in comparison.datali], dtype=float)
        means = np.array([values.mean() for values in comparison.datali])
        within = sum(((values - values.mean()) ** 2).sum() for values in comparison.datali)
        self.df_total = counts.sum() - len(counts)
        self.variance = within / self.df_total
        first, second = comparison.pairindices
        self.meandiffs = means[second] - means[first]
        self.std_pairs = np.sqrt(self.variance * (1.0 / counts[first] + 1.0 / counts[second]) / 2.0)
        ranges = np.abs(self.meandiffs) / self.std_pairs
        self.q_crit = studentized_range.ppf(1 - alpha, len(counts), self.df_total)
        self.pvalues = np.atleast_1d(studentized_range.sf(ranges, len(counts), self.df_total))
        reach = self.std_pairs * self.q_crit
        self.confint = np.column_stack((self.meandiffs - reach, self.meandiffs + reach))
        self.reject, self.reject2 = ranges > self.q_crit, np.abs(self.meandiffs) > reach
        self._alpha, self._pairs = alpha, (self.groupsunique[first].tolist(), self.groupsunique[second].tolist())

    def _columns(self):
        rounded = [np.round(part, 4).tolist() for part in (self.meandiffs, self.pvalues, self.confint[:, 0], self.confint[:, 1])]
        names = ["group1", "group2", "meandiff", "p-adj", "lower", "upper", "reject"]
        return dict(zip(names, [*self._pairs, *rounded, self.reject.tolist()]))

    def summary(self):
        """The table of pairs."""
        columns = self._columns()
        title = f"Multiple Comparison of Means - Tukey HSD, FWER={self._alpha:4.2f}"
        return SimpleTable(
            zip(*columns.values()), list(columns), title=title, widths=0, aligns="r" * 7, below="-", header_aligns="c" * 7
        )

    def summary_frame(self):
        """The table of pairs as a frame."""
        import pandas as pd
        columns = self._columns()
        whole = {**columns, "meandiff": self.meandiffs, "p-adj": self.pvalues, "lower": self.confint[:, 0], "upper": self.confint[:, 1]}
        return pd.DataFrame(whole)

    @property
    def _results_table(self):
        return self.summary()

    def __str__(self):
        return self.summary().as_text()

    def plot_simultaneous(self, *args, **kwargs):
        """Refused: no such figure is there."""
        raise NotImplementedError("TukeyHSDResults.plot_simultaneous is not available")
