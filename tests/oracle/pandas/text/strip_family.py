# str: strip, lstrip, rstrip with and without characters, removeprefix and removesuffix
import pandas as pd

s = pd.Series(["  padded  ", "xxhixx", "\ttab\n", "", None])
print(s.str.strip().tolist())
print(s.str.lstrip().tolist())
print(s.str.rstrip().tolist())
print(s.str.strip("x ").tolist())
codes = pd.Series(["SKU-001", "SKU-002", "OTHER", "003-EU"])
print(codes.str.removeprefix("SKU-"))
print(codes.str.removesuffix("-EU"))
df = pd.DataFrame({" Name ": [1], "Total Sales ": [2]})
df.columns = df.columns.str.strip().str.lower().str.replace(" ", "_")
print(df.columns.tolist())
