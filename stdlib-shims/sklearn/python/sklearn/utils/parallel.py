"""`Parallel` and `delayed` under the names sklearn gives them."""

__all__ = ["Parallel", "delayed"]


def __getattr__(name):
    if name in __all__:
        import joblib
        return getattr(joblib, name)
    raise AttributeError(f"module 'sklearn.utils.parallel' has no attribute {name!r}")
