import io

import matplotlib.pyplot as plt
import numpy as np

values = np.arange(12).reshape(3, 4)
plt.imsave("reports/map.png", values, cmap="viridis")
back = plt.imread("reports/map.png")
print(back.shape, back.dtype, np.round(back[0, 0], 3).tolist(), np.round(back[-1, -1], 3).tolist())
plt.imsave("reports/low.png", values, origin="lower", vmin=0, vmax=22)
print(np.round(plt.imread("reports/low.png")[0, 0], 3).tolist())
colours = np.zeros((2, 2, 3))
colours[0, 1] = (1, 0.5, 0)
held = io.BytesIO()
plt.imsave(held, colours, format="png")
held.seek(0)
print(plt.imread(held)[0].round(2).tolist())
try:
    plt.imread("reports/none.png")
except FileNotFoundError as error:
    print(type(error).__name__)
