"""A palette shown as a row of colours."""

import numpy as np
from matplotlib.colors import ListedColormap
from matplotlib.ticker import NullLocator

__all__ = ["palplot", "dogplot"]


def palplot(pal, size=1):
    """Show the colours of a palette side by side."""
    import matplotlib.pyplot as plt

    count = len(pal)
    ax = plt.figure(figsize=(count * size, size)).add_subplot()
    ax.imshow([range(count)], cmap=ListedColormap(list(pal)), interpolation="nearest", aspect="auto")
    ax.set(xticks=np.arange(count) - 0.5, yticks=[-0.5, 0.5], xticklabels=[""] * count)
    ax.yaxis.set_major_locator(NullLocator())


def dogplot(*_, **__):
    """A photograph of a dog, which would have to be downloaded."""
    raise NotImplementedError("seaborn.dogplot() is not available: it downloads a photograph")
