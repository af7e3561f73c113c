"""Gaussian processes."""

import _rooms

_WHERE = _rooms.table(_regressor="GaussianProcessRegressor", _classifier="GaussianProcessClassifier")
__all__ = sorted([*_WHERE, "kernels"])
__getattr__ = _rooms.doors(__name__, _WHERE, modules="kernels")
