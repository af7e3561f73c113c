# order of columns with shared, extra and index keys
import pandas as pd

a = pd.DataFrame({"z": [1, 2], "k": ["a", "b"], "y": [3, 4]})
b = pd.DataFrame({"w": [5, 6], "k": ["b", "a"], "y": [7, 8]})
print(a.merge(b, on="k").columns.tolist())
print(b.merge(a, on="k").columns.tolist())
print(a.merge(b, left_on="z", right_on="w", how="outer"))
print(a.merge(b, on=["k"], how="right"))
print(a.merge(b, left_on="k", right_on="k").columns.tolist())
print(a.set_index("k").merge(b, on="k"))
print(a.set_index("k").merge(b.set_index("k"), on="k"))
