"""The common part of the plots: roles, their levels, the Axes they are drawn on, and rows of each subset."""

import numpy as np
import pandas as pd

from ._data import categorical_order, level_masks, level_product, tidy, variable_type


class Plotter:
    """Roles of one plot call, attached to an Axes or to a grid of them."""

    wide_roles = {"x": "@index", "y": "@values", "hue": "@columns", "style": "@columns"}
    flat_roles = {"x": "@index", "y": "@values"}

    def __init__(self, data=None, roles=None):
        found = tidy(data, roles or {}, self.wide_roles, self.flat_roles)
        self.form = found.form
        self.columns, self.names, self.n_rows = found.columns, found.names, found.n_rows
        self.types = {
            role: variable_type(column, "numeric" if role in "xy" else "categorical")
            for role, column in self.columns.items()
        }
        self.own_levels = {}
        self.explicit = {}
        self.ax = self.facets = None
        self.hue_map = self.size_map = self.style_map = None
        self._computed = None

    def __contains__(self, role):
        return role in self.columns

    @property
    def empty(self):
        """Whether there is nothing to draw."""
        return not self.columns or self.n_rows == 0

    @property
    def has_xy(self):
        """Whether a variable lies along an axis."""
        return "x" in self.columns or "y" in self.columns

    def set_column(self, role, column, name, kind):
        """Give a role a column."""
        self.columns[role], self.names[role], self.types[role] = column, name, kind
        self._computed = None

    # Levels and mappings.

    def levels(self, role):
        """The levels of a role in the order to draw them."""
        mapping = getattr(self, f"{role}_map", None)
        if mapping is not None and mapping.levels is not None:
            return list(mapping.levels)
        if role in self.own_levels:
            return list(self.own_levels[role])
        return categorical_order(self.columns[role])

    def map_hue(self, palette=None, order=None, norm=None, saturation=1):
        """Colours for the levels of hue."""
        from ._mappings import HueMapping

        self.hue_map = HueMapping(self, palette, order, norm, saturation)

    def map_size(self, sizes=None, order=None, norm=None):
        """Sizes for the levels of size."""
        from ._mappings import SizeMapping

        self.size_map = SizeMapping(self, sizes, order, norm)

    def map_style(self, markers=None, dashes=None, order=None):
        """Markers and dashes for the levels of style."""
        from ._mappings import StyleMapping

        self.style_map = StyleMapping(self, markers, dashes, order)

    # Axes.

    def attach(self, target, allowed_types=("numeric", "datetime", "categorical"), log_scale=None):
        """Draw on an Axes, or on the Axes of a grid."""
        allowed = [allowed_types] if isinstance(allowed_types, str) else list(allowed_types)
        for role in ("x", "y"):
            if role in self.types and self.types[role] not in allowed:
                raise TypeError(f"The {role} variable is {self.types[role]}, but one of {allowed} is required")
        if hasattr(target, "axes_dict"):
            self.facets = target
            axes = list(target.axes.flat)
            for role in ("col", "row"):
                names = getattr(target, f"{role}_names")
                if names:
                    self.own_levels[role] = names
        else:
            self.ax = target
            axes = [target]
        self._computed = None
        for role in ("x", "y"):
            if role in self.types:
                self._tell_units(role, axes)
        self._set_log(axes, log_scale)
        if self.types.get("y") == "categorical":
            for ax in axes:
                ax.yaxis.set_inverted(True)

    def _tell_units(self, role, axes):
        column, order = self.columns[role], self.own_levels.get(role)
        for axis, rows in self._axis_groups(role, axes):
            part = column if rows is None else column[rows]
            if self.types[role] == "categorical":
                if rows is not None and not self.explicit.get(role) and order is not None:
                    order_here = categorical_order(part)
                else:
                    order_here = order
                axis.update_units(categorical_order(part.dropna(), order_here))
            else:
                axis.update_units(part.dropna())

    def _axis_groups(self, role, axes):
        """One axis and the rows drawn along it, for each group of shared axes; rows None means all."""
        if self.facets is None:
            return [(getattr(self.ax, f"{role}axis"), None)]
        shared = getattr(self.facets, f"_share{role}", True)
        if shared in (True, "all"):
            return [(getattr(axes[0], f"{role}axis"), None)]
        groups = {}
        for keys, rows in self._facet_rows():
            ax = self.axes_of(keys)
            group = keys.get(shared) if shared in ("row", "col") else id(ax)
            axis, others = groups.get(group, (getattr(ax, f"{role}axis"), np.zeros(0, int)))
            groups[group] = (axis, np.concatenate([others, rows]))
        return list(groups.values())

    def _facet_rows(self):
        roles = [role for role in ("col", "row") if role in self.columns]
        if not roles:
            return [({}, np.arange(self.n_rows))]
        masks = [dict(zip(self.levels(role), level_masks(self.columns[role], self.levels(role)))) for role in roles]
        found = []
        for keys in level_product(roles, [self.levels(role) for role in roles]):
            mask = masks[0][keys[roles[0]]]
            for role, more in zip(roles[1:], masks[1:]):
                mask = mask & more[keys[role]]
            if mask.any():
                found.append((keys, np.flatnonzero(mask)))
        return found

    def _set_log(self, axes, log_scale):
        if log_scale is None:
            return
        try:
            along_x, along_y = log_scale
        except TypeError:
            along_x = log_scale if self.types.get("x") == "numeric" else False
            along_y = log_scale if self.types.get("y") == "numeric" else False
        for role, scale in (("x", along_x), ("y", along_y)):
            if not scale:
                continue
            base = {} if scale is True else {"base": scale}
            for ax in axes:
                getattr(ax, f"set_{role}scale")("log", nonpositive="mask", **base)

    def axes_of(self, keys):
        """The Axes a subset is drawn on."""
        if self.ax is not None:
            return self.ax
        row, col = keys.get("row"), keys.get("col")
        if row is not None and col is not None:
            return self.facets.axes_dict[(row, col)]
        if row is not None:
            return self.facets.axes_dict[row]
        if col is not None:
            return self.facets.axes_dict[col]
        return self.facets.ax

    @property
    def first_axes(self):
        """The Axes that carries labels."""
        return self.ax if self.ax is not None else self.facets.axes.flat[0]

    def transforms(self, role, ax=None):
        """Functions from data to the scale of an axis, and back."""
        return scale_functions(ax or self.first_axes, role)

    def logged(self, role, ax=None):
        """Whether an axis is logarithmic."""
        return getattr((ax or self.first_axes), f"get_{role}scale")() == "log"

    # Rows.

    @property
    def computed(self):
        """Each role as an array: x and y as numbers on the scale of their axis, the others as they are."""
        if self._computed is None:
            self._computed = {role: self._compute(role) for role in self.columns}
        return self._computed

    def _compute(self, role):
        column = self.columns[role]
        if role not in ("x", "y"):
            if isinstance(column.dtype, pd.CategoricalDtype):
                return column.astype(object).to_numpy()
            return column.to_numpy()
        present = column.notnull().to_numpy()
        values = np.full(self.n_rows, np.nan)
        axes = list(self.facets.axes.flat) if self.facets is not None else None
        for axis, rows in self._axis_groups(role, axes):
            mask = present if rows is None else present & np.isin(np.arange(self.n_rows), rows)
            part = column[mask]
            if isinstance(part.dtype, pd.CategoricalDtype):
                part = part.astype(object)
            known = part.to_numpy()
            if not (known.dtype.kind in "iufb" and not axis.have_units()):
                known = axis.convert_units(known)
            known = np.asarray(known, float)
            forward, _ = _axis_functions(axis)
            values[mask] = forward(known)
        values[~np.isfinite(values)] = np.nan
        return values

    @property
    def complete(self):
        """Which rows have a value in every role."""
        mask = np.ones(self.n_rows, bool)
        for role, column in self.columns.items():
            if role in ("x", "y"):
                mask &= ~np.isnan(self.computed[role])
            else:
                mask &= column.notnull().to_numpy()
        return mask

    def subsets(self, roles=(), reverse=False, allow_empty=False, dropna=True):
        """(levels by role, row numbers) for each combination of levels that has rows, facets included."""
        roles = [roles] if isinstance(roles, str) else list(roles)
        roles = [role for role in (*roles, "col", "row") if role in self.columns]
        roles = list(dict.fromkeys(roles))
        keep = self.complete if dropna else np.ones(self.n_rows, bool)
        if not roles:
            yield {}, np.flatnonzero(keep)
            return
        masks = {}
        for role in roles:
            levels = self.levels(role)
            masks[role] = list(zip(levels, level_masks(self.columns[role], levels)))
        combinations = list(_combinations(roles, masks))
        if reverse:
            combinations = combinations[::-1]
        for keys, mask in combinations:
            rows = np.flatnonzero(mask & keep)
            if rows.size or allow_empty:
                yield keys, rows

    # Words.

    def label_axes(self, ax, default_x="", default_y=""):
        """Names of the variables along the axes, where no label stands yet."""
        for role, default in (("x", default_x), ("y", default_y)):
            if not getattr(ax, f"get_{role}label")():
                shown = any(label.get_visible() for label in getattr(ax, f"get_{role}ticklabels")())
                getattr(ax, f"set_{role}label")(self.names.get(role, default), visible=shown)


def _combinations(roles, masks):
    if not roles:
        yield {}, True
        return
    first, *others = roles
    for level, mask in masks[first]:
        for keys, other in _combinations(others, masks):
            yield {first: level, **keys}, mask if other is True else mask & other


def _same(values):
    return values


def _axis_functions(axis):
    if axis.get_scale() == "linear":
        return _same, _same
    transform = axis.get_transform()
    return transform.transform, transform.inverted().transform


def scale_functions(ax, role):
    """Functions from data to the scale of an axis, and back."""
    return _axis_functions(getattr(ax, f"{role}axis"))
