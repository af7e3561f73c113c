# Paths of users through a shop: order of events, time between them, and what follows what.
import pandas as pd

events = pd.DataFrame(
    {
        "user": [1, 1, 1, 2],
        "at": pd.to_datetime(["2024-01-01 10:00", "2024-01-01 10:20", "2024-01-01 12:00", "2024-01-01 09:00"]),
        "event": ["view", "cart", "buy", "view"],
    }
).sort_values(["user", "at"])
events["next"] = events.groupby("user")["event"].shift(-1)
events["minutes"] = events.groupby("user")["at"].diff().dt.total_seconds().div(60)
events["step"] = events.groupby("user").cumcount().add(1)
print(events)
print(pd.crosstab(events["event"], events["next"].fillna("end")))
print(events.groupby("user")["event"].agg(" > ".join))
print(events.groupby("user").agg(first=("at", "min"), n=("event", "size"), last_event=("event", "last")))
print(events.pivot(index="user", columns="step", values="event"))
print(events[events["minutes"].between(1, 30)])
print(events["at"].dt.floor("h").value_counts().sort_index())
print(events.set_index("at").between_time("09:30", "10:30")["event"].tolist())

results = pd.Series(list("WWLWLLL"))
run = (results != results.shift()).cumsum()
print(results.groupby(run).agg(["first", "size"]))
print((results.groupby(run).cumcount() + 1).groupby(results).max())
