import matplotlib.pyplot as plt
import numpy as np

fig, ax = plt.subplots(figsize=(5, 4), dpi=100)
ax.set_xlim(0, 10)
ax.set_ylim(1, 1000)
ax.set_yscale("log")
print(np.round(ax.transData.transform([[5, 10], [0, 1]]), 3).tolist(), np.round(ax.transAxes.transform((0.5, 0.5)), 3))
print(np.round(ax.transData.inverted().transform(ax.transData.transform((3, 30))), 6), ax.transData.is_affine)
print(np.round(fig.transFigure.transform((1, 1)), 3), np.round(ax.get_xaxis_transform().transform((5, 0.5)), 3))
print(np.round((ax.transData - ax.transAxes).transform((5, 10)), 6), ax.transData.contains_branch(ax.transAxes))
print(np.round(ax.bbox.bounds, 3).tolist(), np.round(fig.dpi_scale_trans.transform((1, 2)), 3))
