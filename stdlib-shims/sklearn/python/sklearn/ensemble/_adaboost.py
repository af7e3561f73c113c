"""AdaBoost: each member looks harder at the rows the last one got wrong."""

import warnings

import numpy as np

from sklearn._data import check_fitted, row_count, validate
from sklearn._rules import SEED, float_in, int_from, one_of
from sklearn.base import ClassifierMixin, RegressorMixin, is_classifier, is_regressor
from sklearn.ensemble._base import BaseEnsemble
from sklearn.utils._indexing import take_rows
from sklearn.utils._random import check_random_state
from sklearn.utils.validation import has_fit_parameter

_RULES = {"n_estimators": int_from(1), "learning_rate": float_in("0.0", "inf", "()"), "random_state": SEED}
_DONE = (None, None, None)


class _AdaBoost(BaseEnsemble):
    def _rows(self, X):
        check_fitted(self)
        return validate(self, X, reset=False, dtype=None)

    def fit(self, X, y, sample_weight=None):
        """Fit the members one after another."""
        X, y = validate(self, X, y, needs_y=True, dtype=None, y_numeric=is_regressor(self))
        weights = self._starting_weights(sample_weight, X)
        self._check_member()
        self.estimators_ = []
        self.estimator_weights_ = np.zeros(self.n_estimators)
        self.estimator_errors_ = np.ones(self.n_estimators)
        random_state = check_random_state(self.random_state)
        is_zero = weights == 0.0
        for place in range(self.n_estimators):
            weights = np.maximum(weights, np.finfo(np.float64).eps)
            weights[is_zero] = 0.0
            weights, own_weight, own_error = self._boost(place, X, y, weights, random_state)
            if weights is None:
                break
            self.estimator_weights_[place], self.estimator_errors_[place] = own_weight, own_error
            if own_error == 0:
                break
            total = np.sum(weights)
            if not np.isfinite(total):
                warnings.warn(f"Sample weights have reached infinite values, at iteration {place}, causing overflow. Iterations stopped. Try "
                              "lowering the learning rate.", stacklevel=2)
                break
            if total <= 0:
                break
            if place < self.n_estimators - 1:
                weights = weights / total
        return self

    def _starting_weights(self, given, X):
        from sklearn._data import check_sample_weight
        weights = check_sample_weight(given, X.shape[0]).copy()
        if (weights < 0).any():
            raise ValueError("Negative values in data passed to `sample_weight`.")
        return weights / weights.sum()

    def _next_member(self, random_state):
        member = self._make_member(random_state)
        self.estimators_.append(member)
        return member

    def staged_score(self, X, y, sample_weight=None):
        """Scores after each member."""
        from sklearn.metrics import accuracy_score, r2_score
        score = accuracy_score if is_classifier(self) else r2_score
        for found in self.staged_predict(X):
            yield score(y, found, sample_weight=sample_weight)

    @property
    def feature_importances_(self):
        """The weighted mean of the members' importances."""
        if not self.estimators_:
            raise ValueError("Estimator not fitted, call `fit` before `feature_importances_`.")
        try:
            pairs = zip(self.estimator_weights_, self.estimators_)
            return sum(weight * member.feature_importances_ for weight, member in pairs) / self.estimator_weights_.sum()
        except AttributeError as error:
            raise AttributeError("Unable to compute feature importances since estimator does not have a feature_importances_ attribute") from error


class AdaBoostClassifier(ClassifierMixin, _AdaBoost):
    """AdaBoost of classifiers (SAMME); without an estimator, of stumps."""

    _rules = {**_RULES, "algorithm": one_of("SAMME", "deprecated")}

    def __init__(self, estimator=None, *, n_estimators=50, learning_rate=1.0, algorithm="deprecated", random_state=None):
        self.estimator = estimator
        self.n_estimators = n_estimators
        self.learning_rate = learning_rate
        self.algorithm = algorithm
        self.random_state = random_state

    def _check_member(self):
        from sklearn.tree import DecisionTreeClassifier
        self._choose_member(DecisionTreeClassifier(max_depth=1))
        if self.algorithm != "deprecated":
            warnings.warn("The parameter 'algorithm' is deprecated in 1.6 and has no effect. It will be removed in version 1.8.",
                          FutureWarning, stacklevel=4)
        if not has_fit_parameter(self.estimator_, "sample_weight"):
            raise ValueError(f"{type(self.estimator).__name__} doesn't support sample_weight.")

    def _boost(self, place, X, y, weights, random_state):
        member = self._next_member(random_state).fit(X, y, sample_weight=weights)
        found = member.predict(X)
        if place == 0:
            self.classes_ = getattr(member, "classes_", None)
            self.n_classes_ = len(self.classes_)
        wrong = found != y
        error = np.mean(np.average(wrong, weights=weights, axis=0))
        if error <= 0:
            return weights, 1.0, 0.0
        n_classes = self.n_classes_
        if error >= 1.0 - 1.0 / n_classes:
            self.estimators_.pop()
            if not self.estimators_:
                raise ValueError("BaseClassifier in AdaBoostClassifier ensemble is worse than random, ensemble can not be fit.")
            return _DONE
        own = self.learning_rate * (np.log((1.0 - error) / error) + np.log(n_classes - 1.0))
        if place != self.n_estimators - 1:
            with np.errstate(divide="ignore"):
                weights = np.exp(np.log(weights) + own * wrong * (weights > 0))
        return weights, own, error

    def _votes(self, member, weight, X):
        hits = member.predict(X)[:, None] == self.classes_
        return np.where(hits, weight, -1 / (self.n_classes_ - 1) * weight)

    def decision_function(self, X):
        """The scores of each row, a column for each class where there are more than two."""
        X = self._rows(X)
        if self.n_classes_ == 1:
            return np.zeros((X.shape[0], 1), dtype=X.dtype)
        votes = sum(self._votes(member, weight, X) for member, weight in zip(self.estimators_, self.estimator_weights_))
        votes = votes / self.estimator_weights_.sum()
        if self.n_classes_ == 2:
            votes[:, 0] *= -1
            return votes.sum(axis=1)
        return votes

    def staged_decision_function(self, X):
        """Scores after each member."""
        X = self._rows(X)
        votes, total = None, 0.0
        for weight, member in zip(self.estimator_weights_, self.estimators_):
            total += weight
            own = self._votes(member, weight, X)
            votes = own if votes is None else votes + own
            if self.n_classes_ == 2:
                turned = votes.copy()
                turned[:, 0] *= -1
                yield (turned / total).sum(axis=1)
            else:
                yield votes / total

    def _labels(self, votes):
        return self.classes_[(votes > 0).astype(np.int64) if self.n_classes_ == 2 else np.argmax(votes, axis=1)]

    def predict(self, X):
        """The class of each row."""
        return self._labels(self.decision_function(X))

    def staged_predict(self, X):
        """Classes after each member."""
        for votes in self.staged_decision_function(X):
            yield self._labels(votes)

    def _probabilities(self, votes):
        from sklearn.ensemble._losses import softmax
        if self.n_classes_ == 2:
            return softmax(np.vstack([-votes, votes]).T / 2)
        return softmax(votes / (self.n_classes_ - 1))

    def predict_proba(self, X):
        """The probability of each class."""
        check_fitted(self)
        if self.n_classes_ == 1:
            return np.ones((row_count(X), 1))
        return self._probabilities(self.decision_function(X))

    def staged_predict_proba(self, X):
        """Probabilities after each member."""
        for votes in self.staged_decision_function(X):
            yield self._probabilities(votes)

    def predict_log_proba(self, X):
        """Logarithms of the probabilities."""
        return np.log(self.predict_proba(X))


class AdaBoostRegressor(RegressorMixin, _AdaBoost):
    """AdaBoost of regressors (R2); without an estimator, of small trees."""

    _rules = {**_RULES, "loss": one_of("exponential", "linear", "square")}

    def __init__(self, estimator=None, *, n_estimators=50, learning_rate=1.0, loss="linear", random_state=None):
        self.estimator = estimator
        self.n_estimators = n_estimators
        self.learning_rate = learning_rate
        self.loss = loss
        self.random_state = random_state

    def _check_member(self):
        from sklearn.tree import DecisionTreeRegressor
        self._choose_member(DecisionTreeRegressor(max_depth=3))

    def _boost(self, place, X, y, weights, random_state):
        member = self._next_member(random_state)
        n_rows = X.shape[0]
        rows = random_state.choice(np.arange(n_rows), size=n_rows, replace=True, p=weights)
        member.fit(take_rows(X, rows), take_rows(y, rows))
        kept = weights > 0
        errors = np.abs(member.predict(X) - y)[kept]
        largest = errors.max()
        if largest != 0:
            errors = errors / largest
        if self.loss == "square":
            errors = errors ** 2
        elif self.loss == "exponential":
            errors = 1.0 - np.exp(-errors)
        error = (weights[kept] * errors).sum()
        if error <= 0:
            return weights, 1.0, 0.0
        if error >= 0.5:
            if len(self.estimators_) > 1:
                self.estimators_.pop()
            return _DONE
        beta = error / (1.0 - error)
        own = self.learning_rate * np.log(1.0 / beta)
        if place != self.n_estimators - 1:
            weights[kept] *= np.power(beta, (1.0 - errors) * self.learning_rate)
        return weights, own, error

    def _weighted_median(self, X, count):
        answers = np.array([member.predict(X) for member in self.estimators_[:count]]).T
        order = np.argsort(answers, axis=1)
        reached = np.cumsum(self.estimator_weights_[order], axis=1)
        place = (reached >= 0.5 * reached[:, -1][:, None]).argmax(axis=1)
        rows = np.arange(len(answers))
        return answers[rows, order[rows, place]]

    def predict(self, X):
        """The weighted median of the members' answers."""
        return self._weighted_median(self._rows(X), len(self.estimators_))

    def staged_predict(self, X):
        """Numbers after each member."""
        X = self._rows(X)
        for count in range(1, len(self.estimators_) + 1):
            yield self._weighted_median(X, count)
