# pivot_table over years and months
import pandas as pd

df = pd.DataFrame({"date": pd.date_range("2023-01-01", periods=8, freq="100D"), "v": [1, 2, 3, 4, 5, 6, 7, 8]})
df["year"] = df["date"].dt.year
df["month"] = df["date"].dt.month
print(df.pivot_table(index="year", columns="month", values="v", aggfunc="sum"))
print(df.pivot_table(index="year", columns="month", values="v", aggfunc="sum", fill_value=0))
print(df.pivot_table(index=df["date"].dt.quarter, columns="year", values="v", aggfunc="sum"))
print(df.pivot_table(index=pd.Grouper(key="date", freq="YE"), values="v", aggfunc=["sum", "mean"]))
print(df.pivot_table("v", "year"))
