"""Smoothing: `lowess`."""

from statsmodels._rooms import doors

_WHERE = {"lowess": "statsmodels.nonparametric.smoothers_lowess"}
__all__ = sorted(_WHERE)
_open = doors("statsmodels.nonparametric", _WHERE, (
    "KDEMultivariate", "KDEMultivariateConditional", "KDEUnivariate", "KernelReg", "KernelCensoredReg", "EstimatorSettings", "bandwidths",
))


def __getattr__(name):
    if name in ("smoothers_lowess", "api"):
        return __import__(f"statsmodels.nonparametric.{name}", None, None, ["_"])
    return _open(name)
