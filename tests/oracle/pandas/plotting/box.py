# Boxes: df.plot.box, df.boxplot, and what return_type gives.
import numpy as np
import pandas as pd

df = pd.DataFrame({"a": [1, 2, 3, 4, 20], "b": [2.0, 3.0, np.nan, 5.0, 6.0], "w": list("abcde")})
ax = df.plot.box()
print([t.get_text() for t in ax.get_xticklabels()], ax.get_legend(), len(ax.get_lines()))
for line in ax.get_lines()[:7]:
    print(np.round(line.get_xydata(), 3).tolist(), line.get_color())
ax = df.plot.box(vert=False, color={"boxes": "r", "medians": "k"}, title="lying", xlabel="X")
print([t.get_text() for t in ax.get_yticklabels()], ax.get_lines()[0].get_color(), ax.get_title(), ax.get_xlabel())
both = df.plot.box(return_type="both")
print(sorted(both.lines), type(both.ax).__name__, len(both.lines["boxes"]))
axes = df.plot.box(subplots=True)
print(list(axes.index) if hasattr(axes, "index") else axes.shape)
ax = df["a"].plot.box(color="green", figsize=(2, 2))
print(ax.get_lines()[-1].get_color(), [t.get_text() for t in ax.get_xticklabels()])
for call in (lambda: df.plot.box(return_type="what"), lambda: df.plot.box(color={"x": "r"}), lambda: df[["w"]].plot.box()):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)
