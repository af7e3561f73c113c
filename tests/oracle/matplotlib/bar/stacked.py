import matplotlib.pyplot as plt
import numpy as np

first, second = np.array([1, 2, 3]), np.array([3, 2, 1])
fig, ax = plt.subplots()
ax.bar([0, 1, 2], first, label="first")
bars = ax.bar([0, 1, 2], second, bottom=first, label="second")
print([(int(bar.get_y()), int(bar.get_height())) for bar in bars])
print([round(float(v), 4) for v in (*ax.get_xlim(), *ax.get_ylim())])
handles, labels = ax.get_legend_handles_labels()
print(labels, [type(handle).__name__ for handle in handles])
fig, ax = plt.subplots()
bars = ax.barh(["x", "y"], [1, -2], left=[5, 5], height=0.5)
print([(float(bar.get_x()), float(bar.get_y()), float(bar.get_width()), float(bar.get_height())) for bar in bars])
print([round(float(v), 4) for v in (*ax.get_xlim(), *ax.get_ylim())])
