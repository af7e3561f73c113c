"""Clearing one of several shared axes, and the order of those that share."""
import datetime
import numpy as np
import matplotlib.pyplot as plt

fig, (a, b) = plt.subplots(1, 2, sharex=True)
a.plot([datetime.date(2024, 1, 1), datetime.date(2024, 3, 1)], [1, 2])
print([t.get_text() for t in b.get_xticklabels()][:3])
a.clear()
print([t.get_text() for t in b.get_xticklabels()], np.round(b.get_xlim(), 4).tolist(), np.round(a.get_xlim(), 4).tolist())
b.bar(["p", "q"], [1, 2])
print([t.get_text() for t in a.get_xticklabels()], [t.get_text() for t in b.get_xticklabels()])
b.clear()
print([t.get_text() for t in a.get_xticklabels()], np.round(a.get_xlim(), 4).tolist())
fig, axs = plt.subplots(2, 2, sharey=True)
names = {ax: number for number, ax in enumerate(axs.flat)}
print([names[ax] for ax in axs[1, 1].get_shared_y_axes().get_siblings(axs[1, 0])])
