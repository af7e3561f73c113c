# What scripts draw of counts, groups and cross tables.
import pandas as pd

df = pd.DataFrame({"g": list("xyzxyx"), "h": [1, 2, 1, 2, 1, 1], "v": [3.0, 1.0, 4.0, 1.0, 5.0, 9.0]})


def show(ax):
    print([t.get_text() for t in ax.get_xticklabels()], repr(ax.get_xlabel()), [round(float(p.get_height()), 4) for p in ax.patches])
    legend = ax.get_legend()
    print("  ", [t.get_text() for t in legend.get_texts()] if legend else None, legend.get_title().get_text() if legend else None)


show(df["g"].value_counts().to_frame().plot.bar())
show(df.groupby("g")[["v"]].mean().plot.bar())
show(df.groupby(["g", "h"])["v"].sum().unstack().plot.bar(stacked=True))
show(pd.crosstab(df["g"], df["h"]).plot.bar(rot=0))
show(df.groupby("g")["v"].agg(["mean", "max"]).plot.bar())
show(df.groupby("g").agg({"v": ["mean", "max"]}).plot.bar())
show(df.pivot_table(index="h", columns="g", values="v").plot.bar(title="pivot"))
show(pd.cut(df["v"], [0, 2, 5, 10]).value_counts().sort_index().to_frame().plot.bar())
