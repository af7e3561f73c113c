# merging on dates and on computed keys
import pandas as pd

sales = pd.DataFrame({"date": pd.to_datetime(["2024-01-01", "2024-01-02", "2024-01-03"]), "sold": [3, 4, 5]})
temps = pd.DataFrame({"date": pd.to_datetime(["2024-01-02", "2024-01-03", "2024-01-04"]), "temp": [1.5, -2.0, 0.0]})
print(sales.merge(temps, on="date", how="outer"))
print(sales.merge(temps, on="date"))
print(sales.set_index("date").join(temps.set_index("date")))
calendar = pd.DataFrame({"date": pd.date_range("2024-01-01", "2024-01-05")})
print(calendar.merge(sales, on="date", how="left").fillna({"sold": 0}))
print(sales.merge(temps, left_on=sales["date"].dt.day, right_on=temps["date"].dt.day, suffixes=("_s", "_t")))
