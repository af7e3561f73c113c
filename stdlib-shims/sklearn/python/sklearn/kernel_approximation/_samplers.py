"""Kernels by random waves and random sketches."""

import numpy as np

from sklearn._data import check_fitted
from sklearn._rules import SEED, float_in, int_from, one_of
from sklearn.base import BaseEstimator, ClassNamePrefixFeaturesOutMixin, TransformerMixin
from sklearn.utils import check_random_state


class RBFSampler(ClassNamePrefixFeaturesOutMixin, TransformerMixin, BaseEstimator):
    """Random waves whose products are nearly the Gaussian kernel."""

    _rules = {"gamma": (one_of("scale"), float_in(0.0)), "n_components": int_from(1), "random_state": SEED}

    def __init__(self, *, gamma=1.0, n_components=100, random_state=None):
        self.gamma = gamma
        self.n_components = n_components
        self.random_state = random_state

    def fit(self, X, y=None):
        """Draw the waves."""
        X = self._validate(X, accept_sparse="csr")
        rng = check_random_state(self.random_state)
        n_features = X.shape[1]
        self._gamma = self.gamma
        if self.gamma == "scale":
            spread = (X.toarray() if hasattr(X, "toarray") else X).var()
            self._gamma = 1.0 / (n_features * spread) if spread != 0 else 1.0
        self.random_weights_ = (2.0 * self._gamma) ** 0.5 * rng.normal(size=(n_features, self.n_components))
        self.random_offset_ = rng.uniform(0, 2 * np.pi, size=self.n_components)
        self._n_features_out = self.n_components
        return self

    def transform(self, X):
        """The waves at rows."""
        check_fitted(self)
        X = self._validate(X, accept_sparse="csr", reset=False)
        return np.cos(X @ self.random_weights_ + self.random_offset_) * (2.0 / self.n_components) ** 0.5


class SkewedChi2Sampler(ClassNamePrefixFeaturesOutMixin, TransformerMixin, BaseEstimator):
    """Random waves whose products are nearly the skewed chi-squared kernel."""

    _rules = {"skewedness": "a float in the range (-inf, inf)", "n_components": int_from(1), "random_state": SEED}

    def __init__(self, *, skewedness=1.0, n_components=100, random_state=None):
        self.skewedness = skewedness
        self.n_components = n_components
        self.random_state = random_state

    def fit(self, X, y=None):
        """Draw the waves."""
        X = self._validate(X)
        rng = check_random_state(self.random_state)
        drawn = rng.uniform(size=(X.shape[1], self.n_components))
        self.random_weights_ = 1.0 / np.pi * np.log(np.tan(np.pi / 2.0 * drawn))
        self.random_offset_ = rng.uniform(0, 2 * np.pi, size=self.n_components)
        self._n_features_out = self.n_components
        return self

    def transform(self, X):
        """The waves at rows."""
        check_fitted(self)
        X = self._validate(X, dtype=(np.float64, np.float32), reset=False)
        if (X <= -self.skewedness).any():
            raise ValueError("X may not contain entries smaller than -skewedness.")
        waves = np.log(X + self.skewedness) @ self.random_weights_ + self.random_offset_
        return np.cos(waves) * (np.sqrt(2.0) / np.sqrt(self.n_components))


class PolynomialCountSketch(ClassNamePrefixFeaturesOutMixin, TransformerMixin, BaseEstimator):
    """Sketches whose products are nearly the polynomial kernel."""

    _rules = {"gamma": float_in(0.0), "degree": int_from(1), "coef0": float_in(0.0), "n_components": int_from(1), "random_state": SEED}

    def __init__(self, *, gamma=1.0, degree=2, coef0=0, n_components=100, random_state=None):
        self.gamma = gamma
        self.degree = degree
        self.coef0 = coef0
        self.n_components = n_components
        self.random_state = random_state

    def fit(self, X, y=None):
        """Draw the sketches."""
        X = self._validate(X, accept_sparse="csc")
        rng = check_random_state(self.random_state)
        shape = (self.degree, X.shape[1] + (self.coef0 != 0))
        self.indexHash_ = rng.randint(0, high=self.n_components, size=shape)
        self.bitHash_ = rng.choice(a=[-1, 1], size=shape)
        self._n_features_out = self.n_components
        return self

    def transform(self, X):
        """The sketches of rows."""
        check_fitted(self)
        X = self._validate(X, accept_sparse="csc", reset=False)
        X = np.sqrt(self.gamma) * (X.toarray() if hasattr(X, "toarray") else X)
        if self.coef0 != 0:
            X = np.hstack([X, np.sqrt(self.coef0) * np.ones((len(X), 1))])
        product = 1.0
        for places, signs in zip(self.indexHash_, self.bitHash_):
            sketch = np.zeros((len(X), self.n_components))
            for column, (place, sign) in enumerate(zip(places.tolist(), signs.tolist())):
                sketch[:, place] += sign * X[:, column]
            product = product * np.fft.fft(sketch, axis=1)
        return np.real(np.fft.ifft(product, axis=1))
