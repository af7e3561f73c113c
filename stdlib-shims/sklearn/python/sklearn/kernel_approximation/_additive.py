"""`AdditiveChi2Sampler`: the additive chi-squared kernel by its Fourier transform, sampled evenly."""

import numpy as np

from sklearn._data import check_fitted, feature_names_in
from sklearn._rules import float_in, int_from
from sklearn.base import BaseEstimator, TransformerMixin

_WORDS = "If sample_steps is not in [1, 2, 3], you need to provide sample_interval"


class AdditiveChi2Sampler(TransformerMixin, BaseEstimator):
    """Waves of the logarithms of columns."""

    _rules = {"sample_steps": int_from(1), "sample_interval": (float_in(0.0), "None")}

    def __init__(self, *, sample_steps=2, sample_interval=None):
        self.sample_steps = sample_steps
        self.sample_interval = sample_interval

    def fit(self, X, y=None):
        """Check the data; nothing is learned."""
        self._validate(X, accept_sparse="csr", ensure_non_negative=True)
        if self.sample_interval is None and self.sample_steps not in (1, 2, 3):
            raise ValueError(_WORDS)
        return self

    def transform(self, X):
        """The waves at rows."""
        X = self._validate(X, accept_sparse="csr", reset=False, ensure_non_negative=True)
        step = self.sample_interval
        if step is None:
            if self.sample_steps not in (1, 2, 3):
                raise ValueError(_WORDS)
            step = {1: 0.8, 2: 0.5, 3: 0.4}[self.sample_steps]
        if hasattr(X, "tocsr"):
            from scipy.sparse import csr_matrix, hstack
            return hstack([csr_matrix((part, X.indices.copy(), X.indptr.copy()), shape=X.shape) for part in self._waves(X.data, step)])
        there = X != 0.0
        made = []
        for part in self._waves(X[there], step):
            column = np.zeros(X.shape, dtype=np.float64 if X.dtype.kind != "f" else X.dtype)
            column[there] = part
            made.append(column)
        return np.hstack(made)

    def _waves(self, values, step):
        yield np.sqrt(values * step)
        logs, size = step * np.log(values), 2 * values * step
        for place in range(1, self.sample_steps):
            factor = np.sqrt(size / np.cosh(np.pi * place * step))
            yield factor * np.cos(place * logs)
            yield factor * np.sin(place * logs)

    def get_feature_names_out(self, input_features=None):
        """Names such as additivechi2sampler_x0_cos1."""
        check_fitted(self, "n_features_in_")
        names, prefix = feature_names_in(self, input_features), type(self).__name__.lower()
        made = [f"{prefix}_{name}_sqrt" for name in names]
        for place in range(1, self.sample_steps):
            made.extend(f"{prefix}_{name}_{wave}{place}" for wave in ("cos", "sin") for name in names)
        return np.asarray(made, dtype=object)
