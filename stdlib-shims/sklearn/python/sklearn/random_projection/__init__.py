"""Rows projected at random, distances nearly kept."""

import _rooms

_WHERE = _rooms.table(_projections="GaussianRandomProjection SparseRandomProjection johnson_lindenstrauss_min_dim")
__all__ = sorted(_WHERE)
__getattr__ = _rooms.doors(__name__, _WHERE)
