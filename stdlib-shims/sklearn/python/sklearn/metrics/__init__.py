"""Scores and errors of predictions, distances, and scorers for searches."""

import _rooms

_WHERE = _rooms.table(
    _regression="mean_squared_error root_mean_squared_error mean_absolute_error r2_score max_error median_absolute_error "
                "mean_absolute_percentage_error mean_squared_log_error root_mean_squared_log_error mean_pinball_loss "
                "explained_variance_score mean_tweedie_deviance mean_poisson_deviance mean_gamma_deviance d2_tweedie_score "
                "d2_pinball_score d2_absolute_error_score",
    _classification="accuracy_score zero_one_loss hamming_loss confusion_matrix multilabel_confusion_matrix balanced_accuracy_score "
                    "cohen_kappa_score matthews_corrcoef class_likelihood_ratios hinge_loss",
    _precision_recall="precision_recall_fscore_support precision_score recall_score f1_score fbeta_score jaccard_score "
                      "classification_report",
    _probabilities="log_loss brier_score_loss d2_log_loss_score",
    _curves="auc roc_curve precision_recall_curve det_curve average_precision_score roc_auc_score top_k_accuracy_score",
    _ranking="dcg_score ndcg_score coverage_error label_ranking_average_precision_score label_ranking_loss",
    _scorer="make_scorer get_scorer get_scorer_names check_scoring",
    cluster="adjusted_mutual_info_score adjusted_rand_score calinski_harabasz_score completeness_score davies_bouldin_score "
            "consensus_score fowlkes_mallows_score homogeneity_completeness_v_measure homogeneity_score mutual_info_score "
            "normalized_mutual_info_score pair_confusion_matrix rand_score silhouette_samples silhouette_score v_measure_score",
    pairwise="euclidean_distances nan_euclidean_distances pairwise_distances pairwise_distances_argmin pairwise_distances_argmin_min "
             "pairwise_distances_chunked pairwise_kernels",
    _dist_metrics="DistanceMetric",
    _confusion_display="ConfusionMatrixDisplay",
    _curve_displays="RocCurveDisplay PrecisionRecallDisplay DetCurveDisplay PredictionErrorDisplay",
)
__all__ = sorted((*_WHERE, "cluster", "pairwise"))
__getattr__ = _rooms.doors(__name__, _WHERE, modules="cluster pairwise")
