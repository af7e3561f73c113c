import datetime
import matplotlib.dates as mdates
import matplotlib.pyplot as plt

days = [datetime.date(2024, 1, 1) + datetime.timedelta(days=7 * i) for i in range(26)]
fig, ax = plt.subplots(figsize=(9, 4))
ax.plot(days, [i % 5 + i * 0.3 for i in range(26)], marker=".")
ax.xaxis.set_major_locator(mdates.MonthLocator())
ax.xaxis.set_major_formatter(mdates.DateFormatter("%b %Y"))
fig.autofmt_xdate()
ax.set_title("Half a year")

plt.savefig("reports/dates.png")
