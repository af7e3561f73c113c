# Bars and a line with its own axis, as reports have them.
import matplotlib.pyplot as plt
import pandas as pd

df = pd.DataFrame({"sales": [10, 12, 9], "rate": [0.1, 0.2, 0.15]}, index=["Jan", "Feb", "Mar"])
fig, ax = plt.subplots(figsize=(6, 4))
df["sales"].plot(kind="bar", ax=ax, color="steelblue", label="sales")
right = df["rate"].plot(ax=ax, secondary_y=True, color="red", marker="o", label="rate")
ax.set_ylabel("sales")
right.set_ylabel("rate")
print([t.get_text() for t in ax.get_xticklabels()], ax.get_ylabel(), right.get_ylabel(), right.left_ax is ax)
print([round(v, 4) for v in ax.get_xlim()], right.get_lines()[0].get_xydata().tolist(), right.get_lines()[0].get_marker())
fig, ax = plt.subplots()
df.plot.bar(ax=ax, legend=False)
ax.legend(["one", "two"], title="T")
print([t.get_text() for t in ax.get_legend().get_texts()], ax.get_legend().get_title().get_text())
labels = [ax.bar_label(container) for container in ax.containers]
print([[text.get_text() for text in group] for group in labels])
