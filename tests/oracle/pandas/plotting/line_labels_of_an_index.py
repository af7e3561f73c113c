# An index of words: labels where ticks fall on rows.
import pandas as pd

s = pd.Series([3, 1, 2, 5], index=pd.Index(["north", "south", "west", "east"], name="region"))
ax = s.plot()
print(ax.get_xlabel(), ax.get_xticks().tolist(), [t.get_text() for t in ax.get_xticklabels()])
df = pd.DataFrame({"v": [1, 2, 3]}, index=pd.MultiIndex.from_tuples([("a", 1), ("a", 2), ("b", 1)], names=["k", "n"]))
ax = df.plot()
print(ax.get_xlabel(), [t.get_text() for t in ax.get_xticklabels()])
df.columns = pd.Index(["v"], name="what")
ax = df.plot(rot=45, fontsize=14, xlabel="mine")
label = ax.get_xticklabels()[0]
print(ax.get_xlabel(), label.get_rotation(), label.get_fontsize(), ax.get_legend().get_title().get_text())
print(ax.get_yticklabels()[0].get_fontsize(), ax.get_yticklabels()[0].get_rotation())
