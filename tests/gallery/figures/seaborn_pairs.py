import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import seaborn as sns

rng = np.random.default_rng(19)
frame = pd.DataFrame({"x": rng.normal(size=80), "y": rng.normal(size=80), "kind": ["a", "b"] * 40})
frame["z"] = frame.x * 0.7 + rng.normal(size=80) * 0.5
sns.pairplot(frame, hue="kind")

plt.savefig("reports/seaborn_pairs.png")
