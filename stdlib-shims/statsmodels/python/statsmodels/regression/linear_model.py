"""Linear regressions: `OLS`, `WLS` and `GLS`."""

import _rooms
import numpy as np

from statsmodels.base.model import Model, labelled
from statsmodels.base.results import Results, cached
from statsmodels.regression._robust import covariance

__all__ = ["GLS", "OLS", "RegressionResults", "WLS"]
__getattr__ = _rooms.doors(__name__, absent="GLSAR yule_walker burg OLSResults PredictionResults RegressionResultsWrapper")



class _Linear(Model):
    """Least squares of rows that `whiten` makes equally sure."""

    def __init__(self, endog, exog=None, missing="none", hasconst=None, **kwargs):
        if exog is None:
            raise AttributeError("'NoneType' object has no attribute 'shape'")
        super().__init__(endog, exog, missing=missing, hasconst=hasconst, **kwargs)

    def _prepare(self):
        self.wendog, self.wexog = self.whiten(self.endog), self.whiten(self.exog)
        left, self._singular, right = np.linalg.svd(self.wexog, full_matrices=False)
        cutoff = 1e-15 * (self._singular.max() if len(self._singular) else 0.0)
        inverse = np.where(self._singular > cutoff, 1 / np.where(self._singular > cutoff, self._singular, 1.0), 0.0)
        self.pinv_wexog = (right.T * inverse) @ left.T
        self.normalized_cov_params = self.pinv_wexog @ self.pinv_wexog.T
        self.rank = int(np.linalg.matrix_rank(np.diag(self._singular)))
        self.df_model = float(self.rank - self.k_constant)
        self.df_resid = self.nobs - self.rank

    def fit(self, method="pinv", cov_type="nonrobust", cov_kwds=None, use_t=None, **kwargs):
        """The regression. `cov_type` is nonrobust, HC0 to HC3, HAC or cluster."""
        if method not in ("pinv", "qr"):
            raise ValueError('method has to be "pinv" or "qr"')
        if kwargs:
            raise NotImplementedError(f"{type(self).__name__}.fit({next(iter(kwargs))}=...) is not available")
        self._prepare()
        params = self.pinv_wexog @ self.wendog
        return RegressionResults(self, params, cov_type, cov_kwds, use_t)

    def fit_regularized(self, *args, **kwargs):
        """Refused: sklearn.linear_model has penalties."""
        raise NotImplementedError(f"{type(self).__name__}.fit_regularized is not available: see sklearn.linear_model")

    def predict(self, params, exog=None):
        """What coefficients say of rows."""
        return (self.exog if exog is None else np.asarray(exog)) @ np.asarray(params)


class OLS(_Linear):
    """Ordinary least squares.

    >>> print(OLS([1.0, 2.0, 4.0], [[1, 0], [1, 1], [1, 2]]).fit().params.round(4))
    [0.8333 1.5   ]
    """

    def whiten(self, x):
        """Rows as they are."""
        return x

    def loglike(self, params, scale=None):
        """The log of the likelihood at `params`."""
        half = self.nobs / 2.0
        ssr = np.sum((self.endog - self.exog @ params) ** 2)
        if scale is None:
            return -half * np.log(2 * np.pi) - half * np.log(ssr / self.nobs) - half
        return -half * np.log(2 * np.pi * scale) - ssr / (2 * scale)


class WLS(_Linear):
    """Least squares with a weight for each row: one over its variance."""

    def __init__(self, endog, exog, weights=1.0, missing="none", hasconst=None, **kwargs):
        super().__init__(endog, exog, missing=missing, hasconst=hasconst, **kwargs)
        self.weights = _of_rows(self, weights, "Weights must be scalar or same length as design")

    def whiten(self, x):
        """Rows times the root of their weights."""
        root = np.sqrt(self.weights)
        return x * root if x.ndim == 1 else x * root[:, None]

    def loglike(self, params):
        """The log of the likelihood at `params`."""
        half = self.nobs / 2.0
        ssr = np.sum((self.wendog - self.wexog @ params) ** 2)
        return -np.log(ssr) * half - (1 + np.log(np.pi / half)) * half + 0.5 * np.sum(np.log(self.weights))


class GLS(_Linear):
    """Least squares with the covariance of the rows: a number, one for each row, or a matrix."""

    def __init__(self, endog, exog, sigma=None, missing="none", hasconst=None, **kwargs):
        super().__init__(endog, exog, missing=missing, hasconst=hasconst, **kwargs)
        self.sigma, self.cholsigmainv = None, None
        if sigma is not None:
            sigma = np.asarray(sigma, dtype=float)
            if sigma.ndim < 2:
                self.sigma = _of_rows(self, sigma, "Sigma must be a scalar, 1d of length {n} or a 2d array of shape {n} x {n}")
                self.cholsigmainv = 1 / np.sqrt(self.sigma)
            else:
                n = len(self.endog)
                if sigma.shape != (n, n):
                    raise ValueError(f"Sigma must be a scalar, 1d of length {n} or a 2d array of shape {n} x {n}")
                self.sigma = sigma
                self.cholsigmainv = np.linalg.cholesky(np.linalg.inv(sigma)).T

    def whiten(self, x):
        """Rows as if they were independent."""
        if self.sigma is None:
            return x
        if self.sigma.ndim == 1:
            return x * self.cholsigmainv if x.ndim == 1 else x * self.cholsigmainv[:, None]
        return self.cholsigmainv @ x

    def loglike(self, params):
        """The log of the likelihood at `params`."""
        half = self.nobs / 2.0
        ssr = np.sum((self.wendog - self.wexog @ params) ** 2)
        value = -np.log(ssr) * half - (1 + np.log(np.pi / half)) * half
        if self.sigma is not None:
            value -= 0.5 * (np.linalg.slogdet(self.sigma)[1] if self.sigma.ndim == 2 else np.sum(np.log(self.sigma)))
        return value


def _of_rows(model, given, words):
    n = len(model.endog)
    values = np.asarray(given, dtype=float)
    kept = getattr(model.data, "kept_rows", None)
    if values.ndim == 1 and kept is not None and len(values) == len(kept):
        values = values[kept]
    if values.ndim == 0 or values.size == 1:
        return np.full(n, values.item())
    values = values.squeeze()
    if values.shape != (n,):
        raise ValueError(words.format(n=n))
    return values


class RegressionResults(Results):
    """A fitted regression: coefficients, their tests, and how well it fits."""

    def __init__(self, model, params, cov_type="nonrobust", cov_kwds=None, use_t=None):
        self.model, self._params = model, params
        self.normalized_cov_params = model.normalized_cov_params
        self.df_model, self.df_resid, self.k_constant = model.df_model, model.df_resid, model.k_constant
        self.nobs = model.nobs
        self.wresid = model.wendog - model.wexog @ params
        self.scale = self.ssr / self.df_resid if self.df_resid else np.inf
        self.cov_type, self.cov_kwds, self._cov, self.use_t = covariance(self, cov_type, cov_kwds, use_t)

    @cached
    def ssr(self):
        """The sum of squared residuals."""
        return self.wresid @ self.wresid

    @cached
    def _fitted(self):
        return self.model.exog @ self._params

    @cached
    def fittedvalues(self):
        """What the regression says of its own rows."""
        return self.data.of_rows(self._fitted)

    @cached
    def resid(self):
        """What is left of the rows."""
        return self.data.of_rows(self.model.endog - self._fitted)

    @cached
    def resid_pearson(self):
        """Residuals over their standard deviation."""
        return self.wresid / np.sqrt(self.scale)

    @cached
    def centered_tss(self):
        """The sum of squares around the mean."""
        model = self.model
        weights = getattr(model, "weights", None)
        sigma = getattr(model, "sigma", None)
        if weights is not None:
            mean = np.average(model.endog, weights=weights)
            return np.sum(weights * (model.endog - mean) ** 2)
        if sigma is not None:
            ones = model.whiten(np.ones(len(model.endog)))
            mean = model.wendog @ ones / (ones @ ones)
            return np.sum(model.whiten(model.endog - mean) ** 2)
        away = model.wendog - model.wendog.mean()
        return away @ away

    @cached
    def uncentered_tss(self):
        """The sum of squares."""
        return self.model.wendog @ self.model.wendog

    @cached
    def ess(self):
        """The sum of squares that is explained."""
        return (self.centered_tss if self.k_constant else self.uncentered_tss) - self.ssr

    @cached
    def rsquared(self):
        """The share of the squares that is explained."""
        return 1 - self.ssr / (self.centered_tss if self.k_constant else self.uncentered_tss)

    @cached
    def rsquared_adj(self):
        """The same, less what any columns would explain."""
        return 1 - np.divide(self.nobs - self.k_constant, self.df_resid) * (1 - self.rsquared)

    @cached
    def mse_model(self):
        """Explained squares for each degree of freedom."""
        return self.ess / self.df_model if self.df_model else np.nan

    @cached
    def mse_resid(self):
        """Residual squares for each degree of freedom."""
        return np.float64(self.ssr) / self.df_resid if self.df_resid else np.nan

    @cached
    def mse_total(self):
        """All squares for each degree of freedom."""
        total = self.centered_tss if self.k_constant else self.uncentered_tss
        return total / (self.df_resid + self.df_model) if self.df_resid + self.df_model else np.nan

    @cached
    def fvalue(self):
        """The test of all coefficients but the constant."""
        if self.cov_type == "nonrobust":
            with np.errstate(divide="ignore", invalid="ignore"):
                return np.float64(self.mse_model) / self.mse_resid
        found = self._robust_f
        if found is None:
            return np.nan
        # As in the original, who asks for `f_pvalue` first gets it by the degrees of freedom of the rows.
        self.__dict__["f_pvalue"] = float(found.pvalue)
        return float(found.fvalue)

    @cached
    def _robust_f(self):
        matrix = np.eye(len(self._params))
        if self.k_constant:
            if self.data.const_idx is None:
                return None
            matrix = np.delete(matrix, self.data.const_idx, axis=0)
        return self.f_test(matrix) if matrix.size else None

    @cached
    def f_pvalue(self):
        """How likely such an `fvalue` is where nothing is explained."""
        from scipy import stats
        return stats.f.sf(self.fvalue, self.df_model, self.df_resid) if self.df_model else np.nan

    @cached
    def llf(self):
        """The log of the likelihood."""
        return self.model.loglike(self._params)

    def info_criteria(self, crit, dk_params=0):
        """aic, bic, aicc or hqic."""
        count = self.df_model + self.k_constant + dk_params
        penalties = {
            "aic": lambda: 2 * count, "bic": lambda: np.log(self.nobs) * count,
            "aicc": lambda: 2 * count * self.nobs / (self.nobs - count - 1), "hqic": lambda: 2 * np.log(np.log(self.nobs)) * count,
        }
        return -2 * self.llf + penalties[crit.lower()]()

    @cached
    def aic(self):
        """Akaike's criterion."""
        return self.info_criteria("aic")

    @cached
    def bic(self):
        """The Bayesian criterion."""
        return self.info_criteria("bic")

    @cached
    def eigenvals(self):
        """Eigenvalues of the squared columns, the largest first."""
        return np.sort(self.model._singular**2)[::-1]

    @cached
    def condition_number(self):
        """How close the columns are to depending on each other."""
        with np.errstate(divide="ignore"):
            return np.sqrt(self.eigenvals[0] / self.eigenvals[-1])

    def __getattr__(self, name):
        if name in ("cov_HC0", "cov_HC1", "cov_HC2", "cov_HC3"):
            from statsmodels.regression._robust import heteroscedastic
            return heteroscedastic(self, name[4:])
        if name in ("HC0_se", "HC1_se", "HC2_se", "HC3_se"):
            return self.data.of_params(np.sqrt(np.diag(getattr(self, "cov_" + name[:3]))))
        if name in ("get_bootstrap", "el_test", "conf_int_el", "compare_lm_test", "outlier_test_resid"):
            raise NotImplementedError(f"RegressionResults.{name} is not available")
        raise AttributeError(f"'{type(self).__name__}' object has no attribute {name!r}")

    def get_robustcov_results(self, cov_type="HC1", use_t=None, **kwargs):
        """The same regression with another covariance of its coefficients."""
        return RegressionResults(self.model, self._params, cov_type, kwargs, self.use_t if use_t is None else use_t)

    def predict(self, exog=None, transform=True, **kwargs):
        """What the regression says of other rows."""
        if kwargs:
            raise NotImplementedError(f"RegressionResults.predict({next(iter(kwargs))}=...) is not available")
        if exog is None:
            return self._fitted
        rows, labels = self.model._new_rows(exog, transform)
        return labelled(rows @ self._params, labels)

    def get_prediction(self, exog=None, transform=True, weights=None, row_labels=None, **kwargs):
        """Predictions with their intervals."""
        from statsmodels.regression._prediction import LinearPrediction
        return LinearPrediction(self, exog, transform, weights, row_labels)

    def get_influence(self):
        """How much each row matters."""
        from statsmodels.stats.outliers_influence import OLSInfluence
        return OLSInfluence(self)

    def outlier_test(self, method="bonf", alpha=0.05, labels=None, order=False, cutoff=None):
        """Which residuals are too far out."""
        from statsmodels.stats.outliers_influence import outlier_test
        return outlier_test(self, method, alpha, labels, order, cutoff)

    def compare_f_test(self, restricted):
        """(F, p, difference of degrees) against a smaller regression."""
        from scipy import stats
        gained = restricted.ssr - self.ssr
        fewer = restricted.df_resid - self.df_resid
        value = gained / fewer / self.ssr * self.df_resid
        return value, stats.f.sf(value, fewer, self.df_resid), fewer

    def compare_lr_test(self, restricted, large_sample=False):
        """(statistic, p, difference of degrees) of likelihoods against a smaller regression."""
        from scipy import stats
        if large_sample:
            raise NotImplementedError("compare_lr_test(large_sample=True) is not available")
        fewer = restricted.df_resid - self.df_resid
        value = -2 * (restricted.llf - self.llf)
        return value, stats.chi2.sf(value, fewer), fewer

    def wald_test_terms(self, *args, **kwargs):
        """Refused: see `anova_lm`."""
        raise NotImplementedError("wald_test_terms is not available: see statsmodels.stats.anova.anova_lm")

    def summary(self, yname=None, xname=None, title=None, alpha=0.05, slim=False):
        """Everything about the regression as tables of text."""
        from statsmodels.regression._summary import summary_of
        return summary_of(self, yname, xname, title, alpha, slim)
