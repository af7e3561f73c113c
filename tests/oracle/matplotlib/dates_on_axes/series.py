"""Series with dates as index, and dates beside bars."""
import datetime
import numpy as np
import pandas as pd
import matplotlib.pyplot as plt

index = pd.date_range("2024-02-26", periods=8, freq="D")
s = pd.Series(np.arange(8.0), index=index)
fig, ax = plt.subplots()
line, = ax.plot(s)
print(line.get_xdata()[:1], line.get_xydata()[0].tolist(), [t.get_text() for t in ax.get_xticklabels()])
fig, ax = plt.subplots()
ax.bar(index, s)
print([round(float(v), 4) for v in ax.get_xlim()], ax.patches[0].get_x(), ax.patches[0].get_width())
fig, ax = plt.subplots()
ax.plot([datetime.date(2020, 1, 1), datetime.date(2024, 1, 1)], [1, 2])
print([t.get_text() for t in ax.get_xticklabels()])
fig, ax = plt.subplots()
ax.plot([datetime.datetime(2020, 1, 1, h) for h in (1, 5, 9)], [1, 2, 3])
print([t.get_text() for t in ax.get_xticklabels()], ax.xaxis.get_offset_text().get_text())
ax.scatter(np.array(["2020-01-01T03:00"], dtype="datetime64[s]"), [2])
print([round(float(v), 6) for v in ax.get_xlim()])
