import datetime as dt

import matplotlib.pyplot as plt
import numpy as np
import pandas as pd

days = pd.date_range("2024-01-01", periods=4)
fig, ax = plt.subplots()
(line,) = ax.plot(days, [1, 2, 3, 4])
print(line.get_xdata(orig=False).tolist(), type(ax.xaxis.get_major_locator()).__name__)
print([round(float(v), 3) for v in ax.get_xlim()])
fig, ax = plt.subplots()
ax.plot([dt.date(2024, 3, 1), dt.date(2024, 3, 5)], [1, 2])
ax.axvline(dt.datetime(2024, 3, 3), color="r")
ax.axvspan(pd.Timestamp("2024-03-02"), pd.Timestamp("2024-03-04"), alpha=0.2)
print(ax.lines[1].get_xdata(orig=False), ax.patches[0].get_xy(), ax.patches[0].get_width())
fig, ax = plt.subplots()
bars = ax.bar(np.array(["2024-01-01", "2024-01-03"], dtype="datetime64[D]"), [1, 2], width=0.5)
print([(float(bar.get_x()), float(bar.get_width())) for bar in bars])
series = pd.Series([3, 1, 2], index=pd.to_datetime(["2024-05-01", "2024-05-02", "2024-05-03"]))
(line,) = ax.plot(series)
print(line.get_xdata(orig=False).tolist(), line.get_ydata(orig=False).tolist())
