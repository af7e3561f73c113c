# Periods have medians and quantiles, and labels of periods move by their own frequency
import pandas as pd

months = pd.Series(pd.period_range("2024-01", periods=4, freq="M"))
print(months.median(), months.quantile(0.3), months.quantile([0.1, 0.5]).tolist())
print(pd.Series([*months[:2], pd.NaT]).median(), months[:0].median())
frame = pd.DataFrame({"m": months, "v": [4, 3, 2, 1]})
print(frame.median(), frame.quantile([0.2, 0.8]), sep="\n")
days = frame.set_index(pd.period_range("2024-01-01", periods=4, freq="D"))
print(days.shift(1, freq="D"))


def refused(action):
    try:
        print(action())
    except Exception as error:
        print(type(error).__name__, error)


refused(lambda: days.shift(1, freq="M"))
refused(lambda: frame.shift(1, fill_value=0))
refused(lambda: frame.reindex([9], fill_value=-1))
refused(lambda: pd.Series(pd.to_datetime(["2024-01-01"]).tz_localize("UTC")).reindex([1], fill_value=5))
