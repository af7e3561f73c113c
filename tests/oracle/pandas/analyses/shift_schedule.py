import pandas as pd

shifts = pd.DataFrame({
    "worker": ["ann", "bob", "ann", "cy", "bob", "ann"],
    "start": pd.to_datetime(["2024-05-06 08:00", "2024-05-06 22:00", "2024-05-07 08:15", "2024-05-07 12:00", "2024-05-08 21:45", "2024-05-11 09:00"]),
    "end": pd.to_datetime(["2024-05-06 16:30", "2024-05-07 06:00", "2024-05-07 17:00", "2024-05-07 18:45", "2024-05-09 06:10", "2024-05-11 13:00"]),
})
shifts["hours"] = (shifts["end"] - shifts["start"]).dt.total_seconds() / 3600
shifts["day"] = shifts["start"].dt.day_name()
shifts["week"] = shifts["start"].dt.isocalendar().week
shifts["night"] = (shifts["start"].dt.hour >= 20) | (shifts["end"].dt.hour < 8)
shifts["weekend"] = shifts["start"].dt.dayofweek.isin([5, 6])
print(shifts)
print(shifts.dtypes)
print(shifts.groupby("worker").agg(total=("hours", "sum"), longest=("hours", "max"), nights=("night", "sum"), first=("start", "min")))
shifts["rest"] = shifts.sort_values("start").groupby("worker")["start"].shift(-1) - shifts["end"]
print(shifts[["worker", "rest"]], shifts["rest"].min(), shifts["rest"].dt.days.tolist(), shifts["rest"].mean())
rate = shifts["hours"] * 20 * shifts["night"].map({True: 1.5, False: 1.0}) * shifts["weekend"].map({True: 2, False: 1})
print(rate.round(2).tolist(), rate.groupby(shifts["worker"]).sum().round(2))
print(shifts.set_index("start").resample("D")["hours"].sum(), shifts.groupby(pd.Grouper(key="start", freq="W-MON"))["hours"].sum())
print(shifts.pivot_table(index="worker", columns="day", values="hours", aggfunc="sum", fill_value=0))
iv = pd.IntervalIndex.from_arrays(shifts["start"], shifts["end"], closed="left")
print(iv.contains(pd.Timestamp("2024-05-07 12:30")).tolist(), iv.length.max(), shifts[iv.contains(pd.Timestamp("2024-05-07 12:30"))]["worker"].tolist())
grid = pd.date_range("2024-05-06", "2024-05-07 20:00", freq="4h")
print(pd.Series({t: int(iv.contains(t).sum()) for t in grid}))
print(shifts["start"].dt.time.astype(str).tolist(), shifts["start"].dt.strftime("%a %d %b, %H:%M").tolist())
print(shifts["hours"].apply(lambda h: f"{int(h)}:{int(h % 1 * 60):02d}").tolist(), pd.to_timedelta(shifts["hours"], unit="h").astype(str).tolist())
print(shifts["end"].dt.ceil("h").tolist()[1], shifts["start"].dt.floor("D").nunique(), shifts["start"].dt.normalize().value_counts().sort_index())
print(shifts.loc[shifts["start"].between("2024-05-07", "2024-05-08 23:59"), ["worker", "start"]])
print(shifts.sort_values(["worker", "start"]).groupby("worker")["hours"].cumsum().round(2).tolist(), shifts["hours"].clip(upper=8).sum())
print(pd.cut(shifts["start"].dt.hour, [0, 6, 12, 18, 24], labels=["night", "morning", "noon", "evening"], right=False).value_counts(sort=False))
print((shifts["start"] + pd.offsets.Day(2)).dt.date.tolist()[0], shifts["start"].max() - pd.Timedelta(weeks=1), shifts["start"].dt.to_period("W").astype(str).unique().tolist())
