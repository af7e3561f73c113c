# assign with values and functions.
import pandas as pd

df = pd.DataFrame({"temp_c": [10.0, 20.0, 30.0]})
out = df.assign(temp_f=lambda d: d["temp_c"] * 9 / 5 + 32, half=lambda d: d["temp_f"] / 2, k=1)
print(out)
print(df.columns.tolist())
print(df.assign(temp_c=0))
print(df.assign(**{"new name": [1, 2, 3]}))
