# secondary_y: a second axes on the right, and "(right)" in the legend.
import pandas as pd

df = pd.DataFrame({"sales": [1, 2, 3], "price": [100.0, 150.0, 120.0]})
ax = df.plot(secondary_y="price")
print([t.get_text() for t in ax.get_legend().get_texts()], [l.get_color() for l in ax.get_lines()])
right = ax.right_ax
print([l.get_label() for l in right.get_lines()], [l.get_color() for l in right.get_lines()], right.left_ax is ax)
print(right.get_ylim()[0] > 90, ax.get_yaxis().get_visible())
ax = df.plot(secondary_y=["price"], mark_right=False, ylabel="units")
print([t.get_text() for t in ax.get_legend().get_texts()], repr(ax.get_ylabel()), repr(ax.right_ax.get_ylabel()))
ax = df["price"].plot(secondary_y=True, label="p", legend=True, figsize=(3, 3))
print(hasattr(ax, "left_ax"), [t.get_text() for t in ax.get_legend().get_texts()] if ax.get_legend() else None)
ax = df.plot.bar(secondary_y="price")
print([t.get_text() for t in ax.get_legend().get_texts()], len(ax.patches), len(ax.right_ax.patches))
