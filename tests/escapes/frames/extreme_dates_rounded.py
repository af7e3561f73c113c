# attack: rounding and moving the first and the last moment leaves the range of the clock
# stopped by: nothing
import pandas as pd

dates = pd.Series([pd.Timestamp.min, pd.Timestamp.max])
spans = pd.Series([pd.Timedelta.min, pd.Timedelta.max])
works = [
    lambda: pd.DatetimeIndex(dates).normalize(),
    lambda: pd.DatetimeIndex(dates).is_normalized,
    lambda: dates.dt.normalize(),
    lambda: dates.dt.floor("D"),
    lambda: dates.dt.ceil("D"),
    lambda: dates.dt.round("400D"),
    lambda: dates.dt.tz_localize("Asia/Tokyo"),
    lambda: dates.dt.tz_localize("UTC").dt.tz_convert("America/New_York"),
    lambda: dates.dt.tz_localize("UTC").dt.tz_convert("Asia/Tokyo").astype(str),
    lambda: dates.dt.tz_localize("UTC").dt.tz_convert("Asia/Tokyo").dt.strftime("%Y"),
    lambda: dates.dt.to_period("D"),
    lambda: spans.dt.round("D"),
    lambda: spans.dt.ceil("h"),
    lambda: pd.TimedeltaIndex(spans).floor("D"),
    lambda: dates + pd.Timedelta.max,
    lambda: dates - pd.offsets.MonthEnd(2**31),
    lambda: dates + pd.offsets.BusinessDay(2**62),
    lambda: spans * 2**62,
    lambda: dates.dt.as_unit("s").dt.as_unit("ns"),
]
for work in works:
    try:
        repr(work())
    except (OverflowError, TypeError, ValueError, AttributeError, NotImplementedError):
        pass
