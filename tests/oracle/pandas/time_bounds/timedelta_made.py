# Timedelta from numbers, keywords and text
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


attempt(lambda: pd.Timedelta(2**63 - 1))
attempt(lambda: pd.Timedelta(2**63))
attempt(lambda: pd.Timedelta(-2**63))
attempt(lambda: pd.Timedelta(-2**63 + 1))
attempt(lambda: pd.Timedelta(2**70))
attempt(lambda: pd.Timedelta(2**62, "s"))
attempt(lambda: pd.Timedelta(106751, "D"))
attempt(lambda: pd.Timedelta(106752, "D"))
attempt(lambda: pd.Timedelta(2**62, "us"))
attempt(lambda: pd.Timedelta(10**6, "D"))
attempt(lambda: pd.Timedelta(10**6, "W"))
attempt(lambda: pd.Timedelta(10**9, "h"))
attempt(lambda: pd.Timedelta(days=106751))
attempt(lambda: pd.Timedelta(days=106752))
attempt(lambda: pd.Timedelta(days=10**9))
attempt(lambda: pd.Timedelta(weeks=2**62))
attempt(lambda: pd.Timedelta(hours=2**60))
attempt(lambda: pd.Timedelta(seconds=1e12))
