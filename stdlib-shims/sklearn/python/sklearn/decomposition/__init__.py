"""Few components of many columns."""

from sklearn._rooms import doors, table

_WHERE = table(
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
__getattr__ = doors("sklearn.decomposition", _WHERE, ("MiniBatchDictionaryLearning", "MiniBatchSparsePCA", "dict_learning_online"))
