"""Collections of lines."""

import numpy as np

from . import rcParams
from ._checks import in_list
from ._collection_base import Collection
from .path import Path


class LineCollection(Collection):
    """Lines drawn together."""

    __module__ = "matplotlib.collections"
    _edge_default = True
    _gapcolor = None
    _aliases = {**Collection._aliases, "colors": "color"}

    def __init__(self, segments, *, zorder=2, **kwargs):
        kwargs.setdefault("facecolors", "none")
        kwargs = {self._own_names.get(name, name): value for name, value in kwargs.items()}
        colours = kwargs.pop("color", None)
        super().__init__(zorder=zorder, **kwargs)
        if colours is not None:
            self.set_color(colours)
        self.set_segments(segments)

    _own_names = {"colors": "edgecolors", "edgecolor": "edgecolors", "linewidth": "linewidths", "lw": "linewidths",
                  "linestyle": "linestyles", "ls": "linestyles", "antialiased": "antialiaseds", "facecolor": "facecolors"}

    def set_segments(self, segments):
        """Replace the lines."""
        if segments is None:
            return
        self._paths = [line if isinstance(line, Path) else Path._fast_from_codes_and_verts(_points(line), None) for line in segments]
        self.stale = True

    set_verts = set_paths = set_segments

    def get_segments(self):
        """The lines as arrays of points."""
        result = []
        for path in self._paths:
            points = path.vertices
            finite = np.isfinite(points).all(axis=1)
            result.append(points if finite.all() else points[finite])
        return result

    def _get_default_linewidth(self):
        return rcParams["lines.linewidth"]

    def _get_default_edgecolor(self):
        return rcParams["lines.color"]

    def _get_default_facecolor(self):
        return "none"

    def get_color(self):
        return self._edgecolors

    def set_color(self, c):
        """Set the colours of the lines."""
        self.set_edgecolor(c)

    get_colors, set_colors = get_color, set_color

    def _recolour(self, faces=None, edges=None):
        super()._recolour(faces, edges)
        if self._gapcolor is not None:
            self.set_gapcolor(self._original_gapcolor)

    def set_gapcolor(self, gapcolor):
        """Set the colour between dashes."""
        self._original_gapcolor = gapcolor
        if gapcolor is None:
            self._gapcolor = None
        else:
            from .colors import to_rgba_array
            self._gapcolor = to_rgba_array(gapcolor, self._alpha)
        self.stale = True

    def get_gapcolor(self):
        return self._gapcolor

    def _draw_all(self, renderer, gc, transform, paths, transforms, offsets, offset_trf, faces, edges):
        if self._gapcolor is not None:
            between = []
            for offset, lengths in self._linestyles:
                if lengths is None:
                    between.append((0, [0, 1]))
                else:
                    gaps = [*lengths[-1:], *lengths[:-1]]
                    between.append((offset + gaps[0], gaps))
            renderer.draw_path_collection(gc, transform, paths, transforms, offsets, offset_trf, [], self._gapcolor, self._linewidths,
                                          between, self._antialiaseds, self._urls, "screen")
        super()._draw_all(renderer, gc, transform, paths, transforms, offsets, offset_trf, faces, edges)


def _points(line):
    points = np.asarray(line, float)
    if points.ndim != 2 or points.shape[1] != 2:
        raise ValueError(f"'vertices' must be 2D with shape (N, 2), but your input has shape {points.shape}")
    return points


class EventCollection(LineCollection):
    """Short parallel lines at positions along an axis."""

    __module__ = "matplotlib.collections"

    def __init__(self, positions, orientation="horizontal", *, lineoffset=0, linelength=1, linewidth=None, color=None,
                 linestyle="solid", antialiased=None, **kwargs):
        super().__init__([], linewidths=linewidth, linestyles=linestyle, colors=color, antialiaseds=antialiased, **kwargs)
        self._is_horizontal = True
        self._linelength, self._lineoffset = linelength, lineoffset
        self.set_orientation(orientation)
        self.set_positions(positions)

    def get_positions(self):
        """Where the lines stand."""
        place = 0 if self.is_horizontal() else 1
        return [segment[0, place] for segment in self.get_segments()]

    def set_positions(self, positions):
        """Replace the positions."""
        if positions is None:
            positions = []
        if np.ndim(positions) != 1:
            raise ValueError("positions must be one-dimensional")
        positions = np.sort(np.asarray(positions, float))
        low, high = self._lineoffset - self._linelength / 2.0, self._lineoffset + self._linelength / 2.0
        segments = np.empty((len(positions), 2, 2))
        along, across = (0, 1) if self._is_horizontal else (1, 0)
        segments[:, :, along] = positions[:, None]
        segments[:, 0, across], segments[:, 1, across] = high, low
        self.set_segments(segments)

    def add_positions(self, position):
        """Add positions."""
        if position is None or (hasattr(position, "len") and len(position) == 0):
            return
        self.set_positions(np.hstack([self.get_positions(), np.asanyarray(position)]))

    extend_positions = append_positions = add_positions

    def is_horizontal(self):
        return self._is_horizontal

    def get_orientation(self):
        return "horizontal" if self._is_horizontal else "vertical"

    def switch_orientation(self):
        """Turn from along x to along y, or back."""
        segments = self.get_segments()
        self._is_horizontal = not self._is_horizontal
        self.set_segments([segment[:, ::-1] for segment in segments])
        self.stale = True

    def set_orientation(self, orientation):
        in_list("orientation", orientation, ["horizontal", "vertical"])
        if (orientation == "horizontal") != self._is_horizontal:
            self.switch_orientation()

    def get_linelength(self):
        return self._linelength

    def _rebuilt(self):
        positions = self.get_positions()
        return lambda: self.set_positions(positions)

    def set_linelength(self, linelength):
        if linelength == self._linelength:
            return
        rebuild = self._rebuilt()
        self._linelength = linelength
        rebuild()

    def get_lineoffset(self):
        return self._lineoffset

    def set_lineoffset(self, lineoffset):
        if lineoffset == self._lineoffset:
            return
        rebuild = self._rebuilt()
        self._lineoffset = lineoffset
        rebuild()

    def get_linewidth(self):
        return super().get_linewidth()[0]

    def get_color(self):
        return self.get_colors()[0]
