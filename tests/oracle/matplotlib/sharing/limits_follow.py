"""Shared axes have the same limits, locators and scale."""
import numpy as np
import matplotlib.pyplot as plt

fig, (a, b) = plt.subplots(2, 1, sharex=True)
a.plot([0, 10], [0, 1])
b.plot([5, 20], [3, 4])
print(np.round(a.axis(), 6).tolist(), np.round(b.axis(), 6).tolist())
b.set_xlim(1, 2)
print(a.get_xlim(), a.get_autoscalex_on())
a.set_xscale("log")
print(b.get_xscale(), a.xaxis.major is b.xaxis.major)
print(a.get_shared_x_axes().joined(a, b), a.get_shared_y_axes().joined(a, b), len(a.get_shared_x_axes().get_siblings(b)))
a.set_xticks([1, 1.5])
print(b.get_xticks().tolist())
b.invert_xaxis()
print(a.get_xlim(), a.xaxis_inverted())
