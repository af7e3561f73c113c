"""Stochastic gradient descent: what classifiers, regressors and the one-class machine share."""

import warnings

import numpy as np

from sklearn._data import check_sample_weight
from sklearn._rules import BOOL, SEED, float_in, int_from
from sklearn.base import BaseEstimator, is_classifier
from sklearn.exceptions import ConvergenceWarning
from sklearn.linear_model._shared import SparseCoefMixin

MOST = 2 ** 31 - 1
COMMON_RULES = {
    "fit_intercept": BOOL, "max_iter": int_from(1), "tol": (float_in(0), "None"), "shuffle": BOOL, "random_state": SEED,
    "warm_start": BOOL, "average": (int_from(0, "inf", "()"), *BOOL),
}
STOPPING_RULES = {"early_stopping": BOOL, "validation_fraction": float_in(0, 1, "()"), "n_iter_no_change": int_from(1)}


class StochasticModel(SparseCoefMixin, BaseEstimator):
    """Fits by passes over shuffled rows."""

    penalty = "l2"
    alpha = 0.0001
    l1_ratio = 0.15
    epsilon = 0.1
    power_t = 0.5
    average = False
    early_stopping = False
    validation_fraction = 0.1
    n_iter_no_change = 5

    def _check_options(self, for_partial_fit=False):
        self._check_parameters()
        if self.early_stopping and for_partial_fit:
            raise ValueError("early_stopping should be False with partial_fit")
        if self.learning_rate in ("constant", "invscaling", "adaptive") and self.eta0 <= 0.0:
            raise ValueError("eta0 must be > 0")
        if self.learning_rate == "optimal" and self.alpha == 0:
            raise ValueError("alpha must be > 0 since learning_rate is 'optimal'. alpha is used to compute the optimal learning rate.")
        if self.penalty == "elasticnet" and self.l1_ratio is None:
            raise ValueError("l1_ratio must be set when penalty is 'elasticnet'")

    def _held_out(self, y, weights):
        """A mask of the rows kept apart to judge the passes; empty where none are."""
        if not self.early_stopping:
            return np.zeros(0, dtype=bool)
        from sklearn.model_selection import ShuffleSplit, StratifiedShuffleSplit
        kind = StratifiedShuffleSplit if is_classifier(self) else ShuffleSplit
        splitter = kind(test_size=self.validation_fraction, random_state=self.random_state)
        train, test = next(splitter.split(np.zeros((y.shape[0], 1)), y))
        if not np.any(weights[test] > 0):
            raise ValueError("The sample weights for validation set are all zero, consider using a different random state.")
        if len(train) == 0 or len(test) == 0:
            raise ValueError(
                f"Splitting {y.shape[0]} samples into a train set and a validation set with validation_fraction="
                f"{self.validation_fraction!r} led to an empty set ({len(train)} and {len(test)} samples). Please either change "
                "validation_fraction, increase number of samples, or disable early_stopping."
            )
        held = np.zeros(y.shape[0], dtype=bool)
        held[test] = True
        return held

    def _descend(self, X, y, weights, coef, intercept, means, mean_intercept, *, alpha, C, rate, loss, max_iter, seed, held, positive=1.0,
                 negative=1.0, one_class=False):
        """One problem: new coefficients, intercept, the means of both, and passes."""
        from _sklearn_linear import stochastic
        coef, intercept, means, mean_intercept, n_iter, _ = stochastic(
            X, y, weights, coef, float(intercept), means, float(mean_intercept), loss, float(self.epsilon), rate, float(self.power_t),
            float(C), float(self.eta0), float(alpha), str(self.penalty).lower(), float(self.l1_ratio or 0.0), bool(self.fit_intercept),
            one_class, self._is_sparse, max_iter, None if self.tol is None else float(self.tol), int(self.n_iter_no_change),
            seed if self.shuffle else None, float(positive), float(negative), float(self.average),
            float(self.t_), held, is_classifier(self),
        )
        if not np.isfinite(coef).all() or not np.isfinite(intercept):
            raise ValueError(
                f"Floating-point under-/overflow occurred at epoch #{n_iter}. Scaling input data with StandardScaler or MinMaxScaler might "
                "help."
            )
        return coef, intercept, means, mean_intercept, n_iter

    def _dense(self, X):
        """X as an array; notes whether it was a sparse matrix, as steps differ for those."""
        self._is_sparse = hasattr(X, "toarray")
        return X.toarray() if self._is_sparse else X

    def _warn_of_limit(self):
        if self.tol is not None and self.n_iter_ == self.max_iter:
            warnings.warn(
                "Maximum number of iteration reached before convergence. Consider increasing max_iter to improve the fit.",
                ConvergenceWarning, stacklevel=4,
            )

    def _weights(self, sample_weight, X):
        return check_sample_weight(sample_weight, X.shape[0])

    def _is_average(self):
        return self.average > 0 and self.average <= self.t_ - 1.0


def starting(coef, intercept, coef_shape, intercept_shape, words):
    """Coefficients and intercepts to start from: those given, or zeros."""
    if coef is None:
        coef = np.zeros(coef_shape)
    else:
        coef = np.array(coef, dtype=np.float64)
        coef = coef.ravel() if len(coef_shape) == 1 else coef
        if coef.shape != coef_shape:
            raise ValueError(words)
    if intercept is None:
        intercept = np.zeros(intercept_shape)
    else:
        intercept = np.array(intercept, dtype=np.float64)
        if intercept_shape == (1,) and intercept.shape == ():
            intercept = intercept.reshape(1)
        if intercept.shape != intercept_shape:
            raise ValueError("Provided intercept_init does not match dataset.")
    return coef, intercept
