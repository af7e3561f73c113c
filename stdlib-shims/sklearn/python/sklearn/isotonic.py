"""Regressions whose answer may only rise, or only fall."""

import math
import warnings

import numpy as np

from sklearn._data import check_array, check_consistent_length, check_fitted, check_sample_weight
from sklearn._rules import BOOL, check, float_in, one_of
from sklearn.base import BaseEstimator, RegressorMixin, TransformerMixin

__all__ = ["IsotonicRegression", "check_increasing", "isotonic_regression"]

_BOUND = (float_in("-inf", "inf", "[]"), "None")


def check_increasing(x, y):
    """Whether y rises with x, by Spearman's correlation."""
    from scipy.stats import spearmanr
    rho, _ = spearmanr(x, y)
    if rho not in (-1.0, 1.0) and len(x) > 3:
        middle = 0.5 * math.log((1.0 + rho) / (1.0 - rho))
        error = 1 / math.sqrt(len(x) - 3)
        if np.sign(math.tanh(middle - 1.96 * error)) != np.sign(math.tanh(middle + 1.96 * error)):
            warnings.warn("Confidence interval of the Spearman correlation coefficient spans zero. Determination of ``increasing`` may be "
                          "suspect.", stacklevel=2)
    return rho >= 0


def isotonic_regression(y, *, sample_weight=None, y_min=None, y_max=None, increasing=True):
    """The nearest sequence that never falls (or never rises)."""
    from scipy.optimize import isotonic_regression as pooled
    for name, bound in (("y_min", y_min), ("y_max", y_max)):
        check("isotonic_regression", name, bound, _BOUND)
    y = check_array(y, ensure_2d=False, input_name="y", dtype=[np.float64, np.float32])
    found = np.asarray(pooled(y=y, weights=sample_weight, increasing=bool(increasing)).x, dtype=y.dtype)
    if y_min is None and y_max is None:
        return found
    return np.clip(found, -np.inf if y_min is None else y_min, np.inf if y_max is None else y_max)


def _without_repeats(X, y, weights):
    """Each X once, with the mean of its targets and the sum of its weights. X is sorted."""
    least = np.finfo(X.dtype).resolution
    begins = [0]
    steps = np.flatnonzero(np.diff(X) > 0).tolist()
    for step in steps:
        if X[step + 1] - X[begins[-1]] >= least:
            begins.append(step + 1)
    begins = np.array(begins)
    sums = np.add.reduceat(weights, begins)
    return X[begins], np.add.reduceat(y * weights, begins) / sums, sums


class IsotonicRegression(RegressorMixin, TransformerMixin, BaseEstimator):
    """The best curve that never falls (or never rises), with straight lines between its points."""

    _rules = {"y_min": _BOUND, "y_max": _BOUND, "increasing": (*BOOL, one_of("auto")), "out_of_bounds": one_of("clip", "nan", "raise")}

    def __init__(self, *, y_min=None, y_max=None, increasing=True, out_of_bounds="nan"):
        self.y_min = y_min
        self.y_max = y_max
        self.increasing = increasing
        self.out_of_bounds = out_of_bounds

    def fit(self, X, y, sample_weight=None):
        """Find the curve."""
        self._check_parameters()
        X = _flat(check_array(X, input_name="X", dtype=[np.float64, np.float32], ensure_2d=False))
        y = check_array(y, input_name="y", dtype=X.dtype, ensure_2d=False)
        check_consistent_length(X, y, sample_weight)
        self.increasing_ = check_increasing(X, y) if isinstance(self.increasing, str) else self.increasing
        weights = check_sample_weight(sample_weight, len(X), dtype=X.dtype)
        kept = weights > 0
        X, y, weights = X[kept], y[kept], weights[kept]
        order = np.lexsort((y, X))
        X, y, weights = _without_repeats(X[order], y[order], weights[order])
        y = isotonic_regression(y, sample_weight=weights, y_min=self.y_min, y_max=self.y_max, increasing=self.increasing_)
        self.X_min_, self.X_max_ = np.min(X), np.max(X)
        corner = np.ones(len(y), dtype=bool)
        corner[1:-1] = (y[1:-1] != y[:-2]) | (y[1:-1] != y[2:])
        self.X_thresholds_, self.y_thresholds_ = X[corner], y[corner]
        self._make_curve()
        return self

    def _make_curve(self):
        from scipy.interpolate import interp1d
        X, y = self.X_thresholds_, self.y_thresholds_
        self.f_ = (lambda x: y.repeat(x.shape)) if len(y) == 1 else interp1d(X, y, kind="linear", bounds_error=self.out_of_bounds == "raise")

    def transform(self, T):
        """The curve at T."""
        kind = self.X_thresholds_.dtype if hasattr(self, "X_thresholds_") else np.float64
        T = _flat(check_array(T, dtype=kind, ensure_2d=False))
        if self.out_of_bounds == "clip":
            T = np.clip(T, self.X_min_, self.X_max_)
        return self.f_(T).astype(T.dtype)

    def predict(self, T):
        """The curve at T."""
        return self.transform(T)

    def get_feature_names_out(self, input_features=None):
        """The one name."""
        check_fitted(self, "f_")
        return np.asarray(["isotonicregression0"], dtype=object)

    def __getstate__(self):
        state = dict(self.__dict__)
        state.pop("f_", None)
        return state

    def __setstate__(self, state):
        self.__dict__.update(state)
        if "X_thresholds_" in state:
            self._make_curve()


def _flat(X):
    if not (X.ndim == 1 or X.ndim == 2 and X.shape[1] == 1):
        raise ValueError("Isotonic regression input X should be a 1d array or 2d array with 1 feature")
    return X.reshape(-1)
