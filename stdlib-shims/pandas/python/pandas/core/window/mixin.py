"""rolling, expanding and ewm of Series and DataFrame."""

from pandas.core.arguments.options import no_default, unsupported


class WindowMethods:
    """Mixin of Series and DataFrame."""

    def rolling(self, window, min_periods=None, center=False, win_type=None, on=None, axis=no_default, closed=None,
                step=None, method="single"):
        """Moving windows of a number of rows or a span of time.

        >>> pd.Series([1, 2, 3]).rolling(2).sum().tolist()
        [nan, 3.0, 5.0]
        """
        _check_axis(axis)
        from pandas.core.window.rolling import Rolling

        if win_type is not None:
            raise unsupported("rolling(win_type=...)")
        return Rolling(self, window, min_periods, center, on, closed, step)

    def expanding(self, min_periods=1, axis=no_default, method="single"):
        """Windows from the first row up to each row."""
        _check_axis(axis)
        from pandas.core.window.rolling import Expanding

        return Expanding(self, min_periods)

    def ewm(self, com=None, span=None, halflife=None, alpha=None, min_periods=0, adjust=True, ignore_na=False,
            axis=no_default, times=None, method="single"):
        """Windows in which older rows weigh exponentially less."""
        _check_axis(axis)
        from pandas.core.window.ewm import ExponentialMovingWindow

        return ExponentialMovingWindow(self, com, span, halflife, alpha, min_periods, adjust, ignore_na, times)


def _check_axis(axis):
    if axis is not no_default and axis not in (0, "index", "rows"):
        raise unsupported("windows over columns (axis=1)")
