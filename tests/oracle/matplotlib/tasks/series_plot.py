# A series as a line, and its index as ticks.
import pandas as pd
import matplotlib.pyplot as plt

series = pd.Series([3, 1, 2], index=["x", "y", "z"], name="values")
ax = series.plot(kind="line", marker="o", color="purple", label="line")
ax.legend()
fig = ax.get_figure()
fig.canvas.draw()
print([t.get_text() for t in ax.get_xticklabels()], ax.lines[0].get_label(), ax.lines[0].get_color(), ax.lines[0].get_ydata().tolist())
ax = series.value_counts().plot.pie(autopct="%.0f%%")
print(len(ax.patches), [t.get_text() for t in ax.texts], ax.get_ylabel())
