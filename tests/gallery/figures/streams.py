import numpy as np
import matplotlib.pyplot as plt

y, x = np.mgrid[-3:3:60j, -3:3:60j]
plt.streamplot(x, y, -1 - x**2 + y, 1 + x - y**2, density=0.8)
plt.title("Streams")

plt.savefig("reports/streams.png")
