# Quantiles of values that have an order and no fractions between them: periods and texts.
import pandas as pd


def show(act):
    try:
        print(repr(act()))
    except Exception as error:
        print(type(error).__name__, error)


months = pd.Series(pd.PeriodIndex(["2024-01", "NaT", "2024-04", "2024-02"], freq="M"), name="m")
show(lambda: months.median())
show(lambda: months.median(skipna=False))
show(lambda: months.quantile(0.3))
show(lambda: months.quantile([0.1, 0.5, 0.9]))
show(lambda: pd.Series(pd.PeriodIndex(["1924-01", "1924-04"], freq="M")).median())
show(lambda: pd.Series(pd.PeriodIndex(["NaT"], freq="M")).quantile())
show(lambda: months.mean())

words = pd.Series(["pear", None, "apple", "fig", "plum"])
for way in ("lower", "higher", "nearest", "linear"):
    show(lambda: words.quantile(0.3, interpolation=way))
    show(lambda: words.astype("string").quantile([0.3, 0.9], interpolation=way))
