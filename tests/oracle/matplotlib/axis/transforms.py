"""The coordinate systems of an axes."""
import numpy as np
import matplotlib.pyplot as plt

fig, ax = plt.subplots()
ax.set_xlim(0, 10)
ax.set_ylim(-1, 1)
print(np.round(ax.transData.transform([(0, -1), (10, 1), (5, 0)]), 4).tolist())
print(np.round(ax.transAxes.transform((0.5, 0.5)), 4).tolist(), np.round(ax.transAxes.inverted().transform((80, 52.8)), 4).tolist())
print(np.round(ax.get_xaxis_transform().transform((5, 1)), 4).tolist(), np.round(ax.get_yaxis_transform().transform((1, 0)), 4).tolist())
print(np.round(ax.transData.inverted().transform((328, 237.6)), 4).tolist(), np.round(ax.transLimits.transform((5, 0)), 4).tolist())
ax.set_xscale("log")
ax.set_xlim(1, 100)
print(np.round(ax.transData.transform((10, 0)), 4).tolist(), np.round(ax.transScale.transform((10, 0)), 4).tolist())
print(np.round(ax.get_xaxis_text1_transform(3)[0].transform((10, 0)), 4).tolist(), ax.get_xaxis_text1_transform(3)[1:], ax.get_yaxis_text2_transform(3)[1:])
