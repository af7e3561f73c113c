"""`KBinsDiscretizer`: numbers as the bins they fall into."""

import numbers
import warnings

import numpy as np

from sklearn._data import check_array, check_fitted, check_sample_weight, feature_names_in
from sklearn._rules import SEED, int_from, one_of
from sklearn.base import BaseEstimator, TransformerMixin
from sklearn.utils._percentile import weighted_percentile


class KBinsDiscretizer(TransformerMixin, BaseEstimator):
    """Columns cut into bins of equal width, of equal count, or by k-means."""

    _rules = {
        "n_bins": (int_from(2), "an array-like"), "encode": one_of("onehot", "onehot-dense", "ordinal"),
        "strategy": one_of("uniform", "quantile", "kmeans"), "subsample": (int_from(1), "None"), "random_state": SEED,
        "quantile_method": one_of("warn", "inverted_cdf", "averaged_inverted_cdf", "closest_observation", "interpolated_inverted_cdf",
                                  "hazen", "weibull", "linear", "median_unbiased", "normal_unbiased"),
    }

    def __init__(self, n_bins=5, *, encode="onehot", strategy="quantile", quantile_method="warn", dtype=None, subsample=200_000,
                 random_state=None):
        self.n_bins = n_bins
        self.encode = encode
        self.strategy = strategy
        self.quantile_method = quantile_method
        self.dtype = dtype
        self.subsample = subsample
        self.random_state = random_state

    def fit(self, X, y=None, sample_weight=None):
        """Find the edges of the bins."""
        from sklearn.utils import resample
        X = self._validate(X)
        kind = self.dtype if self.dtype in (np.float64, np.float32) else X.dtype
        weights = None if sample_weight is None else check_sample_weight(sample_weight, X.shape[0])
        if self.subsample is not None and X.shape[0] > self.subsample:
            X = resample(X, replace=True, n_samples=self.subsample, random_state=self.random_state, sample_weight=weights)
            weights = None
        counts = self._counts(X.shape[1])
        method = self.quantile_method
        if self.strategy == "quantile" and method == "warn":
            warnings.warn("The current default behavior, quantile_method='linear', will be changed to "
                          "quantile_method='averaged_inverted_cdf' in scikit-learn version 1.9 to naturally support sample weight "
                          "equivalence properties by default. Pass quantile_method='averaged_inverted_cdf' explicitly to silence this "
                          "warning.", FutureWarning, stacklevel=2)
            method = "linear"
        if self.strategy == "quantile" and weights is not None and method not in ("inverted_cdf", "averaged_inverted_cdf"):
            raise ValueError("When fitting with strategy='quantile' and sample weights, quantile_method should either be set to "
                             f"'averaged_inverted_cdf' or 'inverted_cdf', got quantile_method='{method}' instead.")
        self.bin_edges_ = np.zeros(X.shape[1], dtype=object)
        for place in range(X.shape[1]):
            edges = self._edges(X[:, place], place, int(counts[place]), method, weights)
            counts[place] = len(edges) - 1
            self.bin_edges_[place] = edges
        self.n_bins_ = counts
        if "onehot" in self.encode:
            from sklearn.preprocessing._encoders import OneHotEncoder
            self._encoder = OneHotEncoder(categories=[np.arange(count) for count in counts], dtype=kind,
                                          sparse_output=self.encode == "onehot")
            self._encoder.fit(np.zeros((1, len(counts))))
        return self

    def _counts(self, n_features):
        if isinstance(self.n_bins, numbers.Integral):
            return np.full(n_features, self.n_bins, dtype=int)
        counts = check_array(self.n_bins, dtype=np.int64, copy=True, ensure_2d=False)
        if counts.ndim > 1 or counts.shape[0] != n_features:
            raise ValueError("n_bins must be a scalar or array of shape (n_features,).")
        wrong = np.flatnonzero((counts < 2) | (counts != np.asarray(self.n_bins)))
        if len(wrong):
            raise ValueError(f"KBinsDiscretizer received an invalid number of bins at indices {', '.join(map(str, wrong.tolist()))}. "
                             f"Number of "
                             "bins must be at least 2, and must be an int.")
        return counts.copy()

    def _edges(self, column, place, count, method, weights):
        used = column if weights is None or self.strategy == "quantile" else column[weights != 0]
        low, high = used.min(), used.max()
        if low == high:
            warnings.warn(f"Feature {place} is constant and will be replaced with 0.", stacklevel=3)
            return np.array([-np.inf, np.inf])
        even = np.linspace(low, high, count + 1)
        if self.strategy == "uniform":
            return even
        if self.strategy == "quantile":
            edges = self._quantiles(column, np.linspace(0, 100, count + 1), method, weights)
        else:
            from sklearn.cluster import KMeans
            start = ((even[1:] + even[:-1]) * 0.5)[:, None]
            centres = KMeans(n_clusters=count, init=start, n_init=1).fit(column[:, None], sample_weight=weights).cluster_centers_[:, 0]
            centres = np.sort(centres)
            edges = np.concatenate([[low], (centres[1:] + centres[:-1]) * 0.5, [high]])
        wide = np.concatenate([[True], np.diff(edges) > 1e-8])
        if wide.sum() - 1 != count:
            warnings.warn(f"Bins whose width are too small (i.e., <= 1e-8) in feature {place} are removed. Consider decreasing the "
                          f"number of "
                          "bins.", stacklevel=3)
        return edges[wide]

    @staticmethod
    def _quantiles(column, levels, method, weights):
        if weights is None:
            return np.asarray(np.percentile(column, levels, method=method), dtype=np.float64)
        found = [weighted_percentile(column, weights, level) for level in levels.tolist()]
        if method == "averaged_inverted_cdf":
            back = [weighted_percentile(-column, weights, 100 - level) for level in levels.tolist()]
            found = [(up - down) / 2 for up, down in zip(found, back)]
        return np.asarray(found, dtype=np.float64)

    def transform(self, X):
        """The bins of numbers."""
        check_fitted(self)
        X = self._validate(X, dtype=(np.float64, np.float32) if self.dtype is None else self.dtype, reset=False).copy()
        for place, edges in enumerate(self.bin_edges_):
            X[:, place] = np.searchsorted(edges[1:-1], X[:, place], side="right")
        if self.encode == "ordinal":
            return X
        kind, self._encoder.dtype = self._encoder.dtype, X.dtype
        try:
            return self._encoder.transform(X)
        finally:
            self._encoder.dtype = kind

    def inverse_transform(self, X):
        """The middles of bins."""
        check_fitted(self)
        if "onehot" in self.encode:
            X = self._encoder.inverse_transform(X)
        X = check_array(X, copy=True, dtype=(np.float64, np.float32))
        if X.shape[1] != len(self.n_bins_):
            raise ValueError(f"Incorrect number of features. Expecting {len(self.n_bins_)}, received {X.shape[1]}.")
        made = np.empty(X.shape, dtype=X.dtype)
        for place, edges in enumerate(self.bin_edges_):
            made[:, place] = ((edges[1:] + edges[:-1]) * 0.5)[X[:, place].astype(np.int64)]
        return made

    def get_feature_names_out(self, input_features=None):
        """The names of the columns, or of the columns of zeros and ones."""
        check_fitted(self, "n_features_in_")
        names = feature_names_in(self, input_features)
        return self._encoder.get_feature_names_out(names) if hasattr(self, "_encoder") else names
