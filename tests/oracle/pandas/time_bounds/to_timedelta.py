# to_timedelta out of bounds
import datetime

import pandas as pd



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


attempt(lambda: pd.to_timedelta(2**63))
attempt(lambda: pd.to_timedelta(2**63, errors="coerce"))
attempt(lambda: pd.to_timedelta([2**62], unit="s"))
attempt(lambda: pd.to_timedelta(pd.Series([2**62, 1]), unit="D"))
attempt(lambda: pd.to_timedelta(pd.Series([106751, 106752]), unit="D"))
attempt(lambda: pd.to_timedelta([1e20], unit="s"))
attempt(lambda: pd.to_timedelta([1e19]))
attempt(lambda: pd.to_timedelta(["106752 days"]))
attempt(lambda: pd.to_timedelta("106752 days"))
attempt(lambda: pd.to_timedelta(["99999999999999999999 days"]))
attempt(lambda: pd.to_timedelta([datetime.timedelta(days=999999999)]))
attempt(lambda: pd.to_timedelta(2**62, unit="s"))
attempt(lambda: pd.to_timedelta(2**62))
attempt(lambda: pd.to_timedelta([2**63]))
attempt(lambda: pd.to_timedelta(pd.Series([2**63], dtype="uint64")))
attempt(lambda: pd.to_timedelta(pd.Series([1e10]), unit="D"))
attempt(lambda: pd.to_timedelta(pd.Series([1e19]), unit="ns"))
attempt(lambda: pd.to_timedelta(pd.Series([1e10]), unit="D", errors="coerce"))
