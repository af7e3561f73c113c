"""Regressions of zeros and ones and of counts: `Logit`, `Probit`, `Poisson`."""

import _rooms
import numpy as np

from statsmodels.base.model import Model, labelled
from statsmodels.base.results import Results, cached
from statsmodels.iolib.summary import Summary, d_or_f, date_and_time, pairs_table

__all__ = ["Logit", "Poisson", "Probit"]
_TINY = np.finfo(float).eps
__getattr__ = _rooms.doors(__name__, absent=(
    "MNLogit NegativeBinomial NegativeBinomialP GeneralizedPoisson CountModel DiscreteModel BinaryModel DiscreteResults BinaryResults "
    "LogitResults ProbitResults PoissonResults"
))


class _Discrete(Model):
    """A likelihood of `exog @ params`, whose maximum Newton's method finds."""

    def __init__(self, endog, exog, check_rank=True, missing="none", **kwargs):
        offset, exposure = kwargs.pop("offset", None), kwargs.pop("exposure", None)
        super().__init__(endog, exog, missing=missing, **kwargs)
        if self.endog.ndim == 2:
            raise ValueError("endog has evaluated to an array with multiple columns")
        if (offset is not None or exposure is not None) and not isinstance(self, Poisson):
            raise NotImplementedError(f"{type(self).__name__}(offset=...) is not available")
        self._shift = 0.0 if offset is None else np.asarray(offset, dtype=float)
        if exposure is not None:
            self._shift = self._shift + np.log(np.asarray(exposure, dtype=float))
        self.nobs = len(self.endog)
        rank = float(np.linalg.matrix_rank(self.exog))
        self.df_model, self.df_resid = rank - 1, float(self.exog.shape[0] - rank)

    def fit(self, start_params=None, method="newton", maxiter=35, full_output=1, disp=1, callback=None, cov_type="nonrobust", **kwargs):
        """The coefficients that are most likely. `disp=0` prints nothing."""
        if method != "newton":
            raise NotImplementedError(f"{type(self).__name__}.fit(method={method!r}) is not available: newton is")
        if cov_type != "nonrobust":
            raise NotImplementedError(f"{type(self).__name__}.fit(cov_type={cov_type!r}) is not available")
        tol = kwargs.pop("tol", 1e-8)
        if kwargs or callback is not None:
            raise NotImplementedError(f"{type(self).__name__}.fit({next(iter(kwargs), 'callback')}=...) is not available")
        params = self._start() if start_params is None else np.asarray(start_params, dtype=float)
        before, steps = np.inf, 0
        while steps < maxiter and np.any(np.abs(params - before) > tol):
            curve = -self.hessian(params) / self.nobs
            curve[np.diag_indices(len(params))] += 1e-10
            before = params
            params = before - np.linalg.solve(curve, -self.score(before) / self.nobs)
            self._look_for_separation(params)
            steps += 1
        converged = steps < maxiter
        if disp:
            print("Optimization terminated successfully." if converged else
                  "Warning: Maximum number of iterations has been exceeded.")
            print("         Current function value: %f" % (-self.loglike(params) / self.nobs))
            print(("         Iterations %d" if converged else "         Iterations: %d") % steps)
        if not converged:
            import warnings
            from statsmodels.tools.sm_exceptions import ConvergenceWarning
            warnings.warn("Maximum Likelihood optimization failed to converge. Check mle_retvals", ConvergenceWarning)
        return self._results(params, {"converged": converged, "iterations": steps})

    def fit_regularized(self, *args, **kwargs):
        """Refused: sklearn.linear_model has penalties."""
        raise NotImplementedError(f"{type(self).__name__}.fit_regularized is not available: see sklearn.linear_model.LogisticRegression")

    def _start(self):
        return np.zeros(self.exog.shape[1])

    def _look_for_separation(self, params):
        if np.allclose(self.predict(params) - self.endog, 0):
            import warnings
            from statsmodels.tools.sm_exceptions import PerfectSeparationWarning
            warnings.warn("Perfect separation or prediction detected, parameter may not be identified", category=PerfectSeparationWarning)

    def _results(self, params, found):
        return DiscreteResults(self, params, np.linalg.inv(-self.hessian(params)), found)

    def predict(self, params, exog=None, which="mean", linear=None, **kwargs):
        """The mean, or the linear predictor, of rows."""
        own = exog is None
        eta = (self.exog if own else np.asarray(exog)) @ np.asarray(params)
        if own:
            eta = eta + self._shift
        if kwargs:
            raise NotImplementedError(f"{type(self).__name__}.predict({next(iter(kwargs))}=...) is not available")
        if which not in ("mean", "linear"):
            raise NotImplementedError(f"{type(self).__name__}.predict(which={which!r}) is not available")
        return eta if linear or which == "linear" else self.mean_of(eta)

    def information(self, params):
        """Refused, as the original refuses it."""
        raise NotImplementedError


class _Binary(_Discrete):
    def __init__(self, endog, exog, check_rank=True, missing="none", **kwargs):
        super().__init__(endog, exog, check_rank, missing, **kwargs)
        if not np.all((self.endog >= 0) & (self.endog <= 1)):
            raise ValueError("endog must be in the unit interval.")

    def cdf(self, X):
        """The probability of a one."""
        return self.mean_of(X)

    def _results(self, params, found):
        return BinaryResults(self, params, np.linalg.inv(-self.hessian(params)), found)


class Logit(_Binary):
    """Logistic regression."""

    def mean_of(self, eta):
        """The mean of a linear predictor."""
        return 1 / (1 + np.exp(-np.asarray(eta)))

    def pdf(self, eta):
        """The slope of the mean."""
        p = self.mean_of(eta)
        return p * (1 - p)

    def slope_of_pdf(self, eta):
        """The slope of that slope."""
        p = self.mean_of(eta)
        return p * (1 - p) * (1 - 2 * p)

    def loglike(self, params):
        """The log of the likelihood at `params`."""
        return np.sum(np.log(self.mean_of((2 * self.endog - 1) * (self.exog @ params))))

    def score(self, params):
        """Its slope."""
        return (self.endog - self.predict(params)) @ self.exog

    def hessian(self, params):
        """Its curvature."""
        p = self.predict(params)
        return -(self.exog.T * (p * (1 - p))) @ self.exog


class Probit(_Binary):
    """Regression of zeros and ones by the normal distribution."""

    def mean_of(self, eta):
        """The mean of a linear predictor."""
        from scipy import stats
        return stats.norm.cdf(eta)

    def pdf(self, eta):
        """The slope of the mean."""
        eta = np.asarray(eta)
        return np.exp(-(eta**2) / 2.0) / np.sqrt(2 * np.pi)

    def slope_of_pdf(self, eta):
        """The slope of that slope."""
        return -eta * self.pdf(eta)

    def loglike(self, params):
        """The log of the likelihood at `params`."""
        return np.sum(np.log(np.clip(self.mean_of((2 * self.endog - 1) * (self.exog @ params)), _TINY, 1)))

    def _pull(self, params):
        sign = 2 * self.endog - 1
        eta = self.exog @ params
        return sign * self.pdf(sign * eta) / np.clip(self.mean_of(sign * eta), _TINY, 1 - _TINY), eta

    def score(self, params):
        """Its slope."""
        return self._pull(params)[0] @ self.exog

    def hessian(self, params):
        """Its curvature."""
        pull, eta = self._pull(params)
        return (self.exog.T * (-pull * (pull + eta))) @ self.exog


class Poisson(_Discrete):
    """Regression of counts."""

    def mean_of(self, eta):
        """The mean of a linear predictor."""
        return np.exp(eta)

    pdf = slope_of_pdf = mean_of

    def _start(self):
        place = self.data.const_idx
        if place is None:
            return super()._start()
        start = 0.001 * np.ones(self.exog.shape[1])
        start[place] = np.log((self.endog / np.exp(self._shift)).mean())
        return start

    def loglike(self, params):
        """The log of the likelihood at `params`."""
        from scipy.special import gammaln
        eta = self.exog @ params + self._shift
        return np.sum(-np.exp(eta) + self.endog * eta - gammaln(self.endog + 1))

    def score(self, params):
        """Its slope."""
        return (self.endog - self.predict(params)) @ self.exog

    def hessian(self, params):
        """Its curvature."""
        return -(self.exog.T * self.predict(params)) @ self.exog


class DiscreteResults(Results):
    """A fitted regression of zeros and ones or of counts."""

    method, cov_type = "MLE", "nonrobust"

    def __init__(self, model, params, cov, found):
        super().__init__(model, params, cov, model.df_resid)
        self.nobs = model.nobs
        self.df_model, self.mle_retvals, self.normalized_cov_params = model.df_model, found, cov

    @cached
    def fittedvalues(self):
        """The linear predictors of the rows of the model."""
        return self.data.of_rows(self.model.predict(self._params, which="linear"))

    @cached
    def resid(self):
        """What is left of the rows."""
        return self.data.of_rows(self.model.endog - self.model.predict(self._params))

    resid_response = resid

    @cached
    def llf(self):
        """The log of the likelihood."""
        return self.model.loglike(self._params)

    @cached
    def llnull(self):
        """The log of the likelihood of a model of a constant."""
        model = self.model
        constant = type(model)(model.endog, np.ones((len(model.endog), 1)))
        constant._shift = model._shift
        if isinstance(model, Poisson) and np.size(model._shift) > 1:
            return constant.fit(disp=0).llf
        mean = model.endog.mean()
        from scipy import stats
        inverse = {Logit: lambda p: np.log(p / (1 - p)), Probit: stats.norm.ppf, Poisson: lambda p: np.log(p) - model._shift}
        return constant.loglike(np.array([inverse[type(model)](mean)]))

    @cached
    def llr(self):
        """Twice the gain in the log of the likelihood over a constant."""
        return -2 * (self.llnull - self.llf)

    @cached
    def llr_pvalue(self):
        """How likely such a gain is where there is none."""
        from scipy import stats
        return stats.chi2.sf(self.llr, self.df_model)

    @cached
    def prsquared(self):
        """McFadden's share of likelihood that is explained."""
        return 1 - self.llf / self.llnull

    @cached
    def aic(self):
        """Akaike's criterion."""
        return -2 * (self.llf - (self.df_model + 1))

    @cached
    def bic(self):
        """The Bayesian criterion."""
        return -2 * self.llf + np.log(self.nobs) * (self.df_model + 1)

    def predict(self, exog=None, transform=True, which="mean", **kwargs):
        """The mean of other rows: for zeros and ones, the probability of a one."""
        if exog is None:
            return self.model.predict(self._params, which=which, **kwargs)
        rows, labels = self.model._new_rows(exog, transform)
        return labelled(self.model.predict(self._params, rows, which=which, **kwargs), labels)

    def get_margeff(self, at="overall", method="dydx", atexog=None, dummy=False, count=False):
        """How the mean changes with each column."""
        from statsmodels.discrete.discrete_margins import Margins
        return Margins(self, at, method, atexog, dummy, count)

    def get_prediction(self, *args, **kwargs):
        """Refused: predict is there, and GLM has intervals."""
        raise NotImplementedError(f"get_prediction is not available for {type(self.model).__name__}: see GLM")

    def get_influence(self, *args, **kwargs):
        """Refused: there is none for this model."""
        raise NotImplementedError("DiscreteResults.get_influence is not available")

    def summary(self, yname=None, xname=None, title=None, alpha=0.05, yname_list=None):
        """Everything about the model as tables of text."""
        date, clock = date_and_time()
        name = type(self.model).__name__
        left = [
            ("Dep. Variable:", yname or self.model.endog_names), ("Model:", name), ("Method:", self.method), ("Date:", date),
            ("Time:", clock), ("converged:", str(self.mle_retvals["converged"])), ("Covariance Type:", self.cov_type),
        ]
        right = [
            ("No. Observations:", d_or_f(self.nobs)), ("Df Residuals:", d_or_f(self.df_resid)), ("Df Model:", d_or_f(self.df_model)),
            ("Pseudo R-squ.:", "%#6.4g" % self.prsquared), ("Log-Likelihood:", "%#8.5g" % self.llf), ("LL-Null:", "%#8.5g" % self.llnull),
            ("LLR p-value:", "%#6.4g" % self.llr_pvalue),
        ]
        made = Summary()
        made.tables.append(pairs_table(left, right, title or f"{name} Regression Results"))
        made.tables.append(self._parameter_table(alpha, xname))
        return made


class BinaryResults(DiscreteResults):
    """A fitted regression of zeros and ones."""

    def pred_table(self, threshold=0.5):
        """Counts of zeros and ones, observed by predicted."""
        actual = self.model.endog
        predicted = np.array(self.model.predict(self._params) > threshold, dtype=float)
        edges = np.array([0, 0.5, 1])
        return np.histogram2d(actual, predicted, bins=edges)[0]

    @cached
    def resid_dev(self):
        """Signed roots of what each row adds to the deviance."""
        y, p = self.model.endog, self.model.predict(self._params)
        return self.data.of_rows((2 * y - 1) * np.sqrt(2 * np.abs(np.log(np.where(y == 1, p, 1 - p)))))

    @cached
    def resid_pearson(self):
        """Residuals over their standard deviation."""
        p = self.model.predict(self._params)
        return self.data.of_rows((self.model.endog - p) / np.sqrt(p * (1 - p)))

    def summary(self, yname=None, xname=None, title=None, alpha=0.05, yname_list=None):
        """Everything about the model as tables of text."""
        made = super().summary(yname, xname, title, alpha, yname_list)
        close = np.abs(self.model.endog - self.model.predict(self._params)) < 1e-4
        if close.all():
            made.add_extra_txt([
                "Complete Separation: The results show that there iscomplete separation or perfect prediction.\n"
                "In this case the Maximum Likelihood Estimator does not exist and the parameters\nare not identified."
            ])
        elif close.mean() > 0.1:
            made.add_extra_txt([
                f"Possibly complete quasi-separation: A fraction {close.mean():4.2f} of observations can be\n"
                "perfectly predicted. This might indicate that there is complete\n"
                "quasi-separation. In this case some parameters will not be identified."
            ])
        return made
