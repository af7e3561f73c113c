"""`SelectFromModel`: columns that matter to a model."""

import numbers
from copy import deepcopy

import numpy as np

from sklearn._data import check_feature_names, check_fitted
from sklearn._rules import BOOL
from sklearn.base import BaseEstimator, MetaEstimatorMixin, clone
from sklearn.exceptions import NotFittedError
from sklearn.feature_selection._base import SelectorMixin, importances_of
from sklearn.utils import check_scalar
from sklearn.utils._named import available_if


def _default_threshold(estimator):
    """Nearly zero for models that set coefficients to zero, else the mean."""
    name = type(estimator).__name__
    sets_zeros = (getattr(estimator, "penalty", None) == "l1" or "Lasso" in name
                  or (name == "ElasticNet" and np.isclose(estimator.l1_ratio, 1.0))
                  or (name == "ElasticNetCV" and hasattr(estimator, "l1_ratio_") and np.isclose(estimator.l1_ratio_, 1.0)))
    return 1e-5 if sets_zeros else "mean"


def _threshold(estimator, importances, threshold):
    if threshold is None:
        threshold = _default_threshold(estimator)
    if not isinstance(threshold, str):
        return float(threshold)
    of = {"mean": np.mean, "median": np.median}
    if "*" in threshold:
        scale, name = threshold.split("*")
        if name.strip() not in of:
            raise ValueError("Unknown reference: " + name.strip())
        return float(scale.strip()) * of[name.strip()](importances)
    if threshold not in of:
        raise ValueError(f"Expected threshold='mean' or threshold='median' got {threshold}")
    return of[threshold](importances)


def _check_prefit(estimator):
    try:
        check_fitted(estimator)
    except NotFittedError as error:
        raise NotFittedError("When `prefit=True`, `estimator` is expected to be a fitted estimator.") from error


class SelectFromModel(MetaEstimatorMixin, SelectorMixin, BaseEstimator):
    """Keeps columns whose importance to a model is above a threshold."""

    _rules = {"prefit": BOOL}
    _finite = False

    def __init__(self, estimator, *, threshold=None, prefit=False, norm_order=1, max_features=None, importance_getter="auto"):
        self.estimator = estimator
        self.threshold = threshold
        self.prefit = prefit
        self.importance_getter = importance_getter
        self.norm_order = norm_order
        self.max_features = max_features

    def _get_support_mask(self):
        estimator = getattr(self, "estimator_", self.estimator)
        most = getattr(self, "max_features_", self.max_features)
        if self.prefit:
            _check_prefit(self.estimator)
        if callable(most):
            raise NotFittedError("When `prefit=True` and `max_features` is a callable, call `fit` before calling `transform`.")
        if most is not None and not isinstance(most, numbers.Integral):
            raise ValueError(f"`max_features` must be an integer. Got `max_features={most}` instead.")
        found = importances_of(estimator, self.importance_getter, "norm", self.norm_order)
        mask = np.ones(found.shape, dtype=bool)
        if most is not None:
            mask[:] = False
            mask[np.argsort(-found, kind="mergesort")[:most]] = True
        return mask & ~(found < _threshold(estimator, found, self.threshold))

    def _check_most(self, X):
        if self.max_features is not None:
            most = self.max_features(X) if callable(self.max_features) else self.max_features
            check_scalar(most, "max_features", numbers.Integral, min_val=0, max_val=np.shape(X)[1])
            self.max_features_ = most

    def _keep_names(self, X):
        if hasattr(self.estimator_, "feature_names_in_"):
            self.feature_names_in_ = self.estimator_.feature_names_in_
        else:
            check_feature_names(self, X, True)

    def fit(self, X, y=None, **fit_params):
        """Fit the model, unless it is fitted already."""
        self._check_parameters()
        self._check_most(X)
        if self.prefit:
            _check_prefit(self.estimator)
            self.estimator_ = deepcopy(self.estimator)
        else:
            self.estimator_ = clone(self.estimator)
            self.estimator_.fit(X, y, **fit_params)
        self._keep_names(X)
        return self

    @available_if(lambda self: hasattr(self.estimator, "partial_fit"))
    def partial_fit(self, X, y=None, **partial_fit_params):
        """Fit the model to one more batch."""
        first = not hasattr(self, "estimator_")
        if first:
            self._check_most(X)
            if self.prefit:
                _check_prefit(self.estimator)
            self.estimator_ = deepcopy(self.estimator) if self.prefit else clone(self.estimator)
        if not self.prefit:
            self.estimator_.partial_fit(X, y, **partial_fit_params)
            self._keep_names(X)
        return self

    @property
    def threshold_(self):
        """The importance a column needs."""
        found = importances_of(self.estimator_, self.importance_getter, "norm", self.norm_order)
        return _threshold(self.estimator, found, self.threshold)

    @property
    def n_features_in_(self):
        """The number of columns."""
        if not hasattr(self, "estimator_"):
            raise AttributeError(f"{type(self).__name__} object has no n_features_in_ attribute.")
        return self.estimator_.n_features_in_
