"""A hierarchy as a drawing of links."""

import numpy as np

from scipy.cluster.hierarchy._checks import is_valid_linkage

_COLORS = ("C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8", "C9")
_colors = list(_COLORS)


def set_link_color_palette(palette):
    """Choose the colours of links below the threshold; None for the usual ones."""
    global _colors
    if palette is None:
        palette = _COLORS
    elif not isinstance(palette, (list, tuple)):
        raise TypeError("palette must be a list or tuple")
    if not all(isinstance(color, str) for color in palette):
        raise TypeError("all palette list elements must be color strings")
    _colors = palette


class _Layout:
    """Where links lie and how they are coloured."""

    def __init__(self, Z, p, truncate_mode, threshold, labels, sorting, show_counts, label_of, link_color, above, contracted):
        self.rows, self.n, self.p, self.mode = Z.tolist(), Z.shape[0] + 1, p, truncate_mode
        self.tops = list(Z[:, 2])
        self.threshold, self.labels, self.sorting, self.show_counts = threshold, labels, sorting, show_counts
        self.label_of, self.link_color, self.above = label_of, link_color, above
        self.across, self.heights, self.colors, self.names, self.leaves = [], [], [], [], []
        self.marks = [] if contracted else None
        self.color, self.was_below = 0, False

    def _is_cut(self, node, level):
        if self.mode == "lastp":
            return self.n <= node < 2 * self.n - self.p
        return self.mode == "level" and node > self.n and level > self.p

    def _leaf(self, node, start):
        self.leaves.append(node)
        if self.label_of:
            self.names.append(self.label_of(node))
        elif node >= self.n:
            self.names.append(f"({int(self.rows[node - self.n][3])})" if self.show_counts else "")
        else:
            self.names.append(str(node) if self.labels is None else self.labels[node - self.n])
        if node >= self.n and self.marks is not None:
            waiting = [int(child) for child in self.rows[node - self.n][1::-1]]
            while waiting:
                lower = waiting.pop()
                if lower >= self.n:
                    left, right = self.rows[lower - self.n][:2]
                    self.marks.append((start + 5.0, self.tops[lower - self.n]))
                    waiting += [int(right), int(left)]
        return start + 5.0, 10.0, 0.0

    def _sides(self, node):
        left, right = (int(child) for child in self.rows[node - self.n][:2])
        column, way = self.sorting
        if column is None:
            return left, right

        def size(child):
            return self.rows[child - self.n][column] if child >= self.n else (1 if column == 3 else 0.0)

        is_larger = size(left) > size(right)
        if way == "descending":
            return (left, right) if is_larger else (right, left)
        return (right, left) if is_larger else (left, right)

    def _choose_color(self, height):
        """Links above the threshold share a colour; each tree below it has the next one."""
        if height >= self.threshold or self.threshold <= 0:
            if self.was_below:
                self.color = (self.color + 1) % len(_colors)
            self.was_below = False
            return self.above
        self.was_below = True
        return _colors[self.color]

    def place(self, node):
        """Lay out what is below a node, left to right, without recursion: trees may be deep."""
        done, start = {}, 0.0
        waiting = [(node, 0, 0)]
        while waiting:
            node, level, step = waiting.pop()
            if step == 0 and (node < self.n or self._is_cut(node, level)):
                done[node] = self._leaf(node, start)
                start += 10.0
                continue
            one, other = self._sides(node)
            if step == 0:
                waiting += [(node, level, 1), (one, level + 1, 0)]
            elif step == 1:
                done[node] = self._choose_color(self.rows[node - self.n][2])
                waiting += [(node, level, 2), (other, level + 1, 0)]
            else:
                self._link(node, done, one, other)

    def _link(self, node, done, one, other):
        height = self.tops[node - self.n]
        left, left_width, left_height = done.pop(one)
        right, right_width, right_height = done.pop(other)
        self.across.append([left, left, right, right])
        self.heights.append([left_height, height, height, right_height])
        color = done[node]
        if self.link_color is not None:
            color = self.link_color(node)
            if not isinstance(color, str):
                raise TypeError("link_color_func must return a matplotlib color string!")
        self.colors.append(color)
        done[node] = ((left + right) / 2, left_width + right_width, height)


def _leaf_colors(found):
    colors = [None] * len(found["leaves"])
    for across, heights, color in zip(found["icoord"], found["dcoord"], found["color_list"]):
        for x, y in zip(across, heights):
            if y == 0.0 and x % 5 == 0 and x % 2 == 1:
                colors[(int(x) - 5) // 10] = color
    return colors


def dendrogram(Z, p=30, truncate_mode=None, color_threshold=None, get_leaves=True, orientation="top", labels=None, count_sort=False,
               distance_sort=False, show_leaf_counts=True, no_plot=False, no_labels=False, leaf_font_size=None, leaf_rotation=None,
               leaf_label_func=None, show_contracted=False, link_color_func=None, ax=None, above_threshold_color="C0"):
    """Where the links of a hierarchy lie, drawn unless `no_plot`."""
    Z = np.asarray(Z, order="C")
    if orientation not in ("top", "left", "bottom", "right"):
        raise ValueError("orientation must be one of 'top', 'left', 'bottom', or 'right'")
    if labels is not None:
        if Z.shape[0] + 1 != len(labels):
            raise ValueError("Dimensions of Z and labels must be consistent.")
    is_valid_linkage(Z, throw=True, name="Z")
    n = Z.shape[0] + 1
    if not isinstance(p, (int, float)):
        raise TypeError("The second argument must be a number")
    p = int(p)
    if truncate_mode not in ("lastp", "mtica", "level", "none", None):
        raise ValueError("Invalid truncation mode.")
    mode = "level" if truncate_mode == "mtica" else truncate_mode
    if mode == "lastp" and (p > n or p == 0):
        p = n
    if mode == "level" and p <= 0:
        p = np.inf
    if color_threshold is None or (isinstance(color_threshold, str) and color_threshold == "default"):
        color_threshold = Z[:, 2].max() * 0.7
    sorting = (3, count_sort) if count_sort in (True, "ascending", "descending") else (
        (2, distance_sort) if distance_sort in (True, "ascending", "descending") else (None, None))
    layout = _Layout(Z, p, mode, color_threshold, labels, sorting, show_leaf_counts, leaf_label_func, link_color_func,
                     above_threshold_color, show_contracted)
    layout.place(2 * n - 2)
    found = {"icoord": layout.across, "dcoord": layout.heights, "ivl": layout.names, "leaves": layout.leaves if get_leaves else None,
             "color_list": layout.colors}
    if not no_plot:
        from scipy.cluster.hierarchy._drawing import draw
        draw(found, Z[:, 2].max(), orientation, no_labels, leaf_font_size, leaf_rotation, layout.marks, ax, above_threshold_color)
    found["leaves_color_list"] = _leaf_colors({**found, "leaves": layout.leaves}) if get_leaves else _leaf_colors(found)
    return found
