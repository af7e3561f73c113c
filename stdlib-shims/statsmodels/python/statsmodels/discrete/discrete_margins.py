"""Marginal effects: how the mean of a model of zeros and ones or of counts changes with each column."""

import numpy as np

from statsmodels.base.results import cached
from statsmodels.iolib.summary import SimpleTable, Summary, parameter_table


class Margins:
    """Effects with their errors: `margeff`, `margeff_se`, `pvalues`, `conf_int()`, `summary()`."""

    def __init__(self, results, at, method, atexog, dummy, count):
        if method != "dydx" or atexog is not None or dummy or count or at not in ("overall", "mean"):
            raise NotImplementedError(f"get_margeff(at={at!r}, method={method!r}, atexog=, dummy=, count=) is not available")
        self.results, self.at = results, at
        model, params = results.model, results._params
        rows = model.exog if at == "overall" else model.exog.mean(axis=0)[None, :]
        eta = rows @ params
        slope = model.pdf(eta)
        effects = slope.mean() * params
        # Each effect changes with its own coefficient, and with all of them through the slope.
        jacobian = slope.mean() * np.eye(len(params)) + np.outer(params, (model.slope_of_pdf(eta)[:, None] * rows).mean(axis=0))
        kept = ~((np.ptp(model.exog, axis=0) == 0) & (model.exog[0] == 1)) if len(model.exog) else np.ones(len(params), dtype=bool)
        self.margeff_cov = (jacobian @ results._cov @ jacobian.T)[np.ix_(kept, kept)]
        self.margeff, self._names = effects[kept], [name for name, keep in zip(results.data.xnames, kept) if keep]
        self.margeff_se = np.sqrt(np.diag(self.margeff_cov))

    @cached
    def tvalues(self):
        """Effects over their errors."""
        return self.margeff / self.margeff_se

    @cached
    def pvalues(self):
        """How likely such an effect is where there is none."""
        from scipy import stats
        return stats.norm.sf(np.abs(self.tvalues)) * 2

    def conf_int(self, alpha=0.05):
        """The interval of each effect."""
        from scipy import stats
        reach = stats.norm.ppf(1 - alpha / 2)
        return np.column_stack((self.margeff - reach * self.margeff_se, self.margeff + reach * self.margeff_se))

    def summary_frame(self, alpha=0.05):
        """The effects as a frame."""
        import pandas as pd
        columns = ["dy/dx", "Std. Err.", "z", "Pr(>|z|)", "Conf. Int. Low", "Cont. Int. Hi."]
        table = np.column_stack((self.margeff, self.margeff_se, self.tvalues, self.pvalues, self.conf_int(alpha)))
        return pd.DataFrame(table, columns=columns, index=self._names)

    def summary(self, alpha=0.05):
        """The effects as tables of text."""
        made = Summary()
        head = [("Dep. Variable:", self.results.model.endog_names), ("Method:", "dydx"), ("At:", self.at)]
        title = f"{type(self.results.model).__name__} Marginal Effects"
        made.tables.append(SimpleTable([["%18s" % value] for _, value in head], None, [name for name, _ in head], title, widths=18))
        table = parameter_table(
            self._names, self.margeff, self.margeff_se, self.tvalues, self.pvalues, self.conf_int(alpha), False, alpha
        )
        table.headers[0] = "dy/dx"
        made.tables.append(table)
        return made
