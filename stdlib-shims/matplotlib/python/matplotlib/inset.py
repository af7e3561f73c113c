"""`matplotlib.inset`: the frame and the lines that show which part of an axes an inner axes magnifies."""

from matplotlib import artist as martist
from matplotlib.patches import Rectangle

_CORNERS = ((0, 0), (0, 1), (1, 0), (1, 1))


class InsetIndicator(martist.Artist):
    """A rectangle around a part of an axes, with lines from its corners to an inner axes."""

    zorder = 4.99

    def __init__(self, bounds=None, inset_ax=None, zorder=None, **kwargs):
        if bounds is None and inset_ax is None:
            raise ValueError("At least one of bounds or inset_ax must be supplied")
        self._inset_ax = inset_ax
        self._auto_update_bounds = bounds is None
        if bounds is None:
            bounds = self._bounds_from_inset_ax()
        x, y, width, height = bounds
        self._rectangle = Rectangle((x, y), width, height, clip_on=False, **kwargs)
        self._connectors = []
        super().__init__()
        self.set_zorder(self.zorder if zorder is None else zorder)
        # Changes of the lines come from those of the frame.
        self._style = {name: getattr(self._rectangle, "get_" + name)() for name in ("alpha", "edgecolor", "linewidth", "linestyle")}

    def _on_all(self, name, value):
        self._style[name] = value
        for part in (self._rectangle, *self._connectors):
            getattr(part, "set_" + name)(value)

    def set_alpha(self, alpha):
        """Set the opacity of frame and lines."""
        super().set_alpha(alpha)
        self._on_all("alpha", alpha)

    def set_edgecolor(self, color):
        """Set the colour of frame and lines."""
        self._on_all("edgecolor", color)

    set_color = set_edgecolor

    def set_linewidth(self, w):
        """Set the width of frame and lines, in points."""
        self._on_all("linewidth", w)

    def set_linestyle(self, ls):
        """Set the style of frame and lines."""
        self._on_all("linestyle", ls)

    def set_figure(self, fig):
        """Belong to a figure."""
        super().set_figure(fig)
        self._rectangle.set_figure(fig)

    def set_transform(self, t):
        """Set the coordinates of the frame, unless it has its own."""
        super().set_transform(t)
        if not self._rectangle.is_transform_set():
            self._rectangle.set_transform(t)

    def _bounds_from_inset_ax(self):
        (x0, x1), (y0, y1) = self._inset_ax.get_xlim(), self._inset_ax.get_ylim()
        return x0, y0, x1 - x0, y1 - y0

    @property
    def rectangle(self):
        """The frame."""
        return self._rectangle

    @property
    def connectors(self):
        """The four lines, or None if there is no inner axes."""
        if self._inset_ax is None:
            return None
        if self._auto_update_bounds:
            self._rectangle.set_bounds(self._bounds_from_inset_ax())
        self._update_connectors()
        return tuple(self._connectors)

    def _update_connectors(self):
        """Lead the lines from corner to corner, and show the two that do not cross the frame."""
        from matplotlib.patches import ConnectionPatch
        x, y = self._rectangle.get_xy()
        width, height = self._rectangle.get_width(), self._rectangle.get_height()
        new = not self._connectors
        flip_x, flip_y = self.axes.xaxis.get_inverted(), self.axes.yaxis.get_inverted()
        for number, (ex, ey) in enumerate(_CORNERS):
            place = (x + (1 - ex if flip_x else ex) * width, y + (1 - ey if flip_y else ey) * height)
            if new:
                line = ConnectionPatch(xyA=(ex, ey), coordsA=self._inset_ax.transAxes, xyB=place, coordsB=self._rectangle.get_data_transform(),
                                       arrowstyle="-", **self._style)
                line.set_figure(self.get_figure(root=False))
                self._connectors.append(line)
            else:
                self._connectors[number].xy2 = place
        if new:
            frame = self._rectangle.get_bbox().transformed(self._rectangle.get_data_transform())
            inset = self._inset_ax.get_window_extent()
            left, right = frame.x0 < inset.x0, frame.x1 < inset.x1
            low, high = frame.y0 < inset.y0, frame.y1 < inset.y1
            for line, shown in zip(self._connectors, (left ^ low, left == high, right == low, right ^ high)):
                line.set_visible(shown)

    def draw(self, renderer):
        """Draw the frame and the lines."""
        if not self.get_visible():
            return
        together = []
        for line in self.connectors or ():
            if not line.get_visible():
                continue
            if all(getattr(line, f"get_{name}")() == getattr(self._rectangle, f"get_{name}")() for name in self._style):
                together.append(line)
            else:
                line.draw(renderer)
        if not together:
            self._rectangle.draw(renderer)
            return
        # Lines that look like the frame are one path with it, which is not moved to whole pixels.
        from matplotlib.patches import PathPatch
        from matplotlib.path import Path
        from matplotlib.transforms import IdentityTransform
        paths = [part.get_transform().transform_path(part.get_path()) for part in (self._rectangle, *together)]
        drawn = PathPatch(Path.make_compound_path(*paths))
        drawn.update_from(self._rectangle)
        drawn.set_transform(IdentityTransform())
        drawn.draw(renderer)

    def __getitem__(self, key):
        """The frame and the lines as a pair."""
        return (self.rectangle, self.connectors)[key]
