import matplotlib.pyplot as plt
import numpy as np
import pandas as pd

frame = pd.DataFrame({"g": ["a", "b", "a", "b"], "v": [1.0, 2.0, 3.0, np.nan]})
fig, ax = plt.subplots()
groups = [part["v"].dropna() for _, part in frame.groupby("g")]
parts = ax.boxplot(groups, tick_labels=["a", "b"])
print([line.get_ydata().tolist() for line in parts["medians"]], [label.get_text() for label in ax.get_xticklabels()])
parts = ax.boxplot([[1, np.nan, 3]])
print([line.get_ydata().tolist() for line in parts["medians"]])
parts = ax.boxplot([[], [1, 2]])
print([line.get_ydata().tolist() for line in parts["medians"]])
parts = ax.violinplot([part.to_numpy() for part in groups[:1]])
print(len(parts["bodies"]))
ax.set_xticks([1, 2], ["p", "q"])
print([label.get_text() for label in ax.get_xticklabels()])
