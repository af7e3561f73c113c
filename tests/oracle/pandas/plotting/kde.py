# Densities: a Gaussian kernel over half a range more on each side.
import numpy as np
import pandas as pd

rng = np.random.default_rng(3)
df = pd.DataFrame({"a": rng.normal(size=50), "b": rng.uniform(size=50)})
ax = df.plot.kde()
for line in ax.get_lines():
    x, y = line.get_data()
    print(line.get_label(), len(x), np.round(x[[0, 500, -1]], 5).tolist(), np.round(y[[0, 250, 500]], 6).tolist())
print(ax.get_ylabel(), repr(ax.get_xlabel()), [t.get_text() for t in ax.get_legend().get_texts()])
ax = df["a"].plot.density(bw_method=0.3, ind=[-1, 0, 1], figsize=(3, 3))
print(np.round(ax.get_lines()[-1].get_ydata(), 6).tolist())
ax = df["a"].plot(kind="kde", bw_method="silverman", ind=5)
print(np.round(ax.get_lines()[-1].get_xydata(), 6).tolist())
ax = df["b"].plot.kde(ind=np.array([0.0, 0.5, 1.0]), color="r", linestyle="--")
print(np.round(ax.get_lines()[-1].get_ydata(), 6).tolist(), ax.get_lines()[-1].get_color())
