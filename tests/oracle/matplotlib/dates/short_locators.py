# Hours, minutes, seconds and microseconds.
from datetime import datetime as D

import matplotlib.dates as md

first, last = D(2020, 1, 1, 3, 4, 7), D(2020, 1, 1, 9, 40)
for locator in (md.HourLocator(), md.HourLocator(interval=2), md.HourLocator(byhour=[6, 8]), md.MinuteLocator(interval=30), md.MinuteLocator(byminute=[0, 30]),
                md.MinuteLocator([15]), md.DayLocator()):
    print(type(locator).__name__, [str(date)[11:19] for date in md.num2date(locator.tick_values(first, last))])
last = D(2020, 1, 1, 3, 5)
for locator in (md.SecondLocator(interval=10), md.SecondLocator(bysecond=[0, 30]), md.MicrosecondLocator(10000000)):
    print(type(locator).__name__, [str(date)[11:19] for date in md.num2date(locator.tick_values(first, last))])
