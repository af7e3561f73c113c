# Short texts, the rest in the offset.
import datetime

import matplotlib.dates as md
import numpy as np

def texts(start, step, n, **options):
    formatter = md.ConciseDateFormatter(md.AutoDateLocator(), **options)
    ticks = md.date2num([start + i * step for i in range(n)])
    return formatter.format_ticks(ticks), formatter.get_offset()

start = datetime.datetime(2020, 12, 30)
for step in (datetime.timedelta(days=400), datetime.timedelta(days=31), datetime.timedelta(days=1), datetime.timedelta(hours=6), datetime.timedelta(minutes=20),
             datetime.timedelta(seconds=10), datetime.timedelta(seconds=0.5)):
    print(*texts(start, step, 5))
print(*texts(start, datetime.timedelta(days=1), 4, show_offset=False))
print(*texts(start, datetime.timedelta(days=1), 4, formats=["%y", "%B", "%d.", "%Hh", "%M", "%S"]))
print(*texts(start, datetime.timedelta(days=1), 4, zero_formats=["", "Y%Y", "M%b", "D%d", "%H", "%M"], offset_formats=["", "o%Y", "o%b", "o%d", "o%H", "o%M"]))
formatter = md.ConciseDateFormatter(md.AutoDateLocator())
print(formatter.format_data_short(18262.5), formatter(18262))
try:
    md.ConciseDateFormatter(None, formats=["a"])
except ValueError as error:
    print(error)
