# grouping sales by month and quarter
import pandas as pd

df = pd.DataFrame({"date": pd.to_datetime(["2024-01-05", "2024-01-20", "2024-04-02", "2024-12-31"]), "sales": [100, 50, 70, 30]})
monthly = df.groupby(df["date"].dt.to_period("M"))["sales"].sum()
print(monthly)
print(monthly.index)
quarterly = df.groupby(df["date"].dt.to_period("Q"))["sales"].agg(["sum", "count"])
print(quarterly)
full = monthly.reindex(pd.period_range("2024-01", "2024-04", freq="M"), fill_value=0)
print(full)
df["month"] = df["date"].dt.to_period("M")
print(df)
print(df.to_dict("records")[0]["month"])
