"""What linear models share: centred data, predictions, decisions of classifiers."""

import numpy as np

from sklearn._data import check_fitted, check_sample_weight
from sklearn.base import ClassifierMixin


def means_of(X, y, fit_intercept, sample_weight=None):
    """The (weighted) means of X and y, which are zero without an intercept."""
    if not fit_intercept:
        return np.zeros(X.shape[1]), np.zeros(y.shape[1:]) if y.ndim > 1 else 0.0
    return np.average(X, axis=0, weights=sample_weight), np.average(y, axis=0, weights=sample_weight)


def centred(X, y, fit_intercept, sample_weight=None):
    """X and y less their (weighted) means, and the means."""
    x_mean, y_mean = means_of(X, y, fit_intercept, sample_weight)
    return (X - x_mean, y - y_mean, x_mean, y_mean) if fit_intercept else (X, y, x_mean, y_mean)


def uncentred(X, y, x_mean, y_mean, sample_weight):
    """What native code takes in place of centred and weighted data, of which it makes no copy."""
    factors = None if sample_weight is None else np.sqrt(sample_weight)
    return X, y.reshape(len(y), -1), np.append(x_mean, y_mean), factors


def weighted(X, y, sample_weight):
    """Rows times the root of their weight."""
    root = np.sqrt(sample_weight)
    return X * root[:, None], y * (root if y.ndim == 1 else root[:, None])


def weights_of_rows(sample_weight, n_rows):
    """Weights as an array, or None where there are none."""
    return None if sample_weight is None else check_sample_weight(sample_weight, n_rows)


class LinearPredictor:
    """`predict` is the linear function of X."""

    def predict(self, X):
        """The linear function of X."""
        check_fitted(self)
        return self._validate(X, reset=False) @ self.coef_.T + self.intercept_

    def _keep_intercept(self, x_mean, y_mean):
        self.intercept_ = y_mean - np.dot(x_mean, self.coef_.T) if self.fit_intercept else 0.0


class LinearClassifierMixin(ClassifierMixin):
    """Classifiers that decide by a linear function."""

    def decision_function(self, X):
        """The signed distance to the boundary, for each class where there are more than two."""
        check_fitted(self)
        X = self._validate(X, reset=False)
        coef = self.coef_.toarray() if hasattr(self.coef_, "toarray") else self.coef_
        scores = X @ coef.T + self.intercept_
        return scores.ravel() if scores.ndim == 1 or scores.shape[1] == 1 else scores

    def predict(self, X):
        """The most likely class of each row."""
        scores = self.decision_function(X)
        return self.classes_[(scores > 0).astype(int) if scores.ndim == 1 else scores.argmax(axis=1)]

    def _shares_of_one_against_rest(self, X):
        scores = self.decision_function(X)
        shares = 1.0 / (1.0 + np.exp(-scores))
        if scores.ndim == 1:
            return np.column_stack((1.0 - shares, shares))
        return shares / shares.sum(axis=1, keepdims=True)


class SparseCoefMixin:
    """Coefficients that can be kept as a sparse matrix."""

    def densify(self):
        """Keep the coefficients in an array."""
        check_fitted(self, msg="Estimator, %(name)s, must be fitted before densifying.")
        if hasattr(self.coef_, "toarray"):
            self.coef_ = self.coef_.toarray()
        return self

    def sparsify(self):
        """Keep the coefficients in a sparse matrix."""
        from scipy.sparse import csr_matrix
        check_fitted(self, msg="Estimator, %(name)s, must be fitted before sparsifying.")
        self.coef_ = csr_matrix(self.coef_)
        return self


def fold_rows(cv, X, y, classifier=False):
    """Train and test rows of each fold."""
    from sklearn.model_selection import check_cv
    return list(check_cv(5 if cv is None else cv, y, classifier=classifier).split(X, y))
