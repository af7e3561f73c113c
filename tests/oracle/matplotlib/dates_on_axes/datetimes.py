"""Dates on an axis."""
import datetime
import numpy as np
import pandas as pd
import matplotlib.dates as mdates
import matplotlib.pyplot as plt

days = [datetime.datetime(2024, 1, d) for d in (1, 5, 20)]
fig, ax = plt.subplots()
ax.plot(days, [1, 2, 3])
print([round(float(v), 4) for v in ax.get_xlim()], type(ax.xaxis.get_major_locator()).__name__, type(ax.xaxis.get_major_formatter()).__name__)
print([t.get_text() for t in ax.get_xticklabels()])
ax.xaxis.set_major_formatter(mdates.DateFormatter("%d %b"))
ax.xaxis.set_major_locator(mdates.DayLocator(interval=5))
print([t.get_text() for t in ax.get_xticklabels()], ax.get_xticks().tolist())
ax.set_xlim(datetime.datetime(2024, 1, 3), datetime.datetime(2024, 1, 10))
print([float(v) for v in ax.get_xlim()], [t.get_text() for t in ax.get_xticklabels()])
fig, ax = plt.subplots()
ax.plot(pd.date_range("2023-01-01", periods=300), np.arange(300))
print([t.get_text() for t in ax.get_xticklabels()])
ax.set_xlim(pd.Timestamp("2023-03-01"), np.datetime64("2023-04-01"))
print([float(v) for v in ax.get_xlim()])
ax.axvline(pd.Timestamp("2023-03-15"))
fig, ax = plt.subplots()
ax.xaxis_date()
print([float(v) for v in ax.get_xlim()], [t.get_text() for t in ax.get_xticklabels()][:2])
fig.autofmt_xdate()
print(ax.get_xticklabels()[0].get_rotation(), ax.get_xticklabels()[0].get_ha())
