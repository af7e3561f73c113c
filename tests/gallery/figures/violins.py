import numpy as np
import matplotlib.pyplot as plt

rng = np.random.default_rng(7)
data = [rng.normal(0, s, 200) for s in (1, 2, 3)]
fig, ax = plt.subplots()
ax.violinplot(data, showmedians=True, showextrema=True)
ax.set_xticks([1, 2, 3], labels=["one", "two", "three"])
ax.set_title("Violins")

plt.savefig("reports/violins.png")
