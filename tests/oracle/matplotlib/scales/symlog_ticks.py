"""Ticks around zero on a symmetric logarithmic axis, and on a logit axis."""
import numpy as np
import matplotlib.pyplot as plt

for data in ([-5, 0, 3], [-1000, 1000], [0, 1], [-0.1, 50]):
    fig, ax = plt.subplots()
    ax.plot(data)
    ax.set_yscale("symlog")
    print(data, np.round(ax.get_ylim(), 5).tolist(), np.round(ax.get_yticks(), 5).tolist(), [t.get_text() for t in ax.get_yticklabels()])
    plt.close(fig)
fig, ax = plt.subplots()
ax.plot([0.01, 0.3, 0.99])
ax.set_yscale("logit")
print(np.round(ax.get_ylim(), 5).tolist(), np.round(ax.get_yticks(), 5).tolist(), [t.get_text() for t in ax.get_yticklabels()], len(ax.get_yticks(minor=True)))
