"""Where exponential smoothing starts, and the weights and states with the least squared errors."""

import itertools

import numpy as np

from _statsmodels_smoothing import smooth

_LEAST = 1.4901161193847656e-08
# Weights of trend and season are searched for as shares: of the weight of the level, and of what that leaves.
_BOUNDS = {"level": (_LEAST, 1.0 - _LEAST), "trend": (0.0, 1.0), "season": (0.0, 1.0), "damping": (0.8, 0.995)}
_GRID = {"level": (0.05, 0.25, 0.5, 0.75, 0.95), "trend": (0.01, 0.25, 0.6, 0.9), "season": (0.01, 0.2, 0.5, 0.8), "damping": (0.85, 0.97)}


def check(given):
    """Refuses weights that are none."""
    for name, value in given.items():
        if value is not None and not 0 <= value <= 1:
            raise ValueError(f"the weight of the {name} must be between 0 and 1, not {value}")


def passed(model, weights, start):
    """Expectations one step ahead, and level, trend and season after each value."""
    numbers = tuple(float(weights[name]) for name in ("level", "trend", "season", "damping"))
    return smooth(model.endog, *numbers, start, model.trend == "mul", model.seasonal == "mul")


def starting(model, method):
    """Level, trend and seasons before the first value, by rules of thumb."""
    y, period = model.endog, model.seasonal_periods
    least = 10 + 2 * (period // 2)
    if method == "legacy-heuristic":
        return _simple(model, y[::period].mean() if period else y[0])
    if period and len(y) < 2 * period:
        raise ValueError("Cannot compute initial seasonals using heuristic method with less than two full seasonal cycles in the data.")
    if len(y) < least:
        if method == "estimated":
            return _simple(model, y[:period].mean() if period else y[0])
        if len(y) < 10:
            raise ValueError("Cannot use heuristic method with less than 10 observations.")
        raise ValueError("Cannot use heuristic method to compute initial seasonal and levels with less than "
                         "10 + 2 * (seasonal_periods // 2) datapoints.")
    seasons = []
    if period:
        y, seasons = _seasons(model, y[:max(min(5, len(y) // period) * period, least)])
    line = np.polyfit(np.arange(1.0, 11.0), y[:10], 1)
    level, trend = float(line[1]), float(line[0])
    return [level, _trend(model, trend, 1.0 + trend / level), *seasons]


def _trend(model, added, factor):
    if not model.has_trend:
        return 0.0
    return float(factor if model.trend == "mul" else added)


def _simple(model, level):
    y, period = model.endog, model.seasonal_periods
    if not period:
        return [float(y[0]), _trend(model, *((y[1] - y[0], y[1] / y[0]) if len(y) > 1 else (0.0, 1.0)))]
    first, second = y[:period], y[period:2 * period]
    trend = _trend(model, ((second - first) / period).mean(), np.exp((np.log(second.mean()) - np.log(first.mean())) / period)) if (
        model.has_trend) else 0.0
    seasons = first / level if model.seasonal == "mul" else first - level
    return [float(level), trend, *seasons.tolist()]


def _seasons(model, y):
    """The trend as averages over a season, and what each season adds to it or makes of it."""
    period = model.seasonal_periods
    window = np.full(period, 1.0 / period) if period % 2 else np.concatenate(([0.5], np.ones(period - 1), [0.5])) / period
    half = len(window) // 2
    trend = np.convolve(y, window, mode="valid")
    inner = y[half:len(y) - half]
    apart = inner / trend if model.seasonal == "mul" else inner - trend
    places = (np.arange(len(apart)) + half) % period
    seasons = np.array([apart[places == place].mean() for place in range(period)])
    seasons = seasons / seasons.mean() if model.seasonal == "mul" else seasons - seasons.mean()
    return trend, seasons.tolist()


def best(model, given, free, are_states_free):
    """The weights that were not given and, where wanted, the states, with the least squared errors."""
    from scipy.optimize import least_squares
    y, start = model.endog, np.array(model._start)
    # Without a trend its start stays what it is.
    states = [place for place in range(len(start)) if place != 1 or model.has_trend] if are_states_free else []
    scale = max(float(np.abs(y).max()), 1e-300)
    units = np.array([1.0 if (place == 1 and model.trend == "mul") or (place > 1 and model.seasonal == "mul") else scale for place in states])

    def unpacked(x, names):
        weights = dict(given)
        shares = dict(zip(names, x.tolist()))
        level = weights["level"] = shares.get("level", given["level"])
        for name, share in shares.items():
            weights[name] = level * share if name == "trend" else (1.0 - level) * share if name == "season" else share
        at = start.copy()
        if states:
            at[states] = x[len(names):] * units
        return weights, at

    def errors(x, names, fixed):
        weights, at = unpacked(x, names) if not fixed else unpacked(*joined(x, names, fixed))
        with np.errstate(all="ignore"):
            apart = (y - passed(model, weights, at)[0]) / scale
        return np.where(np.isfinite(apart), apart, 1e6)

    def joined(x, names, fixed):
        shares = dict(zip(names, x.tolist())) | fixed
        return np.concatenate(([shares[name] for name in free], x[len(names):])), free

    def sse(x):
        return float(np.sum(errors(x, free, {}) ** 2))

    own = start[states] / units if states else np.zeros(0)
    grid = [np.concatenate((point, own)) for point in itertools.product(*(_GRID[name] for name in free))]
    grid.sort(key=sse)
    low = np.array([_BOUNDS[name][0] for name in free] + [-np.inf] * len(states))
    high = np.array([_BOUNDS[name][1] for name in free] + [np.inf] * len(states))
    found = None
    for point in (grid[0], grid[len(grid) // 2]):
        tried = least_squares(errors, point, bounds=(low, high), x_scale="jac", args=(free, {}), xtol=1e-12, ftol=1e-13, gtol=1e-13,
                              max_nfev=500).x
        if found is None or sse(tried) < sse(found):
            found = tried
        if len(free) == 0:
            break
    found = _at_bounds(found, low, high, sse, len(free))
    fixed = {name: float(found[place]) for place, name in enumerate(free) if found[place] in (low[place], high[place])}
    names = [name for name in free if name not in fixed]
    if fixed and (names or states):
        keep = [place for place, name in enumerate(free) if name not in fixed] + list(range(len(free), len(found)))
        again = least_squares(errors, found[keep], bounds=(low[keep], high[keep]), x_scale="jac", args=(names, fixed), xtol=1e-12,
                              ftol=1e-13, gtol=1e-13, max_nfev=500).x
        again = joined(again, names, fixed)[0]
        found = again if sse(again) <= sse(found) else found
    weights, at = unpacked(found, free)
    return weights, at.tolist()


def _at_bounds(x, low, high, sse, n_weights):
    """Weights that the search left close to a bound, which it never reaches, put there where that is no worse."""
    for place in range(n_weights):
        for bound in (low[place], high[place]):
            if abs(x[place] - bound) < 1e-3:
                moved = x.copy()
                moved[place] = bound
                if sse(moved) <= sse(x) * (1.0 + 1e-7):
                    x = moved
    return x
