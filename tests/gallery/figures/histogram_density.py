import numpy as np
import matplotlib.pyplot as plt

values = np.random.default_rng(3).normal(0, 1, 2000)
fig, ax = plt.subplots()
ax.hist(values, bins=40, density=True, alpha=0.6, color="g")
x = np.linspace(-4, 4, 200)
ax.plot(x, np.exp(-x**2 / 2) / np.sqrt(2 * np.pi), "k", linewidth=2)
ax.set_title("Fit results: $\\mu$ = 0.00,  $\\sigma$ = 1.00")

plt.savefig("reports/histogram_density.png")
