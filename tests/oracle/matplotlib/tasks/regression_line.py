# Points and the line through them.
import numpy as np
import matplotlib.pyplot as plt

x = np.array([1.0, 2, 3, 4, 5])
y = np.array([2.1, 3.9, 6.2, 8.1, 9.8])
slope, intercept = np.polyfit(x, y, 1)
fig, ax = plt.subplots()
ax.scatter(x, y, label="data")
ax.plot(x, slope * x + intercept, color="red", label=f"y = {slope:.2f}x + {intercept:.2f}")
ax.legend()
handles, labels = ax.get_legend_handles_labels()
print(labels, [type(h).__name__ for h in handles])
print(ax.collections[0].get_offsets().tolist(), len(ax.get_lines()))
print([t.get_text() for t in ax.get_legend().get_texts()])
