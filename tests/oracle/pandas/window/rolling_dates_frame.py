# windows by time over frames, offsets as windows
import pandas as pd

df = pd.DataFrame({"v": [1.0, 2.0, 3.0, 4.0], "w": [4.0, 3.0, 2.0, 1.0]}, index=pd.to_datetime(["2024-01-01 09:00", "2024-01-01 09:01", "2024-01-01 09:03", "2024-01-01 09:10"]))
print(df.rolling("3min").sum())
print(df.rolling(pd.Timedelta(minutes=5)).mean())
print(df["v"].rolling("3min").apply(lambda s: s.iloc[-1] - s.iloc[0]))
print(df["v"].rolling("1h").std())
print(df.rolling("3min").agg({"v": "max", "w": ["min", "sum"]}))
print(df["v"].rolling("2min", center=True).sum())
