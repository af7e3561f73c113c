"""Limits, ticks and spans given as dates."""
import datetime
import numpy as np
import pandas as pd
import matplotlib.pyplot as plt

fig, ax = plt.subplots()
ax.plot([datetime.date(2024, 1, 1), datetime.date(2024, 2, 1)], [1, 2])
print([float(v) for v in ax.set_xlim(np.datetime64("2024-01-05"), np.datetime64("2024-01-10"))], [t.get_text() for t in ax.get_xticklabels()])
ax.set_xticks([datetime.date(2024, 1, 6), datetime.date(2024, 1, 8)])
print([t.get_text() for t in ax.get_xticklabels()], ax.get_xticks().tolist())
ax.axvspan(datetime.date(2024, 1, 6), datetime.date(2024, 1, 7))
print(np.round(ax.get_xlim(), 4).tolist(), ax.format_coord(19730.5, 1.25))
print(ax.xaxis.have_units(), ax.xaxis.get_units(), type(ax.xaxis.get_converter()).__name__, ax.xaxis.convert_units(datetime.date(2024, 1, 6)))
frame = pd.DataFrame({"a": [1, 2, 3], "b": [4.0, 5, 6]}, index=pd.date_range("2024-01-01", periods=3, freq="MS"))
fig, (top, bottom) = plt.subplots(2, 1, sharex=True)
top.plot(frame)
print(np.round(bottom.get_xlim(), 4).tolist(), [t.get_text() for t in bottom.get_xticklabels()])
twin = top.twinx()
twin.plot(frame.index, [10, 20, 30])
print(np.round(twin.get_xlim(), 4).tolist())
