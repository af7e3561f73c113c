"""Mixtures of normal distributions."""

import _rooms

_WHERE = _rooms.table(_gaussian="GaussianMixture", _bayesian="BayesianGaussianMixture")
__all__ = sorted(_WHERE)
__getattr__ = _rooms.doors(__name__, _WHERE)
