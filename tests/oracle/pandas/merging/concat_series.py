# concat of Series
import pandas as pd

s = pd.Series([1, 2], index=["a", "b"], name="s")
t = pd.Series([3.5, 4.5], index=["b", "c"], name="t")
print(pd.concat([s, t]))
print(pd.concat([s, t], ignore_index=True))
print(pd.concat([s, t], axis=1))
print(pd.concat([s, s]))
print(pd.concat([s, t], keys=["S", "T"]))
print(pd.concat({"one": s, "two": t}, axis=1))
print(pd.concat([s, pd.Series(["x"], index=["z"])]))
unnamed = pd.concat([pd.Series([1]), pd.Series([2])], axis=1)
print(unnamed)
print(pd.concat([s.to_frame().T, t.to_frame().T]))
