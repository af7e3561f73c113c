# Names of the index and of the columns
import pandas as pd

df = pd.DataFrame({"q1": [1, 2], "q2": [3, 4]}, index=pd.Index(["north", "south"], name="region"))
print(df)
df.columns.name = "quarter"
print(df)
df.index.name = None
print(df)
s = pd.Series([1, 2], index=pd.Index(["x", "y"], name="letter"), name="value")
print(s)
