import pandas as pd
import numpy as np

df = pd.DataFrame({"event": ["a", "b", "c", "d"], "utc": pd.to_datetime(["2024-03-10 06:30", "2024-03-10 07:30", "2024-11-03 05:30", "2024-12-25 18:00"], utc=True)})
df["ny"] = df["utc"].dt.tz_convert("America/New_York")
df["local_hour"] = df["ny"].dt.hour
df["date"] = df["ny"].dt.date
df["naive"] = df["ny"].dt.tz_localize(None)
print(df[["utc", "ny"]])
print(df.drop(columns=["utc", "ny"]))
print(df.dtypes)
print(df["utc"].dt.strftime("%Y-%m-%d %H:%M %Z"))
print(df["ny"].dt.day_name(), df["ny"].dt.isocalendar())
df["quarter"] = df["naive"].dt.to_period("Q")
df["month_start"] = df["naive"].dt.to_period("M").dt.to_timestamp()
df["month_end"] = df["naive"] + pd.offsets.MonthEnd(0)
df["next_bday"] = df["naive"].dt.normalize() + pd.offsets.BDay(1)
print(df[["quarter", "month_start", "month_end", "next_bday"]])
print((df["naive"] - df["naive"].shift()).dt.components)
print(df["naive"].dt.round("h").tolist())
print(df["naive"].dt.is_month_end.any(), df["naive"].dt.days_in_month.tolist(), df["naive"].dt.dayofyear.tolist())
ages = pd.to_datetime(pd.Series(["1990-05-17", "2001-12-01", "1975-02-28"]))
today = pd.Timestamp("2024-06-15")
print(((today - ages).dt.days / 365.25).round(1).tolist())
print(today.year - ages.dt.year - ((ages.dt.month * 100 + ages.dt.day) > (today.month * 100 + today.day)).astype(int))
print(pd.date_range("2024-01-31", periods=4, freq="ME"), pd.date_range("2024-01-01", "2024-01-10", freq="W-WED"))
print(pd.bdate_range("2024-05-01", "2024-05-08"), pd.date_range("2024-01-01", periods=3, freq="QS"))
print(len(pd.bdate_range("2024-01-01", "2024-01-31")), "")
print(pd.to_datetime("2024-02-30", errors="coerce"), pd.to_datetime(["1/2/2024", "2/3/2024"], dayfirst=True))
print(pd.to_datetime(pd.Series(["20240102", "20240203"]), format="%Y%m%d"))
print(pd.to_datetime([1710000000, 1710003600], unit="s"), pd.Timestamp("2024-03-09T16:00:00Z"))
print(pd.Timedelta("1 days 3 hours") / pd.Timedelta("1h"), pd.Timedelta(90, "min"), str(pd.Timedelta(seconds=3661)))
print(pd.Timestamp("2024-02-29") + pd.DateOffset(years=1), pd.Timestamp("2024-01-31") + pd.DateOffset(months=1))
print(pd.Timestamp("2024-05-05").strftime("%A"), pd.Timestamp("2024-05-05").isoformat(), pd.Timestamp("2024-05-05 10:11").floor("h"))
s = pd.Series(range(6), index=pd.date_range("2024-01-30", periods=6, freq="D"))
print(s["2024-01"], s["2024-02-02":], s.loc["2024-01-31"], s[s.index.weekday < 5])
print(s.groupby(s.index.month).sum(), s.groupby(s.index.to_period("M")).sum())
print(s.resample("ME").sum(), s.between_time("00:00", "12:00").shape, s.first_valid_index())
print(s.tz_localize("UTC").index.tz, s.tz_localize("UTC").tz_convert("Asia/Tokyo").index[0])
for bad in [lambda: s.tz_convert("UTC"), lambda: pd.Timestamp("2024-13-01"), lambda: pd.Timestamp("2024-01-01") - pd.Timestamp("2024-01-01", tz="UTC"), lambda: pd.to_datetime("2024-01-01", format="%d/%m/%Y"), lambda: s["2025-01-01"], lambda: pd.Timedelta("abc"), lambda: df["event"].dt.year]:
    try:
        print(bad())
    except Exception as e:
        print(type(e).__name__, e)
