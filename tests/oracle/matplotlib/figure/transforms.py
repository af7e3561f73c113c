# Figure units, inches and pixels.
import matplotlib.pyplot as plt

import numpy as np

fig = plt.figure(figsize=(4, 3), dpi=100)
print(fig.transFigure.transform((0.5, 0.5)).tolist(), fig.transFigure.transform([[0, 0], [1, 1]]).tolist())
print(fig.dpi_scale_trans.transform((1, 2)).tolist(), fig.transSubfigure is fig.transFigure)
print(fig.transFigure.inverted().transform((200, 75)).tolist())
fig.set_dpi(200)
print(fig.transFigure.transform((0.5, 0.5)).tolist(), fig.bbox.width, fig.bbox.height)
fig.set_size_inches(2, 1)
ax = fig.add_axes([0, 0, 0.5, 0.5], xlim=(0, 10), ylim=(0, 1))
print(ax.transData.transform((5, 0.5)).tolist(), ax.transAxes.transform((1, 1)).tolist())
print(np.round((ax.transData + fig.transFigure.inverted()).transform((10, 1)), 6).tolist())
print(ax.bbox.bounds == (0, 0, 200, 100), [round(v, 4) for v in fig.bbox_inches.bounds])
