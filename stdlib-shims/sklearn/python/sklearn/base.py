"""What every estimator shares: parameters, showing, cloning, scores and the kinds of estimators."""

import copy as _copy

import numpy as np

from sklearn._output import OutputMixin as _OutputMixin
from sklearn.exceptions import InconsistentVersionWarning

__all__ = [
    "BaseEstimator", "BiclusterMixin", "ClassNamePrefixFeaturesOutMixin", "ClassifierMixin", "ClusterMixin", "DensityMixin",
    "InconsistentVersionWarning", "MetaEstimatorMixin", "MultiOutputMixin", "OneToOneFeatureMixin", "OutlierMixin", "RegressorMixin",
    "TransformerMixin", "clone", "is_classifier", "is_clusterer", "is_outlier_detector", "is_regressor",
]


def clone(estimator, *, safe=True):
    """A new estimator with the same parameters and nothing fitted."""
    if hasattr(estimator, "__sklearn_clone__") and not isinstance(estimator, type):
        return estimator.__sklearn_clone__()
    return _clone_by_parameters(estimator, safe)


def _clone_by_parameters(estimator, safe=True):
    kind = type(estimator)
    if kind is dict:
        return {key: clone(value, safe=safe) for key, value in estimator.items()}
    if kind in (list, tuple, set, frozenset):
        return kind([clone(item, safe=safe) for item in estimator])
    if not hasattr(estimator, "get_params") or isinstance(estimator, type):
        if not safe:
            return _copy.deepcopy(estimator)
        if isinstance(estimator, type):
            raise TypeError(
                "Cannot clone object. You should provide an instance of scikit-learn estimator instead of a class."
            )
        raise TypeError(
            f"Cannot clone object '{estimator!r}' (type {kind}): it does not seem to be a scikit-learn estimator as it does not "
            "implement a 'get_params' method."
        )
    parameters = {name: clone(value, safe=False) for name, value in estimator.get_params(deep=False).items()}
    made = kind(**parameters)
    kept = made.get_params(deep=False)
    for name, value in parameters.items():
        if kept[name] is not value:
            raise RuntimeError(
                f"Cannot clone object {estimator}, as the constructor either does not set or modifies parameter {name}"
            )
    output = getattr(estimator, "_sklearn_output_config", None)
    if output is not None:
        made._sklearn_output_config = dict(output)
    return made


class BaseEstimator:
    """Parameters are the arguments of `__init__`, kept under the same names."""

    _rules = {}

    @classmethod
    def _parameter_names(cls):
        init = cls.__init__
        if init is object.__init__:
            return []
        code = init.__code__
        if code.co_flags & 0x04:
            raise RuntimeError(
                "scikit-learn estimators should always specify their parameters in the signature of their __init__ (no varargs). "
                f"{cls} with constructor {init} doesn't  follow this convention."
            )
        return sorted(code.co_varnames[1:code.co_argcount + code.co_kwonlyargcount])

    @classmethod
    def _get_param_names(cls):
        return cls._parameter_names()

    @classmethod
    def _defaults(cls):
        init = cls.__init__
        if init is object.__init__:
            return {}
        code = init.__code__
        values = init.__defaults__ or ()
        positional = code.co_varnames[:code.co_argcount]
        defaults = dict(zip(positional[len(positional) - len(values):], values))
        defaults.update(init.__kwdefaults__ or {})
        return defaults

    def get_params(self, deep=True):
        """Parameters by name; with `deep`, those of estimators inside too, as `outer__inner`."""
        found = {}
        for name in self._get_param_names():
            value = getattr(self, name)
            if deep and hasattr(value, "get_params") and not isinstance(value, type):
                found.update((f"{name}__{inner}", item) for inner, item in value.get_params().items())
            found[name] = value
        return found

    def set_params(self, **params):
        """Change parameters by name; `outer__inner` reaches estimators inside."""
        if not params:
            return self
        valid = self.get_params(deep=True)
        nested = {}
        for key, value in params.items():
            outer, _, inner = key.partition("__")
            if outer not in valid:
                raise ValueError(
                    f"Invalid parameter {outer!r} for estimator {self}. Valid parameters are: {self._valid_names()!r}."
                )
            if inner:
                nested.setdefault(outer, {})[inner] = value
            else:
                setattr(self, key, value)
                valid[key] = value
        for outer, inner in nested.items():
            valid[outer].set_params(**inner)
        return self

    def _valid_names(self):
        return self._get_param_names()

    def __sklearn_clone__(self):
        return _clone_by_parameters(self)

    def __repr__(self, N_CHAR_MAX=700):
        from sklearn._showing import estimator_text
        return estimator_text(self, N_CHAR_MAX)

    def _check_parameters(self):
        if self._rules:
            from sklearn._rules import check
            for name, allowed in self._rules.items():
                check(type(self).__name__, name, getattr(self, name), allowed)

    def _validate(self, X, y=None, **options):
        from sklearn._data import validate
        return validate(self, X, y, **options)


class ClassifierMixin:
    """Classifiers: `score` is the share of right answers."""

    _estimator_type = "classifier"

    def score(self, X, y, sample_weight=None):
        """Accuracy of `predict(X)`."""
        from sklearn.metrics import accuracy_score
        return accuracy_score(y, self.predict(X), sample_weight=sample_weight)


class RegressorMixin:
    """Regressors: `score` is the coefficient of determination."""

    _estimator_type = "regressor"

    def score(self, X, y, sample_weight=None):
        """R squared of `predict(X)`."""
        from sklearn.metrics import r2_score
        return r2_score(y, self.predict(X), sample_weight=sample_weight)


class ClusterMixin:
    """Clusterers: `fit_predict` gives the labels of the data fitted."""

    _estimator_type = "clusterer"

    def fit_predict(self, X, y=None, **kwargs):
        """Fit and give the labels."""
        self.fit(X, **kwargs)
        return self.labels_


class TransformerMixin(_OutputMixin):
    """Transformers: `fit_transform` and `set_output`."""

    def fit_transform(self, X, y=None, **fit_params):
        """Fit to the data, then transform it."""
        if y is None:
            return self.fit(X, **fit_params).transform(X)
        return self.fit(X, y, **fit_params).transform(X)


class OneToOneFeatureMixin:
    """Transformers that give one column for each column."""

    def get_feature_names_out(self, input_features=None):
        """The names of the columns that went in."""
        from sklearn._data import check_fitted, feature_names_in
        check_fitted(self, ("n_features_in_",))
        return feature_names_in(self, input_features)


class ClassNamePrefixFeaturesOutMixin:
    """Transformers whose columns are called by the name of the class and a number."""

    def get_feature_names_out(self, input_features=None):
        """Names such as pca0, pca1."""
        from sklearn._data import check_fitted, feature_names_in
        check_fitted(self, ("_n_features_out",))
        if input_features is not None:
            feature_names_in(self, input_features)
        prefix = type(self).__name__.lower()
        return np.asarray([f"{prefix}{position}" for position in range(self._n_features_out)], dtype=object)


class OutlierMixin:
    """Outlier detectors: 1 for what belongs, -1 for what does not."""

    _estimator_type = "outlier_detector"

    def fit_predict(self, X, y=None, **kwargs):
        """Fit and judge the data fitted."""
        return self.fit(X, **kwargs).predict(X)


class DensityMixin:
    """Estimators of density."""

    _estimator_type = "DensityEstimator"

    def score(self, X, y=None):
        """Estimators of density say how well data fits; without an own score, nothing."""


class MetaEstimatorMixin:
    """Estimators that hold other estimators."""


class MultiOutputMixin:
    """Estimators that take several targets."""


class BiclusterMixin:
    """Estimators that cluster rows and columns at once."""


def is_classifier(estimator):
    """Whether an estimator is a classifier."""
    return getattr(estimator, "_estimator_type", None) == "classifier"


def is_regressor(estimator):
    """Whether an estimator is a regressor."""
    return getattr(estimator, "_estimator_type", None) == "regressor"


def is_clusterer(estimator):
    """Whether an estimator is a clusterer."""
    return getattr(estimator, "_estimator_type", None) == "clusterer"


def is_outlier_detector(estimator):
    """Whether an estimator finds outliers."""
    return getattr(estimator, "_estimator_type", None) == "outlier_detector"
