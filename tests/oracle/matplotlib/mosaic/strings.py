# Mosaics drawn in text.
import matplotlib.pyplot as plt


def box(thing):
    return [round(float(v), 4) for v in thing.bounds]



fig, axs = plt.subplot_mosaic("AAB;C.B")
print({name: box(ax.get_position()) for name, ax in axs.items()})
fig, axs = plt.subplot_mosaic("""
    ab
    cc
""", width_ratios=[1, 2], figsize=(5, 5))
print({name: box(ax.get_position()) for name, ax in axs.items()}, repr(fig))
print(axs["a"], axs["c"].get_label(), list(axs))
axs = plt.figure().subplot_mosaic("A1;1B", empty_sentinel="1")
print(list(axs))
