# grouping by parts of a date
import pandas as pd

df = pd.DataFrame({"date": pd.date_range("2023-11-15", periods=6, freq="20D"), "sales": [1, 2, 3, 4, 5, 6]})
print(df.groupby(df["date"].dt.year)["sales"].sum())
print(df.groupby([df["date"].dt.year, df["date"].dt.month])["sales"].sum())
print(df.groupby(df["date"].dt.to_period("M"))["sales"].sum())
print(df.groupby(df["date"].dt.day_name())["sales"].mean())
print(df.groupby([df["date"].dt.year.rename("year"), df["date"].dt.quarter.rename("quarter")]).agg({"sales": "sum"}))
print(df.groupby(df["date"].dt.strftime("%Y-%m"))["sales"].sum())
print(df.groupby("date")["sales"].sum().head(2))
