"""Limits that follow the data: what the data spans, margins around it, and edges that margins do not cross."""

import math

import numpy as np

from matplotlib import _path_geometry
from matplotlib.transforms import Bbox


_NUMBERS = (float, int, np.integer, np.floating)


def _upright_corners(patch):
    """Two opposite corners of an upright rectangle as floats, rounded as its transform rounds them; None if one is missing."""
    x, y, width, height = patch._x0, patch._y0, patch._width, patch._height
    if isinstance(x, _NUMBERS) and isinstance(y, _NUMBERS) and isinstance(width, _NUMBERS) and isinstance(height, _NUMBERS):
        x0, y0, x1, y1 = float(x), float(y), float(x + width), float(y + height)
    else:
        x0, y0, x1, y1 = map(float, patch._convert_units())
    x1, y1 = (x1 - x0) + x0, (y1 - y0) + y0
    return (x0, y0, x1, y1) if math.isfinite(x0 + y0 + x1 + y1) else None


def _wider(low, high, least, a, b):
    """An interval and its smallest positive value after seeing two more values."""
    if b < a:
        a, b = b, a
    positive = a if a > 0 else b
    return min(low, a), max(high, b), positive if 0 < positive < least else least


class Autoscaling:
    """The data limits and the view limits that come from them."""

    @property
    def use_sticky_edges(self):
        """Whether margins stop at edges such as the foot of a bar."""
        return self._use_sticky_edges

    @use_sticky_edges.setter
    def use_sticky_edges(self, b):
        self._use_sticky_edges = bool(b)

    def _request_autoscale_view(self, axis="all", tight=None):
        """Autoscale when the limits are next asked for."""
        names = self._axis_names if axis == "all" else (axis,)
        for name in names:
            self._stale_viewlims[name] = True
        if tight is not None:
            self._tight = tight

    def _unstale_viewLim(self):
        """Autoscale now, if this axes or one that shares with it asked for it."""
        due = {}
        for name in self._axis_names:
            if self._shared_axes[name] is not None and self in self._shared_axes[name]:
                group = self._shared_axes[name].get_siblings(self)
                needed = any(axes._stale_viewlims[name] for axes in group)
            else:
                group = (self,)
                needed = self._stale_viewlims[name]
            if needed:
                due[f"scale{name}"] = True
                for axes in group:
                    axes._stale_viewlims[name] = False
        if due:
            for name in self._axis_names:
                due.setdefault(f"scale{name}", False)
            self.autoscale_view(**due)

    def update_datalim(self, xys, updatex=True, updatey=True):
        """Widen the data limits to hold the points."""
        xys = np.asarray(xys)
        if not np.isfinite(xys).any():
            return
        self.dataLim.update_from_data_xy(xys, self.ignore_existing_data_limits, updatex=updatex, updatey=updatey)
        self.ignore_existing_data_limits = False

    def relim(self, visible_only=False):
        """Compute the data limits again from lines, patches and images."""
        from matplotlib.lines import Line2D
        from matplotlib.patches import Patch
        self.dataLim.ignore(True)
        self.dataLim.set_points(Bbox.null().get_points())
        self.ignore_existing_data_limits = True
        for child in self._children:
            if visible_only and not child.get_visible():
                continue
            if isinstance(child, Line2D):
                self._update_line_limits(child)
            elif isinstance(child, Patch):
                self._update_patch_limits(child)
            elif child in self.images:
                self._update_image_limits(child)

    def _contained(self, transform):
        """Which directions of a transform are in data coordinates."""
        if transform is self.transData:
            return True, True
        updatex, updatey = transform.contains_branch_seperately(self.transData)
        if self.name != "rectilinear":
            if updatex and transform == self.get_yaxis_transform():
                updatex = False
            if updatey and transform == self.get_xaxis_transform():
                updatey = False
        return updatex, updatey

    def _update_line_limits(self, line):
        path = line.get_path()
        if path.vertices.size == 0:
            return
        if not line.is_transform_set() or line.get_transform() is self.transData:
            updatex = updatey = True
        else:
            transform = line.get_transform()
            updatex, updatey = self._contained(transform)
            if not (updatex or updatey):
                return
            if transform != self.transData:
                to_data = transform - self.transData
                path = to_data.transform_path(path)
                if not path.vertices.size:
                    return
        self.dataLim.update_from_path(path, self.ignore_existing_data_limits, updatex, updatey)
        self.ignore_existing_data_limits = False

    def _update_patch_limits(self, patch):
        from matplotlib.patches import Rectangle
        upright = False
        if isinstance(patch, Rectangle):
            if not patch.get_width() and not patch.get_height():
                return
            upright = type(patch) is Rectangle and not patch.angle
        own = not patch.is_transform_set() or patch.get_data_transform() is self.transData
        if own and upright and (corners := _upright_corners(patch)) is not None:
            self._hold_corners(*corners)
            return
        transform = patch.get_transform()
        updatex, updatey = (True, True) if own else self._contained(transform)
        if not (updatex or updatey):
            return
        vertices = self._path_extrema(patch.get_path())
        if not len(vertices):
            return
        to_data = patch.get_patch_transform() if own else transform - self.transData
        self.update_datalim(to_data.transform(vertices), updatex=updatex, updatey=updatey)

    def _hold_corners(self, x0, y0, x1, y1):
        """Widen the data limits to hold two points; many bars come this way."""
        box = self.dataLim
        if self.ignore_existing_data_limits:
            left, low, right, high = math.inf, math.inf, -math.inf, -math.inf
            least_x = least_y = math.inf
        else:
            left, low, right, high = box._box()
            least_x, least_y = box._minpos
        left, right, least_x = _wider(left, right, least_x, x0, x1)
        low, high, least_y = _wider(low, high, least_y, y0, y1)
        box._put(left, low, right, high)
        box._minpos = (least_x, least_y)
        self.ignore_existing_data_limits = False

    @staticmethod
    def _path_extrema(path):
        """The points of a path that can lie outermost: its vertices, and the turning points of its curves."""
        vertices, codes = path.vertices, path.codes
        if codes is None:
            return vertices
        if not _path_geometry.has_curves(codes):
            return vertices[codes != 79]
        points = [vertices[(codes == 1) | (codes == 2)]]
        points += [_path_geometry._extreme_points(control) for control in _path_geometry._controls(vertices, codes)]
        return np.concatenate(points)

    def _update_image_limits(self, image):
        left, right, bottom, top = image.get_extent()
        self.axes.update_datalim(((left, bottom), (right, top)))

    def set_xmargin(self, m):
        """Set the room left and right of the data, as a part of its width."""
        self._set_margin("x", m)

    def set_ymargin(self, m):
        """Set the room below and above the data, as a part of its height."""
        self._set_margin("y", m)

    def _set_margin(self, name, m):
        if m <= -0.5:
            raise ValueError("margin must be greater than -0.5")
        setattr(self, f"_{name}margin", m)
        self._request_autoscale_view(name)
        self.stale = True

    def get_xmargin(self):
        """The room left and right of the data."""
        return self._xmargin

    def get_ymargin(self):
        """The room below and above the data."""
        return self._ymargin

    def margins(self, *margins, x=None, y=None, tight=True):
        """Both margins; sets them."""
        if margins and (x is not None or y is not None):
            raise TypeError("Cannot pass both positional and keyword arguments for x and/or y.")
        if len(margins) == 1:
            x = y = margins[0]
        elif len(margins) == 2:
            x, y = margins
        elif margins:
            raise TypeError("Must pass a single positional argument for all margins, or one for each margin (x, y).")
        if x is None and y is None:
            if tight is not True:
                from warnings import warn
                warn(f"ignoring tight={tight!r} in get mode", stacklevel=2)
            return self._xmargin, self._ymargin
        if tight is not None:
            self._tight = tight
        if x is not None:
            self.set_xmargin(x)
        if y is not None:
            self.set_ymargin(y)

    def autoscale(self, enable=True, axis="both", tight=None):
        """Let limits follow the data again (or stop that), for one axis or both."""
        names = [name for name in self._axis_names if axis in (name, "both")] if enable is not None else list(self._axis_names)
        if enable is not None:
            for name in names:
                self._axis_map[name]._set_autoscale_on(bool(enable))
            names = [name for name in names if enable]
        if tight and "x" in names:
            self._xmargin = 0
        if tight and "y" in names:
            self._ymargin = 0
        for name in names:
            self._request_autoscale_view(name, tight=tight)

    def autoscale_view(self, tight=None, scalex=True, scaley=True):
        """Set the view limits from the data limits, now."""
        if tight is not None:
            self._tight = bool(tight)
        if scalex:
            self._autoscale_axis("x", self._xmargin, self.set_xbound)
        if scaley:
            self._autoscale_axis("y", self._ymargin, self.set_ybound)

    def _sticky(self, name, group, margin):
        """The sorted edges that margins do not cross."""
        if not (self._use_sticky_edges and margin):
            return np.array([])
        edges = []
        for axes in group:
            for artist in axes._children:
                found = getattr(artist.sticky_edges, name)
                if len(found):
                    edges.extend(found)
            for artist in axes.child_axes:
                edges.extend(getattr(artist.sticky_edges, name))
        edges = np.array(edges, dtype=float)
        edges.sort()
        return edges[edges > 0] if self._axis_map[name].get_scale() == "log" else edges

    def _autoscale_axis(self, name, margin, set_bound):
        axis = self._axis_map[name]
        if not axis._get_autoscale_on():
            return
        group = self._shared_axes[name].get_siblings(self)
        ends = [end for axes in group for end in getattr(axes.dataLim, f"interval{name}") if np.isfinite(end)]
        if ends:
            low, high = min(ends), max(ends)
        elif getattr(self._viewLim, f"mutated{name}")():
            return
        else:
            low, high = -np.inf, np.inf
        locator = axis.get_major_locator()
        low, high = locator.nonsingular(low, high)
        smallest = min(getattr(axes.dataLim, f"minpos{name}") for axes in group)
        # The edges are looked up in the limits without margins, with some room for rounding.
        edges = self._sticky(name, group, margin)
        floor = ceiling = None
        if len(edges):
            tolerance = 1e-5 * abs(high - low)
            below = int(edges.searchsorted(low + tolerance)) - 1
            above = int(edges.searchsorted(high - tolerance))
            floor = edges[below] if below != -1 else None
            ceiling = edges[above] if above != len(edges) else None
        transform = axis.get_transform()
        low, high = axis._scale.limit_range_for_scale(low, high, smallest)
        scaled_low, scaled_high = transform.transform([low, high])
        room = (scaled_high - scaled_low) * margin
        if not np.isfinite(room):
            room = 0
        low, high = transform.inverted().transform([scaled_low - room, scaled_high + room])
        if floor is not None:
            low = max(low, floor)
        if ceiling is not None:
            high = min(high, ceiling)
        if not self._tight:
            low, high = locator.view_limits(low, high)
        set_bound(low, high)
