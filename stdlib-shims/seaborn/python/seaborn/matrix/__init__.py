"""Tables of numbers as coloured cells, and cells ordered by clusters."""

from ._clustermap import ClusterGrid, clustermap
from ._heatmap import heatmap

__all__ = ["heatmap", "clustermap", "ClusterGrid"]
