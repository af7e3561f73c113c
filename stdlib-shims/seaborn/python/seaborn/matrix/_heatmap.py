"""`heatmap`: the cells of a table by colour, with numbers and a colour bar."""

import matplotlib as mpl
import numpy as np
import pandas as pd
from matplotlib.colors import ListedColormap

from ..utils import axis_ticklabels_overlap, despine, relative_luminance


def matrix_mask(data, mask):
    """A frame that says which cells stay empty: those asked for and those without a value."""
    without_value = pd.isnull(data)
    if mask is None:
        return without_value
    if isinstance(mask, np.ndarray):
        if mask.shape != data.shape:
            raise ValueError("Mask must have the same shape as data.")
        return without_value | mask.astype(bool)
    if isinstance(mask, pd.DataFrame) and not (mask.index.equals(data.index) and mask.columns.equals(data.columns)):
        raise ValueError("Mask must have the same index and columns as data.")
    return mask | without_value


class HeatMapper:
    """A table with its colours, labels and annotations."""

    def __init__(self, data, vmin, vmax, cmap, center, robust, annot, fmt, annot_kws, cbar, cbar_kws, xticklabels,
                 yticklabels, mask):
        if not isinstance(data, pd.DataFrame):
            data = pd.DataFrame(np.asarray(data))
        self.values = data.to_numpy()
        self.hidden = np.asarray(matrix_mask(data, mask), bool)
        self.cells = self.values
        if self.hidden.any() or self.values.dtype.kind not in "iuf":
            self.cells = self.values.astype(float)
            self.cells[self.hidden] = np.nan
        self.xticks, self.xticklabels = _ticks(xticklabels, data.columns)
        self.yticks, self.yticklabels = _ticks(yticklabels, data.index)
        self.xlabel, self.ylabel = _label(data.columns), _label(data.index)
        self._choose_colors(vmin, vmax, cmap, center, robust)
        if annot is None or annot is False:
            self.annotations = None
        elif isinstance(annot, bool):
            self.annotations = self.values
        else:
            self.annotations = np.asarray(annot)
            if self.annotations.shape != self.cells.shape:
                raise ValueError("`data` and `annot` must have same shape.")
        self.fmt, self.annot_kws = fmt, annot_kws or {}
        self.cbar, self.cbar_kws = cbar, cbar_kws or {}

    def _choose_colors(self, vmin, vmax, cmap, center, robust):
        if vmin is None:
            vmin = np.nanpercentile(self.cells, 2) if robust else np.nanmin(self.cells)
        if vmax is None:
            vmax = np.nanpercentile(self.cells, 98) if robust else np.nanmax(self.cells)
        if cmap is None:
            cmap = mpl.colormaps["rocket" if center is None else "icefire"]
        elif isinstance(cmap, str):
            cmap = mpl.colormaps[cmap]
        elif isinstance(cmap, list):
            cmap = ListedColormap(cmap)
        self.vmin, self.vmax = vmin, vmax
        self.cmap = cmap if center is None else _centred(cmap, vmin, vmax, center)

    def draw(self, ax, cax, kws):
        """Draw cells, colour bar, labels and annotations."""
        despine(ax=ax, left=True, bottom=True)
        if kws.get("norm") is None:
            kws.setdefault("vmin", self.vmin)
            kws.setdefault("vmax", self.vmax)
        mesh = ax.pcolormesh(self.cells, cmap=self.cmap, **kws)
        n_rows, n_columns = self.cells.shape
        ax.set(xlim=(0, n_columns), ylim=(0, n_rows))
        ax.invert_yaxis()
        if self.cbar:
            bar = ax.figure.colorbar(mesh, cax, ax, **self.cbar_kws)
            bar.outline.set_linewidth(0)
            if kws.get("rasterized", False):
                bar.solids.set_rasterized(True)
        self._set_ticks(ax)
        ax.set(xlabel=self.xlabel, ylabel=self.ylabel)
        if self.annotations is not None:
            self._annotate(ax, mesh)

    def _set_ticks(self, ax):
        xticks, xlabels = self.xticks, self.xticklabels
        yticks, ylabels = self.yticks, self.yticklabels
        if xticks is None:
            xticks, xlabels = _as_many_as_fit(ax, xlabels, "x")
        if yticks is None:
            yticks, ylabels = _as_many_as_fit(ax, ylabels, "y")
        ax.set(xticks=xticks, yticks=yticks)
        xtexts = ax.set_xticklabels(xlabels)
        ytexts = ax.set_yticklabels(ylabels, rotation="vertical")
        for text in ytexts:
            text.set_va("center")
        ax.figure.draw_without_rendering()
        if axis_ticklabels_overlap(xtexts):
            for text in xtexts:
                text.set_rotation("vertical")
        if axis_ticklabels_overlap(ytexts):
            for text in ytexts:
                text.set_rotation("horizontal")

    def _annotate(self, ax, mesh):
        mesh.update_scalarmappable()
        n_rows, n_columns = self.annotations.shape
        colors = np.asarray(mesh.get_facecolors()).reshape(-1, 4)
        bright = np.atleast_1d(relative_luminance(colors)) > 0.408
        across, down = np.arange(n_columns) + 0.5, np.arange(n_rows) + 0.5
        bright = bright.reshape(n_rows, n_columns)
        for row, column in np.argwhere(~self.hidden).tolist():
            options = {"color": ".15" if bright[row, column] else "w", "ha": "center", "va": "center", **self.annot_kws}
            ax.text(across[column], down[row], format(self.annotations[row, column], self.fmt), **options)


def _centred(cmap, vmin, vmax, center):
    """The part of a map that puts its middle at a value."""
    bad = cmap(np.array([np.nan]))[0]
    under, over = cmap(-np.inf), cmap(np.inf)
    under_set, over_set = under != cmap(0), over != cmap(cmap.N - 1)
    reach = max(vmax - center, center - vmin)
    low, high = ((value - (center - reach)) / (2 * reach) for value in (vmin, vmax))
    part = ListedColormap(cmap(np.linspace(low, high, 256)))
    part.set_bad(bad)
    if under_set:
        part.set_under(under)
    if over_set:
        part.set_over(over)
    return part


def _label(index):
    if isinstance(index, pd.MultiIndex):
        return "-".join(str(name) for name in index.names)
    return "" if index.name is None else index.name


def _names(index):
    if isinstance(index, pd.MultiIndex):
        return ["-".join(str(part) for part in entry) for entry in index]
    return index.to_numpy()


def _ticks(labels, index):
    """(places, labels); places None means as many as fit."""
    if isinstance(labels, str) and labels == "auto":
        return None, _names(index)
    if isinstance(labels, bool):
        return _every(_names(index), 1) if labels else ([], [])
    if isinstance(labels, (int, np.integer)):
        return _every(_names(index), labels)
    return _every(labels, 1) if len(labels) else ([], [])


def _every(labels, step):
    if step == 0:
        return [], []
    n_labels = len(labels)
    return np.arange(0, n_labels, step) + 0.5, labels[0:n_labels:step] if step > 1 else labels


def _as_many_as_fit(ax, labels, name):
    box = ax.get_window_extent().transformed(ax.figure.dpi_scale_trans.inverted())
    (tick,) = getattr(ax, f"{name}axis").set_ticks([0])
    most = int((box.width if name == "x" else box.height) // (tick.label1.get_size() / 72))
    if most < 1:
        return [], []
    return _every(labels, len(labels) // most + 1)


def heatmap(
    data, *, vmin=None, vmax=None, cmap=None, center=None, robust=False, annot=None, fmt=".2g", annot_kws=None,
    linewidths=0, linecolor="white", cbar=True, cbar_kws=None, cbar_ax=None, square=False, xticklabels="auto",
    yticklabels="auto", mask=None, ax=None, **kwargs,
):
    """The cells of a table by colour."""
    mapper = HeatMapper(data, vmin, vmax, cmap, center, robust, annot, fmt, annot_kws, cbar, cbar_kws, xticklabels,
                        yticklabels, mask)
    kwargs["linewidths"], kwargs["edgecolor"] = linewidths, linecolor
    if ax is None:
        import matplotlib.pyplot as plt

        ax = plt.gca()
    if square:
        ax.set_aspect("equal")
    mapper.draw(ax, cbar_ax, kwargs)
    return ax
