import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import seaborn as sns

rng = np.random.default_rng(7)
df = pd.DataFrame({
    "value": np.round(rng.normal(10, 3, 60), 3),
    "other": np.round(rng.gamma(2, 2, 60), 3),
    "count": rng.integers(0, 6, 60),
    "group": np.repeat(["a", "b", "c"], 20),
    "kind": np.tile(["x", "y"], 30),
})
ax = sns.kdeplot(df, x="value", y="other", fill=True, levels=[0.1, 0.5, 0.9], thresh=0.2, gridsize=30, cmap="mako")
contours = ax.collections[0]
print(np.round(contours.levels, 6).tolist())
print(np.round(contours.get_facecolor(), 3).tolist())
