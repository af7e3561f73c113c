# Timestamp from numbers and text
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


attempt(lambda: pd.Timestamp("9999-12-31").as_unit("ns"))
attempt(lambda: pd.Timestamp("9999-12-31"))
attempt(lambda: pd.Timestamp("9999-12-31").unit)
attempt(lambda: pd.Timestamp("9999-12-31") + pd.Timedelta(1))
attempt(lambda: pd.Timestamp("9999-12-31") + pd.Timedelta(days=1))
attempt(lambda: pd.Timestamp("9999-12-31") - pd.Timestamp("0001-01-01"))
attempt(lambda: pd.Timestamp("9999-12-31") - pd.Timestamp(0))
attempt(lambda: pd.Timestamp("9999-12-31").value)
attempt(lambda: pd.Timestamp("2262-04-12"))
attempt(lambda: pd.Timestamp("2262-04-11 23:47:16.854775807"))
attempt(lambda: pd.Timestamp("2262-04-11 23:47:16.854775808"))
attempt(lambda: pd.Timestamp("1677-09-21 00:12:43.145224193"))
attempt(lambda: pd.Timestamp("1677-09-21 00:12:43.145224192"))
attempt(lambda: pd.Timestamp(2**63 - 1))
attempt(lambda: pd.Timestamp(2**63))
attempt(lambda: pd.Timestamp(-2**63))
attempt(lambda: pd.Timestamp(-2**63 + 1))
attempt(lambda: pd.Timestamp(2**70))
