"""Logarithmic axes."""
import numpy as np
import matplotlib.pyplot as plt

fig, ax = plt.subplots()
ax.plot([1, 10, 1000], [0.5, 20, 300])
ax.set_xscale("log")
ax.set_yscale("log", base=2)
print(ax.get_xscale(), ax.get_yscale(), np.round(ax.axis(), 5).tolist())
print(ax.get_xticks().tolist(), [t.get_text() for t in ax.get_xticklabels()])
print(np.round(ax.get_yticks(), 6).tolist(), [t.get_text() for t in ax.get_yticklabels()])
print(len(ax.get_xticks(minor=True)), np.round(ax.get_xticks(minor=True)[:5], 6).tolist())
ax.set_xlim(0.1, 1e5)
print(ax.get_xticks().tolist())
ax.set_xscale("linear")
print(np.round(ax.get_xlim(), 5).tolist(), ax.get_xticks().tolist())
fig, ax = plt.subplots()
ax.loglog([1, 100], [5, 50])
print(ax.get_xscale(), ax.get_yscale(), np.round(ax.axis(), 5).tolist())
fig, ax = plt.subplots()
ax.set_yscale("log")
print(ax.get_ylim())
ax.plot([-1, 0, 5, 50])
print(np.round(ax.get_ylim(), 5).tolist())
