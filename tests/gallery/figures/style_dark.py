import numpy as np
import matplotlib.pyplot as plt

with plt.style.context("dark_background"):
    fig, ax = plt.subplots()
    for i in range(5):
        ax.plot(np.arange(10), np.arange(10) * (i + 1), label=f"slope {i + 1}")
    ax.legend()
    ax.set_title("Dark")

plt.savefig("reports/style_dark.png")
