# Mosaics of lists, nested ones too.
import matplotlib.pyplot as plt


def box(thing):
    return [round(float(v), 4) for v in thing.bounds]



axs = plt.figure().subplot_mosaic([["main", "side"], ["main", "low"]])
print({name: box(ax.get_position()) for name, ax in axs.items()})
axs = plt.figure().subplot_mosaic([["main", [["a", "b"], ["c", "c"]]], ["low", "low"]], gridspec_kw={"wspace": 0.4})
print({name: box(ax.get_position()) for name, ax in axs.items()})
axs = plt.figure().subplot_mosaic([[1, 2], [None, 2]], empty_sentinel=None)
print(list(axs), axs[1].get_label())
axs = plt.figure().subplot_mosaic([["a"], ["."], ["b"]], height_ratios=[1, 0.2, 2])
print({name: box(ax.get_position()) for name, ax in axs.items()})
