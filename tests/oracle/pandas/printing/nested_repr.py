# A frame inside f-strings, lists and format
import pandas as pd

df = pd.DataFrame({"a": [1, 2]})
s = pd.Series([1.5, 2.5], name="s")
print(f"frame:\n{df}")
print("series:", s.to_dict())
print([s])
print("{}".format(s))
print({"k": df})
print(f"{df.shape} {df.columns.tolist()} {df.dtypes.to_dict()}")
print(df.dtypes)
print(s.index)
print(s.values, df.values)
