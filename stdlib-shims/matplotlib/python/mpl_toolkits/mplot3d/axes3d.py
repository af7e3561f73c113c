"""Axes3D: an axes that shows a space."""

import numpy as np

from matplotlib import rcParams
from matplotlib.axes import Axes
from matplotlib.transforms import Bbox

from . import art3d, axis3d, proj3d
from ._flat3d import FlatPlots
from ._limits3d import Limits3D
from ._surfaces3d import Surfaces
from ._view3d import View

__all__ = ["Axes3D", "art3d", "axis3d", "get_test_data", "proj3d"]


class Axes3D(View, Limits3D, Surfaces, FlatPlots, Axes):
    """An axes with x, y and z."""

    name = "3d"
    _axis_names = ("x", "y", "z")
    M = None
    _tight = None

    def __init__(self, fig, rect=None, *args, elev=30, azim=-60, roll=0, shareview=None, sharez=None, proj_type="persp",
                 focal_length=None, box_aspect=None, computed_zorder=True, **kwargs):  # fmt: skip
        if rect is None:
            rect = [0.0, 0.0, 1.0, 1.0]
        if kwargs.pop("auto_add_to_figure", False):
            raise AttributeError("auto_add_to_figure is no longer supported for Axes3D. Use fig.add_axes(ax) instead.")
        self.initial_elev, self.initial_azim, self.initial_roll = elev, azim, roll
        self.set_proj_type(proj_type, focal_length)
        self.computed_zorder = computed_zorder
        self.xy_viewLim, self.zz_viewLim = Bbox.unit(), Bbox.unit()
        self.xy_dataLim, self.zz_dataLim = Bbox.null(), Bbox.null()
        self._xmargin = self._ymargin = self._zmargin = 0
        self._view_margin = 1 / 48
        self._axis3don = True
        self._draw_grid = rcParams["axes3d.grid"]
        self.view_init(elev, azim, roll)
        self._sharez, self._shareview = sharez, shareview
        super().__init__(fig, rect, *args, box_aspect=None, **kwargs)
        self.set_box_aspect(box_aspect)
        self.set_top_view()
        self.patch.set_linewidth(0)
        for spine in self.spines.values():
            spine.set_visible(False)

    def set_box_aspect(self, aspect, *, zoom=1):
        """Sets the sides of the box, (4, 4, 3) if None, and how much of the axes it fills."""
        View.set_box_aspect(self, aspect, zoom=zoom)

    def _init_axis(self):
        self.xaxis = axis3d.XAxis(self, clear=False)
        self.yaxis = axis3d.YAxis(self, clear=False)
        self.zaxis = axis3d.ZAxis(self, clear=False)

    def _show_ticks_by_settings(self):
        """Ticks stand at the edges of the box."""

    def _update_transScale(self):
        """The picture of a space is always linear."""

    def clear(self):
        """Empties the axes."""
        super().clear()
        self.zaxis._set_lim(0, 1, auto=True)
        self._forget_limits()
        self.set_top_view()
        self._draw_grid = rcParams["axes3d.grid"]
        self.M = None

    def sharez(self, other):
        """Shares the z axis of another axes."""
        self._share("z", other)

    def set_axis_off(self):
        """Hides box, grid and axes."""
        self._axis3don = False
        self.stale = True

    def set_axis_on(self):
        """Shows box, grid and axes."""
        self._axis3don = True
        self.stale = True

    def draw(self, renderer):
        """Draws the box, then everything in it from the furthest to the nearest."""
        from matplotlib.collections import Collection
        from matplotlib.patches import Patch

        if not self.get_visible():
            return
        self._unstale_viewLim()
        renderer.open_group("axes", gid=self.get_gid())
        locator = self.get_axes_locator()
        self.apply_aspect(locator(self, renderer) if locator else None)
        if self._frameon:
            self.patch.draw(renderer)
        self.M = self.get_proj()
        axes = [self.xaxis, self.yaxis, self.zaxis]
        solid = [child for child in self._children if isinstance(child, (Collection, Patch)) and child.get_visible()]
        depths = {child: child.do_3d_projection() for child in solid if hasattr(child, "do_3d_projection")}
        if self.computed_zorder:
            lowest = max(axis.get_zorder() for axis in axes) + 1
            for kind in (Collection, Patch):
                ordered = sorted((child for child in depths if isinstance(child, kind)), key=depths.get, reverse=True)
                for place, child in enumerate(ordered):
                    child.zorder = lowest + place
        if self._axis3don:
            for axis in axes:
                axis.draw_pane(renderer)
            for axis in axes:
                axis.draw_grid(renderer)
            for axis in axes:
                axis.draw(renderer)
        self._update_title_position(renderer)
        artists = [*self._children, *(text for text in self._title_texts.values() if text.get_text()), *self.child_axes]
        if self.legend_ is not None:
            artists.append(self.legend_)
        for artist in sorted(artists, key=lambda artist: artist.zorder):
            artist.draw(renderer)
        renderer.close_group("axes")
        self.stale = False

    def get_tightbbox(self, renderer=None, *, call_axes_locator=True, bbox_extra_artists=None, for_layout_only=False):
        """The box around the axes with its labels, in pixels."""
        if not self.get_visible():
            return None
        if renderer is None:
            renderer = self.get_figure(root=True)._get_renderer()
        locator = self.get_axes_locator()
        self.apply_aspect(locator(self, renderer) if locator and call_axes_locator else None)
        boxes = [self.get_window_extent(renderer)]
        if self._axis3don:
            boxes += [axis.get_tightbbox(renderer) for axis in (self.xaxis, self.yaxis, self.zaxis)]
        self._update_title_position(renderer)
        boxes += [text.get_window_extent(renderer) for text in self._title_texts.values() if text.get_text()]
        if self.legend_ is not None and self.legend_.get_visible():
            boxes.append(self.legend_.get_tightbbox(renderer))
        return Bbox.union([box for box in boxes if box is not None and (box.width or box.height)])

    def format_coord(self, xv, yv, renderer=None):
        """A view in words."""
        return f"elevation={self.elev:.0f}\N{DEGREE SIGN}, azimuth={self.azim:.0f}\N{DEGREE SIGN}, roll={self.roll:.0f}\N{DEGREE SIGN}"


def get_test_data(delta=0.05):
    """X, Y and Z of a hill and a hollow, for trying things out."""
    x = y = np.arange(-3.0, 3.0, delta)
    X, Y = np.meshgrid(x, y)
    first = np.exp(-(X**2 + Y**2) / 2) / (2 * np.pi)
    second = np.exp(-(((X - 1) / 1.5) ** 2 + ((Y - 1) / 0.5) ** 2) / 2) / (2 * np.pi * 0.5 * 1.5)
    return X * 10, Y * 10, (second - first) * 500
