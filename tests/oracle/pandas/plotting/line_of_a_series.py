# A series draws into the current axes and has no legend unless asked for.
import matplotlib.pyplot as plt
import pandas as pd

s = pd.Series([1, 4, 9], name="squares")
ax = s.plot()
print(ax.get_legend(), ax.get_lines()[0].get_label(), repr(ax.get_ylabel()), repr(ax.get_xlabel()))
again = s.plot(legend=True, label="again")
print(again is ax, [t.get_text() for t in ax.get_legend().get_texts()], len(ax.get_lines()))
print(len(plt.get_fignums()))
fig, (left, right) = plt.subplots(1, 2)
print(s.plot(ax=left, color="k") is left, left.get_lines()[0].get_color())
pd.Series([1, 2], index=["u", "v"]).plot(ax=right)
print(right.get_xticks().tolist(), [t.get_text() for t in right.get_xticklabels()])
print(pd.Series([1.0, None, 3.0]).plot(ax=left).get_lines()[-1].get_label())
plt.figure()
ax = pd.Series([1, 2, 3]).plot(kind="line", title="no name", legend=True)
print([t.get_text() for t in ax.get_legend().get_texts()], ax.get_title())
