# Enough rows for the paths that share the work among threads: joins by unique and repeated keys, with and without gaps.
import numpy as np
import pandas as pd

rng = np.random.default_rng(6)
n = 210_001
left = pd.DataFrame({
    "number": rng.integers(0, 2000, n),
    "far": rng.integers(0, 2000, n) * 10**12,
    "name": pd.Series([f"n{i}" for i in range(2000)]).iloc[rng.integers(0, 2000, n)].to_numpy(),
    "long": pd.Series([f"a name of many letters {i}" for i in range(2000)]).iloc[rng.integers(0, 2000, n)].to_numpy(),
    "float": np.where(rng.random(n) < 0.1, np.nan, rng.integers(0, 300, n) / 4),
    "value": np.arange(n),
})
left["holed"] = left["name"].mask(left["value"] % 9 == 0)
left["time"] = pd.Timestamp("2024-01-01") + pd.to_timedelta(left["number"], unit="D")


def right(key, rows, **more):
    return pd.DataFrame({key: rows, "extra": np.arange(len(rows)) * 1.5, "words": [f"word {i}" for i in range(len(rows))],
                         **more})  # fmt: skip


def show(name, table):
    weights = np.arange(1, len(table) + 1) % 1013
    print(name, table.shape, list(table.columns), type(table.index).__name__)
    for label in table.columns:
        values = table[label]
        if values.dtype == object or str(values.dtype) == "category":
            numbers = values.astype(object).str.len().astype("float64")
        elif str(values.dtype).startswith("datetime"):
            numbers = values.dt.dayofyear
        else:
            numbers = values.astype("float64")
        numbers = numbers.to_numpy(dtype="float64")
        print("  ", label, values.dtype, int(values.isna().sum()), round(float(np.nansum(numbers * weights)), 2))


names = [f"n{i}" for i in range(0, 2500, 2)]
tables = {
    "number": right("number", np.arange(1000)),
    "every number": right("number", np.arange(-50, 3000)),
    "narrow number": right("number", np.arange(100, dtype="int16")),
    "far": right("far", np.arange(0, 3000, 3) * 10**12),
    "name": right("name", names),
    "name twice": right("name", names[:900] + names[:900]),
    "long": right("long", [f"a name of many letters {i}" for i in range(1500)]),
    "holed": right("holed", names + [None]),
    "float": right("float", np.array([0.25, 1.0, np.nan, 7.5])),
    "time": right("time", pd.date_range("2024-01-01", periods=800)),
}
for title, table in tables.items():
    key = table.columns[0]
    for how in ("inner", "left", "right", "outer"):
        show(f"{title} {how}", left.merge(table, on=key, how=how))
show("other names", left.merge(tables["every number"].rename(columns={"number": "id"}), left_on="number", right_on="id"))
show("indicator", left.merge(tables["number"], on="number", how="left", indicator=True))
show("suffixes", left.merge(tables["number"].assign(value=1), on="number", how="left"))
show("sorted", left.merge(tables["every number"], on="number", sort=True))
show("index", left.merge(tables["every number"].set_index("number"), left_on="number", right_index=True, how="left"))
show("two keys", left.merge(left[["number", "name"]].drop_duplicates().assign(n=1), on=["number", "name"], how="left"))

# The result is nobody else's: what is written into it stays there.
merged = left.merge(tables["every number"], on="number")
merged.loc[0, "value"] = -1
merged["name"] = "changed"
print(left["value"].iloc[0], left["name"].iloc[0], merged["value"].iloc[0], merged["name"].iloc[0])
