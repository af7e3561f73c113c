"""Rows projected at random, distances nearly kept."""

from sklearn._rooms import doors, table

_WHERE = table(_projections="GaussianRandomProjection SparseRandomProjection johnson_lindenstrauss_min_dim")
__all__ = sorted(_WHERE)
__getattr__ = doors("sklearn.random_projection", _WHERE)
