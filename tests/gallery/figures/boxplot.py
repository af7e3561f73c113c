import numpy as np
import matplotlib.pyplot as plt

rng = np.random.default_rng(6)
data = [rng.normal(0, s, 100) for s in (1, 2, 3, 1.5)]
fig, ax = plt.subplots()
box = ax.boxplot(data, patch_artist=True, tick_labels=["a", "b", "c", "d"], showmeans=True)
for patch, colour in zip(box["boxes"], ["pink", "lightblue", "lightgreen", "tan"]):
    patch.set_facecolor(colour)
ax.yaxis.grid(True)
ax.set_title("Box plots")

plt.savefig("reports/boxplot.png")
