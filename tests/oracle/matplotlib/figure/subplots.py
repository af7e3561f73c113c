# Grids of axes: shapes, ratios, options.
import matplotlib.pyplot as plt


def box(thing):
    return [round(float(v), 4) for v in thing.bounds]



fig, ax = plt.subplots()
print(type(ax).__name__, repr(fig))
fig, axs = plt.subplots(2, 3)
print(axs.shape, axs.dtype, repr(fig))
print(plt.subplots(1, 3)[1].shape, plt.subplots(3, 1)[1].shape, plt.subplots(1, 1, squeeze=False)[1].shape)
print(plt.subplots(2, 1, squeeze=False)[1].shape)
fig, axs = plt.subplots(2, 2, width_ratios=[1, 3], height_ratios=[2, 1], figsize=(10, 4), subplot_kw={"title": "t"})
print([box(ax.get_position()) for ax in axs.flat], [ax.get_title() for ax in axs.flat])
fig, axs = plt.subplots(1, 2, gridspec_kw={"width_ratios": [1, 2], "wspace": 0.5, "left": 0.2})
print([box(ax.get_position()) for ax in axs])
fig = plt.figure()
print(len(fig.subplots(2, 2).flat), fig.axes[0] is fig.get_axes()[0])
