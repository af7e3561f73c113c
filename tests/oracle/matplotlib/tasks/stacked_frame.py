# A stacked bar plot of a frame.
import pandas as pd
import matplotlib.pyplot as plt

frame = pd.DataFrame({"apples": [1, 2, 3], "pears": [3, 2, 1]}, index=["mon", "tue", "wed"])
ax = frame.plot.bar(stacked=True, color=["green", "gold"], rot=0)
plt.xlabel("day")
plt.ylabel("count")
print([t.get_text() for t in ax.get_xticklabels()], [t.get_rotation() for t in ax.get_xticklabels()])
print([(p.get_y(), p.get_height()) for p in ax.patches], [c.get_label() for c in ax.containers])
print(ax.get_legend_handles_labels()[1], ax.get_xlabel(), ax.get_ylabel())
