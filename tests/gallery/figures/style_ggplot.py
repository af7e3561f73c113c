import numpy as np
import matplotlib.pyplot as plt

plt.style.use("ggplot")
fig, ax = plt.subplots()
ax.hist(np.random.default_rng(13).exponential(2, 500), bins=25)
ax.set_title("ggplot")
ax.set_xlabel("waiting time")

plt.savefig("reports/style_ggplot.png")
