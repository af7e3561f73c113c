"""How levels of hue, size and style become colours, sizes, markers and dashes."""

from itertools import cycle

import numpy as np
import pandas as pd
from matplotlib.colors import Colormap, ListedColormap, Normalize, to_rgba
from matplotlib.markers import MarkerStyle

from ._data import categorical_order, level_masks
from .palettes import QUAL_PALETTES, color_palette
from .utils import desaturate, get_color_cycle


class _Mapping:
    """A lookup from levels of one role to an attribute."""

    kind = levels = norm = None

    def __init__(self):
        self.table = None

    def __call__(self, key, *args, **kwargs):
        if isinstance(key, (list, np.ndarray, pd.Series)):
            return [self._lookup(one, *args, **kwargs) for one in key]
        return self._lookup(key, *args, **kwargs)


def _cycled(levels, values, name):
    """As many values as levels, with a warning when the numbers differ."""
    from warnings import warn

    text = ""
    if len(levels) > len(values):
        text = (
            f"\nThe {name} list has fewer values ({len(values)}) than needed ({len(levels)}) and will cycle, which may "
            "produce an uninterpretable plot."
        )
        values = [value for _, value in zip(levels, cycle(values))]
    elif len(values) > len(levels):
        text = f"The {name} list has more values ({len(values)}) than needed ({len(levels)}), which may not be intended."
        values = values[: len(levels)]
    if text:
        warn(text, UserWarning, stacklevel=6)
    return values


class HueMapping(_Mapping):
    """Colours: a palette for categories, a colour map for numbers."""

    cmap = None

    def __init__(self, plotter, palette=None, order=None, norm=None, saturation=1):
        super().__init__()
        self.saturation, self.palette = saturation, palette
        if "hue" not in plotter or plotter.columns["hue"].isna().all():
            if palette is not None:
                from warnings import warn

                warn("Ignoring `palette` because no `hue` variable has been assigned.", stacklevel=4)
            return
        data = plotter.columns["hue"]
        if isinstance(palette, np.ndarray):
            from warnings import warn

            warn("Numpy array is not a supported type for `palette`. Please convert your palette to a list. "
                 "This will become an error in v0.14", stacklevel=4)
            palette = palette.tolist()
        self.kind = self._kind(palette, norm, plotter)
        if self.kind == "numeric":
            self._map_numbers(pd.to_numeric(data), palette, norm)
        else:
            self._map_categories(data, palette, order)

    def _kind(self, palette, norm, plotter):
        if isinstance(palette, str) and palette in QUAL_PALETTES:
            return "categorical"
        if norm is not None:
            return "numeric"
        if isinstance(palette, (dict, list)):
            return "categorical"
        return "categorical" if plotter.form == "wide" else plotter.types["hue"]

    def _map_categories(self, data, palette, order):
        levels = categorical_order(data, order)
        if isinstance(palette, dict):
            missing = {level for level in levels if level not in palette}
            if missing:
                raise ValueError(f"The palette dictionary is missing keys: {missing}")
            table = dict(palette)
        else:
            if palette is None:
                short = len(levels) <= len(get_color_cycle())
                colors = color_palette(None if short else "husl", len(levels))
            elif isinstance(palette, list):
                colors = _cycled(levels, palette, "palette")
            else:
                colors = color_palette(palette, len(levels))
            table = dict(zip(levels, colors))
        self.levels, self.table = levels, table

    def _map_numbers(self, data, palette, norm):
        if isinstance(palette, dict):
            levels = sorted(palette)
            cmap = ListedColormap([palette[level] for level in levels])
            table = dict(palette)
        else:
            levels = np.sort(data.dropna().unique()).tolist()
            if palette is None:
                palette = "ch:"
            cmap = palette if isinstance(palette, Colormap) else color_palette(palette, as_cmap=True)
            if norm is None:
                norm = Normalize()
            elif isinstance(norm, tuple):
                norm = Normalize(*norm)
            elif not isinstance(norm, Normalize):
                raise ValueError("``hue_norm`` must be None, tuple, or Normalize object.")
            if not norm.scaled():
                norm(np.asarray(data.dropna()))
            colors = np.asarray(cmap(norm(np.asarray(levels, float))))
            table = dict(zip(levels, map(tuple, colors.tolist())))
        self.levels, self.table, self.cmap, self.norm = levels, table, cmap, norm

    def colors_of(self, values):
        """A colour for each of many values, as an array of four columns."""
        if self.norm is not None and self.cmap is not None and self.saturation == 1:
            return self.cmap(self.norm(np.asarray(values, float)))
        colors = np.zeros((len(values), 4))
        for level, mask in zip(self.table, level_masks(pd.Series(values), self.table)):
            colors[mask] = to_rgba(self._lookup(level))
        return colors

    def _lookup(self, key):
        if self.table is None:
            return None
        if key in self.table:
            value = self.table[key]
        elif self.norm is not None:
            if np.isnan(key):
                return (0, 0, 0, 0)
            value = tuple(self.cmap(self.norm(key)))
        else:
            try:
                value = self.table[key]
            except (TypeError, KeyError):
                if key is None or key != key:
                    return (0, 0, 0, 0)
                raise
        return desaturate(value, self.saturation) if self.saturation < 1 else value


class SizeMapping(_Mapping):
    """Widths of lines or areas of points."""

    def __init__(self, plotter, sizes=None, order=None, norm=None):
        super().__init__()
        self.size_range = None
        if "size" not in plotter or not plotter.columns["size"].notna().any():
            return
        data = plotter.columns["size"]
        if norm is not None or not isinstance(sizes, (dict, list)):
            self.kind = "numeric" if norm is not None else plotter.types["size"]
        else:
            self.kind = "categorical"
        if self.kind == "numeric":
            self._map_numbers(pd.to_numeric(data), sizes, norm, plotter)
        else:
            self._map_categories(data, sizes, order, plotter)

    def _map_categories(self, data, sizes, order, plotter):
        levels = categorical_order(data, order)
        if isinstance(sizes, dict):
            missing = {level for level in levels if level not in sizes}
            if missing:
                raise ValueError(f"Missing sizes for the following levels: {missing}")
            table = dict(sizes)
        elif isinstance(sizes, list):
            table = dict(zip(levels, _cycled(levels, sizes, "sizes")))
        else:
            if sizes is None:
                sizes = plotter.default_size_range
            elif not isinstance(sizes, tuple):
                raise ValueError(f"Value for `sizes` not understood: {sizes}")
            elif len(sizes) != 2:
                raise ValueError("A `sizes` tuple must have only 2 values")
            table = dict(zip(levels, np.linspace(*sizes, len(levels))[::-1]))
        self.levels, self.table = levels, table

    def _map_numbers(self, data, sizes, norm, plotter):
        if isinstance(sizes, dict):
            levels = list(np.sort(list(sizes)))
            values = list(sizes.values())
            size_range = min(values), max(values)
        else:
            levels = np.sort(data.dropna().unique()).tolist()
            if sizes is None:
                size_range = plotter.default_size_range
            elif isinstance(sizes, tuple):
                if len(sizes) != 2:
                    raise ValueError("A `sizes` tuple must have only 2 values")
                size_range = sizes
            else:
                raise ValueError(f"Value for `sizes` not understood: {sizes}")
        if norm is None:
            norm = Normalize()
        elif isinstance(norm, tuple):
            norm = Normalize(*norm)
        elif not isinstance(norm, Normalize):
            raise ValueError("Value for size `norm` parameter not understood.")
        norm.clip = True
        if not norm.scaled():
            norm(np.asarray(data.dropna()))
        self.levels, self.norm, self.size_range = levels, norm, size_range
        self.table = {level: self._sized(level) for level in levels}
        if isinstance(sizes, dict):
            self.table.update(sizes)

    def _sized(self, key):
        low, high = self.size_range
        return low + float(self.norm(key)) * (high - low)

    def _lookup(self, key):
        if key in self.table:
            return self.table[key]
        if self.norm is None:
            raise KeyError(key)
        return np.nan if np.isnan(key) else self._sized(key)


class StyleMapping(_Mapping):
    """Markers and dashes, told apart as well as possible."""

    def __init__(self, plotter, markers=None, dashes=None, order=None):
        super().__init__()
        if "style" not in plotter or not plotter.columns["style"].notna().any():
            return
        data = plotter.columns["style"]
        self.kind = "categorical"
        levels = categorical_order(data, order)
        markers = _attributes(markers, unique_markers(len(levels)), levels, "markers")
        dashes = _attributes(dashes, unique_dashes(len(levels)), levels, "dashes")
        paths, filled = {}, []
        for level, marker in markers.items():
            style = marker if isinstance(marker, MarkerStyle) else MarkerStyle(marker)
            paths[level] = style.get_path().transformed(style.get_transform())
            filled.append(style.is_filled())
        if any(filled) and not all(filled):
            raise ValueError("Filled and line art markers cannot be mixed")
        self.levels, self.table = levels, {}
        for level in levels:
            parts = {}
            if markers:
                parts["marker"], parts["path"] = markers[level], paths[level]
            if dashes:
                parts["dashes"] = dashes[level]
            self.table[level] = parts

    def _lookup(self, key, attribute=None):
        value = self.table[key]
        return value if attribute is None else value.get(attribute)


def _attributes(chosen, defaults, levels, name):
    if chosen is True:
        return dict(zip(levels, defaults))
    if chosen and isinstance(chosen, dict):
        missing = {level for level in levels if level not in chosen}
        if missing:
            raise ValueError(f"These `{name}` levels are missing values: {missing}")
        return chosen
    if chosen and isinstance(chosen, (list, tuple)):
        return dict(zip(levels, _cycled(levels, chosen, name)))
    if chosen:
        raise ValueError(f"This `{name}` argument was not understood: {chosen}")
    return {}


def unique_dashes(n):
    """`n` dash patterns that look different; the first is a solid line."""
    dashes = ["", (4, 1.5), (1, 1), (3, 1.25, 1.5, 1.25), (5, 1, 1, 1)]
    segments = 3
    while len(dashes) < n:
        from itertools import combinations_with_replacement

        dotted = list(combinations_with_replacement([3, 1.25], segments))[1:-1][::-1]
        plain = list(combinations_with_replacement([4, 1], segments))[1:-1]
        for pair in zip(dotted, plain):
            for segment in pair:
                gap = min(segment)
                dashes.append(tuple(part for length in segment for part in (length, gap)))
        segments += 1
    return dashes[:n]


def unique_markers(n):
    """`n` filled markers that look different."""
    markers = ["o", "X", (4, 0, 45), "P", (4, 0, 0), (4, 1, 0), "^", (4, 1, 45), "v"]
    n_rounds = -(-max(n - len(markers), 0) // 4)
    for corners in range(5, 5 + n_rounds):
        # A star and a polygon with one corner more, turned by half a corner, then both with these corners.
        markers += [(count, star, turn) for count, turn in ((corners + 1, 180 / (corners + 1)), (corners, 0)) for star in (1, 0)]
    return markers[:n]
