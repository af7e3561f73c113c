# Differences of dates and durations in frames.
import pandas as pd

df = pd.DataFrame({"start": pd.to_datetime(["2024-01-01", "2024-01-05"]), "end": pd.to_datetime(["2024-01-03 12:00", "2024-02-05 00:00"])})
df["span"] = df["end"] - df["start"]
print(df)
print(df.dtypes)
df["days"] = df["span"].dt.days
print(df["days"].tolist(), df["span"].sum(), df["span"].mean(), df["span"].max())
print(df["start"] + pd.Timedelta(days=1))
print((df["end"] - pd.Timestamp("2024-01-01")).dt.total_seconds().tolist())
print(df["start"].min(), df["end"].max(), df["start"].max() - df["start"].min())
print(df[df["start"] > "2024-01-02"])
print(df["span"] / pd.Timedelta(hours=1))
print(df.sort_values("span", ascending=False)["days"].tolist())
print((df["span"] > pd.Timedelta("3 days")).tolist())
