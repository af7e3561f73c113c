"""From where a space is seen: angles, perspective and the sides of its box."""

import numpy as np

from matplotlib.axes._arguments import one_of
from matplotlib.transforms import Bbox

from . import proj3d

_NAMES = ("x", "y", "z")
# So that the default box looks as large as it always did.
_BOX_SCALE = 1.8294640721620434 * 25 / 24
_DISTANCE = 10
_EQUAL = {"equal": (0, 1, 2), "equalxy": (0, 1), "equalxz": (0, 2), "equalyz": (1, 2)}


class View:
    """The view of an Axes3D."""

    _dist = _DISTANCE

    def view_init(self, elev=None, azim=None, roll=None, vertical_axis="z", share=False):
        """Sets height and side of the eye in degrees, how far the head is tilted, and which axis is up."""
        one_of("vertical_axis", vertical_axis, _NAMES)
        self.elev = self.initial_elev if elev is None else elev
        self.azim = self.initial_azim if azim is None else azim
        self.roll = self.initial_roll if roll is None else roll
        self._vertical_axis = _NAMES.index(vertical_axis)
        self.stale = True

    def set_proj_type(self, proj_type, focal_length=None):
        """Sets 'persp' or 'ortho'."""
        one_of("proj_type", proj_type, ("persp", "ortho"))
        if proj_type == "persp":
            if focal_length is None:
                focal_length = 1
            elif focal_length <= 0:
                raise ValueError(f"focal_length = {focal_length} must be greater than 0")
            self._focal_length = focal_length
        else:
            if focal_length not in (None, np.inf):
                raise ValueError(f"focal_length = {focal_length} must be None for proj_type = {proj_type}")
            self._focal_length = np.inf

    def set_box_aspect(self, aspect, *, zoom=1):
        """Sets the sides of the box, (4, 4, 3) if None, and how much of the axes it fills."""
        if zoom <= 0:
            raise ValueError(f"Argument zoom = {zoom} must be > 0")
        aspect = np.asarray((4, 4, 3) if aspect is None else aspect, dtype=float)
        if aspect.shape != (3,):
            raise ValueError(f"'aspect' must be 1D with shape (3,), but your input has shape {aspect.shape}")
        aspect = aspect * (_BOX_SCALE * zoom / np.linalg.norm(aspect))
        self._box_aspect = self._roll_to_vertical(aspect, reverse=True)
        self.stale = True

    def get_box_aspect(self):
        """The sides of the box."""
        return self._box_aspect

    def set_aspect(self, aspect, adjustable=None, anchor=None, share=False):
        """Sets whether units of the axes are as long as each other: 'auto', 'equal', 'equalxy', 'equalxz', 'equalyz'."""
        one_of("aspect", aspect, ("auto", "equal", "equalxy", "equalyz", "equalxz"))
        super().set_aspect(aspect="auto", adjustable=adjustable, anchor=anchor, share=share)
        self._aspect = aspect
        if aspect == "auto":
            return
        chosen = list(_EQUAL[aspect])
        limits = np.array([self.get_xlim(), self.get_ylim(), self.get_zlim()], dtype=float)
        spans = np.ptp(limits, axis=1)
        if self._adjustable == "datalim":
            scale = max(spans[chosen] / self._box_aspect[chosen])
            reach = scale * self._box_aspect / 2
            middle = limits.mean(axis=1)
            for i, setter in enumerate((self.set_xlim3d, self.set_ylim3d, self.set_zlim3d)):
                if i in chosen:
                    setter(middle[i] - reach[i], middle[i] + reach[i], auto=True, view_margin=None)
        else:
            sides = np.array(self._box_aspect)
            sides[chosen] = spans[chosen]
            others = [i for i in range(3) if i not in chosen]
            if others:
                kept = (spans[chosen] / self._box_aspect[chosen]).mean()
                sides[others] = self._box_aspect[others] * kept
            self.set_box_aspect(sides)

    def _roll_to_vertical(self, values, reverse=False):
        """The three values in the order in which z would be up."""
        return np.roll(values, (self._vertical_axis - 2) * (-1 if reverse else 1))

    def _eye_axes(self, eye, middle):
        up = np.zeros(3)
        elevation = (self.elev + 180) % 360 - 180
        up[self._vertical_axis] = -1 if abs(elevation) > 90 else 1
        return proj3d.view_axes(eye, middle, up, np.deg2rad((self.roll + 180) % 360 - 180))

    def get_proj(self):
        """The matrix from space to the picture."""
        box = self._roll_to_vertical(self._box_aspect)
        world = proj3d.world_transformation(*self.get_xlim3d(), *self.get_ylim3d(), *self.get_zlim3d(), pb_aspect=box)
        middle = 0.5 * box
        elevation, azimuth = np.deg2rad(self.elev), np.deg2rad(self.azim)
        side = np.cos(elevation) * np.cos(azimuth), np.cos(elevation) * np.sin(azimuth), np.sin(elevation)
        away = self._roll_to_vertical(np.array(side))
        right, upright, towards = self._eye_axes(middle + self._dist * away, middle)
        if np.isinf(self._focal_length):
            view = proj3d.view_transformation(right, upright, towards, middle + self._dist * away)
            lens = proj3d.ortho_transformation(-self._dist, self._dist)
        else:
            view = proj3d.view_transformation(right, upright, towards, middle + self._dist * away * self._focal_length)
            lens = proj3d.persp_transformation(-self._dist, self._dist, self._focal_length)
        return lens @ (view @ world)

    def _transformed_cube(self, mins, maxs):
        """The corners of the box in the picture."""
        (x0, y0, z0), (x1, y1, z1) = mins, maxs
        corners = [
            (x0, y0, z0), (x1, y0, z0), (x1, y1, z0), (x0, y1, z0), (x0, y0, z1), (x1, y0, z1), (x1, y1, z1), (x0, y1, z1),
        ]  # fmt: skip
        return proj3d.project(corners, self.M if self.M is not None else self.get_proj())

    def set_top_view(self):
        """Sets the part of the picture that is shown."""
        low, high = -0.95 / self._dist, 0.9 / self._dist
        self._viewLim.intervalx = (low, high)
        self._viewLim.intervaly = (low, high)

    def apply_aspect(self, position=None):
        """The axes is a square in its place."""
        if position is None:
            position = self.get_position(original=True)
        place = Bbox.unit().transformed(self.get_figure(root=False).transSubfigure)
        box = position.frozen()
        square = box.shrunk_to_aspect(1, box, place.height / place.width)
        self._set_position(square.anchored(self.get_anchor(), box), "active")

    def mouse_init(self, rotate_btn=1, pan_btn=2, zoom_btn=3):
        """Accepted, and without effect: there is no window."""

    def disable_mouse_rotation(self):
        """Accepted, and without effect: there is no window."""

    def can_zoom(self):
        """Whether a window could zoom."""
        return True
