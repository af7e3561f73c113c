"""Estimators that ignore X: baselines to compare others with."""

import numpy as np

from sklearn._data import check_array, check_consistent_length, check_fitted, check_sample_weight, row_count
from sklearn._rules import float_in, one_of
from sklearn.base import BaseEstimator, ClassifierMixin, MultiOutputMixin, RegressorMixin
from sklearn.utils._random import check_random_state

__all__ = ["DummyClassifier", "DummyRegressor"]


class DummyClassifier(MultiOutputMixin, ClassifierMixin, BaseEstimator):
    """Answers from the classes of y alone."""

    _rules = {"strategy": one_of("most_frequent", "prior", "stratified", "uniform", "constant")}

    def __init__(self, *, strategy="prior", random_state=None, constant=None):
        self.strategy = strategy
        self.random_state = random_state
        self.constant = constant

    def fit(self, X, y, sample_weight=None):
        """Count the classes."""
        from sklearn.tree._targets import as_codes
        self._check_parameters()
        self._strategy = self.strategy
        y = np.asarray(y)
        y = y.reshape(-1, 1) if y.ndim == 1 else y
        self.n_outputs_ = y.shape[1]
        check_consistent_length(X, y)
        weights = None if sample_weight is None else check_sample_weight(sample_weight, row_count(X))
        constant = None
        if self.strategy == "constant":
            if self.constant is None:
                raise ValueError("Constant target value has to be specified when the constant strategy is used.")
            constant = np.atleast_1d(np.asarray(self.constant)).ravel()
            if len(constant) != self.n_outputs_:
                raise ValueError(f"Constant target value should have shape ({self.n_outputs_}, 1).")
        codes, classes = as_codes(y)
        if constant is not None:
            for output, own in enumerate(classes):
                if constant[output] not in own.tolist():
                    raise ValueError(
                        "The constant target value must be present in the training data. You provided constant="
                        f"{self.constant}. Possible values are: {own.tolist()}.")
        priors = []
        for output in range(self.n_outputs_):
            counts = np.bincount(codes[:, output], weights=weights)
            priors.append(counts / counts.sum())
        one = self.n_outputs_ == 1
        self.classes_ = classes[0] if one else classes
        self.n_classes_ = len(classes[0]) if one else [len(own) for own in classes]
        self.class_prior_ = priors[0] if one else priors
        return self

    def _outputs(self):
        if self.n_outputs_ == 1:
            return [(self.classes_, self.class_prior_)]
        return list(zip(self.classes_, self.class_prior_))

    def predict(self, X):
        """A class for each row."""
        check_fitted(self)
        n_rows = row_count(X)
        random_state = check_random_state(self.random_state)
        if self._strategy == "constant":
            constant = np.atleast_1d(np.asarray(self.constant)).ravel()
        columns = []
        shares = None
        if self._strategy == "stratified":
            shares = self.predict_proba(X)
            shares = [shares] if self.n_outputs_ == 1 else shares
        for output, (classes, prior) in enumerate(self._outputs()):
            if self._strategy in ("most_frequent", "prior"):
                columns.append(np.repeat(classes[prior.argmax()], n_rows))
            elif self._strategy == "stratified":
                columns.append(classes[shares[output].argmax(axis=1)])
            elif self._strategy == "uniform":
                columns.append(classes[random_state.randint(len(classes), size=n_rows)])
            else:
                columns.append(np.repeat(constant[output], n_rows))
        return columns[0] if self.n_outputs_ == 1 else np.stack(columns, axis=1)

    def predict_proba(self, X):
        """The probability of each class."""
        check_fitted(self)
        n_rows = row_count(X)
        random_state = check_random_state(self.random_state)
        found = []
        for output, (classes, prior) in enumerate(self._outputs()):
            if self._strategy == "most_frequent":
                own = np.zeros((n_rows, len(classes)))
                own[:, prior.argmax()] = 1.0
            elif self._strategy == "prior":
                own = np.ones((n_rows, 1)) * prior
            elif self._strategy == "stratified":
                own = random_state.multinomial(1, prior, size=n_rows).astype(np.float64)
            elif self._strategy == "uniform":
                own = np.ones((n_rows, len(classes))) / len(classes)
            else:
                constant = np.atleast_1d(np.asarray(self.constant)).ravel()[output]
                own = np.ones((n_rows, 1)) * (classes == constant).astype(np.float64)
            found.append(own)
        return found[0] if self.n_outputs_ == 1 else found

    def predict_log_proba(self, X):
        """Logarithms of the probabilities."""
        found = self.predict_proba(X)
        with np.errstate(divide="ignore"):
            return np.log(found) if self.n_outputs_ == 1 else [np.log(own) for own in found]

    def score(self, X, y, sample_weight=None):
        """Accuracy; X may be None."""
        return super().score(np.zeros((len(y), 1)) if X is None else X, y, sample_weight)


class DummyRegressor(MultiOutputMixin, RegressorMixin, BaseEstimator):
    """Answers one number from y alone."""

    _rules = {"strategy": one_of("mean", "median", "quantile", "constant"), "quantile": (float_in("0.0", "1.0", "[]"), "None")}

    def __init__(self, *, strategy="mean", constant=None, quantile=None):
        self.strategy = strategy
        self.constant = constant
        self.quantile = quantile

    def fit(self, X, y, sample_weight=None):
        """Find the number."""
        from sklearn.utils._percentile import weighted_percentile
        self._check_parameters()
        y = check_array(y, ensure_2d=False, input_name="y")
        if len(y) == 0:
            raise ValueError("y must not be empty.")
        y = y.reshape(-1, 1) if y.ndim == 1 else y
        self.n_outputs_ = y.shape[1]
        check_consistent_length(X, y, sample_weight)
        weights = None if sample_weight is None else check_sample_weight(sample_weight, row_count(X))
        if self.strategy == "mean":
            found = np.average(y, axis=0, weights=weights)
        elif self.strategy in ("median", "quantile"):
            if self.strategy == "quantile" and self.quantile is None:
                raise ValueError("When using `strategy='quantile', you have to specify the desired quantile in the range [0, 1].")
            share = 50.0 if self.strategy == "median" else self.quantile * 100.0
            if weights is None:
                found = np.median(y, axis=0) if self.strategy == "median" else np.percentile(y, axis=0, q=share)
            else:
                found = np.array([weighted_percentile(y[:, output], weights, share) for output in range(y.shape[1])])
        else:
            if self.constant is None:
                raise TypeError("Constant target value has to be specified when the constant strategy is used.")
            found = np.atleast_1d(np.asarray(self.constant)).ravel()
            if self.n_outputs_ != 1 and len(found) != self.n_outputs_:
                raise ValueError(f"Constant target value should have shape ({y.shape[1]}, 1).")
        self.constant_ = np.reshape(found, (1, -1))
        return self

    def predict(self, X, return_std=False):
        """The number, for each row."""
        check_fitted(self)
        n_rows = row_count(X)
        found = np.full((n_rows, self.n_outputs_), self.constant_, dtype=np.asarray(self.constant_).dtype)
        spread = np.zeros((n_rows, self.n_outputs_))
        if self.n_outputs_ == 1:
            found, spread = np.ravel(found), np.ravel(spread)
        return (found, spread) if return_std else found

    def score(self, X, y, sample_weight=None):
        """R squared; X may be None."""
        return super().score(np.zeros((len(y), 1)) if X is None else X, y, sample_weight)
