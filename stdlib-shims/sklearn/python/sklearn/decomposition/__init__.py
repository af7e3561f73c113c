"""Few components of many columns."""

import _rooms

_WHERE = _rooms.table(
    _pca="PCA",
    _incremental_pca="IncrementalPCA",
    _kernel_pca="KernelPCA",
    _truncated_svd="TruncatedSVD",
    _nmf="NMF non_negative_factorization",
    _minibatch_nmf="MiniBatchNMF",
    _fastica="FastICA fastica",
    _factor_analysis="FactorAnalysis",
    _coding="SparseCoder sparse_encode",
    _dictionary="DictionaryLearning dict_learning",
    _sparse_pca="SparsePCA",
    _topics="LatentDirichletAllocation",
)
_WHERE["randomized_svd"] = "_pca"
__all__ = sorted(_WHERE)
__getattr__ = _rooms.doors(__name__, _WHERE)
