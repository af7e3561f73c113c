# Formats of dates and time zones.
import matplotlib as mpl
import matplotlib.dates as md

print(md.DateFormatter("%Y/%m/%d %H:%M:%S.%f")(18262.25), md.DateFormatter("%b %d", tz="Europe/Berlin")(18262.99), md.DateFormatter("%H:%M").format_ticks([1, 1.5]))
formatter = md.AutoDateFormatter(md.MonthLocator())
print(formatter(18262))
formatter.scaled[30.0] = "%b!"
print(formatter(18262))
formatter.scaled[30.0] = lambda x, pos: f"{x:.0f}?"
print(formatter(18262))
print(sorted(formatter.scaled)[-3:], formatter.defaultfmt)
with mpl.rc_context({"timezone": "Asia/Tokyo"}):
    print(md.num2date(18262), md.DateFormatter("%d %H")(18262))
with mpl.rc_context({"date.autoformatter.month": "%B"}):
    print(md.AutoDateFormatter(md.MonthLocator())(18262))
