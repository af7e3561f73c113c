# df.plot.hist: common bins for all columns.
import numpy as np
import pandas as pd

df = pd.DataFrame({"a": [1, 2, 2, 3, None], "b": [2.0, 4.0, 6.0, 8.0, 10.0], "w": list("abcde")})
ax = df.plot.hist(bins=3, alpha=0.5)
print(ax.get_ylabel(), repr(ax.get_xlabel()), [t.get_text() for t in ax.get_legend().get_texts()])
print([[round(v, 4) for v in (p.get_x(), p.get_width(), p.get_height())] for p in ax.patches])
ax = df.plot.hist(bins=[0, 5, 10], stacked=True)
print([[round(v, 4) for v in (p.get_x(), p.get_y(), p.get_height())] for p in ax.patches])
ax = df["b"].plot(kind="hist", bins=2, density=True, title="d", xlabel="X", figsize=(3, 3))
print(ax.get_title(), ax.get_xlabel(), ax.get_ylabel(), [round(p.get_height(), 4) for p in ax.patches[-2:]])
ax = df.plot.hist(column=["b"], orientation="horizontal", weights=np.array([1, 1, 1, 1, 2]), bins=2)
print(ax.get_xlabel(), repr(ax.get_ylabel()), [p.get_width() for p in ax.patches])
ax = df.plot.hist(bins=2, subplots=True, legend=False)
print(np.shape(ax), [one.get_ylabel() for one in ax], [[p.get_height() for p in one.patches] for one in ax])
