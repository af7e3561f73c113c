"""Bars stand on their edge; images fill the axes."""
import numpy as np
import matplotlib.pyplot as plt

fig, axs = plt.subplots(2, 2)
axs[0, 0].bar([1, 2, 3], [4, 5, 6])
axs[0, 1].barh([1, 2, 3], [4, -5, 6])
axs[1, 0].hist([1, 2, 2, 3, 3, 3], bins=3)
axs[1, 1].imshow(np.arange(12).reshape(3, 4))
for ax in axs.flat:
    print(np.round(ax.axis(), 6).tolist())
axs[0, 0].use_sticky_edges = False
axs[0, 0].autoscale_view()
print(np.round(axs[0, 0].axis(), 6).tolist(), axs[0, 0].use_sticky_edges)
axs[0, 0].patches[0].sticky_edges.y[:] = [-3]
axs[0, 0].use_sticky_edges = True
axs[0, 0].autoscale_view()
print(np.round(axs[0, 0].axis(), 6).tolist())
