import matplotlib.pyplot as plt
import numpy as np
from matplotlib import ticker
from matplotlib.colors import LogNorm

x = np.linspace(1, 3, 12)
z = 10 ** (x[None, :] * x[:, None] / 2)
fig, ax = plt.subplots()
filled = ax.contourf(z, locator=ticker.LogLocator(), cmap="PuBu")
print(filled.levels.tolist(), np.round(filled.layers, 4).tolist(), type(filled.norm).__name__)
lines = ax.contour(z, norm=LogNorm())
print(lines.levels.tolist())
days = np.array(["2024-01-01", "2024-01-02", "2024-01-03"], dtype="datetime64[D]")
fig, ax = plt.subplots()
ax.contour(days, [1, 2], [[1, 2, 3], [3, 2, 1]])
print([round(float(v), 3) for v in (*ax.get_xlim(), *ax.get_ylim())])
flags = np.array([[True, False, True], [False, False, True]])
print(ax.contour(flags).levels.tolist(), ax.contourf(flags).levels.tolist())
constant = ax.contourf(np.ones((3, 3)))
print(constant.levels.tolist())
