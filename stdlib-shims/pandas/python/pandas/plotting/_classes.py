"""Plots of rows that belong to classes: radviz, andrews_curves and parallel_coordinates."""

import numpy as np

from pandas.plotting._colours import random_colours
from pandas.plotting._words import words


def _axes(ax):
    from matplotlib import pyplot as plt

    return plt.gca() if ax is None else ax


def radviz(frame, class_column, ax=None, color=None, colormap=None, **kwds):
    """Rows pulled by their columns towards points of a circle."""
    from matplotlib import patches
    from matplotlib import pyplot as plt

    labels = frame[class_column]
    classes = labels.drop_duplicates()
    features = frame.drop(class_column, axis=1)
    scaled = features.apply(lambda column: (column - column.min()) / (column.max() - column.min()))
    n = features.shape[1]
    angles = 2 * np.pi * np.arange(n) / n
    anchors = np.column_stack((np.cos(angles), np.sin(angles)))
    if ax is None:
        ax = plt.gca()
        ax.set_xlim(-1, 1)
        ax.set_ylim(-1, 1)
    colours = random_colours(len(classes), colormap, color)
    weights = scaled.to_numpy()
    places = weights @ anchors / weights.sum(axis=1)[:, None]
    for colour, one in zip(_in_order(colours, classes), classes):
        chosen = places[(labels == one).to_numpy()]
        ax.scatter(chosen[:, 0], chosen[:, 1], color=colour, label=words(one), **kwds)
    ax.legend()
    ax.add_patch(patches.Circle((0.0, 0.0), radius=1.0, facecolor="none"))
    for (x, y), name in zip(anchors, features.columns):
        ax.add_patch(patches.Circle((x, y), radius=0.025, facecolor="gray"))
        beside = 0.025
        ax.text(
            x - beside if x < 0 else x + beside, y - beside if y < 0 else y + beside, name,
            ha="right" if x < 0 else "left", va="top" if y < 0 else "bottom", size="small",
        )  # fmt: skip
    ax.axis("equal")
    return ax


def _in_order(colours, classes):
    return [colours[one] for one in classes] if isinstance(colours, dict) else colours


def andrews_curves(frame, class_column, ax=None, samples=200, color=None, colormap=None, **kwds):
    """Each row as a sum of sines and cosines, its columns as the weights."""
    labels = frame[class_column]
    classes = labels.drop_duplicates()
    rows = frame.drop(class_column, axis=1).to_numpy()
    t = np.linspace(-np.pi, np.pi, samples)
    terms = [np.full(samples, 1 / np.sqrt(2.0))]
    for place in range(1, rows.shape[1]):
        harmonic = (place + 1) // 2
        terms.append(np.sin(harmonic * t) if place % 2 else np.cos(harmonic * t))
    curves = rows.astype(float) @ np.array(terms)
    colour_of = dict(zip(classes, _in_order(random_colours(len(classes), colormap, color), classes)))
    if ax is None:
        ax = _axes(None)
        ax.set_xlim(-np.pi, np.pi)
    seen = set()
    for curve, one in zip(curves, labels):
        text = words(one)
        label = "" if text in seen else text
        seen.add(text)
        ax.plot(t, curve, color=colour_of[one], label=label, **kwds)
    ax.legend(loc="upper right")
    ax.grid()
    return ax


def parallel_coordinates(frame, class_column, cols=None, ax=None, color=None, use_columns=False, xticks=None,
                         colormap=None, axvlines=True, axvlines_kwds=None, sort_labels=False, **kwds):  # fmt: skip
    """Each row as a line over the columns."""
    labels = frame[class_column]
    classes = list(labels.drop_duplicates())
    data = frame.drop(class_column, axis=1) if cols is None else frame[cols]
    x = _places(data, use_columns, xticks)
    ax = _axes(ax)
    colours = random_colours(len(classes), colormap, color)
    if sort_labels:
        classes, colours = sorted(classes), colours if isinstance(colours, dict) else sorted(colours)
    colour_of = dict(zip(classes, _in_order(colours, classes)))
    seen = set()
    for row, one in zip(data.to_numpy(), labels):
        text = words(one)
        named = {} if text in seen else {"label": text}
        seen.add(text)
        ax.plot(x, row, color=colour_of[one], **named, **kwds)
    if axvlines:
        looks = {"linewidth": 1, "color": "black"} if axvlines_kwds is None else axvlines_kwds
        for place in x:
            ax.axvline(place, **looks)
    ax.set_xticks(x)
    ax.set_xticklabels(data.columns)
    ax.set_xlim(x[0], x[-1])
    ax.legend(loc="upper right")
    ax.grid()
    return ax


def _places(data, use_columns, xticks):
    """Where the columns stand."""
    n = data.shape[1]
    if use_columns is True:
        if not np.all(np.isreal(list(data.columns))):
            raise ValueError("Columns must be numeric to be used as xticks")
        return data.columns
    if xticks is None:
        return list(range(n))
    if not np.all(np.isreal(xticks)):
        raise ValueError("xticks specified must be numeric")
    if len(xticks) != n:
        raise ValueError("Length of xticks must match number of columns")
    return xticks
