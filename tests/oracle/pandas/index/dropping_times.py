# Labels that are times, durations or periods are dropped by text, and absent ones are named as they were given.
import pandas as pd

days = pd.DataFrame({"v": [1, 2, 3]}, index=pd.date_range("2024-01-01", periods=3))
print(days.drop("2024-01-01"))
print(days.drop(["2024-01-01", "2024-01-03"]))
print(days["v"].drop("2024-01-02"))
print(days.index.drop(["2024-01-01"]))
print(days.to_period("D").drop("2024-01-01"))
print(pd.Series([1, 2], index=pd.to_timedelta(["1D", "2D"])).drop("1D"))
for label in ("2024-02-01", ["2024-02-01", "2024-02-02"]):
    try:
        days.drop(label)
    except KeyError as error:
        print("KeyError:", error)
