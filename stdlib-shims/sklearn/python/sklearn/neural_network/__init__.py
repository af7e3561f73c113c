"""Neural networks."""

import _rooms

_WHERE = _rooms.table(_perceptrons="MLPClassifier MLPRegressor", _boltzmann="BernoulliRBM")
__all__ = sorted(_WHERE)
__getattr__ = _rooms.doors(__name__, _WHERE)
