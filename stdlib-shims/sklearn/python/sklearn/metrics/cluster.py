"""Scores of clusterings, with and without true labels."""

from sklearn._rooms import doors, table

_WHERE = table(
    _label_agreement="adjusted_mutual_info_score adjusted_rand_score completeness_score contingency_matrix entropy "
                     "expected_mutual_information fowlkes_mallows_score homogeneity_completeness_v_measure homogeneity_score "
                     "mutual_info_score normalized_mutual_info_score pair_confusion_matrix rand_score v_measure_score",
    _separation="calinski_harabasz_score davies_bouldin_score silhouette_samples silhouette_score",
    _biclusters="consensus_score",
)
__all__ = sorted(_WHERE)
_open = doors("sklearn.metrics", _WHERE)


def __getattr__(name):
    if name not in _WHERE:
        raise AttributeError(f"module 'sklearn.metrics.cluster' has no attribute {name!r}")
    return _open(name)
