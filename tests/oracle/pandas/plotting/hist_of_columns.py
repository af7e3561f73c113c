# df.hist and s.hist: an axes per column.
import matplotlib.pyplot as plt
import pandas as pd

df = pd.DataFrame({"a": [1, 2, 2, 3], "b": [2.0, None, 6.0, 8.0], "c": [1, 1, 1, 1], "g": list("uvuv")})
axes = df.hist(bins=2, figsize=(6, 6))
print(axes.shape, [ax.get_title() for ax in axes.ravel()], [ax.get_visible() for ax in axes.ravel()])
print([[p.get_height() for p in ax.patches] for ax in axes.ravel()], axes[0, 0].xaxis.get_gridlines()[0].get_visible())
axes = df.hist(column=["a"], grid=False, xrot=30, legend=True, color="k")
print(axes.shape, [t.get_text() for t in axes[0, 0].get_legend().get_texts()], axes[0, 0].get_xticklabels()[0].get_rotation())
plt.figure()
ax = df["a"].hist(bins=3, alpha=0.5, legend=True)
print(type(ax).__name__, [p.get_height() for p in ax.patches], [t.get_text() for t in ax.get_legend().get_texts()])
axes = df.hist(column="a", by="g", bins=2)
print(axes.shape, [one.get_title() for one in axes], [[p.get_height() for p in one.patches] for one in axes])
axes = df["a"].hist(by=df["g"])
print([one.get_title() for one in axes], axes[0].get_xticklabels()[0].get_rotation())
axes = df.hist(layout=(1, 3), sharex=True, sharey=True)
print(axes.shape, axes[0, 0].get_xlim() == axes[0, 2].get_xlim())
for call in (lambda: df[["g"]].hist(), lambda: df.hist(legend=True, label="x"), lambda: df["a"].hist(layout=(1, 1))):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)
