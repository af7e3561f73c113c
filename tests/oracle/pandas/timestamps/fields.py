# Timestamp: fields and questions
import pandas as pd

t = pd.Timestamp("2024-02-29 13:45:30.123456789")
print(t.year, t.month, t.day, t.hour, t.minute, t.second, t.microsecond, t.nanosecond)
print(t.dayofweek, t.day_of_week, t.weekday(), t.dayofyear, t.quarter, t.week, t.days_in_month)
print(t.is_leap_year, t.is_month_end, t.is_month_start, t.is_quarter_end, t.is_year_start)
print(t.day_name(), t.month_name(), t.isocalendar()[:2])
print(t.date(), t.time(), t.value, t.unit)
print(t.isoformat(), str(t), t.strftime("%d/%m/%y %H:%M"))
print(f"{t:%Y-%m-%d}", f"{t}")
print(t.timestamp(), t.to_julian_date())
print(pd.Timestamp("2024-12-30").week, pd.Timestamp("2024-12-30").isocalendar().year)
