"""`KNNImputer`: missing values become the mean of the same column in the most similar rows."""

import numpy as np

from sklearn._data import check_fitted, feature_names_in
from sklearn._rules import BOOL, int_from, one_of
from sklearn.impute._indicator import Imputer, missing_mask

_FLOATS = (np.float64, np.float32)


class KNNImputer(Imputer):
    """Fills missing values with the mean of the nearest rows that have one."""

    _rules = {**Imputer._rules, "n_neighbors": int_from(1), "weights": (one_of("uniform", "distance"), "a callable", "None"),
              "metric": (one_of("nan_euclidean"), "a callable"), "copy": BOOL}

    def __init__(self, *, missing_values=np.nan, n_neighbors=5, weights="uniform", metric="nan_euclidean", copy=True,
                 add_indicator=False, keep_empty_features=False):
        self.missing_values = missing_values
        self.add_indicator = add_indicator
        self.keep_empty_features = keep_empty_features
        self.n_neighbors = n_neighbors
        self.weights = weights
        self.metric = metric
        self.copy = copy

    def fit(self, X, y=None):
        """Keep the rows."""
        X = self._validate(X, dtype=_FLOATS, ensure_all_finite=self._finite(), copy=self.copy)
        self._fit_X = X
        self._mask_fit_X = missing_mask(X, self.missing_values)
        self._valid_mask = ~self._mask_fit_X.all(axis=0)
        self._fit_indicator(self._mask_fit_X)
        return self

    def _distances(self, X):
        if self.metric == "nan_euclidean":
            from sklearn.metrics.pairwise import nan_euclidean_distances
            return nan_euclidean_distances(X, self._fit_X, missing_values=self.missing_values)
        return np.array([[self.metric(x, y, missing_values=self.missing_values) for y in self._fit_X] for x in X])

    def _weights(self, distances):
        if self.weights in (None, "uniform"):
            return np.ones(distances.shape)
        if callable(self.weights):
            return np.array(self.weights(distances), dtype=np.float64)
        with np.errstate(divide="ignore"):
            weights = 1.0 / distances
        exact = np.isinf(weights)
        rows = exact.any(axis=1)
        weights[rows] = exact[rows]
        return weights

    def _filled(self, distances, values):
        """The weighted means of the nearest values, for each row of distances."""
        count = min(self.n_neighbors, len(values))
        chosen = np.argpartition(distances, count - 1, axis=1)[:, :count]
        near = np.take_along_axis(distances, chosen, axis=1)
        weights = self._weights(near)
        weights[np.isnan(weights) | (np.isnan(near) & (not callable(self.weights)))] = 0.0
        return (values[chosen] * weights).sum(axis=1) / weights.sum(axis=1)

    def transform(self, X):
        """Fill in what is missing."""
        check_fitted(self)
        X = self._validate(X, reset=False, dtype=_FLOATS, ensure_all_finite=self._finite())
        X = X.copy() if self.copy else X
        mask = missing_mask(X, self.missing_values)
        valid = self._valid_mask
        rows = np.flatnonzero(mask[:, valid].any(axis=1))
        if len(rows):
            self._fill(X, mask, rows)
        if self.keep_empty_features:
            X[:, ~valid] = 0
        else:
            X = X[:, valid]
        return self._with_indicator(X, mask)

    def _fill(self, X, mask, rows):
        distances = self._distances(X[rows])
        for column in np.flatnonzero(self._valid_mask).tolist():
            places = np.flatnonzero(mask[rows, column])
            if len(places) == 0:
                continue
            donors = np.flatnonzero(~self._mask_fit_X[:, column])
            values = self._fit_X[donors, column]
            part = distances[places][:, donors]
            far = np.isnan(part).all(axis=1)
            if far.any():
                X[rows[places[far]], column] = values.mean()
            if not far.all():
                X[rows[places[~far]], column] = self._filled(part[~far], values)

    def get_feature_names_out(self, input_features=None):
        """The names of the columns that are left, and of those that say where values were missing."""
        check_fitted(self, "n_features_in_")
        names = feature_names_in(self, input_features)
        return self._names_with_indicator(names[self._valid_mask], names)
