import matplotlib.pyplot as plt
import numpy as np

x, y = np.linspace(-2, 2, 15), np.linspace(-1, 1, 11)
u, v = np.ones((11, 15)), np.tile(np.sin(x), (11, 1))
fig, ax = plt.subplots()
streams = ax.streamplot(x, y, u, v)
print(type(streams).__name__, type(streams.lines).__name__, len(streams.lines.get_segments()), len(ax.patches))
print(np.round(streams.lines.get_segments()[0][:3], 4).tolist(), [round(float(v), 3) for v in (*ax.get_xlim(), *ax.get_ylim())])
streams = ax.streamplot(x, y, -np.tile(y[:, None], (1, 15)), np.tile(x, (11, 1)), density=0.5, color=np.hypot(u, v), linewidth=2, cmap="autumn")
print(len(streams.lines.get_segments()), np.round(streams.lines.get_array()[:3], 4).tolist(), streams.lines.get_cmap().name)
streams = ax.streamplot(x, y, u, v, start_points=[[0, 0], [1, 0.5]], integration_direction="forward", color="k")
print(len(streams.lines.get_segments()), np.round(streams.lines.get_segments()[0][-1], 4).tolist())
for call in (
    lambda: ax.streamplot(x, y, u[:5], v), lambda: ax.streamplot(x[::-1], y, u, v), lambda: ax.streamplot(x**3, y, u, v),
    lambda: ax.streamplot(x, y, u, v, start_points=[[9, 9]]), lambda: ax.streamplot(x, y, u, v, integration_direction="up"),
):
    try:
        call()
    except ValueError as error:
        print(error)
