"""Contours: lines of equal height and the bands between them, each level one path of a collection."""

from warnings import warn

import numpy as np
from matplotlib import rcParams
from matplotlib._contour_arguments import grid_and_heights
from matplotlib._contour_labels import ContourLabeler
from matplotlib._contour_tracing import Tracer, pieces
from matplotlib.axes._arguments import no_colorizer, one_of
from matplotlib.collections import Collection
from matplotlib.path import Path


def _as_many(values, count):
    """The values, repeated until there are enough."""
    values = list(values)
    return (values * -(-count // len(values)))[:count]


class ContourSet(ContourLabeler, Collection):
    """Contour lines, or filled bands, of several levels."""

    def __init__(
        self, ax, *args, levels=None, filled=False, linewidths=None, linestyles=None, hatches=(None,), alpha=None, origin=None,
        extent=None, cmap=None, colors=None, norm=None, vmin=None, vmax=None, colorizer=None, extend="neither", antialiased=None,
        nchunk=0, locator=None, transform=None, negative_linestyles=None, clip_path=None, **kwargs,
    ):
        no_colorizer(colorizer)
        # Bands with soft borders would show a seam between them.
        soft = False if filled and antialiased is None else antialiased
        super().__init__(antialiaseds=soft, alpha=alpha, clip_path=clip_path, transform=transform)
        self.axes, self.levels, self.filled, self.extend, self.hatches = ax, levels, filled, extend, hatches
        self.locator, self.nchunk, self.extent, self.colors = locator, nchunk, extent, colors
        norm = self._log_norm(norm)
        one_of("origin", origin, (None, "lower", "upper", "image"))
        self.origin = rcParams["image.origin"] if origin == "image" else origin
        if extent is not None and len(extent) != 4:
            raise ValueError("If given, 'extent' must be None or (x0, x1, y0, y1)")
        if cmap is not None and colors is not None:
            raise ValueError("Either colors or cmap must be None")
        self.negative_linestyles = negative_linestyles if negative_linestyles is not None else rcParams["contour.negative_linestyle"]
        self.labelTexts, self.labelCValues, self._paths = [], [], None

        unused = self._process_args(*args, **kwargs)
        self._process_levels()
        self.set_cmap(cmap if colors is None else self._listed_colours())
        if norm is not None:
            self.set_norm(norm)
        for end, limit in (("vmin", vmin), ("vmax", vmax)):
            if limit is not None:
                setattr(self.norm, end, limit)
        self._process_colors()
        if self._paths is None:
            self._paths = self._traced()

        if filled and linewidths is not None:
            warn("linewidths is ignored by contourf", stacklevel=3)
        self.set_zorder(unused.pop("zorder", 1 if filled else 2))
        if filled:
            self.set_edgecolor("none")
        else:
            self.set(facecolor="none", linewidths=self._widths(linewidths), linestyle=self._styles(linestyles), label="_nolegend_")
        self._join(ax)
        self.changed()
        if unused:
            warn("The following kwargs were not used by contour: " + ", ".join(map(repr, unused)), stacklevel=3)

    def _log_norm(self, norm):
        """The norm, a logarithmic one if the locator is; remembers whether heights are counted in powers."""
        from matplotlib.colors import LogNorm
        from matplotlib.ticker import LogLocator

        if norm is None and isinstance(self.locator, LogLocator):
            norm = LogNorm()
        self.logscale = isinstance(norm, LogNorm) or isinstance(self.locator, LogLocator)
        return norm

    def _join(self, ax):
        """Become part of the axes, which then reach from end to end of the grid."""
        ax.add_collection(self, autolim=False)
        for name, ends in zip("xy", zip(self._mins, self._maxs)):
            getattr(self.sticky_edges, name)[:] = ends
        ax.update_datalim([self._mins, self._maxs])
        ax.autoscale_view(tight=True)

    def _process_args(self, *args, **kwargs):
        """Levels and their segments as given; returns the options that are left."""
        self.levels, segments, kinds = (*args, None)[:3]
        self.zmin, self.zmax = np.min(self.levels), np.max(self.levels)
        if len(segments) != len(self.levels) - bool(self.filled):
            raise ValueError(f"must be {'one less' if self.filled else 'same'} number of segments as levels")
        if len(kinds or segments) != len(segments):
            raise ValueError("allkinds has different length to allsegs")
        points = np.concatenate([np.asarray(part) for level in segments for part in level])
        self._mins, self._maxs = points.min(axis=0), points.max(axis=0)
        kinds = kinds or [[None] * len(level) for level in segments]
        self._paths = [
            Path.make_compound_path(*(Path(part, codes) for part, codes in zip(level, level_kinds)))
            for level, level_kinds in zip(segments, kinds)
        ]
        return kwargs

    def _process_levels(self):
        """The levels with those beyond the ends, and the value in the middle of each layer."""
        beyond = {"min": [1e-250 if self.logscale else -1e250], "max": [1e250]}
        below, above = (beyond[end] if self.extend in (end, "both") else [] for end in ("min", "max"))
        self._levels = np.asarray([*below, *self.levels, *above])
        self.layers = self.levels
        if self.filled:
            lower, upper = self._levels[:-1], self._levels[1:]
            self.layers = np.sqrt(lower) * np.sqrt(upper) if self.logscale else 0.5 * (lower + upper)

    def _listed_colours(self):
        """The colours as a map, with those of the layers beyond the ends where there are enough."""
        from matplotlib.colors import ListedColormap, is_color_like

        alone = isinstance(self.colors, str) or is_color_like(self.colors)
        colours = [self.colors] if alone else list(self.colors)
        count = len(self.levels) - (1 if self.filled else 0)
        below, above = self.extend in ("min", "both"), self.extend in ("max", "both")
        enough = (below or above) and len(colours) == count + below + above
        cmap = ListedColormap(colours[1 if enough and below else 0 :], N=count)
        if enough and below:
            cmap.set_under(colours[0])
        if enough and above:
            cmap.set_over(colours[-1])
        return cmap

    def _process_colors(self):
        """The value of each layer, by which it gets its colour."""
        self.monochrome, self.cvalues = self.cmap.monochrome, self.layers
        if self.colors is not None:
            from matplotlib.colors import NoNorm

            # Listed colours are counted; those beyond the ends lie outside of the list.
            n_below, n_above = self.extend in ("both", "min"), self.extend in ("both", "max")
            self.cvalues = list(range(-n_below, len(self.levels) - bool(self.filled) + n_above))
            self.set_norm(NoNorm())
        self._map_values()
        if self.extend != "neither":
            self.norm.clip = False

    def _map_values(self):
        """Let the norm know the levels, and take the colours of the layers from the map."""
        self.norm.autoscale_None(self.levels)
        self.set_array(self.cvalues)
        self.update_scalarmappable()

    def _traced(self):
        """The path of each level."""
        if self.filled:
            return [self._tracer.band(low, high) for low, high in zip(*self._bounds())]
        return [self._tracer.lines(level) for level in self.levels]

    def _bounds(self):
        """The lower and the upper end of each band; the lowest height belongs to the lowest band."""
        lowers, uppers = self._levels[:-1], self._levels[1:]
        if self.zmin == lowers[0]:
            lowers = lowers.copy()
            lowers[0] = 0.99 * self.zmin if self.logscale else lowers[0] - 1
        return lowers, uppers

    def _widths(self, linewidths):
        count = len(self.levels)
        if linewidths is None:
            linewidths = rcParams["contour.linewidth"]
            linewidths = rcParams["lines.linewidth"] if linewidths is None else linewidths
        return _as_many(linewidths if np.iterable(linewidths) else [linewidths], count)

    def _styles(self, linestyles):
        count = len(self.levels)
        if linestyles is None:
            styles = ["solid"] * count
            if self.monochrome:
                least = -(self.zmax - self.zmin) * 1e-15
                styles = [self.negative_linestyles if level < least else "solid" for level in self.levels]
            return styles
        if isinstance(linestyles, str):
            return [linestyles] * count
        return _as_many(linestyles, count)

    def changed(self):
        """Takes the colours from the map anew, those of the labels too."""
        if not hasattr(self, "cvalues"):
            self._process_colors()
        self._map_values()
        alpha = self.get_alpha()
        self._layer_colours = np.broadcast_to(self.to_rgba(self.cvalues, alpha=alpha), (len(self.cvalues), 4))
        for words, value in zip(self.labelTexts, self.labelCValues):
            words.set(alpha=alpha, color=self.labelMappable.to_rgba(value))
        super().changed()

    @property
    def allsegs(self):
        """The points of each part of each level."""
        return [[part.vertices for part in pieces(path)] for path in self.get_paths()]

    @property
    def allkinds(self):
        """The codes of each part of each level."""
        return [[part.codes for part in pieces(path)] for path in self.get_paths()]

    @property
    def alpha(self):
        """The opacity."""
        return self.get_alpha()

    @property
    def linestyles(self):
        """The styles of the lines."""
        return self.get_linestyles()

    def get_transform(self):
        """The transform, by default that of the data."""
        if self._transform is None:
            self._transform = self.axes.transData
        return super().get_transform()

    def legend_elements(self, variable_name="x", str_format=str):
        """(artists, words) that a legend can name the levels with."""
        artists, words = [], []
        if not self.filled:
            from matplotlib.lines import Line2D

            for number, level in enumerate(self.levels):
                artists.append(
                    Line2D(
                        [], [], color=self.get_edgecolor()[number], linewidth=self.get_linewidths()[number],
                        linestyle=self.get_linestyles()[number],
                    )
                )
                words.append(f"${variable_name} = {str_format(level)}$")
            return artists, words

        from matplotlib.patches import Rectangle

        lowers, uppers = self._bounds()
        count = len(self._paths)
        for number in range(count):
            artists.append(
                Rectangle(
                    (0, 0), 1, 1, facecolor=self.get_facecolor()[number], hatch=self.hatches[number % len(self.hatches)]
                )
            )
            lower, upper = str_format(lowers[number]), str_format(uppers[number])
            if number == 0 and self.extend in ("min", "both"):
                words.append(rf"${variable_name} \leq {upper}s$")
            elif number == count - 1 and self.extend in ("max", "both"):
                words.append(rf"${variable_name} > {lower}s$")
            else:
                words.append(rf"${lower} < {variable_name} \leq {upper}$")
        return artists, words

    def find_nearest_contour(self, x, y, indices=None, pixel=True):
        """(level, part, vertex, x, y, squared distance) of the contour point nearest to a place."""
        if self.filled:
            raise ValueError("Method does not support filled contours")
        transform = self.get_transform()
        best = (np.inf, None, None, None, None, None)
        for level in range(len(self.levels)) if indices is None else indices:
            for part, piece in enumerate(pieces(self._paths[level])):
                if len(piece.vertices) < 2:
                    continue
                points = transform.transform(piece.vertices) if pixel else piece.vertices
                starts, steps = points[:-1], np.diff(points, axis=0)
                lengths = (steps**2).sum(axis=1)
                along = ((np.array([x, y]) - starts) * steps).sum(axis=1) / np.where(lengths == 0, 1, lengths)
                nearest = starts + np.clip(along, 0, 1)[:, None] * steps
                distances = ((nearest - [x, y]) ** 2).sum(axis=1)
                place = int(np.argmin(distances))
                if distances[place] < best[0]:
                    best = (distances[place], level, np.int64(part), place, nearest[place, 0], nearest[place, 1])
        return best[1], best[2], best[3], best[4], best[5], best[0]

    def draw(self, renderer):
        """Draws the levels, each with its hatch where there is one."""
        if not self.filled or all(hatch is None for hatch in self.hatches):
            super().draw(renderer)
            return
        paths, faces = self._paths, self.get_facecolor()
        array, kept = self._A, self.get_hatch()
        try:
            self._A = None
            for number, path in enumerate(paths):
                self._paths = [path]
                self.set_hatch(self.hatches[number % len(self.hatches)])
                self.set_facecolor(faces[number % len(faces)])
                super().draw(renderer)
        finally:
            self._paths, self._A = paths, array
            self.set_hatch(kept)
            self.set_facecolor(faces)


class QuadContourSet(ContourSet):
    """Contours of heights on a grid."""

    def _process_args(self, *args, corner_mask=None, algorithm=None, **kwargs):
        if args and isinstance(args[0], QuadContourSet):
            other = args[0]
            self.levels = other.levels if self.levels is None else self.levels
            self.zmin, self.zmax = other.zmin, other.zmax
            self._mins, self._maxs, self._tracer = other._mins, other._maxs, other._tracer
            return kwargs
        x, y, z = grid_and_heights(self, args, kwargs)
        halves = rcParams["contour.corner_mask"] if corner_mask is None else corner_mask
        self._tracer = Tracer.of_grid(x, y, z, halves)
        self._mins, self._maxs = [x.min(), y.min()], [x.max(), y.max()]
        return kwargs
