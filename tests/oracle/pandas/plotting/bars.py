# Bars: one group per row, labels of the index turned by 90 degrees.
import pandas as pd

df = pd.DataFrame({"a": [1, 2], "b": [3, -1]}, index=pd.Index(["x", "y"], name="key"))
ax = df.plot(kind="bar")
print([[round(v, 4) for v in (p.get_x(), p.get_y(), p.get_width(), p.get_height())] for p in ax.patches])
print([t.get_text() for t in ax.get_xticklabels()], ax.get_xticks().tolist(), ax.get_xticklabels()[0].get_rotation())
print([round(v, 4) for v in ax.get_xlim()], ax.get_xlabel(), [t.get_text() for t in ax.get_legend().get_texts()])
print(len(ax.containers), ax.containers[0].get_label(), len(ax.get_lines()))
ax = df.plot.bar(stacked=True, color=["red", "#00ff00"], width=0.8, rot=0, edgecolor="black")
print([[round(v, 4) for v in (p.get_x(), p.get_y(), p.get_width(), p.get_height())] for p in ax.patches])
print([p.get_facecolor() for p in ax.patches], ax.patches[0].get_edgecolor())
ax = df.plot.bar(y="a", legend=False, align="edge", position=0)
print([round(p.get_x(), 4) for p in ax.patches], [round(v, 4) for v in ax.get_xlim()], ax.get_legend())
ax = df.reset_index().plot(x="key", y=["a", "b"], kind="bar", title="Bars", xlabel="K", ylabel="N")
print([t.get_text() for t in ax.get_xticklabels()], ax.get_xlabel(), ax.get_ylabel())
ax = df.plot.bar(logy=True)
print(ax.get_yscale())
