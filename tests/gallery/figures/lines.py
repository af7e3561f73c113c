import numpy as np
import matplotlib.pyplot as plt

x = np.linspace(0, 10, 200)
fig, ax = plt.subplots(figsize=(8, 5))
ax.plot(x, np.sin(x), label="sin(x)")
ax.plot(x, np.cos(x), "--", label="cos(x)")
ax.plot(x, np.sin(x) * np.exp(-x / 5), ":", linewidth=2, label="damped")
ax.set_title("Three waves")
ax.set_xlabel("time [s]")
ax.set_ylabel("amplitude")
ax.legend()
ax.grid(True)

plt.savefig("reports/lines.png")
