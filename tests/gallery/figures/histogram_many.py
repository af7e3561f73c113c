import numpy as np
import matplotlib.pyplot as plt

rng = np.random.default_rng(4)
data = [rng.normal(m, 1, 500) for m in (0, 2, 4)]
fig, axes = plt.subplots(1, 2, figsize=(10, 4))
axes[0].hist(data, bins=20, stacked=True, label=["a", "b", "c"])
axes[0].legend()
axes[1].hist(data, bins=20, histtype="step", linewidth=2)
fig.suptitle("Several distributions")

plt.savefig("reports/histogram_many.png")
