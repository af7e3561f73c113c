"""`QuadraticDiscriminantAnalysis`: classes with a covariance each."""

import warnings

import numpy as np

from sklearn._data import check_fitted
from sklearn._rules import BOOL, float_in
from sklearn.base import BaseEstimator, ClassifierMixin
from sklearn.utils.multiclass import check_classification_targets


class QuadraticDiscriminantAnalysis(ClassifierMixin, BaseEstimator):
    """Classes by normal distributions with covariances of their own."""

    _rules = {"priors": ("an array-like", "None"), "reg_param": float_in(0.0, 1.0, "[]"), "store_covariance": BOOL, "tol": float_in(0.0)}

    def __init__(self, *, priors=None, reg_param=0.0, store_covariance=False, tol=1e-4):
        self.priors = priors
        self.reg_param = reg_param
        self.store_covariance = store_covariance
        self.tol = tol

    def fit(self, X, y):
        """Learn the classes."""
        X, y = self._validate(X, y, needs_y=True)
        check_classification_targets(y)
        self.classes_, codes = np.unique(y, return_inverse=True)
        n_classes = len(self.classes_)
        if n_classes < 2:
            raise ValueError(f"The number of classes has to be greater than one; got {n_classes} class")
        self.priors_ = np.bincount(codes) / float(X.shape[0]) if self.priors is None else np.array(self.priors)
        means, covariances, self.scalings_, self.rotations_ = [], [], [], []
        for place in range(n_classes):
            rows = X[codes == place]
            means.append(rows.mean(axis=0))
            if len(rows) == 1:
                raise ValueError(f"y has only 1 sample in class {self.classes_[place]}, covariance is ill defined.")
            _, S, Vt = np.linalg.svd(rows - means[-1], full_matrices=False)
            spread = (1 - self.reg_param) * S ** 2 / (len(rows) - 1) + self.reg_param
            if (spread > self.tol).sum() < X.shape[1]:
                from scipy.linalg import LinAlgWarning
                warnings.warn(f"The covariance matrix of class {place} is not full rank. Increasing the value of parameter `reg_param` "
                              f"might "
                              "help reducing the collinearity.", LinAlgWarning, stacklevel=2)
            covariances.append((spread * Vt.T) @ Vt)
            self.scalings_.append(spread)
            self.rotations_.append(Vt.T)
        if self.store_covariance:
            self.covariance_ = covariances
        self.means_ = np.asarray(means)
        return self

    def _scores(self, X):
        check_fitted(self)
        X = self._validate(X, reset=False)
        with np.errstate(divide="ignore", invalid="ignore"):
            squares = [(((X - mean) @ (turn * spread ** -0.5)) ** 2).sum(axis=1)
                       for mean, turn, spread in zip(self.means_, self.rotations_, self.scalings_)]
            sizes = np.array([np.log(spread).sum() for spread in self.scalings_])
        return -0.5 * (np.array(squares).T + sizes) + np.log(self.priors_)

    def decision_function(self, X):
        """Logarithms of the likelihoods; for two classes, of the second against the first."""
        scores = self._scores(X)
        return scores[:, 1] - scores[:, 0] if len(self.classes_) == 2 else scores

    def predict(self, X):
        """The likeliest classes."""
        scores = self._scores(X)
        return self.classes_[scores.argmax(axis=1)]

    def predict_proba(self, X):
        """The probabilities of the classes."""
        return np.exp(self.predict_log_proba(X))

    def predict_log_proba(self, X):
        """Logarithms of the probabilities of the classes."""
        scores = self._scores(X)
        scores = scores - scores.max(axis=1)[:, None]
        return scores - np.log(np.exp(scores).sum(axis=1)[:, None])
