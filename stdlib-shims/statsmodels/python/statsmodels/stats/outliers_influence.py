"""How much single rows and columns matter: variance inflation, leverage, Cook's distance, outliers."""

import _rooms
import numpy as np

from statsmodels.base.results import cached

__all__ = ["OLSInfluence", "outlier_test", "variance_inflation_factor"]
__getattr__ = _rooms.doors(__name__, absent="reset_ramsey GLMInfluence MLEInfluence summary_table ZeroInflatedGeneralizedPoisson")


def variance_inflation_factor(exog, exog_idx):
    """How much the variance of a coefficient grows because other columns explain its column.

    >>> x = np.array([[1.0, 1.0, 2.0], [1.0, 2.0, 3.0], [1.0, 3.0, 5.0], [1.0, 4.0, 6.0]])
    >>> round(float(variance_inflation_factor(x, 1)), 6)
    50.0
    """
    from statsmodels.regression.linear_model import OLS
    exog = np.asarray(exog)
    others = np.arange(exog.shape[1]) != exog_idx
    return 1.0 / (1.0 - OLS(exog[:, exog_idx], exog[:, others]).fit().rsquared)


def outlier_test(model_results, method="bonf", alpha=0.05, labels=None, order=False, cutoff=None):
    """Residuals over their standard deviation without the row, with p-values that allow for their number."""
    import pandas as pd
    from scipy import stats
    from statsmodels.stats.multitest import multipletests
    residuals = OLSInfluence(model_results).resid_studentized_external
    p = stats.t.sf(np.abs(residuals), model_results.df_resid - 1) * 2
    corrected = multipletests(p, alpha=alpha, method=method)[1]
    names = ["student_resid", "unadj_p", f"{method}(p)"]
    labels = model_results.data.row_labels if labels is None else labels
    if labels is None:
        table = np.column_stack((residuals, p, corrected))
        table = table[np.argsort(residuals)[::-1]] if order else table
        return table if cutoff is None else table[table[:, -1] < cutoff]
    table = pd.DataFrame(dict(zip(names, (np.asarray(residuals), p, corrected))), index=labels)
    table = table.sort_values(by="student_resid", ascending=False) if order else table
    return table if cutoff is None else table[table[names[-1]] < cutoff]


class OLSInfluence:
    """What each row does to a regression."""

    def __init__(self, results):
        self.results, self.scale = results, results.mse_resid
        self.nobs, self.k_vars = results.model.exog.shape
        self._resid = results.model.endog - results._fitted

    def _rows(self, values):
        return self.results.data.of_rows(values)

    @cached
    def resid(self):
        """The residuals."""
        return self._rows(self._resid)

    @cached
    def hat_matrix_diag(self):
        """The leverage of each row."""
        return np.sum(self.results.model.exog * self.results.model.pinv_wexog.T, axis=1)

    @cached
    def _internal(self):
        return self._resid / np.sqrt(self.scale) / np.sqrt(1 - self.hat_matrix_diag)

    @cached
    def resid_studentized_internal(self):
        """Residuals over their standard deviation."""
        return self._rows(self._internal)

    @property
    def resid_studentized(self):
        """The same."""
        return self.resid_studentized_internal

    @cached
    def sigma2_not_obsi(self):
        """The variance of the residuals without each row."""
        ssr, df = self.results.ssr, self.results.df_resid
        return (ssr - self._resid**2 / (1 - self.hat_matrix_diag)) / (df - 1)

    @cached
    def _external(self):
        return self._resid / np.sqrt(self.sigma2_not_obsi) / np.sqrt(1 - self.hat_matrix_diag)

    @cached
    def resid_studentized_external(self):
        """Residuals over their standard deviation without the row."""
        return self._rows(self._external)

    @cached
    def resid_press(self):
        """Residuals of predictions made without the row."""
        return self._rows(self._resid / (1 - self.hat_matrix_diag))

    @cached
    def ess_press(self):
        """The sum of their squares."""
        press = self._resid / (1 - self.hat_matrix_diag)
        return press @ press

    @cached
    def cooks_distance(self):
        """(distances, p-values): how far the coefficients move without each row."""
        from scipy import stats
        h = self.hat_matrix_diag
        distance = self._internal**2 * h / (1 - h) / self.k_vars
        return self._rows(distance), stats.f.sf(distance, self.k_vars, self.results.df_resid)

    @cached
    def dffits(self):
        """(values, bound): how far the prediction of each row moves without it."""
        h = self.hat_matrix_diag
        return self._rows(self._external * np.sqrt(h / (1 - h))), 2 * np.sqrt(self.k_vars * 1.0 / self.nobs)

    @cached
    def dffits_internal(self):
        """The same by the variance with the row."""
        h = self.hat_matrix_diag
        return self._rows(self._internal * np.sqrt(h / (1 - h))), 2 * np.sqrt(self.k_vars * 1.0 / self.nobs)

    @cached
    def dfbeta(self):
        """How far each coefficient moves without each row."""
        return (self.results.model.pinv_wexog * (self._resid / (1 - self.hat_matrix_diag))).T

    @cached
    def dfbetas(self):
        """The same over the standard error without the row."""
        spread = np.sqrt(np.diag(self.results.normalized_cov_params))
        return self.dfbeta / np.sqrt(self.sigma2_not_obsi)[:, None] / spread

    def summary_frame(self):
        """All of it as a frame."""
        import pandas as pd
        columns = {f"dfb_{name}": self.dfbetas[:, place] for place, name in enumerate(self.results.data.xnames)}
        flat = {
            "cooks_d": self.cooks_distance[0], "standard_resid": self.resid_studentized_internal, "hat_diag": self.hat_matrix_diag,
            "dffits_internal": self.dffits_internal[0], "student_resid": self.resid_studentized_external, "dffits": self.dffits[0],
        }
        columns.update((name, np.asarray(values)) for name, values in flat.items())
        return pd.DataFrame(columns, index=self.results.data.row_labels)

    def plot_influence(self, *args, **kwargs):
        """Refused: no such figure is there."""
        raise NotImplementedError("OLSInfluence.plot_influence is not available")

    plot_index = plot_influence
