"""Classifiers of two classes whose threshold is set by hand or searched for."""

import numpy as np

from sklearn._data import check_fitted
from sklearn.base import BaseEstimator, ClassifierMixin, MetaEstimatorMixin, clone
from sklearn.metrics._scorer import check_scoring, response_method_of
from sklearn.model_selection._folds import check_cv
from sklearn.utils._indexing import take_rows
from sklearn.utils._named import available_if
from sklearn.utils.multiclass import type_of_target

_METHODS = {"auto": ["predict_proba", "decision_function"]}


def _inner_has(name):
    def found(self):
        getattr(self.estimator_ if hasattr(self, "estimator_") else self.estimator, name)
        return True
    return found


class _WithThreshold(ClassifierMixin, MetaEstimatorMixin, BaseEstimator):
    def _check_target(self, y):
        kind = type_of_target(y, "y")
        if kind != "binary":
            raise ValueError(f"Only binary classification is supported. Unknown label type: {kind}")

    def _methods(self):
        return _METHODS.get(self.response_method, self.response_method)

    @property
    def classes_(self):
        """Classes of the classifier inside."""
        return self.estimator_.classes_

    @available_if(_inner_has("predict_proba"))
    def predict_proba(self, X):
        """Probabilities of the classifier inside."""
        check_fitted(self, "estimator_")
        return self.estimator_.predict_proba(X)

    @available_if(_inner_has("predict_log_proba"))
    def predict_log_proba(self, X):
        """Logarithms of probabilities of the classifier inside."""
        check_fitted(self, "estimator_")
        return self.estimator_.predict_log_proba(X)

    @available_if(_inner_has("decision_function"))
    def decision_function(self, X):
        """Decisions of the classifier inside."""
        check_fitted(self, "estimator_")
        return self.estimator_.decision_function(X)

    def _inherit(self):
        for name in ("n_features_in_", "feature_names_in_"):
            if hasattr(self.estimator_, name):
                setattr(self, name, getattr(self.estimator_, name))
        return self


def scores_of(estimator, X, methods, pos_label):
    """Scores of the positive class, and the method they come from."""
    method = response_method_of(estimator, methods)
    found, classes = method(X), estimator.classes_
    first = pos_label is not None and pos_label == classes[0]
    if method.__name__ == "predict_proba":
        return found[:, 0 if first else 1], "predict_proba"
    return (-found if first else found), method.__name__


def labels_at(scores, threshold, classes, pos_label):
    """The label of each score."""
    positive = classes[1] if pos_label is None else pos_label
    negative = classes[0] if positive == classes[1] else classes[1]
    return np.where(scores >= threshold, positive, negative) if classes.dtype.kind != "O" else np.array(
        [positive if hit else negative for hit in (scores >= threshold).tolist()], dtype=object)


class FixedThresholdClassifier(_WithThreshold):
    """A classifier with a threshold of one's own."""

    def __init__(self, estimator, *, threshold="auto", pos_label=None, response_method="auto"):
        self.estimator = estimator
        self.pos_label = pos_label
        self.response_method = response_method
        self.threshold = threshold

    def fit(self, X, y, **params):
        """Fit the classifier inside."""
        self._check_target(y)
        self.estimator_ = clone(self.estimator).fit(X, y, **params)
        return self._inherit()

    def predict(self, X):
        """Labels by the threshold."""
        check_fitted(self, "estimator_")
        scores, method = scores_of(self.estimator_, X, self._methods(), self.pos_label)
        threshold = (0.5 if method == "predict_proba" else 0.0) if self.threshold == "auto" else self.threshold
        return labels_at(scores, threshold, self.classes_, self.pos_label)


class TunedThresholdClassifierCV(_WithThreshold):
    """A classifier whose threshold is the best one found by cross-validation."""

    def __init__(self, estimator, *, scoring="balanced_accuracy", response_method="auto", thresholds=100, cv=None, refit=True, n_jobs=None,
                 random_state=None, store_cv_results=False):
        self.estimator = estimator
        self.response_method = response_method
        self.scoring = scoring
        self.thresholds = thresholds
        self.cv = cv
        self.refit = refit
        self.n_jobs = n_jobs
        self.random_state = random_state
        self.store_cv_results = store_cv_results

    def _splits(self, X, y):
        if self.cv == "prefit":
            if self.refit is True:
                raise ValueError("When cv='prefit', refit cannot be True.")
            check_fitted(self.estimator, "classes_")
            return None
        if isinstance(self.cv, float):
            from sklearn.model_selection import StratifiedShuffleSplit
            splitter = StratifiedShuffleSplit(n_splits=1, test_size=self.cv, random_state=self.random_state)
        else:
            splitter = check_cv(self.cv, y=y, classifier=True)
            if self.refit is False and splitter.get_n_splits() > 1:
                raise ValueError("When cv has several folds, refit cannot be False.")
        return list(splitter.split(X, y))

    def fit(self, X, y, **params):
        """Fit the classifier and find the threshold."""
        self._check_target(y)
        scorer = check_scoring(self.estimator, self.scoring)
        splits = self._splits(X, y)
        pos_label = scorer._pos_label(None)
        pos_label = None if pos_label is None or "pos_label" not in scorer._kwargs else pos_label
        curves = []
        if splits is None:
            self.estimator_ = self.estimator
            curves.append(self._curve(self.estimator, X, y, scorer, pos_label))
        else:
            fitted = None
            for train, test in splits:
                fitted = clone(self.estimator).fit(take_rows(X, train), take_rows(y, train))
                curves.append(self._curve(fitted, take_rows(X, test), take_rows(y, test), scorer, pos_label))
            self.estimator_ = clone(self.estimator).fit(X, y, **params) if self.refit else fitted
        low, high = min(curve[0].min() for curve in curves), max(curve[0].max() for curve in curves)
        if any(np.isclose(curve[0][0], curve[0][-1]) for curve in curves):
            raise ValueError("The provided estimator makes constant predictions. Therefore, it is impossible to optimize the decision threshold.")
        if np.ndim(self.thresholds) == 0:
            grid = np.linspace(low, high, num=self.thresholds)
        else:
            grid = np.asarray(self.thresholds)
        means = np.mean([np.interp(grid, *curve) for curve in curves], axis=0)
        best = means.argmax()
        self.best_score_, self.best_threshold_ = means[best], grid[best]
        if self.store_cv_results:
            self.cv_results_ = {"thresholds": grid, "scores": means}
        self._pos_label = pos_label
        return self._inherit()

    def _curve(self, estimator, X, y, scorer, pos_label):
        """Scores at thresholds spread over the scores of these rows."""
        scores, _ = scores_of(estimator, X, self._methods(), pos_label)
        if np.ndim(self.thresholds) == 0:
            grid = np.linspace(scores.min(), scores.max(), self.thresholds)
        else:
            grid = np.sort(np.asarray(self.thresholds))
        made = [scorer._sign * scorer._score_func(y, labels_at(scores, threshold, estimator.classes_, pos_label), **scorer._kwargs)
                for threshold in grid]
        return grid, np.array(made)

    def predict(self, X):
        """Labels by the threshold found."""
        check_fitted(self, "estimator_")
        scores, _ = scores_of(self.estimator_, X, self._methods(), self._pos_label)
        return labels_at(scores, self.best_threshold_, self.classes_, self._pos_label)
