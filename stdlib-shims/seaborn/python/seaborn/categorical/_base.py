"""What the categorical plots share: the axis of the categories, dodging by hue, legends, limits."""

from warnings import warn

import numpy as np
import pandas as pd
from matplotlib.colors import to_hex

from .._data import categorical_order, infer_orient
from .._legend import add_entries
from .._plotter import Plotter, scale_functions


class CategoricalPlotter(Plotter):
    """Values along one axis, categories along the other (`orient`)."""

    wide_roles = {"x": "@columns", "y": "@values", "hue": "@columns"}
    legend_attributes = ("color", "s", "linewidth", "marker", "dashes")

    def __init__(self, data=None, roles=None, order=None, orient=None, color=None, legend="auto", counting=False,
                 estimating=False, one_color=False):
        self.flat_roles = {"x": "@index", "y": "@values"} if estimating else {"y": "@values"}
        super().__init__(data, roles)
        if self.form == "wide" and "hue" in self and (color is not None or one_color):
            for table in (self.columns, self.names, self.types):
                table.pop("hue")
        if counting and self.has_xy and self.form == "long":
            # Each row counts once along the other axis.
            orient = "x" if "x" in self else "y"
            self.set_column("y" if orient == "x" else "x", pd.Series(np.ones(self.n_rows)), "count", "numeric")
        if self.form == "wide" and orient in ("h", "y"):
            swapped = {"x": "y", "y": "x"}
            for table in (self.columns, self.names, self.types):
                for role, value in [(role, table.pop(role)) for role in ("x", "y") if role in table]:
                    table[swapped[role]] = value
        self.orient = infer_orient(self.columns.get("x"), self.columns.get("y"), orient, require_numeric=False)
        self.legend = legend
        self.redundant_hue = False
        self.n_categories = None
        self.value_axis = "y" if self.orient == "x" else "x"
        if not self.has_xy:
            return
        if self.orient not in self:
            self.set_column(self.orient, pd.Series([""] * self.n_rows), None, "categorical")
        self.own_levels[self.orient] = categorical_order(self.columns[self.orient], order)
        if isinstance(self.columns[self.orient].dtype, pd.CategoricalDtype):
            self.n_categories = len(self.columns[self.orient].cat.categories)

    def scale_categorical(self, order=None, formatter=None):
        """Make texts of the categories, so that matplotlib places them one by one."""
        role = self.orient
        if self.types[role] == "numeric":
            rows = np.argsort(self.columns[role].to_numpy(), kind="stable")
            self.columns = {name: column.iloc[rows].reset_index(drop=True) for name, column in self.columns.items()}
        column = self.columns[role]
        self.explicit[role] = order is not None or isinstance(column.dtype, pd.CategoricalDtype)
        levels = categorical_order(column.dropna(), order)
        if formatter is None:
            words = column.astype(object).map(str) if isinstance(column.dtype, pd.CategoricalDtype) else column.astype(str)
            levels = pd.Index(levels).astype(str).tolist() if levels else []
        else:
            words = column.map(formatter)
            levels = [formatter(level) for level in levels]
        words = words.astype(object).where(column.notnull() & words.isin(levels), None)
        self.set_column(role, words, self.names[role], "categorical")
        self.own_levels[role] = levels

    def prepare(self, ax, order, formatter, native_scale, log_scale, palette, hue_order, hue_norm, color, saturation=1):
        """Categories, Axes and colours; returns the palette's hue order for later use."""
        if self.types.get(self.orient) == "categorical" or not native_scale:
            self.scale_categorical(order, formatter)
        self.attach(ax, log_scale=log_scale)
        hue_order = self._palette_without_hue(palette, hue_order)
        palette = self._gradient_by_color(color, palette)
        self.map_hue(palette, hue_order, hue_norm, saturation)
        self._find_redundant_hue()

    def _palette_without_hue(self, palette, hue_order):
        if "hue" not in self and palette is not None:
            warn("\n\nPassing `palette` without assigning `hue` is deprecated and will be removed in v0.14.0. "
                 f"Assign the `{self.orient}` variable to `hue` and set `legend=False` for the same effect.\n",
                 FutureWarning, stacklevel=4)
            self.legend = False
            self.set_column("hue", self.columns[self.orient], self.names.get(self.orient), self.types[self.orient])
            hue_order = self.own_levels.get(self.orient)
        return hue_order

    def _gradient_by_color(self, color, palette):
        if "hue" in self and palette is None and color is not None:
            if not isinstance(color, str):
                color = to_hex(color)
            palette = f"dark:{color}"
            warn("\n\nSetting a gradient palette using color= is deprecated and will be removed in v0.14.0. Set "
                 f"`palette='{palette}'` for the same effect.\n", FutureWarning, stacklevel=4)
        return palette

    def _find_redundant_hue(self):
        if "hue" in self and self.orient in self:
            place, hue = self.columns[self.orient], self.columns["hue"].astype(object).to_numpy()
            known = place.notnull().to_numpy()
            self.redundant_hue = bool(np.all(np.asarray(hue == place.astype(object).to_numpy(), bool)[known]))

    # Places.

    @property
    def native_width(self):
        """The smallest distance between two categories."""
        if self.types[self.orient] == "categorical":
            return 1
        places = np.unique(self.computed[self.orient][~np.isnan(self.computed[self.orient])])
        return np.nanmin(np.diff(places)) if len(places) > 1 else 1

    def dodge_needed(self):
        """Whether levels of hue share a place."""
        if "hue" not in self:
            return False
        roles = [role for role in (self.orient, "col", "row") if role in self]
        if roles == [self.orient] and self.n_categories is not None:
            # Categories that no row has count too, as in the original.
            n_places = self.n_categories
        else:
            n_places = _n_combinations(self, roles)
        return n_places != _n_combinations(self, [*roles, "hue"])

    def dodged(self, keys, place, width):
        """(place, width) of a level of hue beside the others."""
        if "hue" not in self:
            return place, width
        n_levels = len(self.levels("hue"))
        part = width / n_levels
        return place + part * self.levels("hue").index(keys["hue"]) + part / 2 - width / 2, part

    def nested_offsets(self, width, dodge):
        """Distances from the middle of a category, per level of hue; None without hue."""
        if "hue" not in self or self.hue_map.levels is None:
            return None
        n_levels = len(self.hue_map.levels)
        if not dodge:
            return np.zeros(n_levels)
        each = width / n_levels
        offsets = np.linspace(0, width - each, n_levels)
        return offsets - offsets.mean()

    def on_page(self, ax, role, values):
        """Values on the scale of an axis back as data."""
        return scale_functions(ax, role)[1](values)

    def groups(self, allow_empty=False, extra=()):
        """(keys, rows, place) for each category and level of hue."""
        for keys, rows in self.subsets([self.orient, "hue", *extra], allow_empty=allow_empty):
            place = self.computed[self.orient][rows[0]] if len(rows) else np.nan
            yield keys, rows, place

    def color_of(self, keys, color):
        """The colour of a group."""
        return self.hue_map(keys["hue"]) if "hue" in self else color

    # Words.

    def configure_legend(self, ax, make, common=None, others=None):
        """A legend unless the categories say it all."""
        shown = (not self.redundant_hue and self.form != "wide") if self.legend == "auto" else bool(self.legend)
        if shown:
            add_entries(self, ax, make, common or {}, {"hue": "color"}, self.legend_attributes, others)
        handles, _ = ax.get_legend_handles_labels()
        if handles:
            ax.legend(title=getattr(self, "legend_title", None))

    def adjust_axis(self, ax):
        """Half a category of room at both ends, no grid along the categories."""
        role = self.orient
        if self.types[role] != "categorical":
            return
        n_levels = len(getattr(ax, f"get_{role}ticks")())
        if role == "x":
            ax.xaxis.grid(False)
            ax.set_xlim(-0.5, n_levels - 0.5, auto=None)
        else:
            ax.yaxis.grid(False)
            ax.set_ylim(n_levels - 0.5, -0.5, auto=None)

    def finish(self, ax):
        """Labels and limits of the categories."""
        self.label_axes(ax)
        self.adjust_axis(ax)


def _n_combinations(p, roles):
    """How many combinations of levels are seen."""
    columns = [p.columns[role] for role in roles]
    known = columns[0].notnull()
    for column in columns[1:]:
        known &= column.notnull()
    return len(set(zip(*[column[known] for column in columns])))


def by_orient(p, place, value):
    """Two vectors in the order x, y."""
    return (place, value) if p.orient == "x" else (value, place)
