# Axes in a time zone.
import datetime
from zoneinfo import ZoneInfo

import matplotlib.dates as md
import matplotlib.pyplot as plt

berlin = ZoneInfo("Europe/Berlin")
start = datetime.datetime(2020, 3, 28, tzinfo=berlin)
moments = [start + datetime.timedelta(hours=6 * n) for n in range(12)]
print(md.date2num(moments).tolist())
fig, ax = plt.subplots()
ax.plot(moments, range(12))
ax.set_xlim(moments[0], moments[-1])
locator, formatter = ax.xaxis.get_major_locator(), ax.xaxis.get_major_formatter()
print([str(md.num2date(tick, tz=berlin)) for tick in locator()], [formatter(tick) for tick in locator()])
for zone in (None, "UTC", "Europe/Berlin", "America/New_York"):
    print(zone, md.DateFormatter("%m-%d %H:%M %Z", tz=zone)(18350.5), [str(x)[:16] for x in md.num2date(md.HourLocator(byhour=[0, 12], tz=zone).tick_values(
        md.num2date(18350.1, tz=zone), md.num2date(18351.9, tz=zone)), tz=zone)])
