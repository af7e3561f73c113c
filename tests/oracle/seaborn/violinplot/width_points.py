import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import seaborn as sns

rng = np.random.default_rng(11)
df = pd.DataFrame({
    "value": np.round(rng.gamma(3, 2, 48), 3),
    "day": np.repeat(["Mon", "Tue", "Wed"], 16),
    "who": np.tile(["x", "y"], 24),
    "size": np.tile([1, 2, 4, 4], 12),
})
ax = sns.violinplot(df, x="day", y="value", inner="point", density_norm="width", bw_adjust=0.5, fill=False)
for part in ax.collections:
    print(np.round(part.get_offsets()[:2], 3).tolist(), np.round(part.get_edgecolor()[:1], 3).tolist())
