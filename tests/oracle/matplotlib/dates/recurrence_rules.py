# Rules with the n-th weekday, weeks and short months.
from datetime import datetime as D

import matplotlib.dates as md

def dates(rule, first, last):
    return [str(date)[:10] for date in md.num2date(md.RRuleLocator(rule).tick_values(first, last))]

print(dates(md.rrulewrapper(md.YEARLY, byweekday=md.MO(1), bymonth=(4, 10), byhour=0, byminute=0, bysecond=0), D(2015, 1, 1), D(2018, 1, 1)))
print(dates(md.rrulewrapper(md.MONTHLY, byweekday=md.FR(-1), byhour=0, byminute=0, bysecond=0), D(2015, 1, 1), D(2015, 7, 1)))
print(dates(md.rrulewrapper(md.WEEKLY, interval=2), D(2015, 1, 1), D(2015, 3, 1)))
print(dates(md.rrulewrapper(md.MONTHLY, interval=2), D(2015, 1, 30), D(2015, 12, 1)))
print(dates(md.rrulewrapper(md.DAILY, interval=10, byhour=6), D(2015, 1, 1), D(2015, 2, 1)))
print(md.MO(2), md.MONDAY, md.WEEKDAYS, md.YEARLY, md.SECONDLY, md.MICROSECONDLY, md.SA.weekday)
rule = md.rrulewrapper(md.DAILY, dtstart=D(2020, 1, 1), until=D(2020, 1, 5))
print(rule.between(D(2020, 1, 2), D(2020, 1, 4), True), rule.between(D(2020, 1, 2), D(2020, 1, 4)))
