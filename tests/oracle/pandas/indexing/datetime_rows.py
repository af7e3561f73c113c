# Selecting rows of dates by text.
import pandas as pd

df = pd.DataFrame({"v": range(6)}, index=pd.date_range("2024-01-30", periods=6))
print(df.loc["2024-02"])
print(df.loc["2024-02-01"])
print(df.loc["2024-01-31":"2024-02-02"])
print(df.loc[pd.Timestamp("2024-02-03"), "v"])
print(df[df.index > "2024-02-01"])
print(df.loc[df.index.month == 1])
print(df.truncate(after="2024-01-31"))
print(df.index[0], df.index.min(), df.index.max())
try:
    df.loc["2023-05-05"]
except KeyError as error:
    print("KeyError", error)
print(df["2024-02-01":"2024-02-02"])
df.loc["2024-02-04", "v"] = 100
print(df.tail(1))
