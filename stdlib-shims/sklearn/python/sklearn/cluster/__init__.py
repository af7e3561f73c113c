"""Clusters of rows."""

import _rooms

_WHERE = _rooms.table(
    _kmeans="KMeans k_means",
    _starts="kmeans_plusplus",
    _minibatch="MiniBatchKMeans",
    _bisecting="BisectingKMeans",
    _density="DBSCAN dbscan",
    _agglomerative="AgglomerativeClustering FeatureAgglomeration",
    _trees="linkage_tree ward_tree",
    _hdbscan="HDBSCAN",
    _spectral="SpectralClustering spectral_clustering",
    _mean_shift="MeanShift estimate_bandwidth get_bin_seeds mean_shift",
    _optics="OPTICS cluster_optics_dbscan compute_optics_graph",
    _valleys="cluster_optics_xi",
    _affinity="AffinityPropagation affinity_propagation",
    _birch="Birch",
)
__all__ = sorted(_WHERE)
__getattr__ = _rooms.doors(__name__, _WHERE)
