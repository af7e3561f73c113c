"""Clusters as valleys between steep slopes of a plot."""

import numpy as np


def size_of(size, n_rows, name):
    """A number of rows, given as such or as a share."""
    if size > n_rows:
        raise ValueError(f"{name} must be no greater than the number of samples ({n_rows}). Got {size:d}")
    return max(2, int(size * n_rows)) if size <= 1 else size


def cluster_optics_xi(*, reachability, predecessor, ordering, min_samples, min_cluster_size=None, xi=0.05,
                      predecessor_correction=True):
    """Labels of the smallest valleys, and where all valleys start and end."""
    n_rows = len(reachability)
    min_samples = size_of(min_samples, n_rows, "min_samples")
    least = min_samples if min_cluster_size is None else size_of(min_cluster_size, n_rows, "min_cluster_size")
    heights = np.append(reachability[ordering], np.inf)
    before = predecessor[ordering].tolist() if predecessor_correction else None
    valleys = _valleys(heights, before, np.asarray(ordering).tolist(), 1 - xi, min_samples, least)
    labels, label = np.full(n_rows, -1, dtype=int), 0
    for start, end in valleys:
        if (labels[start:end + 1] == -1).all():
            labels[start:end + 1] = label
            label += 1
    named = np.empty_like(labels)
    named[ordering] = labels
    return named, np.array(valleys)


def _slope_end(is_steep, is_against, start, patience):
    """The last steep place of a slope that may rest for a while but not turn."""
    rests, end = 0, start
    for place in range(start, len(is_steep)):
        if is_steep[place]:
            rests, end = 0, place
        elif is_against[place]:
            return end
        else:
            rests += 1
            if rests > patience:
                break
    return end


def _valleys(heights, before, order, share, patience, least):
    with np.errstate(invalid="ignore"):
        ratio = heights[:-1] / heights[1:]
    steep_up, steep_down = (ratio <= share).tolist(), (ratio >= 1 / share).tolist()
    down, up = (ratio > 1).tolist(), (ratio < 1).tolist()
    steep = np.flatnonzero((ratio <= share) | (ratio >= 1 / share)).tolist()
    heights = heights.tolist()
    slopes, found, place, between = [], [], 0, 0.0
    for here in steep:
        if here < place:
            continue
        between = max(between, max(heights[place:here + 1]))
        slopes = _still_open(slopes, between, share, heights)
        if steep_down[here]:
            end = _slope_end(steep_down, up, here, patience)
            slopes.append([here, end, 0.0])
        else:
            end = _slope_end(steep_up, down, here, patience)
        place = end + 1
        between = heights[place]
        if not steep_down[here]:
            ended = [_between(slope, here, end, heights, before, order, share, least) for slope in slopes]
            found += [valley for valley in reversed(ended) if valley is not None]
    return found


def _still_open(slopes, between, share, heights):
    if between == np.inf:
        return []
    kept = [slope for slope in slopes if between <= heights[slope[0]] * share]
    for slope in kept:
        slope[2] = max(slope[2], between)
    return kept


def _between(slope, rise, end, heights, before, order, share, least):
    """The valley from a slope down to a slope up, or None."""
    start, fall_end, highest = slope
    after, top = heights[end + 1], heights[start]
    if after * share < highest:
        return None
    if top * share >= after:
        while heights[start + 1] > after and start < fall_end:
            start += 1
    elif after * share >= top:
        while heights[end - 1] > top and end > rise:
            end -= 1
    if before is not None:
        while start < end and heights[start] <= heights[end] and before[end] not in order[start:end]:
            end -= 1
        if start >= end:
            return None
    if end - start + 1 < least or start > fall_end or end < rise:
        return None
    return start, end
