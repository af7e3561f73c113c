# comparing times with text, dates and one another
import datetime
import pandas as pd

df = pd.DataFrame({"when": pd.to_datetime(["2024-01-05", "2024-02-10", "2024-03-15", None]), "n": [1, 2, 3, 4]})
print(df[df["when"] >= "2024-02-01"])
print(df[df["when"] == "2024-01-05"])
print(df[(df["when"] > pd.Timestamp("2024-01-01")) & (df["when"] < datetime.datetime(2024, 3, 1))])
print(df["when"].between("2024-01-01", "2024-02-28"))
print(df[df["when"].isin(pd.to_datetime(["2024-03-15"]))])
print(df.sort_values("when", ascending=False))
print(df["when"].max(), df["when"].idxmin())
print(df["when"].dt.date == datetime.date(2024, 2, 10))
print(df.query("when > '2024-02-01'")["n"].tolist())
