# df.plot.hist(by=...) and df.plot.box(by=...): axes per group, axes per column.
import pandas as pd

df = pd.DataFrame({"g": list("aabbb"), "v": [1, 2, 3, 4, 8], "u": [5, 5, 5, 6, 6]})
axes = df.plot.hist(by="g", column=["v"], bins=2)
print(axes.shape, [ax.get_title() for ax in axes], [[p.get_height() for p in ax.patches] for ax in axes])
print([[t.get_text() for t in ax.get_legend().get_texts()] for ax in axes], [ax.get_ylabel() for ax in axes])
axes = df.plot.box(by="g", column="v")
print([ax.get_title() for ax in axes], [t.get_text() for t in axes["v"].get_xticklabels()])
axes = df.plot.box(by="g")
print([ax.get_title() for ax in axes], [[t.get_text() for t in ax.get_xticklabels()] for ax in axes])
