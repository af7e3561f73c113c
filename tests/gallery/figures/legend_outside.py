import numpy as np
import matplotlib.pyplot as plt

x = np.linspace(0, 1, 20)
fig, ax = plt.subplots(figsize=(8, 4))
for i in range(6):
    ax.plot(x, x ** (i + 1), label=f"power {i + 1}")
ax.legend(bbox_to_anchor=(1.02, 1), loc="upper left", borderaxespad=0, title="Exponent")
fig.tight_layout()

plt.savefig("reports/legend_outside.png")
