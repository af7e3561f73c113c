# Frames, series, indexes and moments through pickle, alone and inside other data
import io
import pickle

import numpy as np
import pandas as pd

frame = pd.DataFrame(
    {
        "n": [1, 2, 3],
        "f": [0.1, np.nan, 2.5],
        "t": ["a", None, "ü"],
        "b": [True, False, True],
        "d": pd.to_datetime(["2024-01-31", None, "2024-02-29 10:30"], format="mixed"),
        "z": pd.date_range("2024-03-30", periods=3, tz="Europe/Rome"),
        "s": pd.to_timedelta(["1D", None, "2h"]),
        "c": pd.Categorical(["lo", "hi", "lo"], categories=["lo", "hi"], ordered=True),
        "i": pd.array([2**62 + 1, None, 3], dtype="Int64"),
        "p": pd.period_range("2024-01", periods=3, freq="M"),
        "o": [[1, 2], {"k": 1}, (3,)],
    },
    index=pd.Index(["x", "y", "z"], name="key"),
)
copy = pickle.loads(pickle.dumps(frame))
print(copy)
print(copy.dtypes)
print(copy.equals(frame), copy is frame)

for value in [
    pd.Series([1.5, None], name="v"),
    pd.Series(["a", None], dtype="string"),
    pd.RangeIndex(2, 10, 3, name="r"),
    pd.date_range("2024-01-01", periods=3, freq="W", name="week"),
    pd.timedelta_range("1h", periods=2, freq="30min"),
    pd.period_range("2024Q1", periods=2, freq="Q"),
    pd.MultiIndex.from_product([[1, 2], ["a", "b"]], names=["n", None]),
    pd.CategoricalIndex(["a", "b", "a"]),
    pd.interval_range(0, 2),
    pd.Timestamp("2024-05-01 12:00", tz="UTC"),
    pd.Timedelta("1 days 02:03:04.000000005"),
    pd.Period("2024-05", "M"),
    pd.Interval(0, 1, closed="left"),
    pd.NaT,
    pd.NA,
]:
    print(type(value).__name__, repr(pickle.loads(pickle.dumps(value))))

held = pickle.loads(pickle.dumps({"frames": [frame[["n", "t"]], frame["f"]], "when": pd.Timestamp("2024-01-01")}))
print(held["frames"][0], held["frames"][1], held["when"], sep="\n")

buffer = io.BytesIO()
frame[["n", "d"]].to_pickle(buffer)
buffer.seek(0)
print(pd.read_pickle(buffer))
frame.to_pickle("workspace/frame.pkl.gz")
print(pd.read_pickle("workspace/frame.pkl.gz").shape)
with open("workspace/model.pkl", "wb") as file:
    pickle.dump({"weights": np.array([0.5, 1.5]), "columns": frame.columns}, file)
with open("workspace/model.pkl", "rb") as file:
    print(pickle.load(file))
