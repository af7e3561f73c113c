# idxmax of frames with text, nullable numbers rounded and ranked, moments beside numbers, flags stacked
import numpy as np
import pandas as pd

frame = pd.DataFrame({"name": ["b", "c", "a"], "n": [3, 1, 2], "f": [0.5, np.nan, 2.5]}, index=["x", "y", "z"])
print(frame.idxmax())
print(frame.idxmin())

whole = pd.Series([14, None, 26], dtype="Int64")
print(whole.round(-1).tolist(), whole.rank().tolist(), whole.rank(method="first", ascending=False).tolist())

times = pd.DataFrame({"d": pd.to_datetime(["2024-01-01", None]), "v": [1.0, np.nan]})
print(times.max(skipna=False))
print(times.mean())

flags = pd.DataFrame({"a": [True, False], "n": [1, 2]})
print(flags.stack().tolist(), flags.unstack().tolist())
print(flags["a"].map({True: "yes"}).tolist(), pd.Series([1.5, 2.5]).map({9: "nine"}).dtype)

zoned = pd.DataFrame({"z": pd.date_range("2024-03-30", periods=3, tz="Europe/Rome"), "v": [1, 2, 3]})
print(zoned.describe())
print(zoned.set_index("z").shift(1, freq="D"))

index = pd.Index([3, 1, 2, 2])
print(index.join(index, how="outer"), pd.Index([3, 1]).join(pd.Index([2, 3]), how="outer"))
print(pd.interval_range(0, 3).intersection(pd.interval_range(1, 4)), pd.interval_range(0, 2).append(pd.interval_range(2, 3)))
