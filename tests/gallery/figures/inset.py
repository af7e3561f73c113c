import numpy as np
import matplotlib.pyplot as plt

x = np.linspace(0, 10, 300)
fig, ax = plt.subplots()
ax.plot(x, np.sin(x**2 / 5))
inner = ax.inset_axes([0.08, 0.62, 0.35, 0.3], xlim=(8, 9), ylim=(-1, 1))
inner.plot(x, np.sin(x**2 / 5), color="red")
ax.indicate_inset_zoom(inner, edgecolor="black")
ax.set_ylim(-1.2, 3)

plt.savefig("reports/inset.png")
