# Ticks for spans from seconds to centuries.
from datetime import datetime as D

import matplotlib.dates as md

spans = [(D(2020, 1, 1), D(2020, 1, 1, 0, 0, 8)), (D(2020, 1, 1), D(2020, 1, 1, 0, 0, 55)), (D(2020, 1, 1, 3, 4), D(2020, 1, 1, 3, 40)),
         (D(2020, 1, 1, 3, 4, 7), D(2020, 1, 1, 9, 40)), (D(2020, 1, 1), D(2020, 1, 2)), (D(2020, 1, 1, 5), D(2020, 1, 4)), (D(2020, 2, 25), D(2020, 3, 4)),
         (D(2020, 1, 3), D(2020, 2, 1)), (D(2020, 1, 3), D(2020, 3, 20)), (D(2019, 11, 3), D(2020, 7, 20)), (D(2018, 11, 3), D(2020, 7, 20)),
         (D(2015, 11, 3), D(2020, 7, 20)), (D(2001, 11, 3), D(2020, 7, 20)), (D(1850, 1, 1), D(2020, 7, 20)), (D(2020, 1, 31), D(2020, 5, 30, 12))]
for first, last in spans:
    for locator in (md.AutoDateLocator(), md.AutoDateLocator(minticks=3, maxticks=7), md.AutoDateLocator(interval_multiples=False)):
        ticks = locator.tick_values(first, last)
        print([str(date)[:19] for date in md.num2date(ticks)])
