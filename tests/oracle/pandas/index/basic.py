# An Index: labels, questions and lists.
import pandas as pd

index = pd.Index(["b", "a", "c"], name="letters")
print(index)
print(len(index), index.name, index.dtype, index.tolist(), index[0], index[-1])
print(index[1:], index[[0, 2]])
print("a" in index, index.get_loc("c"), index.is_unique, index.is_monotonic_increasing)
print(index.sort_values(), index.rename("x").name)
print(index.isin(["a", "z"]), index.map(str.upper))
print(index == "a", index.str.upper().tolist())
print(pd.Index([1, 2, 3]), pd.Index([1.5, 2]), pd.Index([True, False]), pd.Index([]))
print(index.to_series().tolist(), index.to_frame())
print(index.argsort(), index.min(), index.max(), index.size, index.shape, index.empty)
try:
    index[0] = "z"
except TypeError as error:
    print("TypeError", error)
try:
    index.get_loc("zz")
except KeyError as error:
    print("KeyError", error)
print([i for i in index], list(enumerate(index)))
