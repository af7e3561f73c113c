"""Copies of one estimator, each fitted to rows (and columns) drawn at random."""

import numbers
import warnings

import numpy as np

from sklearn._data import check_fitted, check_sample_weight, column_or_1d, validate
from sklearn._rules import BOOL, SEED, float_in, int_from
from sklearn.base import ClassifierMixin, RegressorMixin
from sklearn.ensemble._base import MAX_INT, BaseEnsemble
from sklearn.utils._indexing import take_rows
from sklearn.utils._named import available_if
from sklearn.utils._random import check_random_state
from sklearn.utils._sampling import sample_without_replacement
from sklearn.utils.validation import has_fit_parameter

SIZE = (int_from(1), float_in("0.0", "1.0", "(]"))
RULES = {
    "n_estimators": int_from(1), "max_samples": SIZE, "max_features": SIZE, "bootstrap": BOOL, "bootstrap_features": BOOL,
    "oob_score": BOOL, "warm_start": BOOL, "random_state": SEED,
}
_NO_OOB = ("Some inputs do not have OOB scores. This probably means too few estimators were used to compute any reliable oob estimates.")


def drawn(random_state, bootstrap, n_population, n_wanted):
    """Places drawn with or without replacement."""
    if bootstrap:
        return random_state.randint(0, n_population, n_wanted)
    return sample_without_replacement(n_population, n_wanted, random_state=random_state)


class BaseBagging(BaseEnsemble):
    """What both kinds of bagging share, and isolation forests too."""

    def fit(self, X, y, sample_weight=None, **fit_params):
        """Fit the copies."""
        if fit_params:
            raise TypeError(f"{type(self).__name__}.fit() got an unexpected keyword argument {next(iter(fit_params))!r}")
        X, y = validate(self, X, y, needs_y=True, multi_output=True, dtype=None, ensure_all_finite=False)
        self._n_samples = X.shape[0]
        y = self._validate_y(y)
        self._set_sizes(X, self.max_samples)
        random_state = check_random_state(self.random_state)
        if not self.bootstrap and self.oob_score:
            raise ValueError("Out of bag estimation only available if bootstrap=True")
        if self.warm_start and self.oob_score:
            raise ValueError("Out of bag estimate only available if warm_start=False")
        self._choose_member(self._default_member())
        seeds = self._new_seeds(random_state)
        if seeds is None:
            return self
        for seed in seeds.tolist():
            self._add_member(seed, X, y, sample_weight)
        if self.oob_score:
            self._set_oob_score(X, y)
        return self

    def _set_sizes(self, X, max_samples):
        if not isinstance(max_samples, numbers.Integral):
            max_samples = int(max_samples * X.shape[0])
        if max_samples > X.shape[0]:
            raise ValueError("max_samples must be <= n_samples")
        self._max_samples = max_samples
        wanted = self.max_features
        wanted = wanted if isinstance(wanted, numbers.Integral) else int(wanted * self.n_features_in_)
        if wanted > self.n_features_in_:
            raise ValueError("max_features must be <= n_features")
        self._max_features = max(1, int(wanted))

    def _new_seeds(self, random_state):
        if not self.warm_start or not hasattr(self, "estimators_"):
            self.estimators_, self.estimators_features_ = [], []
        more = self.n_estimators - len(self.estimators_)
        if more < 0:
            raise ValueError(f"n_estimators={self.n_estimators} must be larger or equal to len(estimators_)={len(self.estimators_)} when "
                             "warm_start==True")
        if more == 0:
            warnings.warn("Warm-start fitting without increasing n_estimators does not fit new trees.", stacklevel=3)
            return None
        if self.warm_start and self.estimators_:
            random_state.randint(MAX_INT, size=len(self.estimators_))
        self._seeds = random_state.randint(MAX_INT, size=more)
        return self._seeds

    def _draw(self, seed):
        """Columns and rows of a member."""
        random_state = check_random_state(int(seed))
        features = drawn(random_state, self.bootstrap_features, self.n_features_in_, self._max_features)
        return features, drawn(random_state, self.bootstrap, self._n_samples, self._max_samples)

    def _add_member(self, seed, X, y, sample_weight):
        member = self._make_member(seed)
        features, rows = self._draw(seed)
        picks = self.bootstrap_features or self._max_features != self.n_features_in_
        if has_fit_parameter(self.estimator_, "sample_weight"):
            weights = check_sample_weight(sample_weight, X.shape[0]).copy()
            counts = np.bincount(rows, minlength=self._n_samples)
            weights *= counts if self.bootstrap else counts > 0
            member.fit(X[:, features] if picks else X, y, sample_weight=weights)
        else:
            if sample_weight is not None:
                raise ValueError("The base estimator doesn't support sample weight, but sample_weight is passed to the fit method.")
            taken = take_rows(X, rows)
            member.fit(taken[:, features] if picks else taken, take_rows(y, rows))
        self.estimators_.append(member)
        self.estimators_features_.append(features)

    def _validate_y(self, y):
        return column_or_1d(y, warn=True) if y.ndim == 1 or y.shape[1] == 1 else y

    @property
    def estimators_samples_(self):
        """The rows each member was fitted to."""
        return [self._draw(seed)[1] for seed in self._seeds.tolist()]

    def _rows(self, X):
        check_fitted(self)
        return validate(self, X, reset=False, dtype=None, ensure_all_finite=False)

    def _pairs(self):
        return zip(self.estimators_, self.estimators_features_)

    def _left_out(self):
        """Members with the rows they have not seen and their columns."""
        for member, rows, features in zip(self.estimators_, self.estimators_samples_, self.estimators_features_):
            mask = np.ones(self._n_samples, dtype=bool)
            mask[rows] = False
            yield member, mask, features


def _members_decide(self):
    getattr(self.estimators_[0] if hasattr(self, "estimators_") else self.estimator, "decision_function")
    return True


class BaggingClassifier(ClassifierMixin, BaseBagging):
    """Bagging of classifiers; without an estimator, of trees."""

    _rules = RULES

    def __init__(self, estimator=None, n_estimators=10, *, max_samples=1.0, max_features=1.0, bootstrap=True, bootstrap_features=False,
                 oob_score=False, warm_start=False, n_jobs=None, random_state=None, verbose=0):
        self.estimator = estimator
        self.n_estimators = n_estimators
        self.max_samples = max_samples
        self.max_features = max_features
        self.bootstrap = bootstrap
        self.bootstrap_features = bootstrap_features
        self.oob_score = oob_score
        self.warm_start = warm_start
        self.n_jobs = n_jobs
        self.random_state = random_state
        self.verbose = verbose

    def _default_member(self):
        from sklearn.tree import DecisionTreeClassifier
        return DecisionTreeClassifier()

    def _validate_y(self, y):
        from sklearn.utils.multiclass import check_classification_targets
        y = column_or_1d(y, warn=True)
        check_classification_targets(y)
        self.classes_, codes = np.unique(y, return_inverse=True)
        self.n_classes_ = len(self.classes_)
        return codes

    def _votes(self, member, X):
        if hasattr(member, "predict_proba"):
            found = member.predict_proba(X)
            if found.shape[1] == self.n_classes_:
                return found
            votes = np.zeros((len(X), self.n_classes_))
            votes[:, member.classes_] = found
            return votes
        votes = np.zeros((len(X), self.n_classes_))
        votes[np.arange(len(X)), member.predict(X)] = 1.0
        return votes

    def _set_oob_score(self, X, y):
        votes = np.zeros((len(y), self.n_classes_))
        for member, mask, features in self._left_out():
            votes[mask] += self._votes(member, X[mask][:, features])
        sums = votes.sum(axis=1)
        if (sums == 0).any():
            warnings.warn(_NO_OOB, stacklevel=3)
        with np.errstate(invalid="ignore", divide="ignore"):
            self.oob_decision_function_ = votes / sums[:, None]
        from sklearn.metrics import accuracy_score
        self.oob_score_ = accuracy_score(y, np.argmax(votes, axis=1))

    def predict_proba(self, X):
        """The mean probability, or the share of votes, of each class."""
        X = self._rows(X)
        votes = np.zeros((X.shape[0], self.n_classes_))
        for member, features in self._pairs():
            votes += self._votes(member, X[:, features])
        return votes / self.n_estimators

    def predict(self, X):
        """The class of each row."""
        return self.classes_[np.argmax(self.predict_proba(X), axis=1)]

    def predict_log_proba(self, X):
        """Logarithms of the probabilities."""
        check_fitted(self)
        if not hasattr(self.estimator_, "predict_log_proba"):
            return np.log(self.predict_proba(X))
        X = self._rows(X)
        logs = np.full((X.shape[0], self.n_classes_), -np.inf)
        for member, features in self._pairs():
            found = member.predict_log_proba(X[:, features])
            logs[:, member.classes_] = np.logaddexp(logs[:, member.classes_], found)
        return logs - np.log(self.n_estimators)

    @available_if(_members_decide)
    def decision_function(self, X):
        """The mean of the members' decisions."""
        X = self._rows(X)
        return sum(member.decision_function(X[:, features]) for member, features in self._pairs()) / self.n_estimators


class BaggingRegressor(RegressorMixin, BaseBagging):
    """Bagging of regressors; without an estimator, of trees."""

    _rules = RULES

    def __init__(self, estimator=None, n_estimators=10, *, max_samples=1.0, max_features=1.0, bootstrap=True, bootstrap_features=False,
                 oob_score=False, warm_start=False, n_jobs=None, random_state=None, verbose=0):
        self.estimator = estimator
        self.n_estimators = n_estimators
        self.max_samples = max_samples
        self.max_features = max_features
        self.bootstrap = bootstrap
        self.bootstrap_features = bootstrap_features
        self.oob_score = oob_score
        self.warm_start = warm_start
        self.n_jobs = n_jobs
        self.random_state = random_state
        self.verbose = verbose

    def _default_member(self):
        from sklearn.tree import DecisionTreeRegressor
        return DecisionTreeRegressor()

    def predict(self, X):
        """The mean of the members' answers."""
        X = self._rows(X)
        return sum(member.predict(X[:, features]) for member, features in self._pairs()) / self.n_estimators

    def _set_oob_score(self, X, y):
        sums, counts = np.zeros(len(y)), np.zeros(len(y))
        for member, mask, features in self._left_out():
            sums[mask] += member.predict(X[mask][:, features])
            counts[mask] += 1
        if (counts == 0).any():
            warnings.warn(_NO_OOB, stacklevel=3)
            counts[counts == 0] = 1
        self.oob_prediction_ = sums / counts
        from sklearn.metrics import r2_score
        self.oob_score_ = r2_score(y, self.oob_prediction_)
