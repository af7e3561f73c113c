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
ax = sns.rugplot(df.head(6), x="value", y="other", hue="kind")
for part in ax.collections:
    print(np.round(part.get_segments(), 4).tolist(), np.round(part.get_color(), 3).tolist(), part.get_linewidth())
print(np.round(ax.margins(), 4).tolist())
