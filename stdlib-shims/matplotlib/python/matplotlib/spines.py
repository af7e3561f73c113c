"""Spines: the lines around axes."""

import numpy as np

from . import rcParams
from ._affine import Affine2D, IdentityTransform, ScaledTranslation
from ._bbox import Bbox
from ._checks import in_list
from ._composite_transforms import blended_transform_factory
from ._patch_base import Patch
from .path import Path


class Spine(Patch):
    """One line around axes: a side, a circle or an arc."""

    def __str__(self):
        return "Spine"

    def __init__(self, axes, spine_type, path, **kwargs):
        super().__init__(**kwargs)
        self.axes = axes
        self.set_figure(axes.get_figure(root=False))
        self.spine_type = spine_type
        self.set_facecolor("none")
        self.set_edgecolor(rcParams["axes.edgecolor"])
        self.set_linewidth(rcParams["axes.linewidth"])
        self.set_capstyle("projecting")
        self.axis = None
        self.set_zorder(2.5)
        self.set_transform(axes.transData)
        self._bounds = None
        self._position = None
        if not isinstance(path, Path):
            raise TypeError(f"'path' must be an instance of matplotlib.path.Path, not a {type(path).__name__}")
        self._path = path
        self._patch_type = "line"
        self._patch_transform = IdentityTransform()

    def set_patch_arc(self, center, radius, theta1, theta2):
        """Become a part of a circle."""
        self._patch_type = "arc"
        self._center = center
        self._width = self._height = radius * 2
        self._theta1, self._theta2 = theta1, theta2
        self._path = Path.arc(theta1, theta2)
        self.set_transform(self.axes.transAxes)
        self.stale = True

    def set_patch_circle(self, center, radius):
        """Become a circle."""
        self._patch_type = "circle"
        self._center = center
        self._width = self._height = radius * 2
        self.set_transform(self.axes.transAxes)
        self.stale = True

    def set_patch_line(self):
        """Become a line."""
        self._patch_type = "line"
        self.stale = True

    def get_patch_transform(self):
        if self._patch_type == "line":
            return super().get_patch_transform()
        x, y = self.convert_xunits(self._center[0]), self.convert_yunits(self._center[1])
        width, height = self.convert_xunits(self._width), self.convert_yunits(self._height)
        return Affine2D().scale(width * 0.5, height * 0.5).translate(x, y)

    def get_path(self):
        return self._path

    def get_window_extent(self, renderer=None):
        """The box around the line and, where it has an axis, its ticks."""
        self._adjust_location()
        box = super().get_window_extent(renderer)
        if self.axis is None or not self.axis.get_visible():
            return box
        boxes = [box]
        drawn = self.axis._update_ticks()
        ticks = (next((tick for tick in drawn if tick._major), None), next((tick for tick in drawn if not tick._major), None))
        dpi = self.get_figure(root=True).dpi
        for tick in ticks:
            if tick is None or not tick._shows("tick1line" if self.spine_type in ("left", "bottom") else "tick2line"):
                continue
            length = tick._size / 72 * dpi
            direction = tick._tickdir
            out = {"out": 1.0, "in": 0.0}.get(direction, 0.5) * length
            inside = {"out": 0.0, "in": 1.0}.get(direction, 0.5) * length
            x0, y0, x1, y1 = box._box()
            if self.spine_type == "left":
                x0, x1 = x0 - out, x1 + inside
            elif self.spine_type == "right":
                x0, x1 = x0 - inside, x1 + out
            elif self.spine_type == "bottom":
                y0, y1 = y0 - out, y1 + inside
            elif self.spine_type == "top":
                # Matplotlib makes the box at the top grow by the same on both sides.
                y0, y1 = y0 - out, y1 + out
            boxes.append(Bbox._of(x0, y0, x1, y1))
        return Bbox.union(boxes)

    def _ensure_position_is_set(self):
        if self._position is None:
            self._position = ("outward", 0.0)
            self.set_position(self._position)

    def register_axis(self, axis):
        """Name the axis whose ticks stand on this line."""
        self.axis = axis
        self.stale = True

    def clear(self):
        """Go back to the side of the axes, with an empty axis."""
        self._clear()
        if self.axis is not None:
            self.axis.clear()

    def _clear(self):
        """Go back to the side of the axes."""
        self._position = None

    def _adjust_location(self):
        """Make the line as long as the limits, or the bounds that were set."""
        if self.spine_type == "circle":
            return
        if self._bounds is not None:
            low, high = self._bounds
        elif self.spine_type in ("left", "right"):
            low, high = self.axes.viewLim.intervaly
        elif self.spine_type in ("top", "bottom"):
            low, high = self.axes.viewLim.intervalx
        else:
            raise ValueError(f"unknown spine spine_type: {self.spine_type}")
        if self._patch_type == "arc":
            self._adjust_arc(low, high)
            return
        points = self._path.vertices
        assert points.shape == (2, 2)
        if self.spine_type in ("left", "right"):
            points[0, 1], points[1, 1] = low, high
        else:
            points[0, 0], points[1, 0] = low, high

    def _adjust_arc(self, low, high):
        direction, offset = self.axes.get_theta_direction(), self.axes.get_theta_offset()
        low, high = low * direction + offset, high * direction + offset
        self._path = Path.arc(np.rad2deg(min(low, high)), np.rad2deg(max(low, high)))
        if self.spine_type == "bottom":
            rmin, rmax = self.axes.viewLim.intervaly
            origin = self.axes.get_rorigin() or 0
            self._width = self._height = (rmin - origin) / (rmax - origin)

    def draw(self, renderer):
        self._adjust_location()
        super().draw(renderer)
        self.stale = False

    def set_position(self, position):
        """Put the line at ('outward', points), ('axes', fraction) or ('data', value); 'center' and 'zero' are short for two of them."""
        if position not in ("center", "zero"):
            if len(position) != 2:
                raise ValueError("position should be 'center' or 2-tuple")
            if position[0] not in ("outward", "axes", "data"):
                raise ValueError("position[0] should be one of 'outward', 'axes', or 'data' ")
        self._position, self.stale = position, True
        self.set_transform(self.get_spine_transform())
        if self.axis is not None:
            self.axis.reset_ticks()

    def get_position(self):
        self._ensure_position_is_set()
        return self._position

    def get_spine_transform(self):
        """How the line is placed."""
        self._ensure_position_is_set()
        position = {"center": ("axes", 0.5), "zero": ("data", 0)}.get(self._position, self._position) \
            if isinstance(self._position, str) else self._position
        kind, amount = position
        in_list("position_type", kind, ["axes", "outward", "data"])
        side = self.spine_type
        base = self.axes.get_yaxis_transform(which="grid") if side in ("left", "right") else \
            self.axes.get_xaxis_transform(which="grid") if side in ("top", "bottom") else None
        if base is None:
            raise ValueError(f"unknown spine spine_type: {side!r}")
        if kind == "outward":
            if amount == 0:
                return base
            x, y = {"left": (-1, 0), "right": (1, 0), "bottom": (0, -1), "top": (0, 1)}[side]
            return base + ScaledTranslation(amount * x / 72, amount * y / 72, self.get_figure(root=False).dpi_scale_trans)
        if kind == "axes":
            if side in ("left", "right"):
                return Affine2D.from_values(0, 0, 0, 1, amount, 0) + base
            return Affine2D.from_values(1, 0, 0, 0, 0, amount) + base
        place = self.axes.transData
        if side in ("left", "right"):
            return blended_transform_factory(Affine2D().translate(amount, 0) + place, place)
        return blended_transform_factory(place, Affine2D().translate(0, amount) + place)

    def set_bounds(self, low=None, high=None):
        """Draw the line only between two values."""
        if self.spine_type == "circle":
            raise ValueError("set_bounds() method incompatible with circular spines")
        if high is None and np.iterable(low):
            low, high = low
        before = self.get_bounds() or (None, None)
        self._bounds = (before[0] if low is None else low, before[1] if high is None else high)
        self.stale = True

    def get_bounds(self):
        return self._bounds

    @classmethod
    def linear_spine(cls, axes, spine_type, **kwargs):
        """A side of axes."""
        points = {"left": [(0.0, 0.999), (0.0, 0.999)], "right": [(1.0, 0.999), (1.0, 0.999)],
                  "bottom": [(0.999, 0.0), (0.999, 0.0)], "top": [(0.999, 1.0), (0.999, 1.0)]}
        if spine_type not in points:
            raise ValueError(f"unable to make path for spine \"{spine_type}\"")
        spine = cls(axes, spine_type, Path(np.array(points[spine_type])), **kwargs)
        spine.set_visible(rcParams[f"axes.spines.{spine_type}"])
        return spine

    @classmethod
    def arc_spine(cls, axes, spine_type, center, radius, theta1, theta2, **kwargs):
        """A part of a circle around axes."""
        spine = cls(axes, spine_type, Path.arc(theta1, theta2), **kwargs)
        spine.set_patch_arc(center, radius, theta1, theta2)
        return spine

    @classmethod
    def circular_spine(cls, axes, center, radius, **kwargs):
        """A circle around axes."""
        spine = cls(axes, "circle", Path.unit_circle(), **kwargs)
        spine.set_patch_circle(center, radius)
        return spine

    def set_color(self, c):
        """Set the colour of the line."""
        self.set_edgecolor(c)
        self.stale = True


class SpinesProxy:
    """Several spines: what is set is set on all of them."""

    def __init__(self, spine_dict):
        self._spine_dict = spine_dict

    def __getattr__(self, name):
        spines = [spine for spine in self._spine_dict.values() if hasattr(spine, name)]
        if not name.startswith("set") or not spines:
            raise AttributeError(f"'SpinesProxy' object has no attribute '{name}'")

        def on_all(*args, **kwargs):
            for spine in spines:
                getattr(spine, name)(*args, **kwargs)

        return on_all

    def __dir__(self):
        return sorted({name for spine in self._spine_dict.values() for name in dir(spine) if name.startswith("set")})


class Spines(dict):
    """The spines of axes by name: `spines.left`, `spines["left"]`, `spines[["top", "right"]]`, `spines[:]`."""

    __repr__ = object.__repr__

    @classmethod
    def from_dict(cls, d):
        return cls(**d)

    def __getattr__(self, name):
        if name in self:
            return self[name]
        raise AttributeError(f"'Spines' object does not contain a '{name}' spine")

    def __getitem__(self, key):
        if isinstance(key, list):
            unknown = [name for name in key if name not in self]
            if unknown:
                raise KeyError(", ".join(unknown))
            return SpinesProxy({name: self[name] for name in key})
        if isinstance(key, tuple):
            raise ValueError("Multiple spines must be passed as a single list")
        if isinstance(key, slice):
            if key == slice(None):
                return SpinesProxy(self)
            raise ValueError("Spines does not support slicing except for the fully open slice [:] to access all spines.")
        return super().__getitem__(key)
