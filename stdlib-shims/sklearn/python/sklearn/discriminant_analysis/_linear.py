"""`LinearDiscriminantAnalysis`: classes with one covariance, and the directions that part them."""

import warnings

import numpy as np

from sklearn._data import check_fitted
from sklearn._rules import BOOL, float_in, int_from, one_of
from sklearn.base import BaseEstimator, ClassifierMixin, ClassNamePrefixFeaturesOutMixin, TransformerMixin
from sklearn.utils.extmath import softmax
from sklearn.utils.multiclass import unique_labels

_FLOATS = (np.float64, np.float32)


def covariance_of(X, shrinkage=None, estimator=None):
    """The covariance of columns: plain, shrunk, or as an estimator says."""
    from sklearn.covariance import empirical_covariance, ledoit_wolf, shrunk_covariance
    if estimator is not None:
        if shrinkage is not None and shrinkage != 0:
            raise ValueError("covariance_estimator and shrinkage parameters are not None. Only one of the two can be set.")
        estimator.fit(X)
        if not hasattr(estimator, "covariance_"):
            raise ValueError(f"{type(estimator).__name__} does not have a covariance_ attribute")
        return estimator.covariance_
    if shrinkage == "auto":
        from sklearn.preprocessing import StandardScaler
        scaler = StandardScaler()
        made = ledoit_wolf(scaler.fit_transform(X))[0]
        return scaler.scale_[:, None] * made * scaler.scale_[None, :]
    if shrinkage is None or shrinkage == "empirical":
        return empirical_covariance(X)
    return shrunk_covariance(empirical_covariance(X), shrinkage)


class LinearDiscriminantAnalysis(ClassNamePrefixFeaturesOutMixin, ClassifierMixin, TransformerMixin, BaseEstimator):
    """Classes by a common covariance; `transform` gives the directions that part them."""

    _rules = {
        "solver": one_of("svd", "lsqr", "eigen"), "shrinkage": (one_of("auto"), float_in(0.0, 1.0, "[]"), "None"),
        "n_components": (int_from(1), "None"), "priors": ("an array-like", "None"), "store_covariance": BOOL, "tol": float_in(0.0),
    }

    def __init__(self, solver="svd", shrinkage=None, priors=None, n_components=None, store_covariance=False, tol=1e-4,
                 covariance_estimator=None):
        self.solver = solver
        self.shrinkage = shrinkage
        self.priors = priors
        self.n_components = n_components
        self.store_covariance = store_covariance
        self.tol = tol
        self.covariance_estimator = covariance_estimator

    def fit(self, X, y):
        """Learn the classes."""
        X, y = self._validate(X, y, needs_y=True, ensure_min_samples=2, dtype=_FLOATS)
        self.classes_ = unique_labels(y)
        n_classes = len(self.classes_)
        if X.shape[0] == n_classes:
            raise ValueError("The number of samples must be more than the number of classes.")
        codes = np.searchsorted(self.classes_, y)
        self.priors_ = np.bincount(codes) / float(len(y)) if self.priors is None else np.asarray(self.priors, dtype=X.dtype)
        if (self.priors_ < 0).any():
            raise ValueError("priors must be non-negative")
        if abs(self.priors_.sum() - 1.0) > 1e-5:
            warnings.warn("The priors do not sum to 1. Renormalizing", UserWarning, stacklevel=2)
            self.priors_ = self.priors_ / self.priors_.sum()
        most = min(n_classes - 1, X.shape[1])
        if self.n_components is not None and self.n_components > most:
            raise ValueError("n_components cannot be larger than min(n_features, n_classes - 1).")
        self._max_components = most if self.n_components is None else self.n_components
        self.means_ = np.array([X[codes == place].mean(axis=0) for place in range(n_classes)])
        self._solve(X, codes)
        if n_classes == 2:
            self.coef_ = (self.coef_[1] - self.coef_[0]).reshape(1, -1)
            self.intercept_ = np.reshape(self.intercept_[1] - self.intercept_[0], (1,))
        self._n_features_out = self._max_components
        return self

    def _common(self, X, codes):
        """The covariance within classes."""
        parts = [prior * np.atleast_2d(covariance_of(X[codes == place], self.shrinkage, self.covariance_estimator))
                 for place, prior in enumerate(self.priors_.tolist())]
        return sum(parts)

    def _solve(self, X, codes):
        if self.solver == "svd":
            if self.shrinkage is not None:
                raise NotImplementedError("shrinkage not supported with 'svd' solver.")
            if self.covariance_estimator is not None:
                raise ValueError("covariance estimator is not supported with svd solver. Try another solver")
            self._by_singular_values(X, codes)
            return
        self.covariance_ = self._common(X, codes)
        if self.solver == "lsqr":
            self.coef_ = np.linalg.lstsq(self.covariance_, self.means_.T, rcond=None)[0].T
        else:
            self._by_eigenvalues(X)
        self.intercept_ = -0.5 * np.diag(self.means_ @ self.coef_.T) + np.log(self.priors_)

    def _by_eigenvalues(self, X):
        within = self.covariance_
        between = covariance_of(X, self.shrinkage, self.covariance_estimator) - within
        lower = np.linalg.cholesky(within)
        inner = np.linalg.solve(lower, np.linalg.solve(lower, between).T).T
        values, vectors = np.linalg.eigh((inner + inner.T) / 2)
        vectors = np.linalg.solve(lower.T, vectors)
        self.explained_variance_ratio_ = np.sort(values / values.sum())[::-1][:self._max_components]
        self.scalings_ = vectors[:, np.argsort(values)[::-1]]
        self.coef_ = (self.means_ @ self.scalings_) @ self.scalings_.T

    def _by_singular_values(self, X, codes):
        n_samples, n_classes = X.shape[0], len(self.classes_)
        if self.store_covariance:
            self.covariance_ = self._common(X, codes)
        self.xbar_ = self.priors_ @ self.means_
        away = np.concatenate([X[codes == place] - self.means_[place] for place in range(n_classes)])
        spread = away.std(axis=0)
        spread[spread == 0] = 1.0
        _, S, Vt = np.linalg.svd(np.sqrt(1.0 / (n_samples - n_classes)) * (away / spread), full_matrices=False)
        rank = int((S > self.tol).sum())
        scalings = (Vt[:rank] / spread).T / S[:rank]
        share = 1.0 if n_classes == 1 else 1.0 / (n_classes - 1)
        centres = (np.sqrt(n_samples * self.priors_ * share) * (self.means_ - self.xbar_).T).T @ scalings
        _, S, Vt = np.linalg.svd(centres, full_matrices=False)
        self.explained_variance_ratio_ = (S ** 2 / (S ** 2).sum())[:self._max_components] if self._max_components else np.empty(0)
        rank = int((S > self.tol * S[0]).sum())
        self.scalings_ = scalings @ Vt.T[:, :rank]
        coef = (self.means_ - self.xbar_) @ self.scalings_
        self.intercept_ = -0.5 * (coef ** 2).sum(axis=1) + np.log(self.priors_)
        self.coef_ = coef @ self.scalings_.T
        self.intercept_ = self.intercept_ - self.xbar_ @ self.coef_.T

    def transform(self, X):
        """Rows along the directions that part the classes."""
        if self.solver == "lsqr":
            raise NotImplementedError("transform not implemented for 'lsqr' solver (use 'svd' or 'eigen').")
        check_fitted(self)
        X = self._validate(X, reset=False)
        made = (X - self.xbar_) @ self.scalings_ if self.solver == "svd" else X @ self.scalings_
        return made[:, :self._max_components]

    def decision_function(self, X):
        """Scores of the classes; for two classes, of the second against the first."""
        check_fitted(self)
        scores = self._validate(X, reset=False) @ self.coef_.T + self.intercept_
        return scores.ravel() if scores.shape[1] == 1 else scores

    def predict(self, X):
        """The likeliest classes."""
        scores = self.decision_function(X)
        return self.classes_[(scores > 0).astype(int) if scores.ndim == 1 else scores.argmax(axis=1)]

    def predict_proba(self, X):
        """The probabilities of the classes."""
        check_fitted(self)
        scores = self.decision_function(X)
        if len(self.classes_) != 2:
            return softmax(scores)
        with np.errstate(over="ignore"):
            chance = 1 / (1 + np.exp(-scores))
        return np.stack([1 - chance, chance], axis=1)

    def predict_log_proba(self, X):
        """Logarithms of the probabilities of the classes."""
        chances = self.predict_proba(X)
        return np.log(np.where(chances == 0.0, np.finfo(chances.dtype).tiny, chances))
