"""Predictions of a regression with the intervals of the mean and of single rows."""

import numpy as np


class LinearPrediction:
    """`predicted_mean`, `se_mean`, `se_obs`, `conf_int()` and `summary_frame()` of rows."""

    def __init__(self, results, exog, transform, weights, row_labels):
        model = results.model
        if exog is None:
            rows, labels = model.exog, results.data.row_labels
            weights = getattr(model, "weights", None) if weights is None else weights
        else:
            rows, labels = model._new_rows(exog, transform)
            if transform and model.data.design_info is not None:
                labels = None
        self.row_labels = row_labels if row_labels is not None else labels
        self.predicted_mean = rows @ results._params
        self.var_pred_mean = np.einsum("ij,jk,ik->i", rows, results._cov, rows)
        self.var_resid = results.scale / (1.0 if weights is None else np.asarray(weights, dtype=float))
        self.df, self._use_t = results.df_resid, results.use_t

    @property
    def se_mean(self):
        """The standard error of the mean."""
        return np.sqrt(self.var_pred_mean)

    @property
    def se_obs(self):
        """The standard error of a single row."""
        return np.sqrt(self.var_pred_mean + self.var_resid)

    def conf_int(self, obs=False, alpha=0.05):
        """The interval of the mean, or of a single row."""
        from scipy import stats
        reach = stats.t.ppf(1 - alpha / 2, self.df) if self._use_t else stats.norm.ppf(1 - alpha / 2)
        error = self.se_obs if obs else self.se_mean
        return np.column_stack((self.predicted_mean - reach * error, self.predicted_mean + reach * error))

    def summary_frame(self, alpha=0.05):
        """All of it as a frame."""
        import pandas as pd
        mean, single = self.conf_int(alpha=alpha), self.conf_int(obs=True, alpha=alpha)
        columns = {
            "mean": self.predicted_mean, "mean_se": self.se_mean, "mean_ci_lower": mean[:, 0], "mean_ci_upper": mean[:, 1],
            "obs_ci_lower": single[:, 0], "obs_ci_upper": single[:, 1],
        }
        return pd.DataFrame(columns, index=self.row_labels)
