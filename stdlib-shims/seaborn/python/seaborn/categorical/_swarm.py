"""Moving points aside so that none overlap: the nearest free place to the middle, from low values to high."""

from warnings import warn

import numpy as np

from .._plotter import scale_functions


def arrange_when_drawn(p, points, center, width, warn_thresh):
    """Arrange the points of one group anew at each drawing, for the size the figure then has."""
    draw = points.draw

    def draw_arranged(renderer):
        arrange(p, points, center, width, warn_thresh)
        draw(renderer)

    points.draw = draw_arranged


def arrange(p, points, center, width, warn_thresh):
    """Give the points places along the categories."""
    ax = points.axes
    upright = p.orient == "x"
    column = 0 if upright else 1
    data = np.array(points.get_offsets(), float)
    data[:, column] = center
    page = ax.transData.transform(data)
    across, along = page[:, column], page[:, 1 - column]
    sizes = np.asarray(points.get_sizes(), float)
    if sizes.size == 1:
        sizes = np.repeat(sizes, len(page))
    edge = float(np.asarray(points.get_linewidth()).ravel()[0])
    radii = (np.sqrt(sizes) + edge) / 2 * (ax.figure.dpi / 72)
    order = np.argsort(along)
    placed = np.empty(len(page))
    placed[order] = _beeswarm(across[order].tolist(), along[order].tolist(), radii[order].tolist())
    page[:, column] = placed
    moved = ax.transData.inverted().transform(page)[:, column]
    data[:, column] = _within(moved, center, width, warn_thresh, scale_functions(ax, p.orient))
    points.set_offsets(data)
    ax.update_datalim(points.get_datalim(ax.transData))
    if p.types[p.orient] != "categorical":
        ax.autoscale_view(scalex=upright, scaley=not upright)


def _beeswarm(across, along, radii):
    middle = across[0]
    placed = [across[0]]
    for i in range(1, len(across)):
        y, r = along[i], radii[i]
        near = []
        for j in range(i - 1, -1, -1):
            if y - along[j] < r + radii[j]:
                near.append(j)
            else:
                break
        near.reverse()
        places = [across[i]]
        left_first = True
        for j in near:
            rise = y - along[j]
            aside = max((r + radii[j]) ** 2 - rise**2, 0) ** 0.5 * 1.05
            pair = [placed[j] - aside, placed[j] + aside]
            places += pair if left_first else pair[::-1]
            left_first = not left_first
        places = np.array(places)
        places = places[np.argsort(np.abs(places - middle))]
        placed.append(_first_free(places.tolist(), y, r, near, placed, along, radii))
    return placed


def _first_free(places, y, r, near, placed, along, radii):
    for x in places:
        if all((placed[j] - x) ** 2 + (along[j] - y) ** 2 >= (radii[j] + r) ** 2 for j in near):
            return x
    raise RuntimeError("No non-overlapping candidates found. This should not happen.")


def _within(places, center, width, warn_thresh, functions):
    """Places no further out than the width of a category allows."""
    forwards, backwards = functions
    low, high = backwards(forwards(np.array([center - 0.0])) - width / 2)[0], backwards(forwards(np.array([center])) + width / 2)[0]
    outside = (places < low) | (places > high)
    share = outside.sum() / len(places)
    if share > warn_thresh:
        warn(f"{share:.1%} of the points cannot be placed; you may want to decrease the size of the markers or use "
             "stripplot.", UserWarning, stacklevel=2)
    return np.clip(places, low, high)
