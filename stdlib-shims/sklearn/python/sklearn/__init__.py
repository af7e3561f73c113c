"""sklearn: estimators, metrics and splits with the interface of scikit-learn, over our numpy and pandas."""

__version__ = "1.7.2"

_ROOMS = frozenset((
    "base", "calibration", "cluster", "compose", "covariance", "cross_decomposition", "datasets", "decomposition", "discriminant_analysis",
    "dummy", "ensemble", "exceptions", "experimental", "feature_extraction", "feature_selection", "frozen", "gaussian_process", "impute",
    "inspection", "isotonic", "kernel_approximation", "kernel_ridge", "linear_model", "manifold", "metrics", "mixture",
    "model_selection", "multiclass", "multioutput", "naive_bayes", "neighbors", "neural_network", "pipeline", "preprocessing",
    "random_projection", "semi_supervised", "svm", "tree", "utils",
))
_ABSENT = frozenset(("show_versions",))
__all__ = sorted(_ROOMS | {"clone", "get_config", "set_config", "config_context"})


def __getattr__(name):
    if name in _ROOMS:
        return getattr(__import__(f"sklearn.{name}"), name)
    if name == "clone":
        from sklearn.base import clone
        return clone
    if name in ("get_config", "set_config", "config_context"):
        from sklearn import _config
        return getattr(_config, name)
    if name in _ABSENT:
        raise NotImplementedError(f"sklearn.{name} is not available")
    raise AttributeError(f"module 'sklearn' has no attribute {name!r}")
