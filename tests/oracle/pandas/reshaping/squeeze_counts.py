# heat-map style tables by hour and weekday
import pandas as pd

t = pd.date_range("2024-01-01", periods=60, freq="5h")
df = pd.DataFrame({"t": t, "v": range(60)})
df["hour"] = df["t"].dt.hour
df["weekday"] = df["t"].dt.day_name()
table = df.pivot_table(index="hour", columns="weekday", values="v", aggfunc="count", fill_value=0)
order = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
print(table[order].head(4))
print(table.sum().reindex(order))
print(table.shape)
print(pd.crosstab(df["weekday"], df["hour"] < 12).reindex(order))
