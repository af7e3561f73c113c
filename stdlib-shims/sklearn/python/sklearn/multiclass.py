"""Classifiers of two classes put together: one against the rest, one against one, and codes."""

import warnings

import numpy as np

from sklearn._data import check_fitted, check_y, row_count
from sklearn._rules import SEED, float_in
from sklearn.base import BaseEstimator, ClassifierMixin, MetaEstimatorMixin, MultiOutputMixin, clone, is_classifier, is_regressor
from sklearn.utils._named import available_if
from sklearn.utils._routing import refuse_params

__all__ = ["OneVsOneClassifier", "OneVsRestClassifier", "OutputCodeClassifier"]

_JOBS = ("an instance of 'int'", "None")


class _Constant(BaseEstimator):
    """Says what all rows of the fit said."""

    def fit(self, X, y):
        self.y_ = y
        return self

    def predict(self, X):
        return np.repeat(self.y_, row_count(X))

    decision_function = predict

    def predict_proba(self, X):
        share = self.y_.astype(np.float64)
        return np.repeat([np.hstack([1 - share, share])], row_count(X), axis=0)


def _fit_two(estimator, X, y, names=None):
    """A clone fitted to zeros and ones, or to what there is of them."""
    found = np.unique(y)
    if len(found) == 1:
        if names is not None:
            warnings.warn(f"Label {names[0 if y[0] == -1 else int(y[0])]} is present in all training examples.", stacklevel=4)
        return _Constant().fit(X, found)
    return clone(estimator).fit(X, y)


def _score_two(estimator, X):
    """How much each row belongs to the second class."""
    if is_regressor(estimator):
        return estimator.predict(X)
    try:
        return np.ravel(estimator.decision_function(X))
    except (AttributeError, NotImplementedError):
        return estimator.predict_proba(X)[:, 1]


def _threshold(estimator):
    return 0.0 if hasattr(estimator, "decision_function") and is_classifier(estimator) else 0.5


def _has(name):
    def check(self):
        inner = self.estimators_[0] if hasattr(self, "estimators_") else self.estimator
        getattr(inner, name)
        return True
    return check


class _Together(ClassifierMixin, MetaEstimatorMixin, BaseEstimator):
    """Holds a classifier for each part."""

    def _keep_shape(self):
        for name in ("n_features_in_", "feature_names_in_"):
            if hasattr(self.estimators_[0], name):
                setattr(self, name, getattr(self.estimators_[0], name))

    @property
    def n_classes_(self):
        """The number of classes."""
        return len(self.classes_)

    def _refuse_unknown(self, y, words):
        unknown = np.setdiff1d(y, self.classes_)
        if len(unknown):
            raise ValueError(words.format(np.unique(y), self.classes_))


class OneVsRestClassifier(MultiOutputMixin, _Together):
    """A classifier for each class, against all others; also for several labels at once."""

    _rules = {"estimator": "an object implementing 'fit'", "n_jobs": _JOBS}

    def __init__(self, estimator, *, n_jobs=None, verbose=0):
        self.estimator = estimator
        self.n_jobs = n_jobs
        self.verbose = verbose

    def fit(self, X, y, **fit_params):
        """Fit a classifier for each class."""
        from sklearn.preprocessing import LabelBinarizer
        self._check_parameters()
        refuse_params(self, "fit", fit_params)
        self.label_binarizer_ = LabelBinarizer()
        Y = self.label_binarizer_.fit_transform(y)
        self.classes_ = self.label_binarizer_.classes_
        self.estimators_ = [
            _fit_two(self.estimator, X, column, [f"not {self.classes_[place]}", self.classes_[place]]) for place, column in enumerate(Y.T)
        ]
        self._keep_shape()
        return self

    @available_if(_has("partial_fit"))
    def partial_fit(self, X, y, classes=None, **partial_fit_params):
        """One pass of each classifier over more rows."""
        from sklearn.preprocessing import LabelBinarizer
        from sklearn.utils._classes import first_classes
        refuse_params(self, "partial_fit", partial_fit_params)
        if first_classes(self, classes):
            self.estimators_ = [clone(self.estimator) for _ in range(self.n_classes_)]
            self.label_binarizer_ = LabelBinarizer().fit(self.classes_)
        self._refuse_unknown(y, "Mini-batch contains {0} while classes must be subset of {1}")
        for estimator, column in zip(self.estimators_, self.label_binarizer_.transform(y).T):
            estimator.partial_fit(X, column, classes=np.array((0, 1)))
        self._keep_shape()
        return self

    def predict(self, X):
        """The class of each row, or its labels."""
        check_fitted(self)
        if self.label_binarizer_.y_type_ == "multiclass":
            highest, best = np.full(row_count(X), -np.inf), np.zeros(row_count(X), dtype=int)
            for place, estimator in enumerate(self.estimators_):
                score = _score_two(estimator, X)
                highest = np.maximum(highest, score)
                best[highest == score] = place
            return self.classes_[best]
        threshold = _threshold(self.estimators_[0])
        marks = np.column_stack([_score_two(estimator, X) > threshold for estimator in self.estimators_]).astype(int)
        return self.label_binarizer_.inverse_transform(marks)

    @available_if(_has("predict_proba"))
    def predict_proba(self, X):
        """The probability of each class, or of each label."""
        check_fitted(self)
        shares = np.array([estimator.predict_proba(X)[:, 1] for estimator in self.estimators_]).T
        if len(self.estimators_) == 1:
            shares = np.concatenate((1 - shares, shares), axis=1)
        if not self.multilabel_:
            sums = shares.sum(axis=1)[:, None]
            shares = np.where(sums != 0, shares / np.where(sums != 0, sums, 1.0), shares)
        return shares

    @available_if(_has("decision_function"))
    def decision_function(self, X):
        """The decision of each classifier."""
        check_fitted(self)
        if len(self.estimators_) == 1:
            return self.estimators_[0].decision_function(X)
        return np.array([estimator.decision_function(X).ravel() for estimator in self.estimators_]).T

    @property
    def multilabel_(self):
        """Whether there are several labels at once."""
        return self.label_binarizer_.y_type_.startswith("multilabel")


def decisions_by_class(predictions, confidences, n_classes):
    """Votes of each class, and the sum of confidences squeezed to break ties."""
    votes, sums = np.zeros((len(predictions), n_classes)), np.zeros((len(predictions), n_classes))
    pair = 0
    for first in range(n_classes):
        for second in range(first + 1, n_classes):
            sums[:, first] -= confidences[:, pair]
            sums[:, second] += confidences[:, pair]
            votes[predictions[:, pair] == 0, first] += 1
            votes[predictions[:, pair] == 1, second] += 1
            pair += 1
    return votes + sums / (3 * (np.abs(sums) + 1))


class OneVsOneClassifier(_Together):
    """A classifier for each pair of classes."""

    _rules = {"estimator": "an object implementing 'fit'", "n_jobs": _JOBS}

    def __init__(self, estimator, *, n_jobs=None):
        self.estimator = estimator
        self.n_jobs = n_jobs

    def _pairs(self):
        return [(first, second) for first in range(self.n_classes_) for second in range(first + 1, self.n_classes_)]

    def fit(self, X, y, **fit_params):
        """Fit a classifier for each pair."""
        from sklearn.utils.multiclass import check_classification_targets
        refuse_params(self, "fit", fit_params)
        if getattr(self.estimator, "kernel", None) == "precomputed" or getattr(self.estimator, "metric", None) == "precomputed":
            raise NotImplementedError("OneVsOneClassifier.fit is not available for an estimator on a precomputed matrix")
        X, y = self._validate(X, y, needs_y=True, ensure_all_finite=False)
        check_classification_targets(y)
        self.classes_ = np.unique(y)
        if len(self.classes_) == 1:
            raise ValueError("OneVsOneClassifier can not be fit when only one class is present.")
        found = []
        for first, second in self._pairs():
            one, other = self.classes_[first], self.classes_[second]
            rows = (y == one) | (y == other)
            found.append(_fit_two(self.estimator, X[rows], (y[rows] == other).astype(int), [one, other]))
        self.estimators_ = tuple(found)
        self.pairwise_indices_ = None
        return self

    @available_if(_has("partial_fit"))
    def partial_fit(self, X, y, classes=None, **partial_fit_params):
        """One pass of each classifier over more rows."""
        from sklearn.utils._classes import first_classes
        from sklearn.utils.multiclass import check_classification_targets
        refuse_params(self, "partial_fit", partial_fit_params)
        first_call = first_classes(self, classes)
        if first_call:
            self.estimators_ = [clone(self.estimator) for _ in self._pairs()]
        self._refuse_unknown(y, "Mini-batch contains {0} while it must be subset of {1}")
        X, y = self._validate(X, y, needs_y=True, ensure_all_finite=False, reset=first_call)
        check_classification_targets(y)
        for estimator, (first, second) in zip(self.estimators_, self._pairs()):
            one, other = self.classes_[first], self.classes_[second]
            rows = (y == one) | (y == other)
            if rows.any():
                estimator.partial_fit(X[rows], (y[rows] == other).astype(int), classes=np.array((0, 1)))
        self.pairwise_indices_ = None
        self._keep_shape()
        return self

    def predict(self, X):
        """The class of each row."""
        decisions = self.decision_function(X)
        if self.n_classes_ == 2:
            return self.classes_[(decisions > _threshold(self.estimators_[0])).astype(int)]
        return self.classes_[decisions.argmax(axis=1)]

    def decision_function(self, X):
        """Votes of each class, with the confidence of the classifiers."""
        check_fitted(self)
        X = self._validate(X, ensure_all_finite=False, reset=False)
        predictions = np.vstack([estimator.predict(X) for estimator in self.estimators_]).T
        confidences = np.vstack([_score_two(estimator, X) for estimator in self.estimators_]).T
        made = decisions_by_class(predictions, confidences, len(self.classes_))
        return made[:, 1] if self.n_classes_ == 2 else made


class OutputCodeClassifier(_Together):
    """A code of bits for each class, and a classifier for each bit."""

    _rules = {"estimator": ("an object implementing 'decision_function' and 'fit'", "an object implementing 'fit' and 'predict_proba'"),
              "code_size": float_in("0.0", "inf", "()"), "random_state": SEED, "n_jobs": _JOBS}

    def __init__(self, estimator, *, code_size=1.5, random_state=None, n_jobs=None):
        self.estimator = estimator
        self.code_size = code_size
        self.random_state = random_state
        self.n_jobs = n_jobs

    def fit(self, X, y, **fit_params):
        """Fit a classifier for each bit."""
        from sklearn.utils._random import check_random_state
        from sklearn.utils.multiclass import check_classification_targets
        self._check_parameters()
        refuse_params(self, "fit", fit_params)
        y = check_y(y, estimator=self)
        random_state = check_random_state(self.random_state)
        check_classification_targets(y)
        self.classes_, codes = np.unique(y, return_inverse=True)
        n_classes = len(self.classes_)
        if n_classes == 0:
            raise ValueError("OutputCodeClassifier can not be fit when no class is present.")
        drawn = random_state.uniform(size=(n_classes, int(n_classes * self.code_size)))
        self.code_book_ = np.where(drawn > 0.5, 1.0, -1.0 if hasattr(self.estimator, "decision_function") else 0.0)
        bits = self.code_book_[codes].astype(int)
        self.estimators_ = [_fit_two(self.estimator, X, column) for column in bits.T]
        self._keep_shape()
        return self

    def predict(self, X):
        """The class whose code is nearest."""
        from sklearn.metrics.pairwise import pairwise_distances_argmin
        check_fitted(self)
        scores = np.array([_score_two(estimator, X) for estimator in self.estimators_], dtype=np.float64).T
        return self.classes_[pairwise_distances_argmin(scores, self.code_book_, metric="euclidean")]
