# A table of nullable columns: grouped, merged, described and written.
import pandas as pd

df = pd.DataFrame(
    {
        "k": pd.array([1, 2, None, 1], dtype="Int64"),
        "v": pd.array([10, None, 30, 40], dtype="Int64"),
        "b": pd.array([True, None, False, True], dtype="boolean"),
    }
)
print(df.groupby("k").sum())
print(df.groupby("k", dropna=False)["v"].agg(["sum", "mean", "count"]))
print(df.merge(pd.DataFrame({"k": [1, 2], "name": ["a", "b"]}), on="k", how="left"))
print(df.describe())
print(df.sort_values("v"))
print(df["v"].fillna(0).cumsum())
print(df[df["b"]])
print(df.to_json())
print(df.to_csv(index=False))
print(df["v"].value_counts(dropna=False))
print(df["v"].apply(lambda value: value if value is pd.NA else value * 2))
print(df["v"].where(df["v"] > 10), df["v"].rank(), df["v"].isin([10, None]), sep="\n")
