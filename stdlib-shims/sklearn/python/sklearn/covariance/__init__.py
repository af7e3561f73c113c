"""Covariance of columns."""

import _rooms

_WHERE = _rooms.table(
    _empirical="EmpiricalCovariance empirical_covariance log_likelihood",
    _shrunk="ShrunkCovariance LedoitWolf OAS shrunk_covariance ledoit_wolf ledoit_wolf_shrinkage oas",
    _robust="MinCovDet fast_mcd",
    _envelope="EllipticEnvelope",
    _graphical="GraphicalLasso graphical_lasso",
    _graphical_search="GraphicalLassoCV",
)
__all__ = sorted(_WHERE)
__getattr__ = _rooms.doors(__name__, _WHERE)
