# calendar: month grids, weekdays and leap years.
import calendar

print(calendar.isleap(2024), calendar.isleap(1900), calendar.leapdays(2000, 2025))
first_weekday, days = calendar.monthrange(2024, 2)
print(int(first_weekday), days, int(calendar.weekday(2024, 2, 29)))
print(list(calendar.day_name), list(calendar.month_abbr)[1:4])
print(calendar.monthcalendar(2024, 2))
print(calendar.TextCalendar().formatmonth(2024, 2), end="")
print(calendar.TextCalendar(firstweekday=6).formatmonth(2023, 10), end="")

cal = calendar.Calendar()
print([day.isoformat() for day in cal.itermonthdates(2024, 2)][:5])
print(list(cal.itermonthdays(2024, 9))[:8], list(cal.iterweekdays()))
print(list(cal.itermonthdays2(2024, 9))[5:9])


def fridays_13(year):
    return [m for m in range(1, 13) if calendar.weekday(year, m, 13) == 4]


print({year: fridays_13(year) for year in range(2022, 2027)})
last_days = [calendar.monthrange(2023, month)[1] for month in range(1, 13)]
print(last_days, sum(last_days))
print(calendar.timegm((2024, 1, 1, 0, 0, 0)), calendar.timegm((1970, 1, 2, 0, 0, 1)))
