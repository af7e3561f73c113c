# The current image, its limits and colour map.
import matplotlib.pyplot as plt

import numpy as np

print(plt.get_cmap().name, plt.get_cmap("plasma").name, plt.get_cmap("viridis", 5).N)
image = plt.imshow(np.arange(6).reshape(2, 3))
print(plt.gci() is image, image.get_clim())
plt.clim(1, 4)
plt.set_cmap("gray")
print(image.get_clim(), image.get_cmap().name, plt.rcParams["image.cmap"])
plt.hot()
print(image.get_cmap().name)
plt.viridis()
print(image.get_cmap().name)
points = plt.scatter([1, 2], [3, 4], c=[5, 6])
print(plt.gci() is points, points.get_clim())
plt.figure()
counts = plt.hist2d([1, 2, 3], [1, 2, 3], bins=3)
print(plt.gci() is counts[-1], plt.colorbar().mappable is counts[-1])
plt.figure()
print(plt.gci())
mat = plt.matshow(np.eye(3))
print(plt.gci() is mat, plt.gcf().get_size_inches().tolist(), [round(v, 3) for v in plt.gca().get_position().bounds])
print("viridis" in plt.colormaps, plt.colormaps["Blues"].N, plt.cm.viridis(0.0))
