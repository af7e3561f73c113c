"""Time series: what `statsmodels.tsa` offers."""

import _rooms

_WHERE = _rooms.table(
    stattools="acf acovf adfuller ccf ccovf coint kpss pacf pacf_ols pacf_yw q_stat",
    seasonal="seasonal_decompose",
    _stl="STL",
    holtwinters="ExponentialSmoothing Holt SimpleExpSmoothing",
)
__all__ = sorted(_WHERE)
__getattr__ = _rooms.doors(
    __name__, _WHERE, section="statsmodels.tsa.api",
    modules="api ar_model arima graphics holtwinters seasonal statespace stattools vector_ar",
)
