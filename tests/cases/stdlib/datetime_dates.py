# datetime: dates, weekdays, arithmetic and ISO text.
from datetime import date, timedelta

day = date(2024, 2, 29)
print(day, repr(day), day.year, day.month, day.day)
print(day.weekday(), day.isoweekday(), day.isocalendar().week, tuple(day.isocalendar()))
print(day.isoformat(), day.strftime("%d/%m/%Y %A %B %j"), f"{day:%Y.%m.%d}")
print(date.fromisoformat("2023-12-31"), date.fromordinal(738000), day.toordinal())
print(day + timedelta(days=1), day - timedelta(weeks=1), day.replace(year=2023, day=1))
print((date(2024, 12, 25) - day).days, date(2024, 1, 1) < day, day == date(2024, 2, 29))
print(date.min, date.max, date(2024, 1, 1).timetuple().tm_yday)
print(date.fromisocalendar(2024, 1, 1), day.ctime())

for bad in ((2023, 2, 29), (2024, 13, 1), (0, 1, 1)):
    try:
        date(*bad)
    except ValueError:
        print(bad, "is not a date")


def next_weekday(start, weekday):
    return start + timedelta((weekday - start.weekday() - 1) % 7 + 1)


print(next_weekday(day, 0), next_weekday(day, 3))


def age(born, today):
    return today.year - born.year - ((today.month, today.day) < (born.month, born.day))


print(age(date(1990, 3, 1), day), age(date(1990, 2, 28), day))
print(sorted([day, date(2020, 5, 5), date(2024, 1, 31)])[0], len({day, date(2024, 2, 29)}))
print([str(date(2024, 1, 29) + timedelta(days=n)) for n in range(4)])
