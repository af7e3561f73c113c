"""Scores of clusterings, with and without true labels."""

import _rooms

_WHERE = _rooms.table(
    _label_agreement="adjusted_mutual_info_score adjusted_rand_score completeness_score contingency_matrix entropy "
                     "expected_mutual_information fowlkes_mallows_score homogeneity_completeness_v_measure homogeneity_score "
                     "mutual_info_score normalized_mutual_info_score pair_confusion_matrix rand_score v_measure_score",
    _separation="calinski_harabasz_score davies_bouldin_score silhouette_samples silhouette_score",
    _biclusters="consensus_score",
)
__all__ = sorted(_WHERE)
__getattr__ = _rooms.doors(__name__, _WHERE, home="sklearn.metrics")
