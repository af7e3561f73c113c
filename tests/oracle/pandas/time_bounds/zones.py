# zones at the ends of the clock
import pandas as pd

tmax, tmin = pd.Timestamp.max, pd.Timestamp.min
dates = pd.Series([pd.Timestamp.max, pd.NaT, pd.Timestamp.min])
last = pd.Series([pd.Timestamp.max])
first = pd.Series([pd.Timestamp.min])


def attempt(work):
    try:
        value = work()
    except Exception as error:
        print(type(error).__name__, error)
        return
    if isinstance(value, (pd.Series, pd.Index)):
        print(value.dtype, [str(item) for item in value])
    else:
        print(value)


attempt(lambda: dates.dt.tz_localize("UTC"))
attempt(lambda: last.dt.tz_localize("Asia/Tokyo"))
attempt(lambda: first.dt.tz_localize("America/New_York"))
attempt(lambda: last.dt.tz_localize("UTC").dt.tz_convert("Asia/Tokyo").dt.year)
attempt(lambda: last.dt.tz_localize("UTC").dt.tz_convert("Asia/Tokyo").dt.tz_localize(None))
attempt(lambda: last.dt.tz_localize("UTC").dt.tz_convert("Asia/Tokyo").dt.hour)
attempt(lambda: last.dt.tz_localize("UTC").dt.tz_convert("Asia/Tokyo").dt.floor("D"))
attempt(lambda: first.dt.tz_localize("UTC").dt.tz_convert("America/New_York").dt.year)
attempt(lambda: first.dt.tz_localize("UTC").dt.normalize())
attempt(lambda: first.dt.tz_localize("UTC").dt.floor("D"))
attempt(lambda: last.dt.tz_localize("UTC").dt.ceil("D"))
attempt(lambda: last.dt.tz_localize("UTC") + pd.Timedelta(1))
attempt(lambda: last.dt.tz_localize("UTC").dt.date)
attempt(lambda: last.dt.tz_localize("UTC").dt.tz_convert(None))
attempt(lambda: tmax.tz_localize("Asia/Tokyo"))
attempt(lambda: tmax.tz_localize("America/New_York"))
attempt(lambda: tmin.tz_localize("Asia/Tokyo"))
attempt(lambda: tmin.tz_localize("America/New_York"))
