# selecting months and years in a frame
import pandas as pd

df = pd.DataFrame({"a": range(6), "b": list("uvwxyz")}, index=pd.to_datetime(
    ["2023-11-01", "2023-12-15", "2024-01-10", "2024-01-20", "2024-02-01", "2025-01-01"]))
print(df.loc["2024"])
print(df.loc["2024-01"])
print(df.loc["2023-12":"2024-01", "b"].tolist())
print(df.loc["2024-01-10"])
print(df.loc["2024-01-10", "a"])
print(df[df.index.year == 2024]["a"].sum())
print(df.loc[df.index < "2024-01-15"])
print("2024-01" in df.index, "2026" in df.index)
try:
    df.loc["2030"]
except KeyError as error:
    print(type(error).__name__, error)
