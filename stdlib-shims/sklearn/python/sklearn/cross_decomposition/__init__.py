"""Directions that two sets of columns have in common."""

import _rooms

_WHERE = _rooms.table(_pls="CCA PLSCanonical PLSRegression", _pls_svd="PLSSVD")
__all__ = sorted(_WHERE)
__getattr__ = _rooms.doors(__name__, _WHERE)
