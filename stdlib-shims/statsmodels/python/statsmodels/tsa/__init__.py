"""Time series: what `statsmodels.tsa` offers."""

from statsmodels._rooms import doors, table

_WHERE = table(
    tsa__stattools="acf acovf adfuller ccf ccovf coint kpss pacf pacf_ols pacf_yw q_stat",
    tsa__seasonal="seasonal_decompose",
)
_WHERE["STL"] = "statsmodels.tsa._stl"
__all__ = sorted(_WHERE)
_open = doors("statsmodels.tsa", _WHERE, section="statsmodels.tsa.api")
_MODULES = frozenset(("api", "ar_model", "arima", "graphics", "holtwinters", "seasonal", "statespace", "stattools", "vector_ar"))


def __getattr__(name):
    if name in _MODULES:
        return __import__(f"statsmodels.tsa.{name}", None, None, ["_"])
    return _open(name)
