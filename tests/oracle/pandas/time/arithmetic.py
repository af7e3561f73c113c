# arithmetic of columns of times
import pandas as pd

df = pd.DataFrame({"start": pd.to_datetime(["2024-01-01 08:00", "2024-01-30 12:00"]), "end": pd.to_datetime(["2024-01-03 09:30", "2024-02-02 00:00"])})
df["took"] = df["end"] - df["start"]
print(df)
print(df.dtypes)
df["days"] = df["took"].dt.days
df["hours"] = df["took"].dt.total_seconds() / 3600
print(df[["days", "hours"]])
print(df["start"] + pd.Timedelta(days=10))
print(df["start"] + pd.to_timedelta(df["days"], unit="D"))
print(df["took"] / pd.Timedelta(hours=1))
print(df["took"].sum(), df["took"].mean())
print((pd.Timestamp("2024-02-01") - df["start"]).dt.days.tolist())
print(df["start"].diff())
