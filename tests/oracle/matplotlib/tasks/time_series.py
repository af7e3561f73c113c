# Dates on the x axis.
import pandas as pd
import matplotlib.dates as mdates
import matplotlib.pyplot as plt

dates = pd.date_range("2024-01-01", periods=6, freq="MS")
fig, ax = plt.subplots(figsize=(10, 6))
ax.plot(dates, [10, 12, 9, 14, 15, 13], marker="o", label="sales")
ax.xaxis.set_major_formatter(mdates.DateFormatter("%Y-%m"))
ax.legend(loc="upper left")
fig.canvas.draw()
print([t.get_text() for t in ax.get_xticklabels()])
print([round(v, 3) for v in ax.get_xlim()], fig.get_size_inches().tolist(), ax.get_lines()[0].get_marker())
