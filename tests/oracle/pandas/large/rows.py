# Enough rows for the paths that share the work among threads: masks, positions, orders.
import numpy as np
import pandas as pd

rng = np.random.default_rng(5)
n = 210_003
frame = pd.DataFrame({
    "whole": rng.integers(-40, 40, n),
    "small": rng.integers(0, 100, n).astype("int8"),
    "float": np.where(rng.random(n) < 0.1, np.nan, np.round(rng.normal(size=n), 2)),
    "flag": rng.random(n) < 0.5,
    "text": np.array(["a", "bb", "a text that is longer than a view", "ä"])[rng.integers(0, 4, n)],
    "time": pd.Timestamp("2024-01-01") + pd.to_timedelta(rng.integers(0, 1000, n), unit="h"),
})
frame["holed"] = frame["text"].mask(rng.random(n) < 0.2)
frame["nullable"] = frame["whole"].astype("Int64").mask(frame["flag"])
frame["kind"] = frame["text"].astype("category")
frame["object"] = [(i % 5,) if i % 3 else i % 4 for i in range(n)]


def show(name, table):
    weights = np.arange(1, len(table) + 1) % 1009
    print(name, table.shape)
    print("  index", int((table.index.to_numpy() * weights).sum()))
    for label in table.columns:
        values = table[label]
        if label == "object":
            numbers = pd.Series([value if isinstance(value, int) else value[0] for value in values])
        elif values.dtype == object or values.dtype == "category":
            numbers = values.astype(object).str.len().astype("float64")
        elif str(values.dtype).startswith("datetime"):
            numbers = values.dt.hour + values.dt.day
        else:
            numbers = values.astype("float64")
        numbers = numbers.to_numpy(dtype="float64")
        print("  ", label, values.dtype, int(values.isna().sum()), round(float(np.nansum(numbers * weights)), 2))


print("compared")
for test in ("eq", "ne", "lt", "le", "gt", "ge"):
    print(test, int(getattr(frame["whole"], test)(3).sum()), int(getattr(frame["float"], test)(0.5).sum()),
          int(getattr(frame["whole"], test)(frame["float"]).sum()), int(getattr(frame["small"], test)(70).sum()))  # fmt: skip
mask = (frame["whole"] > 2) & (frame["float"] < 0.5)
print(int(mask.sum()), int((mask | frame["flag"]).sum()), int((mask ^ frame["flag"]).sum()), int((~mask).sum()))
print(int((mask & True).sum()), int((mask | True).sum()), int((mask ^ True).sum()), int((mask & False).sum()))
print((mask & frame["whole"]).dtype, int((mask & frame["whole"]).sum()), mask.any(), mask.all(), (mask | ~mask).all())
print(mask.mean(), mask.min(), mask.max(), (mask + mask).sum(), (mask * frame["flag"]).sum())

show("filtered", frame[mask])
show("filtered by nothing", frame[frame["whole"] > 1000])
show("filtered by everything", frame[frame["whole"] > -1000])
show("taken", frame.take(rng.permutation(n)))
show("taken from the end", frame.take(-1 - rng.integers(0, n, n)))
show("reindexed", frame.drop(columns=["object", "flag"]).reindex(np.arange(-5, n, 2)))
frame = frame.drop(columns="object")
show("sorted by two", frame.sort_values(["text", "small"], kind="stable"))
show("sorted both ways", frame.sort_values(["holed", "whole"], ascending=[False, True], kind="stable"))
show("sorted, missing first", frame.sort_values(["nullable", "flag", "time"], na_position="first", kind="stable"))
show("sorted by floats", frame.sort_values(["float", "small"], ascending=[True, False], kind="stable"))
show("sorted by three", frame.sort_values(["kind", "holed", "float"], ascending=False, kind="stable"))
show("sorted by one", frame.sort_values("float", kind="stable", na_position="first"))
