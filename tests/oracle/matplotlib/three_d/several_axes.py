# Axes in space beside others, and saving them.
from pathlib import Path

import matplotlib.pyplot as plt
import numpy as np
from mpl_toolkits.mplot3d import Axes3D

fig = plt.figure(figsize=(8, 3))
flat = fig.add_subplot(1, 2, 1)
space = fig.add_subplot(1, 2, 2, projection="3d")
flat.plot([1, 2])
t = np.linspace(0, 6, 50)
space.plot(np.cos(t), np.sin(t), t, lw=2)
space.set_xlim(-2, 2)
space.set_xticks([-2, 0, 2])
space.grid(False)
space.set_axis_off()
fig.tight_layout()
fig.savefig("reports/space.png")
print(Path("reports/space.png").stat().st_size > 500, [ax.name for ax in fig.axes], space.get_xticks().tolist(), space.get_xlim())
loose = Axes3D(plt.figure())
print(loose.name, len(loose.figure.axes), np.round(loose.get_position().bounds, 4).tolist())
fig, axes = plt.subplots(2, 2, subplot_kw={"projection": "3d"})
for ax, angle in zip(axes.ravel(), (0, 30, 60, 90)):
    ax.view_init(elev=angle, azim=angle)
    ax.contourf(*np.meshgrid([0.0, 1.0, 2.0], [0.0, 1.0, 2.0]), np.eye(3), levels=4)
fig.savefig("reports/four.png", bbox_inches="tight")
print([(ax.elev, ax.azim) for ax in axes.ravel()], np.round(axes[0, 0].get_zlim(), 4).tolist())
axes[0, 0].margins(0.1)
axes[0, 0].clear()
print(np.round(axes[0, 0].get_xlim(), 4).tolist(), len(axes[0, 0].collections))
