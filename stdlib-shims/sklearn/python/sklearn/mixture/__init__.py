"""Mixtures of normal distributions."""

from sklearn._rooms import doors, table

_WHERE = table(_gaussian="GaussianMixture", _bayesian="BayesianGaussianMixture")
__all__ = sorted(_WHERE)
__getattr__ = doors("sklearn.mixture", _WHERE)
