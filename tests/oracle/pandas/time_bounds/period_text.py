# periods compared with text
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


attempt(lambda: pd.period_range("2020-01", periods=3, freq="M") == "2020-02")
attempt(lambda: pd.Series(pd.period_range("2020-01", periods=3, freq="M")) == "2020-02")
attempt(lambda: pd.Period("2020-02", "M") == "2020-02")
attempt(lambda: pd.Period("2020-02", "M") != "2020-02")
attempt(lambda: pd.Period("2020-02", "M") < "2020-03")
attempt(lambda: pd.Series(pd.period_range("2020-01", periods=3, freq="M")) < "2020-02")
attempt(lambda: pd.Series(pd.period_range("2020-01", periods=3, freq="M")) > "2020-01-15")
attempt(lambda: pd.Series(pd.period_range("2020-01", periods=3, freq="M")) == "2020-01-15")
attempt(lambda: pd.Series(pd.period_range("2020-01", periods=3, freq="M")) == "x")
attempt(lambda: pd.Series(pd.period_range("2020-01", periods=3, freq="M")) < "x")
attempt(lambda: pd.Series(pd.period_range("2020Q1", periods=3, freq="Q")) == "2020Q2")
attempt(lambda: pd.Series(pd.period_range("9998", periods=3, freq="Y")) == "9999")
attempt(lambda: pd.Series(pd.period_range("9998", periods=2, freq="Y")) < "9999")
attempt(lambda: pd.Series(pd.period_range("2020-01", periods=3, freq="M")) == "2020")
attempt(lambda: pd.Series(pd.period_range("2020-01", periods=3, freq="M")) == "2020-02-30")
attempt(lambda: pd.Series(pd.period_range("2020-01", periods=3, freq="M")) == "")
attempt(lambda: pd.Series(pd.period_range("2020-01", periods=3, freq="M")) == "NaT")
attempt(lambda: pd.Series(pd.period_range("2020-01", periods=3, freq="M")) != "2020-02")
