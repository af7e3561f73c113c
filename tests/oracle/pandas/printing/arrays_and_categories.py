# Arrays of durations, texts with line breaks and categories of nullable numbers in print.
import pandas as pd

spans = pd.Series(pd.to_timedelta(["1 days", "2h", None]))
print(spans.array)
print(spans.unique())
print(spans.ravel())
print(pd.Series(["a\nb", None], dtype="string"))
print(pd.Series([1, None], dtype="Int64").astype("category"))
print(pd.Series(["u", None], dtype="string").astype("category"))
print(pd.Series(pd.period_range("2024-01", periods=2, freq="M")).values)
print(spans.copy().to_numpy(na_value=0), pd.Series(["u", None], dtype="string").to_numpy(na_value=0))
print(pd.Series([True, None], dtype="boolean").to_numpy(na_value=False))
print(spans.to_json(orient="table"))
print(pd.Series(pd.to_datetime(["2024-01-31", None]).tz_localize("Europe/Rome"), name="z").to_json(orient="table"))
