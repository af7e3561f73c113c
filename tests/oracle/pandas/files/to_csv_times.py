# Dates, durations, flags and categories in CSV
import pandas as pd

df = pd.DataFrame({
    "day": pd.to_datetime(["2024-01-01", "2024-01-02"]),
    "when": pd.to_datetime(["2024-01-01 10:30", "2024-01-02 00:00"]),
    "wait": pd.to_timedelta(["1 days", "2h"]),
    "c": pd.Categorical(["u", "v"]),
    "i": pd.array([1, None], dtype="Int64"),
})
print(df.to_csv(index=False))
print(df.to_csv(date_format="%d/%m/%Y %H:%M", index=False))
print(df.set_index("day")[["c"]].to_csv())
print(pd.Series([1], index=pd.to_datetime(["2024-05-01 12:00"]).tz_localize("UTC"), name="v").to_csv())
