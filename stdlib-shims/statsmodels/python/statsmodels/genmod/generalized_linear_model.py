"""`GLM`: generalized linear models, fitted by weighted least squares over and over."""

import numpy as np

from statsmodels.base.model import Model, labelled
from statsmodels.base.results import Results, cached
from statsmodels.genmod import families
from statsmodels.iolib.summary import Summary, d_or_f, date_and_time, pairs_table

__all__ = ["GLM", "GLMResults"]
_SEPARATED = "Perfect separation or prediction detected, parameter may not be identified"


class GLM(Model):
    """A generalized linear model with a family and its link."""

    def __init__(self, endog, exog, family=None, offset=None, exposure=None, freq_weights=None, var_weights=None, missing="none", **kwargs):
        if freq_weights is not None or var_weights is not None:
            raise NotImplementedError("GLM(freq_weights=..., var_weights=...) is not available")
        self.family = families.Gaussian() if family is None else family
        if isinstance(self.family, type):
            raise TypeError("The family argument should be an instance, not a class.")
        if family is not None and type(family.link) not in family.safe:
            import warnings
            from statsmodels.tools.sm_exceptions import DomainWarning
            warnings.warn(
                f"The {type(family.link).__name__} link function does not respect the domain of the {type(family).__name__} family.",
                DomainWarning,
            )
        super().__init__(endog, exog, missing=missing, **kwargs)
        if self.endog.ndim == 2:
            raise NotImplementedError("GLM with an endog of two columns is not available")
        if exposure is not None and not isinstance(self.family.link, families.links.Log):
            raise ValueError("exposure can only be used with the log link function")
        n = len(self.endog)
        self.offset = None if offset is None else np.asarray(offset, dtype=float)
        self.exposure = None if exposure is None else np.log(np.asarray(exposure, dtype=float))
        for given, name in ((self.offset, "offset"), (self.exposure, "exposure")):
            if given is not None and given.shape != (n,):
                raise ValueError(f"{name} is not the same length as endog")
        self._shift = (0.0 if self.offset is None else self.offset) + (0.0 if self.exposure is None else self.exposure)
        self.df_model = float(np.linalg.matrix_rank(self.exog) - 1)
        self.nobs = n
        self.df_resid = n - int(self.df_model) - 1

    def estimate_scale(self, mu):
        """The spread at means: one where the family knows it."""
        if not self.family.has_scale:
            return 1.0
        return np.sum((self.endog - mu) ** 2 / self.family.variance(mu)) / self.df_resid

    def fit(self, start_params=None, maxiter=100, method="IRLS", tol=1e-8, scale=None, cov_type="nonrobust", cov_kwds=None, use_t=None,
            full_output=True, disp=False, max_start_irls=3, **kwargs):
        """The fit by iteratively reweighted least squares."""
        if method.lower() != "irls":
            raise NotImplementedError(f"GLM.fit(method={method!r}) is not available: IRLS is")
        if scale is not None or cov_type != "nonrobust" or cov_kwds or kwargs:
            name = "scale" if scale is not None else "cov_type" if cov_type != "nonrobust" or cov_kwds else next(iter(kwargs))
            raise NotImplementedError(f"GLM.fit({name}=...) is not available")
        family, y, X = self.family, self.endog, self.exog
        if start_params is None:
            mu = family.starting_mu(y)
            eta = family.predict(mu)
        else:
            eta = X @ np.asarray(start_params) + self._shift
            mu = family.fitted(eta)
        spread = self.estimate_scale(mu)
        before = family.deviance(y, mu, spread)
        if np.isnan(before):
            raise ValueError(
                "The first guess on the deviance function returned a nan.  This could be a boundary  problem and should be reported."
            )
        converged, step = False, 0
        for step in range(maxiter):
            weights = family.weights(mu)
            target = eta + family.link.deriv(mu) * (y - mu) - self._shift
            root = np.sqrt(weights)
            params = np.linalg.lstsq(X * root[:, None], target * root, rcond=-1)[0]
            eta = X @ params + self._shift
            mu = family.fitted(eta)
            deviance = family.deviance(y, mu, spread)
            spread = self.estimate_scale(mu)
            if np.allclose(mu - y, 0):
                _warn(_SEPARATED)
            if np.allclose(before, deviance, atol=tol, rtol=0.0):
                converged = True
                break
            before = deviance
        inverse = np.linalg.pinv(X * root[:, None], rcond=1e-15)
        params = inverse @ (target * root)
        return GLMResults(self, params, inverse @ inverse.T, spread, mu, step + 1, converged, bool(use_t))

    def fit_regularized(self, *args, **kwargs):
        """Refused: sklearn.linear_model has penalties."""
        raise NotImplementedError("GLM.fit_regularized is not available: see sklearn.linear_model")

    def predict(self, params, exog=None, exposure=None, offset=None, which="mean"):
        """The mean, or the linear predictor, of rows."""
        own = exog is None
        eta = (self.exog if own else np.asarray(exog)) @ np.asarray(params)
        if offset is not None or exposure is not None:
            eta = eta + (0.0 if offset is None else np.asarray(offset)) + (0.0 if exposure is None else np.log(np.asarray(exposure)))
        elif own:
            eta = eta + self._shift
        if which not in ("mean", "linear"):
            raise NotImplementedError(f"GLM.predict(which={which!r}) is not available")
        return self.family.fitted(eta) if which == "mean" else eta


def _warn(words):
    import warnings
    from statsmodels.tools.sm_exceptions import PerfectSeparationWarning
    warnings.warn(words, category=PerfectSeparationWarning)


class GLMResults(Results):
    """A fitted generalized linear model."""

    method = "IRLS"

    def __init__(self, model, params, plain_cov, scale, mu, n_steps, converged, use_t):
        super().__init__(model, params, plain_cov * scale, model.df_resid, scale)
        self.normalized_cov_params, self.mu, self.family, self.converged, self.use_t = plain_cov, mu, model.family, converged, use_t
        self.nobs = model.nobs
        self.df_model, self.cov_type, self.fit_history = model.df_model, "nonrobust", {"iteration": n_steps}
        self._endog = model.endog

    @cached
    def fittedvalues(self):
        """The means of the rows of the model."""
        return self.data.of_rows(self.mu)

    @cached
    def resid_response(self):
        """What is left of the rows."""
        return self.data.of_rows(self._endog - self.mu)

    @cached
    def resid_pearson(self):
        """Residuals over their standard deviation."""
        return self.data.of_rows((self._endog - self.mu) / np.sqrt(self.family.variance(self.mu)))

    @cached
    def resid_working(self):
        """Residuals on the scale of the linear predictor."""
        return self.data.of_rows((self._endog - self.mu) * self.family.link.deriv(self.mu))

    @cached
    def resid_deviance(self):
        """Signed roots of what each row adds to the deviance."""
        return self.data.of_rows(self.family.resid_dev(self._endog, self.mu))

    @cached
    def deviance(self):
        """Twice how far the likelihood is from that of a perfect fit."""
        return self.family.deviance(self._endog, self.mu)

    @cached
    def pearson_chi2(self):
        """The sum of squared Pearson residuals."""
        return np.sum((self._endog - self.mu) ** 2 / self.family.variance(self.mu))

    @cached
    def null(self):
        """The means of a model of a constant."""
        model = self.model
        if np.size(model._shift) == 1:
            return np.full(len(self._endog), self._endog.mean())
        constant = GLM(self._endog, np.ones((len(self._endog), 1)), family=self.family)
        constant._shift = model._shift
        return constant.fit(start_params=[self.family.link(self._endog.mean())]).mu

    @cached
    def null_deviance(self):
        """The deviance of a model of a constant."""
        return self.family.deviance(self._endog, self.null)

    @cached
    def llnull(self):
        """The log of the likelihood of a model of a constant."""
        return self.family.loglike(self._endog, self.null, self.scale)

    @cached
    def llf(self):
        """The log of the likelihood."""
        scale = self.scale
        if isinstance(self.family, families.Gaussian) and getattr(self.family.link, "power", None) == 1.0:
            scale = np.sum((self._endog - self.mu) ** 2) / self.nobs
        return self.family.loglike(self._endog, self.mu, scale)

    def pseudo_rsquared(self, kind="cs"):
        """The share of likelihood that is explained, after Cox and Snell or McFadden."""
        kind = kind.lower()
        if kind.startswith("mcf"):
            return 1 - self.llf / self.llnull
        if kind.startswith("cox") or kind in ("cs", "lr"):
            return 1 - np.exp((self.llnull - self.llf) * (2 / self.nobs))
        raise ValueError("only McFadden and Cox-Snell are available")

    def info_criteria(self, crit, scale=None, dk_params=0):
        """aic or bic."""
        count = self.df_model + 1 + dk_params
        if crit.lower() == "aic":
            return -2 * self.llf + 2 * count
        if crit.lower() == "bic":
            return -2 * self.llf + count * np.log(self.df_model + self.df_resid + 1)
        raise NotImplementedError(f"info_criteria({crit!r}) is not available")

    @cached
    def aic(self):
        """Akaike's criterion."""
        return self.info_criteria("aic")

    @cached
    def bic_llf(self):
        """The Bayesian criterion, by the likelihood."""
        return self.info_criteria("bic")

    @cached
    def bic_deviance(self):
        """The Bayesian criterion, by the deviance."""
        return self.deviance - (self.nobs - self.df_model - 1) * np.log(self.nobs)

    @property
    def bic(self):
        """The same as `bic_deviance`, as the original has it still."""
        return self.bic_deviance

    def predict(self, exog=None, transform=True, which="mean", **kwargs):
        """The mean of other rows."""
        unknown = set(kwargs) - {"offset", "exposure"}
        if unknown:
            raise NotImplementedError(f"GLMResults.predict({sorted(unknown)[0]}=...) is not available")
        if exog is None:
            return self.model.predict(self._params, which=which, **kwargs)
        rows, labels = self.model._new_rows(exog, transform)
        return labelled(self.model.predict(self._params, rows, which=which, **kwargs), labels)

    def get_prediction(self, exog=None, transform=True, **kwargs):
        """Means of rows with their intervals."""
        if kwargs:
            raise NotImplementedError(f"GLMResults.get_prediction({next(iter(kwargs))}=...) is not available")
        return _MeanPrediction(self, exog, transform)

    def get_influence(self, *args, **kwargs):
        """Refused: there is none for this model."""
        raise NotImplementedError("GLMResults.get_influence is not available")

    def summary(self, yname=None, xname=None, title=None, alpha=0.05):
        """Everything about the model as tables of text."""
        date, clock = date_and_time()
        left = [
            ("Dep. Variable:", yname or self.model.endog_names), ("Model:", "GLM"), ("Model Family:", type(self.family).__name__),
            ("Link Function:", type(self.family.link).__name__), ("Method:", self.method), ("Date:", date), ("Time:", clock),
            ("No. Iterations:", "%d" % self.fit_history["iteration"]), ("Covariance Type:", self.cov_type),
        ]
        right = [
            ("No. Observations:", d_or_f(self.nobs)), ("Df Residuals:", d_or_f(self.df_resid)), ("Df Model:", d_or_f(self.df_model)),
            ("Scale:", "%#8.5g" % self.scale), ("Log-Likelihood:", "%#8.5g" % self.llf), ("Deviance:", "%#8.5g" % self.deviance),
            ("Pearson chi2:", "%#6.3g" % self.pearson_chi2), ("Pseudo R-squ. (CS):", "%#6.4g" % self.pseudo_rsquared()),
        ]
        made = Summary()
        made.tables.append(pairs_table(left, right, title or "Generalized Linear Model Regression Results"))
        made.tables.append(self._parameter_table(alpha, xname))
        return made


class _MeanPrediction:
    """`predicted_mean`, `se_mean`, `conf_int()` and `summary_frame()` of rows."""

    def __init__(self, results, exog, transform):
        model, link = results.model, results.family.link
        rows, self.row_labels = (model.exog, results.data.row_labels) if exog is None else model._new_rows(exog, transform)
        if exog is not None and transform and model.data.design_info is not None:
            self.row_labels = None
        self._eta = rows @ results._params + (model._shift if exog is None else 0.0)
        self._error = np.sqrt(np.einsum("ij,jk,ik->i", rows, results._cov, rows))
        self.predicted_mean, self._link = link.inverse(self._eta), link
        self.se_mean = self._error * np.abs(link.inverse_deriv(self._eta))
        self._use_t, self._df = results.use_t, results.df_resid

    def conf_int(self, method="endpoint", alpha=0.05, **kwargs):
        """The interval of the mean, from that of the linear predictor."""
        from scipy import stats
        if method != "endpoint":
            raise NotImplementedError(f"conf_int(method={method!r}) is not available")
        reach = stats.t.ppf(1 - alpha / 2, self._df) if self._use_t else stats.norm.ppf(1 - alpha / 2)
        ends = [self._link.inverse(self._eta + sign * reach * self._error) for sign in (-1, 1)]
        return np.column_stack(ends)

    def summary_frame(self, alpha=0.05):
        """All of it as a frame."""
        import pandas as pd
        interval = self.conf_int(alpha=alpha)
        columns = {
            "mean": self.predicted_mean, "mean_se": self.se_mean, "mean_ci_lower": interval[:, 0], "mean_ci_upper": interval[:, 1],
        }
        return pd.DataFrame(columns, index=self.row_labels)
