import numpy as np
import pandas as pd
import seaborn as sns
import matplotlib.pyplot as plt

sns.set_theme(style="whitegrid")
rng = np.random.default_rng(18)
frame = pd.DataFrame({"value": np.r_[rng.normal(0, 1, 200), rng.normal(3, 1, 200)], "kind": ["a"] * 200 + ["b"] * 200})
fig, axes = plt.subplots(1, 2, figsize=(11, 4))
sns.histplot(data=frame, x="value", hue="kind", kde=True, ax=axes[0])
sns.boxplot(data=frame, x="kind", y="value", ax=axes[1])
fig.tight_layout()

plt.savefig("reports/seaborn_distribution.png")
