import numpy as np
import matplotlib.pyplot as plt

values = np.random.default_rng(2).normal(100, 15, 1000)
plt.hist(values, bins=30, edgecolor="black", alpha=0.7)
plt.axvline(values.mean(), color="red", linestyle="dashed", label=f"mean = {values.mean():.1f}")
plt.legend()
plt.title("Distribution of scores")
plt.xlabel("score")
plt.ylabel("frequency")

plt.savefig("reports/histogram.png")
