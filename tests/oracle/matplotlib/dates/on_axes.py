# Dates on axes.
import datetime

import matplotlib as mpl
import matplotlib.dates as md
import matplotlib.pyplot as plt
import numpy as np
import pandas as pd

fig, ax = plt.subplots()
days = [datetime.date(2020, 1, 1) + datetime.timedelta(days=n) for n in range(10)]
line, = ax.plot(days, range(10))
print(line.get_xdata(orig=False).tolist(), type(ax.xaxis.get_major_locator()).__name__, type(ax.xaxis.get_major_formatter()).__name__)
ax.set_xlim(datetime.date(2020, 1, 1), datetime.date(2020, 1, 9))
print(ax.get_xlim(), [md.num2date(x).strftime("%m-%d") for x in ax.get_xticks()])
ax.axvline(datetime.datetime(2020, 1, 5))
print(ax.lines[-1].get_xdata(orig=False), ax.xaxis.convert_units(pd.Timestamp("2020-01-02")))
fig, ax = plt.subplots()
line, = ax.plot(pd.date_range("2020-01-01", periods=3, freq="MS"), [1, 2, 3])
print(line.get_xdata(orig=False).tolist())
with mpl.rc_context({"date.converter": "concise"}):
    fig, ax = plt.subplots()
    ax.plot(np.array(["2020-01-01", "2020-06-01"], dtype="M8[D]"), [1, 2])
    print(type(ax.xaxis.get_major_formatter()).__name__)
