# Years, months, weekdays and days.
from datetime import datetime as D

import matplotlib.dates as md

first, last = D(2019, 11, 3), D(2020, 7, 20)
for locator in (md.YearLocator(), md.YearLocator(2, month=7, day=4), md.MonthLocator(), md.MonthLocator(bymonth=(1, 7)), md.MonthLocator(interval=3),
                md.MonthLocator(bymonthday=15), md.WeekdayLocator(), md.WeekdayLocator(byweekday=md.MO), md.WeekdayLocator(byweekday=(md.MO, md.TH), interval=2),
                md.DayLocator(bymonthday=[1, 15]), md.DayLocator(interval=20), md.DayLocator(bymonthday=31), md.DayLocator(bymonthday=-1)):
    print(type(locator).__name__, [str(date)[:10] for date in md.num2date(locator.tick_values(first, last))], locator.nonsingular(5, 5))
for interval in (0, 1.5):
    try:
        md.DayLocator(interval=interval)
    except ValueError as error:
        print(error)
