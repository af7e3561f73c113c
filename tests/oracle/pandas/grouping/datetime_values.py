# reductions of date and duration columns
import pandas as pd

df = pd.DataFrame({
    "user": ["u1", "u2", "u1", "u2"],
    "at": pd.to_datetime(["2024-03-01 10:00", "2024-03-02 11:30", "2024-03-05 09:15", None]),
    "took": pd.to_timedelta(["1h", "30min", "2h", "45min"]),
})
g = df.groupby("user")
print(g["at"].min())
print(g["at"].max())
print(g["at"].agg(["min", "max", "count"]))
print(g["took"].sum())
print(g["took"].mean())
print(g.first())
print(g["at"].agg(lambda s: s.max() - s.min()))
print(g["at"].diff())
print(g.agg(start=("at", "min"), time=("took", "sum")))
