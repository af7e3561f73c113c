# Bookings from one day to another turned into a row for each day.
import pandas as pd

bookings = pd.DataFrame(
    {
        "guest": ["ann", "bob"],
        "start": pd.to_datetime(["2024-01-30", "2024-02-10"]),
        "end": pd.to_datetime(["2024-02-01", "2024-02-11"]),
    }
)
bookings["day"] = [pd.date_range(start, end) for start, end in zip(bookings["start"], bookings["end"])]
days = bookings.explode("day")[["guest", "day"]]
print(days)
print(days.dtypes)
print(days.groupby(days["day"].dt.to_period("M"))["guest"].count())
print(days.groupby("guest")["day"].agg(["min", "max", "count"]))

print(pd.Series([[pd.Timestamp("2024-01-01")], []]).explode())
print(pd.Series([[pd.Timedelta("1h"), None], [pd.Timedelta("2h")]]).explode())
print(pd.Series([pd.period_range("2024-01", periods=2, freq="M")]).explode())
print(pd.Series([[1, 2], [3]]).explode())
