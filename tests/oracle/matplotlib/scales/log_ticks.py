"""Ticks of logarithmic axes for many limits."""
import numpy as np
import matplotlib.pyplot as plt

for low, high in ((1, 10), (0.5, 3), (2, 7), (1, 1e6), (1e-8, 1e8), (1.1, 1.4), (1, 1e20), (3, 30), (0.003, 0.02)):
    fig, ax = plt.subplots()
    ax.set_yscale("log")
    ax.set_ylim(low, high)
    print(low, high, np.round(np.log10(ax.get_yticks()), 5).tolist(), [t.get_text() for t in ax.get_yticklabels()])
    print("  ", len(ax.get_yticks(minor=True)), [t.get_text() for t in ax.get_yticklabels(minor=True) if t.get_text()])
    plt.close(fig)
for base in (2, np.e, 5):
    fig, ax = plt.subplots()
    ax.plot([1, 2], [3, 700])
    ax.set_yscale("log", base=base)
    print(round(base, 3), np.round(ax.get_yticks(), 5).tolist(), [t.get_text() for t in ax.get_yticklabels()], np.round(ax.get_ylim(), 5).tolist())
    plt.close(fig)
