import numpy as np
import matplotlib.pyplot as plt

labels = ["Q1", "Q2", "Q3", "Q4"]
x = np.arange(4)
width = 0.35
fig, ax = plt.subplots()
first = ax.bar(x - width / 2, [20, 34, 30, 35], width, label="2023")
second = ax.bar(x + width / 2, [25, 32, 34, 20], width, label="2024")
ax.set_xticks(x)
ax.set_xticklabels(labels)
ax.bar_label(first, padding=3)
ax.bar_label(second, padding=3)
ax.legend()
ax.set_title("Sales by quarter")

plt.savefig("reports/bars_grouped.png")
