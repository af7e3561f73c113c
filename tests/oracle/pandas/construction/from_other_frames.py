# Frames from Series and other frames; copies are independent.
import pandas as pd

s = pd.Series([1, 2], name="s")
print(pd.DataFrame(s))
print(s.to_frame("renamed"))
df = pd.DataFrame({"a": [1, 2], "b": [3, 4]})
copy = pd.DataFrame(df, columns=["b"])
print(copy)
other = df.copy()
other.loc[0, "a"] = 100
print(df)
print(other)
print(pd.DataFrame([s, pd.Series([3, 4], name="t")]))
print(pd.DataFrame([pd.Series({"x": 1, "y": 2}), pd.Series({"x": 3, "z": 4})]))
