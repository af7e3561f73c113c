"""Random projections: normal numbers, or few numbers that are not zero."""

import warnings

import numpy as np

from sklearn._data import check_array, check_fitted
from sklearn._rules import BOOL, SEED, check, float_in, int_from, one_of
from sklearn.base import BaseEstimator, ClassNamePrefixFeaturesOutMixin, TransformerMixin
from sklearn.exceptions import DataDimensionalityWarning
from sklearn.utils import check_random_state
from sklearn.utils.extmath import safe_sparse_dot

_FLOATS = (np.float64, np.float32)
_FORMATS = ("csr", "csc")


def johnson_lindenstrauss_min_dim(n_samples, *, eps=0.1):
    """How many columns keep the distances of so many rows up to a share of eps."""
    check("johnson_lindenstrauss_min_dim", "n_samples", n_samples, ("an array-like", float_in(1.0)))
    check("johnson_lindenstrauss_min_dim", "eps", eps, ("an array-like", float_in(0.0, 1.0, "()")))
    eps, n_samples = np.asarray(eps), np.asarray(n_samples)
    if (eps <= 0.0).any() or (eps >= 1).any():
        raise ValueError(f"The JL bound is defined for eps in ]0, 1[, got {eps!r}")
    if (n_samples <= 0).any():
        raise ValueError(f"The JL bound is defined for n_samples greater than zero, got {n_samples!r}")
    return (4 * np.log(n_samples) / (eps ** 2 / 2 - eps ** 3 / 3)).astype(np.int64)


class _Projection(ClassNamePrefixFeaturesOutMixin, TransformerMixin, BaseEstimator):
    _rules = {"n_components": (int_from(1), one_of("auto")), "eps": float_in(0.0, ends="()"), "compute_inverse_components": BOOL,
              "random_state": SEED}

    def fit(self, X, y=None):
        """Draw the projection; of the data only their size matters."""
        X = self._validate(X, accept_sparse=_FORMATS, dtype=_FLOATS)
        n_samples, n_features = X.shape
        wanted = self.n_components
        if wanted == "auto":
            wanted = johnson_lindenstrauss_min_dim(n_samples=n_samples, eps=self.eps)
            if wanted <= 0:
                raise ValueError(f"eps={self.eps:f} and n_samples={n_samples} lead to a target dimension of {wanted} which is invalid")
            if wanted > n_features:
                raise ValueError(f"eps={self.eps:f} and n_samples={n_samples} lead to a target dimension of {wanted} which is larger "
                                 f"than the "
                                 f"original space with n_features={n_features}")
        elif wanted > n_features:
            warnings.warn("The number of components is higher than the number of features: n_features < n_components "
                          f"({n_features} < {wanted}).The dimensionality of the problem will not be reduced.", DataDimensionalityWarning,
                          stacklevel=2)
        self.n_components_ = wanted
        self.components_ = self._draw(int(wanted), n_features, check_random_state(self.random_state))
        if self.compute_inverse_components:
            self.inverse_components_ = self._inverse()
        self._n_features_out = self.n_components
        return self

    def _inverse(self):
        components = self.components_
        return np.linalg.pinv(components.toarray() if hasattr(components, "toarray") else components)

    def inverse_transform(self, X):
        """Rows that give these projections, by the inverse with the shortest rows."""
        check_fitted(self)
        X = check_array(X, dtype=_FLOATS, accept_sparse=_FORMATS)
        return X @ (self.inverse_components_ if self.compute_inverse_components else self._inverse()).T


class GaussianRandomProjection(_Projection):
    """A projection of normal numbers."""

    def __init__(self, n_components="auto", *, eps=0.1, compute_inverse_components=False, random_state=None):
        self.n_components = n_components
        self.eps = eps
        self.compute_inverse_components = compute_inverse_components
        self.random_state = random_state

    def _draw(self, n_components, n_features, rng):
        return rng.normal(loc=0.0, scale=1.0 / np.sqrt(n_components), size=(n_components, n_features))

    def transform(self, X):
        """The projections of rows."""
        check_fitted(self)
        return self._validate(X, accept_sparse=_FORMATS, reset=False, dtype=_FLOATS) @ self.components_.T


class SparseRandomProjection(_Projection):
    """A projection of few numbers that are not zero, all of one size."""

    _rules = {**_Projection._rules, "density": (float_in(0.0, 1.0, "(]"), one_of("auto")), "dense_output": BOOL}

    def __init__(self, n_components="auto", *, density="auto", eps=0.1, dense_output=False, compute_inverse_components=False,
                 random_state=None):
        self.n_components = n_components
        self.eps = eps
        self.compute_inverse_components = compute_inverse_components
        self.random_state = random_state
        self.dense_output = dense_output
        self.density = density

    def _draw(self, n_components, n_features, rng):
        from scipy.sparse import csr_matrix
        from sklearn.model_selection._parameters import sample_without_replacement
        self.density_ = density = 1 / np.sqrt(n_features) if self.density == "auto" else self.density
        if density == 1:
            return 1 / np.sqrt(n_components) * (rng.binomial(1, 0.5, (n_components, n_features)) * 2 - 1)
        columns, starts = [], [0]
        for _ in range(n_components):
            count = int(rng.binomial(n_features, density))
            columns.append(np.asarray(sample_without_replacement(n_features, count, rng), dtype=np.int64))
            starts.append(starts[-1] + count)
        columns = np.concatenate(columns)
        signs = rng.binomial(1, 0.5, size=len(columns)) * 2 - 1
        size = np.sqrt(1 / density) / np.sqrt(n_components)
        return csr_matrix((size * signs, columns, np.array(starts)), shape=(n_components, n_features))

    def transform(self, X):
        """The projections of rows; sparse for sparse rows, unless `dense_output`."""
        check_fitted(self)
        X = self._validate(X, accept_sparse=_FORMATS, reset=False, dtype=_FLOATS)
        return safe_sparse_dot(X, self.components_.T, dense_output=self.dense_output)
