"""Rows as sparse graphs of their neighbours, for estimators that take distances."""

from sklearn._data import check_fitted
from sklearn._rules import float_in, int_from, one_of
from sklearn.base import ClassNamePrefixFeaturesOutMixin, TransformerMixin
from sklearn.neighbors._search import KNeighborsMixin, NearestNeighbors, NeighborsBase, RadiusNeighborsMixin

_SHARED = {name: NearestNeighbors._rules[name] for name in ("algorithm", "leaf_size", "metric", "p", "metric_params")}
_MODE = {"mode": one_of("connectivity", "distance")}


class KNeighborsTransformer(ClassNamePrefixFeaturesOutMixin, KNeighborsMixin, TransformerMixin, NeighborsBase):
    """Rows as graphs of their nearest neighbours; of distances, with themselves besides."""

    _rules = {"n_neighbors": (int_from(1), "None"), **_SHARED, **_MODE}

    def __init__(self, *, mode="distance", n_neighbors=5, algorithm="auto", leaf_size=30, metric="minkowski", p=2, metric_params=None,
                 n_jobs=None):
        self.mode = mode
        self.n_neighbors = n_neighbors
        self.algorithm = algorithm
        self.leaf_size = leaf_size
        self.metric = metric
        self.p = p
        self.metric_params = metric_params
        self.n_jobs = n_jobs

    def fit(self, X, y=None):
        """Keep the rows."""
        self._fit_rows(*self._given_rows(X))
        self._n_features_out = self.n_samples_fit_
        return self

    def transform(self, X):
        """The graph of the neighbours of these rows."""
        check_fitted(self)
        return self.kneighbors_graph(X, mode=self.mode, n_neighbors=self.n_neighbors + (self.mode == "distance"))


class RadiusNeighborsTransformer(ClassNamePrefixFeaturesOutMixin, RadiusNeighborsMixin, TransformerMixin, NeighborsBase):
    """Rows as graphs of the neighbours within a radius."""

    _rules = {"radius": (float_in("0.0", "inf", "[]"), "None"), **_SHARED, **_MODE}

    def __init__(self, *, mode="distance", radius=1.0, algorithm="auto", leaf_size=30, metric="minkowski", p=2, metric_params=None,
                 n_jobs=None):
        self.mode = mode
        self.radius = radius
        self.algorithm = algorithm
        self.leaf_size = leaf_size
        self.metric = metric
        self.p = p
        self.metric_params = metric_params
        self.n_jobs = n_jobs

    def fit(self, X, y=None):
        """Keep the rows."""
        self._fit_rows(*self._given_rows(X))
        self._n_features_out = self.n_samples_fit_
        return self

    def transform(self, X):
        """The graph of the neighbours of these rows."""
        check_fitted(self)
        return self.radius_neighbors_graph(X, mode=self.mode, sort_results=True)
