# keys that are index names, and merges of empty frames
import pandas as pd

a = pd.DataFrame({"v": [1, 2]}, index=pd.Index(["p", "q"], name="id"))
b = pd.DataFrame({"id": ["q", "r"], "w": [3, 4]})
print(a.merge(b, on="id"))
print(b.merge(a, on="id", how="left"))
print(b.merge(a, left_on="id", right_index=True, how="left"))
print(a.reset_index().merge(b, how="outer"))
empty = pd.DataFrame({"id": pd.Series([], dtype="object"), "u": pd.Series([], dtype="float64")})
print(b.merge(empty, on="id", how="left"))
print(b.merge(empty, on="id"))
print(a.join(b.set_index("id"), how="outer"))
