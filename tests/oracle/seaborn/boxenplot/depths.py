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
for depth in ["tukey", "proportion", "trustworthy", "full", 3]:
    ax = plt.figure().subplots()
    sns.boxenplot(df, x="value", y="who", k_depth=depth, width_method="linear", ax=ax)
    for part in ax.collections:
        print(depth, [np.round(path.get_extents().bounds, 3).tolist() for path in part.get_paths()] if len(part.get_paths()) > 1 else np.round(part.get_offsets(), 3).tolist())
