import matplotlib.pyplot as plt
import numpy as np
import pandas as pd

frame = pd.DataFrame([[1.0, 2.0, 3.0], [4.0, 5.0, np.nan]], index=["r", "s"], columns=["u", "v", "w"])
fig, ax = plt.subplots()
mesh = ax.pcolormesh(frame, cmap="Blues")
print(mesh.get_clim(), np.asarray(mesh.get_array()).shape)
mesh = ax.pcolormesh(frame.columns, frame.index, frame)
print(mesh.get_coordinates()[0].tolist(), [label.get_text() for label in ax.get_xticklabels()])
days = pd.date_range("2024-01-01", periods=3)
fig, ax = plt.subplots()
mesh = ax.pcolormesh(days, [0, 1], frame, shading="nearest", alpha=0.5, rasterized=True)
print([round(float(v), 3) for v in (*ax.get_xlim(), *ax.get_ylim())], mesh.get_alpha(), mesh.get_rasterized())
mesh = ax.pcolormesh(np.ones((2, 3, 4)))
print(np.asarray(mesh.get_array()).shape)
mesh.set_clim(0, 5)
mesh.set_cmap("jet")
print(mesh.get_clim(), mesh.get_cmap().name, mesh.colorbar)
