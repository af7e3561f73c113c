# df.boxplot: all columns, some, or by groups.
import matplotlib.pyplot as plt
import pandas as pd

df = pd.DataFrame({"a": [1, 2, 3, 4], "b": [2.0, 3.0, 5.0, 6.0], "g": list("uvuv"), "h": [1, 1, 2, 2]})
ax = df.boxplot(column=["a", "b"], rot=45, fontsize=8)
print([t.get_text() for t in ax.get_xticklabels()], ax.get_xticklabels()[0].get_rotation())
print(ax.xaxis.get_gridlines()[0].get_visible(), [line.get_color() for line in ax.get_lines()[:7]])
plt.figure()
lines = df.boxplot(column="a", grid=False, return_type="dict")
print(sorted(lines), lines["medians"][0].get_ydata().tolist())
ax = df.boxplot(column="a", by="g")
print(type(ax).__name__, ax.get_title(), ax.get_xlabel(), [t.get_text() for t in ax.get_xticklabels()])
print(ax.get_figure().get_suptitle())
axes = df.boxplot(column=["a", "b"], by="g", layout=(2, 1), figsize=(4, 6))
print(axes.shape, [one.get_title() for one in axes.ravel()])
axes = df.boxplot(by=["g", "h"], return_type="axes")
print(type(axes).__name__, list(axes.index), axes["a"].get_xlabel(), [t.get_text() for t in axes["a"].get_xticklabels()])
for call in (lambda: df.boxplot(return_type="x"), lambda: df[["g"]].boxplot(), lambda: df.boxplot(layout=(1, 1))):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)
