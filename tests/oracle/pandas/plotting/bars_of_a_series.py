# A series as bars, and bars that lie.
import pandas as pd

s = pd.Series([5, 2, 8], index=pd.Index(["a", "b", "c"], name="letter"), name="n")
ax = s.plot(kind="bar", color=["red", "green", "blue"])
print([p.get_facecolor() for p in ax.patches], ax.get_xlabel(), repr(ax.get_ylabel()), ax.get_legend())
ax.get_figure().clf()
ax = s.sort_values().plot.barh(xlabel="count", ax=ax.get_figure().add_subplot())
print([t.get_text() for t in ax.get_yticklabels()], ax.get_ylabel(), ax.get_xlabel(), [round(v, 4) for v in ax.get_ylim()])
print([[round(v, 4) for v in (p.get_x(), p.get_y(), p.get_width(), p.get_height())] for p in ax.patches])
ax = s.to_frame().plot.barh(stacked=True, ylabel="mine", legend="reverse")
print(ax.get_ylabel(), repr(ax.get_xlabel()), [t.get_text() for t in ax.get_legend().get_texts()])
counts = pd.Series(list("aabbbc")).value_counts()
ax = counts.to_frame().plot.bar()
print([t.get_text() for t in ax.get_xticklabels()], repr(ax.get_xlabel()), [p.get_height() for p in ax.patches])
ax = pd.DataFrame({"v": [1, 2]}, index=pd.to_datetime(["2024-01-01", "2024-02-01"])).plot.bar()
print([t.get_text() for t in ax.get_xticklabels()])
ax = pd.DataFrame({"v": [1, 2]}, index=pd.MultiIndex.from_tuples([("a", 1), ("b", 2)], names=["k", "n"])).plot.bar()
print([t.get_text() for t in ax.get_xticklabels()], ax.get_xlabel())
