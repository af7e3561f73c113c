"""`IncrementalPCA`: principal components, learned batch by batch."""

import numpy as np

from sklearn._rules import BOOL, int_from
from sklearn.decomposition._pca import BasePCA
from sklearn.utils import gen_batches
from sklearn.utils.extmath import incremental_mean_and_var, svd_flip

_FLOATS = (np.float64, np.float32)


class IncrementalPCA(BasePCA):
    """Principal components of rows that come in batches."""

    _rules = {"n_components": (int_from(1), "None"), "whiten": BOOL, "copy": BOOL, "batch_size": (int_from(1), "None")}

    def __init__(self, n_components=None, *, whiten=False, copy=True, batch_size=None):
        self.n_components = n_components
        self.whiten = whiten
        self.copy = copy
        self.batch_size = batch_size

    def fit(self, X, y=None):
        """Find the components, in batches of `batch_size` rows."""
        self.components_ = self.singular_values_ = self.explained_variance_ = None
        self.explained_variance_ratio_ = self.noise_variance_ = None
        self.n_samples_seen_, self.mean_, self.var_ = 0, 0.0, 0.0
        X = self._validate(X, accept_sparse=("csr", "csc", "lil"), dtype=_FLOATS)
        if hasattr(X, "tocsr"):
            X = X.tocsr()
        self.batch_size_ = 5 * X.shape[1] if self.batch_size is None else self.batch_size
        for batch in gen_batches(X.shape[0], self.batch_size_, min_batch_size=self.n_components or 0):
            part = X[batch]
            self.partial_fit(part.toarray() if hasattr(part, "toarray") else part, check_input=False)
        return self

    def _wanted(self, n_samples, n_features, first):
        if self.n_components is None:
            return min(n_samples, n_features) if self.components_ is None else self.components_.shape[0]
        if self.n_components > n_features:
            raise ValueError(f"n_components={self.n_components!r} invalid for n_features={n_features}, need more rows than columns for "
                             "IncrementalPCA processing")
        if self.n_components > n_samples and first:
            raise ValueError(f"n_components={self.n_components} must be less or equal to the batch number of samples {n_samples} for the "
                             "first partial_fit call.")
        return self.n_components

    def partial_fit(self, X, y=None, check_input=True):
        """Learn from one more batch."""
        first = not hasattr(self, "components_")
        if check_input:
            if hasattr(X, "tocsr"):
                raise TypeError("IncrementalPCA.partial_fit does not support sparse input. Either convert data to dense or use "
                                "IncrementalPCA.fit to do so in batches.")
            X = self._validate(X, dtype=_FLOATS, reset=first)
        n_samples, n_features = X.shape
        if first:
            self.components_ = None
        self.n_components_ = self._wanted(n_samples, n_features, first)
        if self.components_ is not None and self.components_.shape[0] != self.n_components_:
            raise ValueError(f"Number of input features has changed from {self.components_.shape[0]} to {self.n_components_} between calls "
                             "to partial_fit! Try setting n_components to a fixed value.")
        if not hasattr(self, "n_samples_seen_"):
            self.n_samples_seen_, self.mean_, self.var_ = 0, 0.0, 0.0
        mean, variance, counts = incremental_mean_and_var(X, self.mean_, self.var_, np.repeat(self.n_samples_seen_, n_features))
        count = counts[0]
        if self.n_samples_seen_ == 0:
            X = X - mean
        else:
            batch_mean = X.mean(axis=0)
            shift = np.sqrt((self.n_samples_seen_ / count) * n_samples) * (self.mean_ - batch_mean)
            X = np.vstack((self.singular_values_.reshape((-1, 1)) * self.components_, X - batch_mean, shift))
        U, S, Vt = np.linalg.svd(X, full_matrices=False)
        U, Vt = svd_flip(U, Vt, u_based_decision=False)
        explained = S ** 2 / (count - 1)
        ratio = S ** 2 / np.sum(variance * count)
        kept = self.n_components_
        self.n_samples_seen_ = count
        self.components_, self.singular_values_ = Vt[:kept], S[:kept]
        self.mean_, self.var_ = mean, variance
        self.explained_variance_, self.explained_variance_ratio_ = explained[:kept], ratio[:kept]
        self.noise_variance_ = explained[kept:].mean() if kept not in (n_samples, n_features) else 0.0
        return self

    def transform(self, X):
        """Rows as sums of components."""
        if not hasattr(X, "tocsr"):
            return BasePCA.transform(self, X)
        X = X.tocsr()
        batches = gen_batches(X.shape[0], self.batch_size_, min_batch_size=self.n_components or 0)
        return np.vstack([BasePCA.transform(self, X[batch].toarray()) for batch in batches])
