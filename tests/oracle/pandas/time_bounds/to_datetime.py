# to_datetime out of bounds
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


attempt(lambda: pd.to_datetime(2**63, errors="coerce"))
attempt(lambda: pd.to_datetime(2**63))
attempt(lambda: pd.to_datetime(-2**63))
attempt(lambda: pd.to_datetime([2**62, -2**63]))
attempt(lambda: pd.to_datetime([2**62], unit="s"))
attempt(lambda: pd.to_datetime([2**62], unit="s", errors="coerce"))
attempt(lambda: pd.to_datetime([10**5, 10**6], unit="D"))
attempt(lambda: pd.to_datetime([10**5, 10**6], unit="D", errors="coerce"))
attempt(lambda: pd.to_datetime([1e20], unit="s"))
attempt(lambda: pd.to_datetime([1e20]))
attempt(lambda: pd.to_datetime([1.5e10], unit="s"))
attempt(lambda: pd.to_datetime("9999-12-31"))
attempt(lambda: pd.to_datetime(["9999-12-31"]))
attempt(lambda: pd.to_datetime(["9999-12-31"], errors="coerce"))
attempt(lambda: pd.to_datetime(["2262-04-12"]))
attempt(lambda: pd.to_datetime(["1677-09-21 00:12:43.145224193"]))
attempt(lambda: pd.to_datetime(["0001-01-01"]))
attempt(lambda: pd.to_datetime(pd.Series(["9999-12-31", "2020-01-01"])))
