"""Nearest neighbours."""

import _rooms

_WHERE = _rooms.table(
    _search="NearestNeighbors kneighbors_graph radius_neighbors_graph sort_graph_by_row_values",
    _votes="KNeighborsClassifier RadiusNeighborsClassifier",
    _means="KNeighborsRegressor RadiusNeighborsRegressor",
    _outliers="LocalOutlierFactor",
    _density="KernelDensity",
    _centroids="NearestCentroid",
    _trees="BallTree KDTree",
    _components="NeighborhoodComponentsAnalysis",
    _transformers="KNeighborsTransformer RadiusNeighborsTransformer",
    _metrics_known="VALID_METRICS VALID_METRICS_SPARSE",
)
__all__ = sorted(_WHERE)
__getattr__ = _rooms.doors(__name__, _WHERE)
