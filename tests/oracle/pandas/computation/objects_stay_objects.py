# Reductions, rows and tables of objects give objects again
import pandas as pd

kept = pd.DataFrame({"a": pd.Series([1, 2], dtype=object), "b": [1.5, 2.0]})
for op in ("mean", "std", "median", "min", "sum", "prod"):
    print(op, getattr(kept, op)().tolist(), getattr(kept, op)().dtype, getattr(kept, op)(axis=1).dtype)
print(kept.min(axis=1).tolist(), kept.sum(min_count=3).tolist())
print(kept.quantile(), kept.quantile([0.2, 0.8]).dtypes, sep="\n")

times = pd.DataFrame({"at": pd.to_datetime(["2024-01-01", "2024-01-03"]), "n": [1, 2]})
print(times.sub(times.iloc[0]), times.sub(times.iloc[0]).dtypes)
print((times == times.iloc[0]).dtypes.tolist())
print(pd.DataFrame({"a": [1.5, None], "t": ["x", "y"]}).to_numpy(na_value=0))
print(pd.DataFrame({"f": [True, False], "n": [1, 2]}).apply(lambda row: 5, axis=1, result_type="broadcast").dtypes)
print(pd.DataFrame({"a": ["x", "y"], "b": [1, 2]}).shift(axis=1))

# The largest of each row, of whatever can be compared
texts = pd.DataFrame({"a": ["x", "b"], "b": ["a", "c"]})
print(texts.idxmax(axis=1).tolist(), times[["at"]].idxmin(axis=1).tolist())
holes = pd.DataFrame({"a": [1, 5], "b": [2, None]})
print(holes.idxmax(axis=1).tolist(), holes.idxmax(axis=1, skipna=False).tolist())
