import numpy as np
import matplotlib.pyplot as plt

years = np.arange(2015, 2025)
plt.stackplot(years, [np.linspace(1, 3, 10), np.linspace(2, 2.5, 10), np.linspace(1, 4, 10)], labels=["coal", "gas", "wind"], alpha=0.8)
plt.legend(loc="upper left")
plt.title("Energy")
plt.xlabel("year")

plt.savefig("reports/stacked_areas.png")
