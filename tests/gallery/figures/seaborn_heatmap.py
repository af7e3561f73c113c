import numpy as np
import pandas as pd
import seaborn as sns
import matplotlib.pyplot as plt

rng = np.random.default_rng(17)
base = rng.normal(size=(100, 1))
frame = pd.DataFrame(base + rng.normal(size=(100, 5)), columns=["price", "rooms", "area", "age", "tax"])
plt.figure(figsize=(8, 6))
sns.heatmap(frame.corr(), annot=True, cmap="coolwarm", fmt=".2f")
plt.title("Correlations")

plt.savefig("reports/seaborn_heatmap.png")
