"""What the results of every model answer: coefficients, their errors, tests and intervals."""

import numpy as np

from statsmodels.base.contrasts import ContrastResults, constraint_matrix
from statsmodels.iolib.summary import parameter_table


class cached:
    """A property that is worked out once."""

    def __init__(self, work):
        self.work, self.__doc__ = work, work.__doc__

    def __set_name__(self, owner, name):
        self.name = name

    def __get__(self, owner, kind=None):
        if owner is None:
            return self
        value = owner.__dict__[self.name] = self.work(owner)
        return value


class Results:
    """Coefficients of a fitted model. `_params` and `_cov` are arrays; what a script sees has the labels it gave."""

    use_t = False
    _level = 0.05

    def __init__(self, model, params, cov, df_resid, scale=1.0):
        self.model, self._params, self._cov, self.df_resid, self.scale = model, params, cov, df_resid, scale
        self.nobs = float(model.endog.shape[0])

    @property
    def data(self):
        """The data of the model."""
        return self.model.data

    @cached
    def params(self):
        """The coefficients."""
        return self.data.of_params(self._params)

    @cached
    def _bse(self):
        return np.sqrt(np.diag(self._cov))

    @cached
    def bse(self):
        """The standard errors of the coefficients."""
        return self.data.of_params(self._bse)

    @cached
    def _tvalues(self):
        with np.errstate(divide="ignore", invalid="ignore"):
            return self._params / self._bse

    @cached
    def tvalues(self):
        """Coefficients over their errors."""
        return self.data.of_params(self._tvalues)

    @cached
    def _pvalues(self):
        from scipy import stats
        sizes = np.abs(self._tvalues)
        return stats.t.sf(sizes, self._df_of_tests) * 2 if self.use_t else stats.norm.sf(sizes) * 2

    @property
    def _df_of_tests(self):
        return getattr(self, "df_resid_inference", self.df_resid)

    @cached
    def pvalues(self):
        """How likely such a coefficient is where there is none, on both sides."""
        return self.data.of_params(self._pvalues)

    def cov_params(self, r_matrix=None, column=None, scale=None, cov_p=None, other=None):
        """The covariance of the coefficients, or of sums of them."""
        if scale is not None or column is not None or other is not None:
            raise NotImplementedError("cov_params(column=, scale=, other=) is not available")
        cov = self._cov if cov_p is None else cov_p
        if r_matrix is not None:
            rows = np.asarray(r_matrix)
            return rows @ cov @ rows.T
        return self.data.table_of_params(cov)

    def _interval(self, alpha):
        from scipy import stats
        reach = stats.t.ppf(1 - alpha / 2, self._df_of_tests) if self.use_t else stats.norm.ppf(1 - alpha / 2)
        return np.column_stack((self._params - reach * self._bse, self._params + reach * self._bse))

    def conf_int(self, alpha=0.05, cols=None):
        """The interval of each coefficient."""
        interval = self._interval(alpha)
        if cols is not None:
            return interval[np.asarray(cols)]
        return self.data.table_of_params(interval, [0, 1])

    def t_test(self, r_matrix, cov_p=None, use_t=None):
        """Each equation tested by itself."""
        matrix, values = constraint_matrix(r_matrix, self.data.xnames)
        cov = self._cov if cov_p is None else np.asarray(cov_p)
        effect = matrix @ self._params
        sd = np.sqrt(np.diag(matrix @ cov @ matrix.T))
        with np.errstate(divide="ignore", invalid="ignore"):
            statistic = (effect - values) / sd
        use_t = self.use_t if use_t is None else use_t
        return ContrastResults(
            statistic.reshape(1, 1) if len(statistic) == 1 else statistic, "t" if use_t else "norm", self._df_of_tests, effect=effect,
            sd=sd.reshape(1, 1) if len(sd) == 1 else sd,
        )

    def wald_test(self, r_matrix, cov_p=None, invcov=None, use_f=None, df_constraints=None, scalar=None):
        """All equations tested together."""
        if invcov is not None:
            raise NotImplementedError("wald_test(invcov=...) is not available")
        use_f = self.use_t if use_f is None else use_f
        matrix, values = constraint_matrix(r_matrix, self.data.xnames)
        cov = self._cov if cov_p is None else np.asarray(cov_p)
        away = (matrix @ self._params - values)[:, None]
        spread = matrix @ cov @ matrix.T
        J = float(np.linalg.matrix_rank(matrix)) if df_constraints is None else float(df_constraints)
        if np.linalg.matrix_rank(spread) < J:
            J = np.linalg.matrix_rank(spread)
        statistic = away.T @ np.linalg.pinv(spread) @ away
        if use_f:
            statistic = statistic / J
        if scalar is not False and scalar is not None and statistic.size == 1:
            statistic = statistic.item()
        if use_f:
            return ContrastResults(statistic, "F", self._df_of_tests, J)
        return ContrastResults(statistic, "chi2", J)

    def f_test(self, r_matrix, cov_p=None, invcov=None):
        """All equations tested together, by the F distribution."""
        found = self.wald_test(r_matrix, cov_p=cov_p, invcov=invcov, use_f=True, scalar=True)
        found.fvalue = found.statistic = float(found.statistic)
        return found

    def _parameter_table(self, alpha, xname=None):
        names = xname or self.data.xnames
        if len(names) != len(self._params):
            raise ValueError("xnames and params do not have the same length")
        return parameter_table(
            names, self._params, self._bse, self._tvalues, self._pvalues, self._interval(alpha), self.use_t, alpha
        )

    def summary2(self, *args, **kwargs):
        """Refused: there is `summary()`."""
        raise NotImplementedError("summary2 is not available: use summary()")

    def save(self, fname, remove_data=False):
        """Refused: results are not written to files."""
        raise NotImplementedError("save is not available: keep params and summary().as_text()")

    def remove_data(self):
        """Refused: data stays with its results."""
        raise NotImplementedError("remove_data is not available")
