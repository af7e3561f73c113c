"""Margins, ticks, clearing and aspect of shared axes."""
import numpy as np
import matplotlib.pyplot as plt

fig, axs = plt.subplots(2, 2, sharex="col", sharey="row")
axs[0, 0].plot([1, 5], [2, 9])
print([np.round(ax.axis(), 5).tolist() for ax in axs.flat])
axs[1, 0].margins(x=0.3)
print(np.round(axs[0, 0].get_xlim(), 5).tolist(), np.round(axs[1, 0].get_xlim(), 5).tolist())
axs[0, 0].set_xticks([2, 4])
print(axs[1, 0].get_xticks().tolist(), [len(axs[0, 0].get_shared_x_axes().get_siblings(ax)) for ax in axs.flat])
axs[0, 0].clear()
print(axs[0, 0].get_xlim(), axs[1, 0].get_xlim(), axs[0, 0].xaxis.get_tick_params()["labelbottom"])
fig, (a, b) = plt.subplots(1, 2, sharex=True)
a.plot([0, 1], [0, 4])
a.set_aspect("equal", adjustable="datalim")
fig.canvas.draw()
print(np.round(a.axis(), 4).tolist(), np.round(b.get_xlim(), 4).tolist())
a.set_aspect(2, share=True, adjustable="box")
print(b.get_aspect(), a.get_adjustable(), b.get_adjustable())
