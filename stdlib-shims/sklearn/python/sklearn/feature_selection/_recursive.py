"""`RFE` and `RFECV`: the least important columns are dropped, again and again."""

import numbers
import warnings

import numpy as np

from sklearn._data import check_fitted
from sklearn._rules import float_in, int_from
from sklearn.base import BaseEstimator, MetaEstimatorMixin, clone, is_classifier
from sklearn.feature_selection._base import SelectorMixin, importances_of
from sklearn.utils._named import available_if

_STEP = (int_from(0, ends="()"), float_in(0.0, 1.0, "()"))


def _can(name):
    return available_if(lambda self: hasattr(getattr(self, "estimator_", self.estimator), name))


class RFE(SelectorMixin, MetaEstimatorMixin, BaseEstimator):
    """Keeps a number of columns: fits a model, drops the least important columns, fits again."""

    _rules = {"n_features_to_select": ("None", float_in(0.0, 1.0, "(]"), int_from(0, ends="()")), "step": _STEP}
    _finite = False

    def __init__(self, estimator, *, n_features_to_select=None, step=1, verbose=0, importance_getter="auto"):
        self.estimator = estimator
        self.n_features_to_select = n_features_to_select
        self.step = step
        self.importance_getter = importance_getter
        self.verbose = verbose

    @property
    def _estimator_type(self):
        return getattr(self.estimator, "_estimator_type", None)

    @property
    def classes_(self):
        """The classes of the model."""
        return self.estimator_.classes_

    def fit(self, X, y, **fit_params):
        """Drop columns until as many are left as wanted."""
        return self._eliminate(X, y, None, fit_params)

    def _wanted(self, n_features):
        wanted = self.n_features_to_select
        if wanted is None:
            return n_features // 2
        if not isinstance(wanted, numbers.Integral):
            return int(n_features * wanted)
        if wanted > n_features:
            warnings.warn(f"Found n_features_to_select={wanted!r} > n_features={n_features!r}. There will be no feature selection and all "
                          "features will be kept.", UserWarning, stacklevel=4)
        return wanted

    def _eliminate(self, X, y, score, fit_params):
        X, y = self._validate(X, y, needs_y=True, accept_sparse="csc", ensure_min_features=2, ensure_all_finite=False, multi_output=True)
        n_features = X.shape[1]
        wanted = self._wanted(n_features)
        step = int(max(1, self.step * n_features)) if 0.0 < self.step < 1.0 else int(self.step)
        support, ranking = np.ones(n_features, dtype=bool), np.ones(n_features, dtype=int)
        self._steps = []

        def fitted(places):
            estimator = clone(self.estimator)
            estimator.fit(X[:, places], y, **fit_params)
            if score is not None:
                self._steps.append((score(estimator, places), support.copy(), ranking.copy(), len(places)))
            return estimator

        while support.sum() > wanted:
            places = np.flatnonzero(support)
            if self.verbose > 0:
                print(f"Fitting estimator with {len(places)} features.")
            ranks = np.ravel(np.argsort(importances_of(fitted(places), self.importance_getter, "square"), kind="stable"))
            support[places[ranks][:min(step, int(support.sum()) - wanted)]] = False
            ranking[~support] += 1
        self.estimator_ = fitted(np.flatnonzero(support))
        self.n_features_ = support.sum()
        self.support_, self.ranking_ = support, ranking
        return self

    def _get_support_mask(self):
        check_fitted(self)
        return self.support_

    @_can("predict")
    def predict(self, X):
        """What the model says of the columns kept."""
        check_fitted(self)
        return self.estimator_.predict(self.transform(X))

    @_can("score")
    def score(self, X, y, **score_params):
        """How well the model does with the columns kept."""
        check_fitted(self)
        return self.estimator_.score(self.transform(X), y, **score_params)

    @_can("decision_function")
    def decision_function(self, X):
        """The model's scores of rows."""
        check_fitted(self)
        return self.estimator_.decision_function(self.transform(X))

    @_can("predict_proba")
    def predict_proba(self, X):
        """The model's probabilities."""
        check_fitted(self)
        return self.estimator_.predict_proba(self.transform(X))

    @_can("predict_log_proba")
    def predict_log_proba(self, X):
        """Logarithms of the model's probabilities."""
        check_fitted(self)
        return self.estimator_.predict_log_proba(self.transform(X))


class RFECV(RFE):
    """`RFE` that finds the best number of columns by cross-validation."""

    _rules = {"step": _STEP, "min_features_to_select": int_from(0, ends="()")}

    def __init__(self, estimator, *, step=1, min_features_to_select=1, cv=None, scoring=None, verbose=0, n_jobs=None,
                 importance_getter="auto"):
        self.estimator = estimator
        self.step = step
        self.importance_getter = importance_getter
        self.cv = cv
        self.scoring = scoring
        self.verbose = verbose
        self.n_jobs = n_jobs
        self.min_features_to_select = min_features_to_select

    def _scorer(self):
        from sklearn.metrics import get_scorer
        if callable(self.scoring):
            return self.scoring
        return get_scorer(self.scoring or ("accuracy" if is_classifier(self.estimator) else "r2"))

    def fit(self, X, y, *, groups=None):
        """Find the number of columns, and then the columns."""
        from sklearn.model_selection import check_cv
        X, y = self._validate(X, y, needs_y=True, accept_sparse="csr", ensure_min_features=2, ensure_all_finite=False, multi_output=True)
        cv, scorer = check_cv(self.cv, y, classifier=is_classifier(self.estimator)), self._scorer()
        least, n_features = self.min_features_to_select, X.shape[1]
        if least > n_features:
            warnings.warn(f"Found min_features_to_select={least} > n_features={n_features!r}. There will be no feature selection and all "
                          "features will be kept.", UserWarning, stacklevel=2)
        options = {"importance_getter": self.importance_getter, "step": self.step, "verbose": self.verbose}
        steps = []
        for train, test in cv.split(X, y, groups):
            rfe = RFE(self.estimator, n_features_to_select=min(least, n_features), **options)
            rfe._eliminate(X[train], y[train], lambda model, places: scorer(model, X[test][:, places], y[test]), {})
            steps.append(rfe._steps[::-1])
        scores, supports, rankings = (np.array([[step[place] for step in fold] for fold in steps]) for place in range(3))
        counts = np.array([step[3] for step in steps[0]])
        # Of equally good numbers the one with fewest columns is taken.
        best = counts[np.argmax(np.sum(scores, axis=0))]
        rfe = RFE(self.estimator, n_features_to_select=best, **options).fit(X, y)
        self.support_, self.n_features_, self.ranking_ = rfe.support_, rfe.n_features_, rfe.ranking_
        self.estimator_ = clone(self.estimator)
        self.estimator_.fit(self._kept(X), y)
        self.cv_results_ = {"mean_test_score": np.mean(scores, axis=0), "std_test_score": np.std(scores, axis=0)}
        for name, values in (("test_score", scores), ("ranking", rankings), ("support", supports)):
            self.cv_results_.update((f"split{place}_{name}", part) for place, part in enumerate(values))
        self.cv_results_["n_features"] = counts
        return self

    def score(self, X, y):
        """The score of the model by `scoring`."""
        return self._scorer()(self, X, y)
