# Timestamp with other fields
import pandas as pd

tmax, tmin = pd.Timestamp.max, pd.Timestamp.min


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


attempt(lambda: tmax.to_period("D"))
attempt(lambda: tmax.to_period("D").end_time)
attempt(lambda: tmax.to_period("Y").end_time)
attempt(lambda: tmax.to_period("Y").start_time)
attempt(lambda: tmin.to_period("Y").start_time)
attempt(lambda: tmin.to_period("D").start_time)
attempt(lambda: tmin.to_period("D").to_timestamp())
attempt(lambda: tmax.replace(year=9999))
attempt(lambda: tmax.replace(year=2263))
attempt(lambda: tmax.replace(month=12))
attempt(lambda: tmin.replace(year=1))
attempt(lambda: tmin.replace(nanosecond=0))
attempt(lambda: tmax.as_unit("s"))
attempt(lambda: tmax.as_unit("s").as_unit("ns"))
attempt(lambda: tmin.as_unit("s"))
attempt(lambda: tmin.as_unit("s").as_unit("ns"))
attempt(lambda: tmin.as_unit("us"))
attempt(lambda: tmin.as_unit("us").as_unit("ns"))
