"""Directions that two sets of columns have in common."""

from sklearn._rooms import doors, table

_WHERE = table(_pls="CCA PLSCanonical PLSRegression", _pls_svd="PLSSVD")
__all__ = sorted(_WHERE)
__getattr__ = doors("sklearn.cross_decomposition", _WHERE)
