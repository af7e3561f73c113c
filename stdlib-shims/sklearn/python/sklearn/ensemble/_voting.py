"""Votes of different estimators."""

import numpy as np

from sklearn._data import check_fitted, column_or_1d, feature_names_in
from sklearn._rules import BOOL, one_of
from sklearn.base import ClassifierMixin, RegressorMixin, TransformerMixin, clone
from sklearn.ensemble._named_members import NamedMembers, check_fit_params, fit_member, is_dropped
from sklearn.utils._named import available_if
from sklearn.utils.multiclass import type_of_target

_RULES = {"estimators": "an instance of 'list'", "weights": ("an array-like", "None")}


class _Voting(TransformerMixin, NamedMembers):
    def _fit_members(self, X, y, fit_params):
        names, estimators = self._members()
        if self.weights is not None and len(self.weights) != len(self.estimators):
            raise ValueError(f"Number of `estimators` and weights must be equal; got {len(self.weights)} weights, "
                             f"{len(self.estimators)} estimators")
        self.estimators_ = []
        for place, (name, estimator) in enumerate(zip(names, estimators)):
            if not is_dropped(estimator):
                message = f"({place + 1} of {len(names)}) Processing {name}" if self.verbose else None
                self.estimators_.append(fit_member(clone(estimator), X, y, fit_params, "Voting", message))
        self._keep_fitted(names, estimators)
        return self

    @property
    def _kept_weights(self):
        if self.weights is None:
            return None
        return [weight for pair, weight in zip(self.estimators, self.weights) if not is_dropped(pair[1])]

    def _answers(self, X):
        return np.asarray([estimator.predict(X) for estimator in self.estimators_]).T

    def _kept_names(self):
        return [name for name, estimator in self.estimators if not is_dropped(estimator)]


class VotingClassifier(ClassifierMixin, _Voting):
    """The class most estimators answer ("hard"), or that with the largest mean probability ("soft")."""

    _rules = {**_RULES, "voting": one_of("hard", "soft"), "flatten_transform": BOOL}

    def __init__(self, estimators, *, voting="hard", weights=None, n_jobs=None, flatten_transform=True, verbose=False):
        self.estimators = estimators
        self.voting = voting
        self.weights = weights
        self.n_jobs = n_jobs
        self.flatten_transform = flatten_transform
        self.verbose = verbose

    def fit(self, X, y, **fit_params):
        """Fit the estimators."""
        from sklearn.preprocessing import LabelEncoder
        self._check_parameters()
        check_fit_params("VotingClassifier", fit_params)
        kind = type_of_target(y, input_name="y")
        if kind in ("unknown", "continuous"):
            raise ValueError(f"Unknown label type: {kind}. Maybe you are trying to fit a classifier, which expects discrete classes on a "
                             "regression target with continuous values.")
        if kind not in ("binary", "multiclass"):
            raise NotImplementedError("VotingClassifier only supports binary or multiclass classification. Multilabel and multi-output "
                                      "classification are not supported.")
        self.le_ = LabelEncoder().fit(y)
        self.classes_ = self.le_.classes_
        return self._fit_members(X, self.le_.transform(y), fit_params)

    def predict(self, X):
        """The class of each row."""
        check_fitted(self)
        if self.voting == "soft":
            return self.classes_[np.argmax(self.predict_proba(X), axis=1)]
        answers, weights = self._answers(X), self._kept_weights
        votes = np.zeros((len(answers), len(self.classes_)))
        for member in range(answers.shape[1]):
            votes[np.arange(len(answers)), answers[:, member]] += 1.0 if weights is None else weights[member]
        return self.classes_[np.argmax(votes, axis=1)]

    def _is_soft(self):
        if self.voting == "hard":
            raise AttributeError(f"predict_proba is not available when voting={self.voting!r}")
        return True

    @available_if(_is_soft)
    def predict_proba(self, X):
        """The mean probability of each class."""
        check_fitted(self)
        return np.average(self._probabilities(X), axis=0, weights=self._kept_weights)

    def _probabilities(self, X):
        return np.asarray([estimator.predict_proba(X) for estimator in self.estimators_])

    def transform(self, X):
        """What each estimator answers."""
        check_fitted(self)
        if self.voting == "hard":
            return self._answers(X)
        found = self._probabilities(X)
        return np.hstack(found) if self.flatten_transform else found

    def get_feature_names_out(self, input_features=None):
        """Names of what `transform` gives."""
        check_fitted(self, "n_features_in_")
        if self.voting == "soft" and not self.flatten_transform:
            raise ValueError("get_feature_names_out is not supported when `voting='soft'` and `flatten_transform=False`")
        if input_features is not None:
            feature_names_in(self, input_features)
        names = [f"votingclassifier_{name}" for name in self._kept_names()]
        if self.voting == "soft":
            names = [f"{name}{place}" for name in names for place in range(len(self.classes_))]
        return np.asarray(names, dtype=object)


class VotingRegressor(RegressorMixin, _Voting):
    """The mean of what estimators answer."""

    _rules = _RULES

    def __init__(self, estimators, *, weights=None, n_jobs=None, verbose=False):
        self.estimators = estimators
        self.weights = weights
        self.n_jobs = n_jobs
        self.verbose = verbose

    def fit(self, X, y, **fit_params):
        """Fit the estimators."""
        self._check_parameters()
        check_fit_params("VotingRegressor", fit_params)
        return self._fit_members(X, column_or_1d(y, warn=True), fit_params)

    def predict(self, X):
        """The mean answer for each row."""
        check_fitted(self)
        return np.average(self._answers(X), axis=1, weights=self._kept_weights)

    def transform(self, X):
        """What each estimator answers."""
        check_fitted(self)
        return self._answers(X)

    def get_feature_names_out(self, input_features=None):
        """Names of what `transform` gives."""
        check_fitted(self, "n_features_in_")
        if input_features is not None:
            feature_names_in(self, input_features)
        return np.asarray([f"votingregressor_{name}" for name in self._kept_names()], dtype=object)
