"""Gaussian processes."""

from sklearn._rooms import doors, table

_WHERE = table(_regressor="GaussianProcessRegressor", _classifier="GaussianProcessClassifier")
__all__ = sorted([*_WHERE, "kernels"])
_open = doors("sklearn.gaussian_process", _WHERE)


def __getattr__(name):
    if name == "kernels":
        return __import__("sklearn.gaussian_process.kernels", None, None, ["kernels"])
    return _open(name)
