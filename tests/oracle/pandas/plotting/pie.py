# Pies.
import pandas as pd

s = pd.Series([3, 1, 0, 4], index=["a", "b", "c", "d"], name="share")
ax = s.plot.pie(autopct="%.1f%%", fontsize=9)
print(ax.get_ylabel(), [t.get_text() for t in ax.texts], len(ax.patches), ax.texts[0].get_fontsize())
print([[round(w.theta1, 3), round(w.theta2, 3)] for w in ax.patches], ax.get_legend())
df = pd.DataFrame({"x": [1, 2], "y": [3, 4]}, index=["one", "two"])
ax = df.plot.pie(y="x", figsize=(4, 4))
print(ax.get_ylabel(), [t.get_text() for t in ax.get_legend().get_texts()], [t.get_text() for t in ax.texts])
axes = df.plot.pie(subplots=True, legend=False, colors=["r", "g"], labels=["I", "II"])
print(axes.shape, [ax.get_ylabel() for ax in axes], [t.get_text() for t in axes[0].texts])
print([w.get_facecolor() for w in axes[0].patches])
for call in (lambda: df.plot.pie(), lambda: df.plot(kind="pie"), lambda: (-s).plot.pie()):
    try:
        call()
    except ValueError as error:
        print(error)
