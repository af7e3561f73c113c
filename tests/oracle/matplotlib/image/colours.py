import matplotlib.pyplot as plt
import numpy as np

fig, ax = plt.subplots()
image = ax.imshow(np.array([[[255, 0, 0], [0, 255, 0]]], dtype=np.uint8))
print(image.get_array().dtype, image.get_array().shape, image.get_extent())
image = ax.imshow([[0.0, 0.5], [1.0, np.nan]], cmap="gray")
print(np.round(image.to_rgba(np.array([[0.0, 0.5], [1.0, np.nan]])), 3).tolist())
image = ax.imshow(np.array([[1, 10], [100, 1000]]), norm="log")
print(type(image.norm).__name__, image.get_clim())
for data in (np.zeros((2, 2, 5)), np.zeros(3), "text", [[1, 2], [3]]):
    try:
        ax.imshow(data)
    except Exception as error:
        print(type(error).__name__, str(error).split(" The detected")[0])
try:
    ax.imshow([[1, 2]], norm="log", vmin=1, vmax=2)
    print("drawn")
    from matplotlib.colors import Normalize
    ax.imshow([[1, 2]], norm=Normalize(0, 1), vmin=1)
except Exception as error:
    print(type(error).__name__, error)
