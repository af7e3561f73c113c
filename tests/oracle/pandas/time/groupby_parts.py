# grouping by parts of times
import pandas as pd

df = pd.DataFrame({"date": pd.to_datetime(["2023-01-15", "2023-01-20", "2023-02-01", "2024-01-05"]), "sales": [10, 20, 30, 40]})
print(df.groupby(df["date"].dt.year)["sales"].sum())
print(df.groupby([df["date"].dt.year, df["date"].dt.month])["sales"].sum())
print(df.groupby(df["date"].dt.to_period("M"))["sales"].sum())
df["month"] = df["date"].dt.strftime("%Y-%m")
print(df.groupby("month", as_index=False)["sales"].mean())
df["weekday"] = df["date"].dt.day_name()
print(df.pivot_table(index="weekday", values="sales", aggfunc="sum"))
