# Operators that do not suit the values, and how they are refused.
import pandas as pd


def show(act):
    try:
        print(repr(act()))
    except Exception as error:
        print(type(error).__name__, error)


numbers = pd.Series([3, 1])
nullable = pd.Series([3, None], dtype="Int64")
days = pd.Series(pd.to_datetime(["2024-01-31", None]))
spans = pd.Series(pd.to_timedelta(["1h", None]))
sizes = pd.Series(pd.Categorical(["lo", "hi"]))
months = pd.Series(pd.period_range("2024-01", periods=2, freq="M"))
texts = pd.Series(["u", None], dtype="string")

for act in (
    lambda: numbers + "q", lambda: numbers * "q", lambda: "q" - numbers, lambda: numbers / "q", lambda: nullable + "q",
    lambda: nullable < "m", lambda: spans * spans, lambda: spans**2, lambda: 2**spans, lambda: days & days,
    lambda: True | days, lambda: months & True, lambda: texts & True, lambda: sizes + sizes, lambda: 1 + sizes,
    lambda: sizes + numbers, lambda: divmod(days, 2), lambda: divmod(texts, 2), lambda: divmod(2, sizes),
):  # fmt: skip
    show(act)

for act in (
    lambda: ~numbers.astype(float), lambda: ~spans, lambda: abs(sizes), lambda: abs(days), lambda: abs(months),
    lambda: ~pd.Series([], dtype=float),
):  # fmt: skip
    show(act)

for act in (
    lambda: sizes.diff(), lambda: texts.cumprod(), lambda: pd.Series(["a", "b"]).clip(lower=2), lambda: months.corr(months),
    lambda: pd.Series([1, "x"]).round(), lambda: sizes.value_counts(bins=2), lambda: numbers.swaplevel().shape,
    lambda: days.searchsorted(2), lambda: sizes.searchsorted("mid"), lambda: nullable.searchsorted(2),
    lambda: days.add(days.shift(), fill_value=0), lambda: months.shift(1, fill_value=0),
    lambda: months.reindex([0, 9], fill_value=0), lambda: texts.shift(1, fill_value=0),
    lambda: pd.Series([], dtype=float).take([0]),
):  # fmt: skip
    try:
        act()
    except AssertionError:
        print("AssertionError")
    except Exception as error:
        print(type(error).__name__, error)
