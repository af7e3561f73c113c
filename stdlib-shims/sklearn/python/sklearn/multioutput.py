"""Estimators of one target put together for several: one for each, or one after another in a chain."""

import warnings

import numpy as np

from sklearn._data import check_fitted, check_y
from sklearn._rules import SEED, one_of
from sklearn.base import BaseEstimator, ClassifierMixin, MetaEstimatorMixin, RegressorMixin, clone, is_classifier
from sklearn.utils._named import available_if
from sklearn.utils._routing import refuse_params

__all__ = ["ClassifierChain", "MultiOutputClassifier", "MultiOutputRegressor", "RegressorChain"]

_ONE_ONLY = "y must have at least two dimensions for multi-output regression but has only one."


def _has(name):
    def check(self):
        if hasattr(self, "estimators_"):
            return all(hasattr(estimator, name) for estimator in self.estimators_)
        return hasattr(self.estimator, name)
    return check


class _OneForEach(MetaEstimatorMixin, BaseEstimator):
    """Holds an estimator for each target."""

    _rules = {"estimator": "an object implementing 'fit' and 'predict'", "n_jobs": ("an instance of 'int'", "None")}

    def __init__(self, estimator, *, n_jobs=None):
        self.estimator = estimator
        self.n_jobs = n_jobs

    def _given(self, sample_weight, params=None):
        from sklearn.utils.validation import has_fit_parameter
        if sample_weight is not None and not has_fit_parameter(self.estimator, "sample_weight"):
            raise ValueError("Underlying estimator does not support sample weights.")
        given = dict(params or {})
        if sample_weight is not None:
            given["sample_weight"] = sample_weight
        return given

    def _keep_shape(self):
        for name in ("n_features_in_", "feature_names_in_"):
            if hasattr(self.estimators_[0], name):
                setattr(self, name, getattr(self.estimators_[0], name))

    def fit(self, X, y, sample_weight=None, **fit_params):
        """Fit an estimator for each target."""
        from sklearn.utils.multiclass import check_classification_targets
        self._check_parameters()
        y = check_y(y, multi_output=True, estimator=self)
        if is_classifier(self):
            check_classification_targets(y)
        if y.ndim == 1:
            raise ValueError(_ONE_ONLY)
        given = self._given(sample_weight, fit_params)
        self.estimators_ = [clone(self.estimator).fit(X, column, **given) for column in y.T]
        self._keep_shape()
        return self

    def _fit_more(self, X, y, classes, sample_weight, params):
        refuse_params(self, "partial_fit", params)
        y = check_y(y, multi_output=True, estimator=self)
        if y.ndim == 1:
            raise ValueError(_ONE_ONLY)
        given = self._given(sample_weight)
        first = not hasattr(self, "estimators_")
        if first:
            made = [clone(self.estimator) for _ in range(y.shape[1])]
        else:
            made = self.estimators_
        for place, estimator in enumerate(made):
            known = {} if classes is None else {"classes": classes[place]}
            estimator.partial_fit(X, y[:, place], **known, **given)
        self.estimators_ = made
        if first:
            self._keep_shape()
        return self

    def predict(self, X):
        """The targets of each row."""
        check_fitted(self)
        return np.asarray([estimator.predict(X) for estimator in self.estimators_]).T


class MultiOutputRegressor(RegressorMixin, _OneForEach):
    """A regressor for each target."""

    def __init__(self, estimator, *, n_jobs=None):
        self.estimator = estimator
        self.n_jobs = n_jobs

    @available_if(_has("partial_fit"))
    def partial_fit(self, X, y, sample_weight=None, **partial_fit_params):
        """One pass of each regressor over more rows."""
        self._fit_more(X, y, None, sample_weight, partial_fit_params)


class MultiOutputClassifier(ClassifierMixin, _OneForEach):
    """A classifier for each target."""

    def __init__(self, estimator, *, n_jobs=None):
        self.estimator = estimator
        self.n_jobs = n_jobs

    def fit(self, X, Y, sample_weight=None, **fit_params):
        """Fit a classifier for each target."""
        super().fit(X, Y, sample_weight=sample_weight, **fit_params)
        self.classes_ = [estimator.classes_ for estimator in self.estimators_]
        return self

    @available_if(_has("partial_fit"))
    def partial_fit(self, X, y, classes=None, sample_weight=None, **partial_fit_params):
        """One pass of each classifier over more rows."""
        return self._fit_more(X, y, classes, sample_weight, partial_fit_params)

    @available_if(_has("predict_proba"))
    def predict_proba(self, X):
        """Probabilities of the classes, for each target."""
        check_fitted(self)
        return [estimator.predict_proba(X) for estimator in self.estimators_]

    def score(self, X, y):
        """The share of rows with all targets right."""
        check_fitted(self)
        if y.ndim == 1:
            raise ValueError("y must have at least two dimensions for multi target classification but has only one")
        if y.shape[1] != len(self.estimators_):
            raise ValueError(
                f"The number of outputs of Y for fit {len(self.estimators_)} and score {y.shape[1]} should be same"
            )
        return np.mean(np.all(y == self.predict(X), axis=1))


def _response(estimator, X, method):
    """What a method says of the second class, or of the number."""
    made = getattr(estimator, method)(X)
    return made[:, 1] if made.ndim == 2 else made


class _Chain(MetaEstimatorMixin, BaseEstimator):
    """Each estimator sees what those before it said."""

    _rules = {"order": ("an array-like", one_of("random"), "None"), "random_state": SEED,
              "verbose": ("an instance of 'bool'", "an instance of 'numpy.bool'")}

    def _inner(self):
        if self.base_estimator == "deprecated":
            return self.estimator
        if self.estimator is not None:
            raise ValueError(
                "Both `estimator` and `base_estimator` are provided. You should only pass `estimator`. `base_estimator` as a parameter is "
                "deprecated in version 1.7, and will be removed in version 1.9."
            )
        warnings.warn("`base_estimator` as an argument was deprecated in 1.7 and will be removed in 1.9. Use `estimator` instead.",
                      FutureWarning, stacklevel=4)
        return self.base_estimator

    def _chosen_order(self, n_targets):
        from sklearn.utils._random import check_random_state
        random_state = check_random_state(self.random_state)
        if self.order is None:
            return np.arange(n_targets)
        if isinstance(self.order, str):
            return random_state.permutation(n_targets)
        if sorted(self.order) != list(range(n_targets)):
            raise ValueError("invalid order")
        return np.array(self.order) if isinstance(self.order, tuple) else self.order

    def _chosen_method(self, inner):
        method = getattr(self, "chain_method", "predict")
        names = [method] if isinstance(method, str) else list(method)
        for name in names:
            if hasattr(inner, name):
                return name
        raise AttributeError(f"{type(inner).__name__} has none of the following attributes: {', '.join(names)}.")

    def _fit_chain(self, X, Y, fit_params):
        from sklearn.model_selection import cross_val_predict
        X, Y = self._validate(X, Y, needs_y=True, multi_output=True)
        self.order_ = self._chosen_order(Y.shape[1])
        inner = self._inner()
        self.estimators_ = [clone(inner) for _ in range(Y.shape[1])]
        method = self._chosen_method(inner)
        if hasattr(self, "chain_method"):
            self.chain_method_ = method
        before = X
        for place, (target, estimator) in enumerate(zip(self.order_, self.estimators_)):
            y = Y[:, target]
            if self.verbose:
                print(f"[Chain] ({place + 1} of {len(self.estimators_)}) Processing order {target}")
            estimator.fit(before, y, **fit_params)
            said = y
            if self.cv is not None and place < len(self.estimators_) - 1:
                said = cross_val_predict(inner, before, y=y, cv=self.cv, method=method)
                said = said[:, 1] if said.ndim > 1 else said
            before = np.column_stack((before, said))
        return self

    def _respond(self, X, method):
        check_fitted(self)
        X = self._validate(X, reset=False)
        chain_method = getattr(self, "chain_method_", "predict")
        made = np.zeros((X.shape[0], len(self.estimators_)))
        before = X
        for target, estimator in zip(self.order_, self.estimators_):
            made[:, target] = _response(estimator, before, method)
            before = np.column_stack((before, _response(estimator, before, chain_method)))
        return made

    def predict(self, X):
        """The targets of each row."""
        return self._respond(X, "predict")


def _chain_has(name):
    def check(self):
        return hasattr(self._inner(), name) or all(hasattr(estimator, name) for estimator in self.estimators_)
    return check


class ClassifierChain(ClassifierMixin, _Chain):
    """Classifiers in a chain."""

    def __init__(self, estimator=None, *, order=None, cv=None, chain_method="predict", random_state=None, verbose=False,
                 base_estimator="deprecated"):
        self.estimator = estimator
        self.order = order
        self.cv = cv
        self.chain_method = chain_method
        self.random_state = random_state
        self.verbose = verbose
        self.base_estimator = base_estimator

    def fit(self, X, Y, **fit_params):
        """Fit each classifier with what those before it said."""
        refuse_params(self, "fit", fit_params)
        self._fit_chain(X, Y, {})
        self.classes_ = [estimator.classes_ for estimator in self.estimators_]
        return self

    @available_if(_chain_has("predict_proba"))
    def predict_proba(self, X):
        """The probability of each label."""
        return self._respond(X, "predict_proba")

    def predict_log_proba(self, X):
        """The logarithm of the probability of each label."""
        return np.log(self.predict_proba(X))

    @available_if(_chain_has("decision_function"))
    def decision_function(self, X):
        """The decision of each classifier."""
        return self._respond(X, "decision_function")


class RegressorChain(RegressorMixin, _Chain):
    """Regressors in a chain."""

    def __init__(self, estimator=None, *, order=None, cv=None, random_state=None, verbose=False, base_estimator="deprecated"):
        self.estimator = estimator
        self.order = order
        self.cv = cv
        self.random_state = random_state
        self.verbose = verbose
        self.base_estimator = base_estimator

    def fit(self, X, Y, **fit_params):
        """Fit each regressor with what those before it said."""
        return self._fit_chain(X, Y, fit_params)
