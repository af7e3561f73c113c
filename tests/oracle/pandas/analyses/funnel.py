import pandas as pd
import numpy as np

events = pd.DataFrame({
    "user_id": [1, 1, 1, 1, 2, 2, 3, 3, 3, 4, 5, 5, 5, 5],
    "event": ["visit", "signup", "cart", "purchase", "visit", "signup", "visit", "cart", "purchase", "visit", "visit", "signup", "cart", "visit"],
    "ts": pd.to_datetime(["2024-03-01 10:00", "2024-03-01 10:05", "2024-03-01 11:00", "2024-03-02 09:30", "2024-03-01 12:00",
                          "2024-03-03 12:00", "2024-03-02 08:00", "2024-03-02 08:10", "2024-03-02 08:12", "2024-03-04 00:00",
                          "2024-03-05 13:00", "2024-03-05 13:01", "2024-03-05 13:30", "2024-03-06 07:45"]),
})
steps = ["visit", "signup", "cart", "purchase"]
funnel = events.groupby("event")["user_id"].nunique().reindex(steps)
print(funnel)
report = funnel.to_frame("users")
report["step_rate"] = report["users"] / report["users"].shift(1)
report["total_rate"] = report["users"] / report["users"].iloc[0]
print(report)
print(report.to_string(float_format="{:.1%}".format, na_rep="-"))
first_times = events.pivot_table(index="user_id", columns="event", values="ts", aggfunc="min")[steps]
print(first_times)
print(first_times.notna().astype(int))
first_times["to_signup"] = first_times["signup"] - first_times["visit"]
print(first_times["to_signup"].dt.total_seconds() / 60)
print(first_times["to_signup"].describe())
print(first_times["to_signup"].mean(), first_times["to_signup"].median())
events["gap"] = events.groupby("user_id")["ts"].diff()
events["new_session"] = events["gap"].isna() | (events["gap"] > pd.Timedelta("30min"))
events["session"] = events.groupby("user_id")["new_session"].cumsum()
print(events)
sessions = events.groupby(["user_id", "session"]).agg(start=("ts", "min"), end=("ts", "max"), n=("event", "size"), path=("event", " > ".join)).reset_index()
sessions["minutes"] = (sessions["end"] - sessions["start"]).dt.total_seconds().div(60)
print(sessions)
print(sessions.groupby("user_id")["minutes"].sum())
print(events["ts"].dt.hour.value_counts().sort_index())
print(events.groupby([events["ts"].dt.date, "event"]).size().unstack(fill_value=0))
print(events.groupby(events["ts"].dt.floor("D"))["user_id"].nunique())
events["next_event"] = events.groupby("user_id")["event"].shift(-1)
print(pd.crosstab(events["event"], events["next_event"].fillna("exit"), normalize="index").round(2))
print(events.groupby("user_id")["event"].agg(lambda s: s.iloc[-1]).value_counts())
print(events.groupby("user_id").agg({"event": ["first", "last", "nunique"], "ts": ["min", "max"]}))
print(events.groupby("user_id")["event"].apply(list).to_dict())
print(events.groupby("user_id")["event"].unique())
