"""`clustermap`: a heatmap whose rows and columns are ordered by clusters, with their trees."""

from warnings import warn

import numpy as np
import pandas as pd
from matplotlib.collections import LineCollection
from matplotlib.colors import ListedColormap, to_rgb
from matplotlib.gridspec import GridSpec

from ..axisgrid._grid import Grid
from ..utils import despine
from ._heatmap import heatmap, matrix_mask
from ._linkage import linkage as cluster
from ._linkage import tree


class _Dendrogram:
    """A clustering of rows and its tree."""

    def __init__(self, data, axis, merges, metric, method):
        self.axis = axis
        self.data = data if axis == 0 else data.T
        self.linkage = cluster(self.data.to_numpy(), method, metric) if merges is None else merges
        self.reordered_ind, self.independent_coord, self.dependent_coord = tree(self.linkage)

    @property
    def calculated_linkage(self):
        """The merges."""
        return self.linkage

    def draw(self, ax, tree_kws):
        """Draw the tree on an Axes, to the left of the rows or above the columns."""
        tree_kws = dict(tree_kws or {})
        tree_kws.setdefault("linewidths", 0.5)
        tree_kws.setdefault("colors", tree_kws.pop("color", (0.2, 0.2, 0.2)))
        pairs = zip(self.independent_coord, self.dependent_coord)
        if self.axis == 0:
            pairs = zip(self.dependent_coord, self.independent_coord)
        ax.add_collection(LineCollection([list(zip(x, y)) for x, y in pairs], **tree_kws))
        length, height = 10 * len(self.reordered_ind), 1.05 * max(map(max, self.dependent_coord))
        if self.axis == 0:
            ax.yaxis.set_ticks_position("right")
            ax.set_ylim(0, length)
            ax.set_xlim(0, height)
            ax.invert_xaxis()
            ax.invert_yaxis()
        else:
            ax.set_xlim(0, length)
            ax.set_ylim(0, height)
        despine(ax=ax, bottom=True, left=True)
        ax.set(xticks=[], yticks=[], xlabel="", ylabel="")


class ClusterGrid(Grid):
    """The Axes of a clustermap: two trees, colours of rows and columns, the cells, the colour bar."""

    def __init__(self, data, pivot_kws=None, z_score=None, standard_scale=None, figsize=None, row_colors=None,
                 col_colors=None, mask=None, dendrogram_ratio=None, colors_ratio=None, cbar_pos=None):
        super().__init__()
        import matplotlib.pyplot as plt

        self.data = data if isinstance(data, pd.DataFrame) else pd.DataFrame(data)
        self.data2d = self.format_data(self.data, pivot_kws, z_score, standard_scale)
        self.mask = matrix_mask(self.data2d, mask)
        self._figure = plt.figure(figsize=figsize)
        self.row_colors, self.row_color_labels = self._preprocess_colors(row_colors, 0)
        self.col_colors, self.col_color_labels = self._preprocess_colors(col_colors, 1)
        trees = _pair(dendrogram_ratio)
        strips = _pair(colors_ratio)
        n_rows, n_columns = (2 if colors is None else 3 for colors in (self.col_colors, self.row_colors))
        self.gs = GridSpec(n_rows, n_columns, figure=self._figure,
                           width_ratios=self.dim_ratios(self.row_colors, trees[0], strips[0]),
                           height_ratios=self.dim_ratios(self.col_colors, trees[1], strips[1]))
        add = self._figure.add_subplot
        self.ax_row_dendrogram, self.ax_col_dendrogram = add(self.gs[-1, 0]), add(self.gs[0, -1])
        self.ax_row_dendrogram.set_axis_off()
        self.ax_col_dendrogram.set_axis_off()
        self.ax_row_colors = None if self.row_colors is None else add(self.gs[-1, 1])
        self.ax_col_colors = None if self.col_colors is None else add(self.gs[1, -1])
        self.ax_heatmap = add(self.gs[-1, -1])
        self.ax_cbar = self.cax = None if cbar_pos is None else add(self.gs[0, 0])
        self.cbar_pos = cbar_pos
        self.dendrogram_row = self.dendrogram_col = None

    @staticmethod
    def dim_ratios(colors, dendrogram_ratio, colors_ratio):
        """Shares of tree, colours and cells along one side."""
        ratios = [dendrogram_ratio]
        if colors is not None:
            ratios.append((len(colors) if np.ndim(colors) > 2 else 1) * colors_ratio)
        return [*ratios, 1 - sum(ratios)]

    def format_data(self, data, pivot_kws, z_score=None, standard_scale=None):
        """The table to show: pivoted, and scaled along rows or columns."""
        if pivot_kws is not None:
            data = data.pivot(**pivot_kws)
        if z_score is not None and standard_scale is not None:
            raise ValueError("Cannot perform both z-scoring and standard-scaling on data")
        for axis, scale in ((z_score, _z_scores), (standard_scale, _standard_scaled)):
            if axis is not None:
                data = scale(data) if axis == 1 else scale(data.T).T
        return data

    def _preprocess_colors(self, colors, axis):
        """Colours as numbers in the order of the table, and the names of their rows."""
        labels = None
        if colors is None:
            return None, None
        if isinstance(colors, (pd.DataFrame, pd.Series)):
            if axis == 0:
                colors = colors.reindex(self.data2d.index)
            elif isinstance(colors, pd.DataFrame):
                colors = colors.reindex(self.data2d.columns)
            else:
                colors = colors.reindex(self.data2d.columns)
            colors = colors.astype(object).fillna("white")
            if isinstance(colors, pd.DataFrame):
                labels = list(colors.columns)
                colors = colors.T.to_numpy().tolist()
            else:
                labels = [""] if colors.name is None else [colors.name]
                colors = colors.tolist()
        colors = list(colors)
        try:
            to_rgb(colors[0])
            return [to_rgb(color) for color in colors], labels
        except ValueError:
            return [[to_rgb(color) for color in part] for part in colors], labels

    def plot_dendrograms(self, row_cluster, col_cluster, metric, method, row_linkage, col_linkage, tree_kws):
        """Cluster rows and columns, and draw their trees."""
        for wanted, axis, merges, ax, name in (
            (row_cluster, 0, row_linkage, self.ax_row_dendrogram, "dendrogram_row"),
            (col_cluster, 1, col_linkage, self.ax_col_dendrogram, "dendrogram_col"),
        ):
            if wanted:
                drawn = _Dendrogram(self.data2d, axis, merges, metric, method)
                drawn.draw(ax, tree_kws)
                setattr(self, name, drawn)
            else:
                ax.set_xticks([])
                ax.set_yticks([])
            despine(ax=ax, bottom=True, left=True)

    def plot_colors(self, xind, yind, **kws):
        """Draw the colours of rows and columns."""
        dropped = ("cmap", "norm", "center", "annot", "vmin", "vmax", "robust", "xticklabels", "yticklabels")
        kws = {key: value for key, value in kws.items() if key not in dropped}
        if self.row_colors is not None:
            cells, cmap = _cells_of_colors(self.row_colors, yind, 0)
            labels = False if self.row_color_labels is None else self.row_color_labels
            heatmap(cells, cmap=cmap, cbar=False, ax=self.ax_row_colors, xticklabels=labels, yticklabels=False, **kws)
            for text in self.ax_row_colors.get_xticklabels() if labels is not False else ():
                text.set_rotation(90)
        if self.col_colors is not None:
            cells, cmap = _cells_of_colors(self.col_colors, xind, 1)
            labels = False if self.col_color_labels is None else self.col_color_labels
            heatmap(cells, cmap=cmap, cbar=False, ax=self.ax_col_colors, xticklabels=False, yticklabels=labels, **kws)
            if labels is not False:
                self.ax_col_colors.yaxis.tick_right()
                for text in self.ax_col_colors.get_yticklabels():
                    text.set_rotation(0)

    def plot_matrix(self, colorbar_kws, xind, yind, **kws):
        """Draw the cells in the order of the clusters."""
        self.data2d = self.data2d.iloc[yind, xind]
        self.mask = self.mask.iloc[yind, xind]
        labels = {}
        for name, order in (("xticklabels", xind), ("yticklabels", yind)):
            labels[name] = kws.pop(name, "auto")
            if not isinstance(labels[name], (str, bool, int)):
                labels[name] = np.asarray(labels[name])[order]
        annot = kws.pop("annot", None)
        if isinstance(annot, bool) or annot is None:
            annot = self.data2d if annot else None
        else:
            annot = np.asarray(annot)
            if annot.shape != self.data2d.shape:
                raise ValueError("`data` and `annot` must have same shape.")
            annot = annot[yind][:, xind]
        kws.setdefault("cbar", self.ax_cbar is not None)
        ax = self.ax_heatmap
        heatmap(self.data2d, ax=ax, cbar_ax=self.ax_cbar, cbar_kws=colorbar_kws, mask=self.mask, annot=annot, **labels, **kws)
        texts = ax.get_yticklabels()
        rotation = texts[0].get_rotation() if texts else None
        ax.yaxis.set_ticks_position("right")
        ax.yaxis.set_label_position("right")
        if rotation is not None:
            for text in ax.get_yticklabels():
                text.set_rotation(rotation)
        if self.ax_cbar is not None:
            self.ax_cbar.set_axis_off()
        self._figure.tight_layout(h_pad=0.02, w_pad=0.02)
        if self.ax_cbar is not None:
            self.ax_cbar.set_axis_on()
            self.ax_cbar.set_position(self.cbar_pos)

    def plot(self, metric, method, colorbar_kws, row_cluster, col_cluster, row_linkage, col_linkage, tree_kws, **kws):
        """Draw everything."""
        if kws.pop("square", False):
            warn("``square=True`` ignored in clustermap")
        self.plot_dendrograms(row_cluster, col_cluster, metric, method, row_linkage, col_linkage, tree_kws)
        n_rows, n_columns = self.data2d.shape
        xind = np.arange(n_columns) if self.dendrogram_col is None else self.dendrogram_col.reordered_ind
        yind = np.arange(n_rows) if self.dendrogram_row is None else self.dendrogram_row.reordered_ind
        self.plot_colors(xind, yind, **kws)
        self.plot_matrix(colorbar_kws or {}, xind, yind, **kws)
        return self


def _pair(value):
    try:
        first, second = value
    except TypeError:
        return value, value
    return first, second


def _z_scores(data):
    return (data - data.mean()) / data.std()


def _standard_scaled(data):
    return (data - data.min()) / (data.max() - data.min())


def _cells_of_colors(colors, order, axis):
    """Colours as numbered cells, and the map of their numbers."""
    rows = colors if np.ndim(colors) > 2 else [colors]
    known = {}
    cells = np.array([[known.setdefault(tuple(color), len(known)) for color in row] for row in rows])[:, order]
    return cells.T if axis == 0 else cells, ListedColormap(list(known))


def clustermap(
    data, *, pivot_kws=None, method="average", metric="euclidean", z_score=None, standard_scale=None, figsize=(10, 10),
    cbar_kws=None, row_cluster=True, col_cluster=True, row_linkage=None, col_linkage=None, row_colors=None,
    col_colors=None, mask=None, dendrogram_ratio=0.2, colors_ratio=0.03, cbar_pos=(0.02, 0.8, 0.05, 0.18), tree_kws=None,
    **kwargs,
):
    """A heatmap with rows and columns ordered by clusters."""
    grid = ClusterGrid(data, pivot_kws, z_score, standard_scale, figsize, row_colors, col_colors, mask, dendrogram_ratio,
                       colors_ratio, cbar_pos)
    return grid.plot(metric, method, cbar_kws, row_cluster, col_cluster, row_linkage, col_linkage, tree_kws, **kwargs)
