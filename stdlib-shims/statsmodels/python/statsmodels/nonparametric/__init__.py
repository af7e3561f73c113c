"""Smoothing: `lowess`."""

import _rooms

_WHERE = _rooms.table(smoothers_lowess="lowess")
__all__ = sorted(_WHERE)
_ABSENT = "KDEMultivariate KDEMultivariateConditional KDEUnivariate KernelReg KernelCensoredReg EstimatorSettings bandwidths"
__getattr__ = _rooms.doors(__name__, _WHERE, _ABSENT, modules="api smoothers_lowess")
