# calendars of holidays
import pandas as pd
from pandas.tseries.holiday import AbstractHolidayCalendar, GoodFriday, Holiday, USFederalHolidayCalendar, nearest_workday
from pandas.tseries.offsets import CustomBusinessDay

calendar = USFederalHolidayCalendar()
print(calendar.holidays("2024-01-01", "2024-12-31"))
print(calendar.holidays("2023-11-01", "2023-12-31", return_name=True))
day = CustomBusinessDay(calendar=calendar)
print(pd.Timestamp("2024-07-03") + day)
print(pd.date_range("2024-12-23", periods=4, freq=day).strftime("%a %d").tolist())


class Office(AbstractHolidayCalendar):
    rules = [Holiday("Founding", month=3, day=9, observance=nearest_workday), GoodFriday]


print(Office().holidays("2024-01-01", "2025-12-31"))
