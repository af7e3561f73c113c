import numpy as np
import matplotlib.pyplot as plt

x = np.arange(1, 11)
plt.errorbar(x, np.sqrt(x), yerr=0.2, xerr=0.3, fmt="o-", capsize=3, label="both")
plt.errorbar(x, np.sqrt(x) + 1, yerr=[np.linspace(0.1, 0.5, 10), np.linspace(0.3, 0.1, 10)], fmt="s", ecolor="red", label="asymmetric")
plt.legend(loc="upper left")
plt.title("Error bars")

plt.savefig("reports/errorbars.png")
