"""The shape of a time series in one look."""

import math
import statistics
from collections.abc import Iterable, Mapping, Sequence
from datetime import date, datetime
from typing import Any


def time_series_summary(
    dates: Iterable[Any],
    values: Iterable[Any],
    outlier_score: float = 3.5,
) -> dict[str, Any]:
    """Describe a series: frequency, gaps, trend, seasonality and outliers.

    dates: dates, datetimes or ISO text, in any order; times with an offset are put on UTC.
    values: one number for each date. None, NaN and empty text count as missing.
    outlier_score: how many robust standard deviations from trend and season make an outlier.

    Of a date that occurs more than once the mean is taken. "frequency" is the usual distance of two
    dates, "gaps" are places where dates of that frequency are absent. "trend" is the median slope of
    pairs of points, which outliers do not move; its "strength" goes from -1, always falling, to 1,
    always rising, and its direction is "flat" where chance explains it. "seasonality" is a hint: the
    period, in steps, at which the series is most like itself without the trend, or None.
    """
    dates, values = list(dates), list(values)
    if len(dates) != len(values):
        raise ValueError(f"dates and values must be of one length, not {len(dates)} and {len(values)}")
    points: dict[datetime, list[float]] = {}
    n_missing = 0
    for when, value in zip(dates, values):
        number = _number_of(value)
        if number is None:
            n_missing += 1
        else:
            points.setdefault(_moment_of(when), []).append(number)
    times = sorted(points)
    series = [math.fsum(points[time]) / len(points[time]) for time in times]
    n_repeated = sum(len(found) - 1 for found in points.values())
    summary: dict[str, Any] = {"points": len(series), "missing_values": n_missing, "repeated_dates": n_repeated}
    if not series:
        return summary
    frequency, step = _frequency_of(times)
    places = _places(times, frequency, step)
    summary |= {
        "start": _label_of(times[0]),
        "end": _label_of(times[-1]),
        "frequency": frequency,
        "gaps": _gaps(times, places),
        "min": min(series),
        "max": max(series),
        "mean": round(math.fsum(series) / len(series), 6),
        "median": statistics.median(series),
    }
    summary["trend"], residuals = _trend(times, series, step)
    season = _season_of(places, residuals, frequency)
    summary["seasonality"] = season
    if season:
        residuals = _without_season(places, residuals, season["period"])
    summary["outliers"] = _outliers(times, series, residuals, outlier_score)
    return summary


def _number_of(value: Any) -> float | None:
    if value is None or (isinstance(value, str) and not value.strip()):
        return None
    number = float(value)
    return number if math.isfinite(number) else None


def _moment_of(when: Any) -> datetime:
    if not isinstance(when, datetime):
        text = when.isoformat() if isinstance(when, date) else str(when).strip().replace("Z", "+00:00")
        try:
            when = datetime.fromisoformat(text)
        except ValueError:
            raise ValueError(f"a date must be ISO text such as 2026-01-31, not {text[:40]!r}") from None
    offset = when.utcoffset()
    return when.replace(tzinfo=None) - offset if offset is not None else when


def _label_of(moment: datetime) -> str:
    is_day = (moment.hour, moment.minute, moment.second, moment.microsecond) == (0, 0, 0, 0)
    return moment.date().isoformat() if is_day else moment.isoformat()


def _frequency_of(times: Sequence[datetime]) -> tuple[str, float]:
    """The name of the usual distance and its length in seconds."""
    if len(times) < 3:
        return "unknown", 0.0
    distances = [(later - earlier).total_seconds() for earlier, later in zip(times, times[1:])]
    usual = statistics.median(distances)
    day = 86_400.0
    named = (
        ("minutely", 60.0, 0.0),
        ("hourly", 3_600.0, 0.0),
        ("daily", day, 0.0),
        ("weekly", 7 * day, 0.0),
        ("monthly", 30.436875 * day, 3 * day),
        ("quarterly", 91.310625 * day, 4 * day),
        ("yearly", 365.2425 * day, 2 * day),
    )
    for name, length, tolerance in named:
        if abs(usual - length) <= tolerance:
            # Monday to Friday only: the weekend is no gap.
            if name == "daily" and len(times) > 5 and all(time.weekday() < 5 for time in times):
                return "business days", length
            return name, length
    # Most are that far apart, and most of the others have a gap of whole steps between them.
    steps = [distance / usual for distance in distances if abs(distance / usual - round(distance / usual)) <= 0.01]
    if len(steps) >= 0.8 * len(distances) and sum(round(step) == 1 for step in steps) >= 0.5 * len(distances):
        return f"every {_duration_of(usual)}", usual
    return "irregular", usual


def _duration_of(seconds: float) -> str:
    for unit, length in (("days", 86_400), ("hours", 3_600), ("minutes", 60)):
        if seconds >= length and seconds % length == 0:
            return f"{seconds / length:g} {unit}"
    return f"{seconds:g} seconds"


def _places(times: Sequence[datetime], frequency: str, step: float) -> list[int]:
    """Where each date stands on a grid of the frequency: neighbours differ by one, gaps by more."""
    if frequency in ("irregular", "unknown"):
        return list(range(len(times)))
    if frequency == "business days":
        weeks = [(time.toordinal() - 1) // 7 for time in times]
        return [week * 5 + time.weekday() for week, time in zip(weeks, times)]
    if frequency in ("monthly", "quarterly", "yearly"):
        n_months = {"monthly": 1, "quarterly": 3, "yearly": 12}[frequency]
        return [(time.year * 12 + time.month - 1) // n_months for time in times]
    return [round((time - times[0]).total_seconds() / step) for time in times]


def _gaps(times: Sequence[datetime], places: Sequence[int]) -> list[dict[str, Any]]:
    neighbours = zip(zip(times, places), zip(times[1:], places[1:]))
    return [
        {"after": _label_of(earlier), "before": _label_of(later), "absent": after - before - 1}
        for (earlier, before), (later, after) in neighbours
        if after - before > 1
    ]


def _trend(
    times: Sequence[datetime], series: Sequence[float], step: float
) -> tuple[dict[str, Any] | None, list[float]]:
    """The trend, if there are points enough to tell one, and the series without it."""
    if len(series) < 4:
        middle = statistics.median(series)
        return None, [value - middle for value in series]
    seconds = [(time - times[0]).total_seconds() for time in times]
    # All pairs of a long series are too many; those of 300 points spread over it say nearly as much.
    n = min(len(series), 300)
    chosen = [index * len(series) // n for index in range(n)]
    pairs = [(i, j) for place, j in enumerate(chosen) for i in chosen[:place]]
    deviation = math.sqrt(n * (n - 1) * (2 * n + 5) / 18)
    slope = statistics.median((series[j] - series[i]) / (seconds[j] - seconds[i]) for i, j in pairs)
    balance = sum((series[j] > series[i]) - (series[j] < series[i]) for i, j in pairs)
    direction = "flat" if abs(balance) <= 2 * deviation else "up" if balance > 0 else "down"
    trend = {
        "direction": direction,
        "slope_per_step": round(slope * step, 6),
        "strength": round(balance / len(pairs), 4),
    }
    start = statistics.median(y - slope * x for x, y in zip(seconds, series))
    return trend, [y - start - slope * x for x, y in zip(seconds, series)]


def _season_of(places: Sequence[int], residuals: Sequence[float], frequency: str) -> dict[str, Any] | None:
    """The likeliest of the periods that this frequency usually has."""
    candidates = {
        "minutely": ((60, "hourly"), (1440, "daily")),
        "hourly": ((24, "daily"), (168, "weekly")),
        "daily": ((7, "weekly"), (365, "yearly")),
        "business days": ((5, "weekly"),),
        "weekly": ((52, "yearly"),),
        "monthly": ((12, "yearly"),),
        "quarterly": ((4, "yearly"),),
    }
    placed = dict(zip(places, residuals))
    found = []
    for period, name in candidates.get(frequency, ()):
        if places[-1] - places[0] >= 2 * period:
            below, at, above = (_likeness(placed, period + shift) for shift in (-1, 0, 1))
            # Smooth series are like themselves at any short distance: a season is a peak.
            if at >= max(0.3, 2 / math.sqrt(len(residuals))) and at > below and at > above:
                found.append({"period": period, "name": name, "strength": round(at, 4)})
    return max(found, key=lambda season: season["strength"], default=None)


def _likeness(placed: Mapping[int, float], lag: int) -> float:
    """Correlation of the series with itself, `lag` steps later."""
    pairs = [(value, placed[place + lag]) for place, value in placed.items() if place + lag in placed]
    if len(pairs) < 3:
        return 0.0
    mean_a, mean_b = (math.fsum(side) / len(pairs) for side in zip(*pairs))
    together = math.fsum((a - mean_a) * (b - mean_b) for a, b in pairs)
    apart = math.fsum((a - mean_a) ** 2 for a, _ in pairs) * math.fsum((b - mean_b) ** 2 for _, b in pairs)
    return together / math.sqrt(apart) if apart > 0 else 0.0


def _without_season(places: Sequence[int], residuals: Sequence[float], period: int) -> list[float]:
    phases: dict[int, list[float]] = {}
    for place, residual in zip(places, residuals):
        phases.setdefault(place % period, []).append(residual)
    usual = {phase: statistics.median(found) for phase, found in phases.items()}
    return [residual - usual[place % period] for place, residual in zip(places, residuals)]


def _outliers(
    times: Sequence[datetime], series: Sequence[float], residuals: Sequence[float], limit: float
) -> list[dict[str, Any]]:
    """Values far from trend and season, by the median absolute deviation."""
    if len(series) < 5:
        return []
    middle = statistics.median(residuals)
    distances = [abs(residual - middle) for residual in residuals]
    # The factors make both measures equal a standard deviation where values are normal.
    scale = 1.4826 * statistics.median(distances) or 1.2533 * math.fsum(distances) / len(distances)
    # Rounding leaves crumbs on a perfect line; they are not outliers.
    if scale <= 1e-9 * max(1.0, max(abs(value) for value in series)):
        return []
    return [
        {"date": _label_of(time), "value": value, "score": round((residual - middle) / scale, 2)}
        for time, value, residual in zip(times, series, residuals)
        if abs(residual - middle) / scale > limit
    ]
