# text methods of an Index
import pandas as pd

idx = pd.Index(["Total Sales", "unit price ", "Region"], name="cols")
print(idx.str.lower())
print(idx.str.len())
print(idx.str.contains("a"))
print(idx.str.strip().str.replace(" ", "_"))
print(idx.str[0])
print(idx.str.split(" "))
print(idx.str.split(" ", expand=True))
df = pd.DataFrame([[1, 2, 3]], columns=idx)
print(df.loc[:, df.columns.str.startswith("T")])
df.columns = df.columns.str.upper()
print(df)
print(pd.Index(["a1", "b2"]).str.extract(r"([a-z])(\d)"))
