# Texts follow the distance of the ticks.
from datetime import datetime as D

import matplotlib.dates as md

spans = [(D(2020, 1, 1), D(2020, 1, 1, 0, 0, 8)), (D(2020, 1, 1, 3, 4), D(2020, 1, 1, 3, 40)), (D(2020, 1, 1), D(2020, 1, 2)), (D(2020, 1, 3), D(2020, 2, 1)),
         (D(2019, 11, 3), D(2020, 7, 20)), (D(2001, 11, 3), D(2020, 7, 20))]
for first, last in spans:
    locator = md.AutoDateLocator()
    locator.create_dummy_axis()
    locator.axis.set_view_interval(md.date2num(first), md.date2num(last))
    ticks = locator()
    auto, concise = md.AutoDateFormatter(locator), md.ConciseDateFormatter(locator)
    print([auto(tick) for tick in ticks])
    print(concise.format_ticks(ticks), repr(concise.get_offset()))
