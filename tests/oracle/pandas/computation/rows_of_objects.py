# Rows of mixed columns are reduced value by value: the results are objects, and too few values give None.
import pandas as pd

mixed = pd.DataFrame({"a": pd.array([1, None, 3], dtype="Int64"), "b": pd.array([True, None, False], dtype="boolean")})
for name in ("sum", "prod", "mean", "median", "min", "max", "std", "idxmin", "cumsum", "cumprod"):
    print(name)
    print(getattr(mixed, name)(axis=1))
print(mixed.sum(axis=1, min_count=2).tolist())
print(mixed.any(axis=1).tolist(), mixed.any().dtype)
for name in ("sem", "skew"):
    try:
        getattr(mixed, name)(axis=1)
    except TypeError as error:
        print(name, error)
numbers = pd.DataFrame({"a": pd.array([1, None], dtype="Int64"), "b": pd.array([1.5, None], dtype="Float64")})
print(numbers.mean(axis=1).dtype, numbers.all(axis=1).dtype)
print(numbers.T)
print(numbers.stack())
texts = pd.DataFrame({"a": ["x", "y"], "b": ["1", "z"]})
print(texts.sum(axis=1).tolist(), texts.max(axis=1).tolist(), texts.idxmax(axis=1).tolist())
for name in ("cummax", "idxmax", "prod"):
    try:
        getattr(texts.assign(n=1), name)(axis=1)
    except TypeError as error:
        print(name, error)
steps = pd.DataFrame({"a": pd.to_timedelta(["1D", None]), "b": pd.to_timedelta(["2D", "3D"])})
print(steps.idxmax(axis=1).tolist(), steps.idxmin(axis=1).tolist())
