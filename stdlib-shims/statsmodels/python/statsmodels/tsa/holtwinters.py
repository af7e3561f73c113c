"""Exponential smoothing: a level, a trend and seasons, each a mean in which the newest value counts most."""

import math

import numpy as np

from statsmodels.tsa import _smoothing_search as search
from statsmodels.tsa._ahead import following_labels, longer, place_of

__all__ = ["ExponentialSmoothing", "Holt", "HoltWintersResults", "SimpleExpSmoothing"]
_STARTS = ("known", "estimated", "heuristic", "legacy-heuristic")
_METHODS = (None, "L-BFGS-B", "TNC", "SLSQP", "Powell", "trust-constr", "basinhopping", "bh", "least_squares", "ls")


def _kind(value, name):
    if value not in (None, "add", "mul", "additive", "multiplicative"):
        raise ValueError(f"If not None, {name} must be one of: 'add', 'mul', 'additive', 'multiplicative'")
    return None if value is None else value[:3]


def _refuse(**given):
    for name, value in given.items():
        if value is not None and value is not False:
            raise NotImplementedError(f"exponential smoothing with {name}={value!r} is not available")


class ExponentialSmoothing:
    """Holt and Winters' smoothing.

    >>> from statsmodels.tsa.holtwinters import ExponentialSmoothing
    >>> fit = ExponentialSmoothing([3.0, 5.0, 4.0, 8.0, 6.0], trend="add", initialization_method="legacy-heuristic")
    >>> fit.fit(smoothing_level=0.5, smoothing_trend=0.1, optimized=False).forecast(2).round(4)
    array([ 9.2498, 10.8028])
    """

    def __init__(self, endog, trend=None, damped_trend=False, seasonal=None, *, seasonal_periods=None, initialization_method="estimated",
                 initial_level=None, initial_trend=None, initial_seasonal=None, use_boxcox=False, bounds=None, dates=None, freq=None,
                 missing="none"):
        _refuse(use_boxcox=use_boxcox, bounds=bounds, dates=dates, freq=freq, missing=None if missing == "none" else missing)
        self._given = endog
        self.endog = np.asarray(endog, dtype=float)
        if self.endog.ndim == 2 and self.endog.shape[1] == 1:
            self.endog = self.endog[:, 0]
        if self.endog.ndim != 1:
            raise ValueError(f"endog is required to have ndim 1 but has ndim {self.endog.ndim}")
        self.nobs = len(self.endog)
        self.trend, self.seasonal = _kind(trend, "trend"), _kind(seasonal, "seasonal")
        self.has_trend, self.has_seasonal, self.damped_trend = self.trend is not None, self.seasonal is not None, bool(damped_trend)
        if self.damped_trend and not self.has_trend:
            raise ValueError("Can only dampen the trend component")
        if self.damped_trend and self.trend == "mul":
            raise NotImplementedError("exponential smoothing with a multiplicative trend that is damped is not available")
        self.seasonal_periods = self._period(seasonal_periods) if self.has_seasonal else 0
        if "mul" in (self.trend, self.seasonal) and (self.endog <= 0).any():
            raise ValueError("endog must be strictly positive when usingmultiplicative trend or seasonal components.")
        if initialization_method not in (None, *_STARTS):
            raise ValueError(f"initialization_method must be one of: {', '.join(map(repr, _STARTS))}")
        self.initialization_method = initialization_method
        self._start = self._starting(initial_level, initial_trend, initial_seasonal)

    def _period(self, period):
        if period is None:
            from statsmodels.tsa.seasonal import period_of
            period = period_of(self._given)
            if period is None:
                raise ValueError("seasonal_periods has not been provided and index does not have a known freq. You must provide "
                                 "seasonal_periods")
        if period <= 1:
            raise ValueError("seasonal_periods must be larger than 1.")
        return int(period)

    def _starting(self, level, trend, seasons):
        method = self.initialization_method
        if method != "known":
            for name, value in (("level", level), ("trend", trend), ("seasonal", seasons)):
                if value is not None:
                    raise ValueError(f"initialization method is {method} but initial_{name} has been set.")
            return search.starting(self, method or "legacy-heuristic")
        wanted = [("level", level, True), ("trend", trend, self.has_trend), ("seasonal", seasons, self.has_seasonal)]
        for name, value, is_needed in wanted:
            if is_needed and value is None:
                raise ValueError(f"initialization is 'known' but initial_{name} not given")
            if not is_needed and value is not None:
                raise ValueError(f"initial_{name} set but model has no {name} component")
        neutral = 1.0 if self.trend == "mul" else 0.0
        seasons = [] if seasons is None else np.asarray(seasons, dtype=float).tolist()
        if len(seasons) != self.seasonal_periods:
            raise ValueError("initial_seasonal must have as many values as seasonal_periods")
        return [float(level), neutral if trend is None else float(trend), *seasons]

    def fit(self, smoothing_level=None, smoothing_trend=None, smoothing_seasonal=None, damping_trend=None, *, optimized=True, remove_bias=False,
            start_params=None, method=None, minimize_kwargs=None, use_brute=True, use_boxcox=None, use_basinhopping=None, initial_level=None,
            initial_trend=None):
        """Finds the weights that are not given, and the states to start from where these are estimated."""
        _refuse(remove_bias=remove_bias, start_params=start_params, minimize_kwargs=minimize_kwargs, use_boxcox=use_boxcox,
                use_basinhopping=use_basinhopping, initial_level=initial_level, initial_trend=initial_trend)
        if method not in _METHODS:
            raise ValueError(f"method {method!r} is not one of {', '.join(map(repr, _METHODS[1:]))}")
        given = {"level": smoothing_level, "trend": smoothing_trend if self.has_trend else 0.0,
                 "season": smoothing_seasonal if self.has_seasonal else 0.0, "damping": damping_trend if self.damped_trend else 1.0}
        for name, value in given.items():
            if value is None and not optimized:
                raise TypeError(f"the weight of the {name} is needed where optimized=False")
        free = [name for name, value in given.items() if value is None]
        are_states_free = optimized and self.initialization_method == "estimated"
        weights, start = given, self._start
        if optimized:
            search.check(given)
            if free or are_states_free:
                weights, start = search.best(self, given, free, are_states_free)
        return HoltWintersResults(self, weights, start, bool(optimized), free, are_states_free)

    def predict(self, params, start=None, end=None):
        """Refused: the results of `fit` have `predict` and `forecast`."""
        raise NotImplementedError("ExponentialSmoothing.predict is not available: the results of fit() have predict and forecast")


class Holt(ExponentialSmoothing):
    """A level and a trend."""

    def __init__(self, endog, exponential=False, damped_trend=False, initialization_method=None, initial_level=None, initial_trend=None):
        self.exponential = exponential
        super().__init__(
            endog, trend="mul" if exponential else "add", damped_trend=damped_trend, initialization_method=initialization_method,
            initial_level=initial_level, initial_trend=initial_trend,
        )

    def fit(self, smoothing_level=None, smoothing_trend=None, *, damping_trend=None, optimized=True, start_params=None, initial_level=None,
            initial_trend=None, use_brute=True, use_boxcox=None, remove_bias=False, method=None, minimize_kwargs=None):
        """Finds the weights that are not given."""
        return super().fit(
            smoothing_level, smoothing_trend, damping_trend=damping_trend, optimized=optimized, start_params=start_params,
            initial_level=initial_level, initial_trend=initial_trend, use_boxcox=use_boxcox, remove_bias=remove_bias, method=method,
            minimize_kwargs=minimize_kwargs,
        )


class SimpleExpSmoothing(ExponentialSmoothing):
    """A level alone."""

    def __init__(self, endog, initialization_method=None, initial_level=None):
        super().__init__(endog, initialization_method=initialization_method, initial_level=initial_level)

    def fit(self, smoothing_level=None, *, optimized=True, start_params=None, initial_level=None, use_brute=True, use_boxcox=None,
            remove_bias=False, method=None, minimize_kwargs=None):
        """Finds the weight of the newest value."""
        return super().fit(
            smoothing_level, optimized=optimized, start_params=start_params, initial_level=initial_level, use_boxcox=use_boxcox,
            remove_bias=remove_bias, method=method, minimize_kwargs=minimize_kwargs,
        )


class HoltWintersResults:
    """A fitted model."""

    def __init__(self, model, weights, start, is_optimized, free, are_states_free):
        self.model = model
        self._weights, self._is_optimized, self._free, self._are_states_free = weights, is_optimized, free, are_states_free
        fitted, level, trend, season = search.passed(model, weights, start)
        period = model.seasonal_periods
        # As there: the effect of the last value is not known yet to the forecasts, which take that of a season before.
        effects = np.concatenate((start[2:], season))[len(season) - 1:][:period]
        self._last = level[-1], trend[-1], np.concatenate((effects[1:], effects[:1]))
        season = season if period else np.zeros(model.nobs)
        self.params = self._parameters(start)
        self.sse = np.sum((model.endog - fitted) ** 2)
        self.mle_retvals = None
        self.k = 2 + 2 * model.has_trend + period + model.damped_trend
        self.fittedvalues, self.level, self.trend, self.season, self.resid = (
            self._labelled(values) for values in (fitted, level, trend, season, model.endog - fitted)
        )
        self.fcastvalues = self._ahead(1)
        self.fittedfcast = np.concatenate((fitted, self.fcastvalues))

    def _labelled(self, values):
        given = self.model._given
        if not hasattr(given, "iloc"):
            return values
        import pandas as pd
        return pd.Series(values, index=given.index)

    def _parameters(self, start):
        model, weights = self.model, self._weights
        absent = math.nan if self._is_optimized else None
        number = np.float64 if self._is_optimized else (lambda value: value)
        level, trend, *seasons = start
        return {
            "smoothing_level": number(weights["level"]),
            "smoothing_trend": number(weights["trend"]) if model.has_trend else absent,
            "smoothing_seasonal": number(weights["season"]) if model.has_seasonal else absent,
            "damping_trend": number(weights["damping"]) if model.damped_trend else math.nan,
            "initial_level": np.float64(level), "initial_trend": np.float64(trend) if model.has_trend else np.float64(math.nan),
            "initial_seasons": np.array(seasons, dtype=float), "use_boxcox": False, "lamda": None, "remove_bias": False,
        }

    @property
    def aic(self):
        """Akaike's criterion."""
        return self.model.nobs * np.log(self.sse / self.model.nobs) + 2 * self.k

    @property
    def bic(self):
        """Schwarz's criterion."""
        return self.model.nobs * np.log(self.sse / self.model.nobs) + self.k * np.log(self.model.nobs)

    @property
    def aicc(self):
        """Akaike's criterion for short series."""
        n, k = self.model.nobs, self.k
        room = n - k - 3
        return self.aic + (2 * (k + 2) * (k + 3) / room if room > 0 else math.inf)

    @property
    def params_formatted(self):
        """The parameters as a frame, with their short names and whether they were searched for."""
        import pandas as pd
        names, codes, values, found = zip(*self._rows())
        return pd.DataFrame({"name": codes, "param": values, "optimized": found}, index=list(names))

    def _rows(self):
        model, params = self.model, self.params
        rows = [("smoothing_level", "alpha", params["smoothing_level"], "level" in self._free)]
        if model.has_trend:
            rows.append(("smoothing_trend", "beta", params["smoothing_trend"], "trend" in self._free))
        if model.has_seasonal:
            rows.append(("smoothing_seasonal", "gamma", params["smoothing_seasonal"], "season" in self._free))
        rows.append(("initial_level", "l.0", params["initial_level"], self._are_states_free))
        if model.has_trend:
            rows.append(("initial_trend", "b.0", params["initial_trend"], self._are_states_free))
        for place, value in enumerate(params["initial_seasons"].tolist()):
            rows.append((f"initial_seasons.{place}", f"s.{place}", value, self._are_states_free))
        if model.damped_trend:
            rows.append(("damping_trend", "phi", params["damping_trend"], "damping" in self._free))
        return rows

    def _ahead(self, steps):
        model, damping = self.model, self._weights["damping"]
        level, trend, season = self._last
        faded = np.cumsum(damping ** np.arange(1, steps + 1))
        base = level * trend ** faded if model.trend == "mul" else level + faded * trend
        if not model.has_seasonal:
            return base
        effects = season[np.arange(steps) % model.seasonal_periods]
        return base * effects if model.seasonal == "mul" else base + effects

    def forecast(self, steps=1):
        """What is expected after the last value."""
        given, values = self.model._given, self._ahead(int(steps))
        if not hasattr(given, "iloc"):
            return values
        import pandas as pd
        return pd.Series(values, index=following_labels(given.index, len(values)))

    def predict(self, start=None, end=None):
        """What is expected from `start` to `end`, both included."""
        given, n = self.model._given, self.model.nobs
        index = given.index if hasattr(given, "iloc") else None
        first = 0 if start is None else place_of(start, index, n)
        last = n - 1 if end is None else place_of(end, index, n)
        if last < first:
            raise ValueError("Prediction must have `end` after `start`.")
        n_ahead = max(last + 1 - n, 0)
        values = np.concatenate((np.asarray(self.fittedvalues), self._ahead(n_ahead)))[first:last + 1]
        if index is None:
            return values
        import pandas as pd
        return pd.Series(values, index=longer(index, n_ahead)[first:last + 1])

    def simulate(self, *args, **kwargs):
        """Refused."""
        raise NotImplementedError("HoltWintersResults.simulate is not available")

    def summary(self):
        """A table of the model and its parameters."""
        from statsmodels.tsa._smoothing_summary import summary
        return summary(self)
