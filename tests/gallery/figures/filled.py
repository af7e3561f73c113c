import numpy as np
import matplotlib.pyplot as plt

x = np.linspace(0, 2 * np.pi, 100)
y = np.sin(x)
fig, ax = plt.subplots()
ax.plot(x, y, color="black")
ax.fill_between(x, y, 0, where=y > 0, color="green", alpha=0.3, label="gain")
ax.fill_between(x, y, 0, where=y < 0, color="red", alpha=0.3, label="loss")
ax.axhline(0, color="grey", linewidth=0.8)
ax.legend()

plt.savefig("reports/filled.png")
