# counting events per day and hour without resample
import pandas as pd

events = pd.to_datetime(pd.Series(["2024-01-01 10:05", "2024-01-01 10:50", "2024-01-01 11:10", "2024-01-02 09:00"]))
print(events.dt.floor("D").value_counts().sort_index())
print(events.dt.floor("h").value_counts().sort_index())
print(events.dt.hour.value_counts().sort_index())
print(events.diff().dt.total_seconds().div(60))
print(events.groupby(events.dt.date).count())
print((events.max() - events.min()).total_seconds())
