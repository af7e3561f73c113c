"""PolarAxes: angle and radius in a circle, or in a part of one."""

import numpy as np

from matplotlib import rcParams
from matplotlib import transforms as mtransforms
from matplotlib.axes import Axes
from matplotlib.axes._arguments import one_of

from ._polar_axis import RadialAxis, RadialLocator, RadialTick, ThetaAxis, ThetaFormatter, ThetaLocator, ThetaTick
from ._polar_limits import PolarLimits
from ._polar_transforms import InvertedPolarTransform, OutwardTransform, PolarTransform, RadiusLabelTransform

__all__ = [
    "InvertedPolarTransform", "PolarAxes", "PolarTransform", "RadialAxis", "RadialLocator", "RadialTick", "ThetaAxis",
    "ThetaFormatter", "ThetaLocator", "ThetaTick",
]  # fmt: skip

# Labels of angles stand this much further out than those of a straight axis.
_LABEL_PAD = 7
_ALIGNMENTS = (
    (-68.5, "center", "top"), (-23.5, "left", "top"), (22.5, "left", "center"), (67.5, "left", "bottom"),
    (112.5, "center", "bottom"), (157.5, "right", "bottom"), (202.5, "right", "center"), (247.5, "right", "top"),
    (np.inf, "center", "top"),
)  # fmt: skip
_OPPOSITE = {"left": "right", "right": "left", "top": "bottom", "bottom": "top", "center": "center"}


class PolarAxes(PolarLimits, Axes):
    """An axes of angles (x, in radians) and radii (y)."""

    name = "polar"

    def __init__(self, *args, theta_offset=0, theta_direction=1, rlabel_position=22.5, **kwargs):
        self._default_theta_offset = theta_offset
        self._default_theta_direction = theta_direction
        self._default_rlabel_position = np.deg2rad(rlabel_position)
        self._forget_settings()
        super().__init__(*args, **kwargs)
        self.use_sticky_edges = True
        self.set_aspect("equal", adjustable="box", anchor="C")
        self._clear_view()

    def _forget_settings(self):
        self._theta_offset, self._theta_direction = self._default_theta_offset, self._default_theta_direction
        self._rlabel_angle = self._default_rlabel_position
        self._rorigin = None

    def _show_ticks_by_settings(self):
        """A circle has labels and no marks."""

    def clear(self):
        """Empty the axes: a whole circle, no artists."""
        self._forget_settings()
        super().clear()
        self._title_y = 1.05
        self._clear_view()

    def _clear_view(self):
        self.spines["start"].set_visible(False)
        self.spines["end"].set_visible(False)
        self.spines["inner"].set_visible(False)
        self.set_xlim(0.0, 2 * np.pi)
        self.grid(rcParams["polaraxes.grid"])

    def _init_axis(self):
        self.xaxis = ThetaAxis(self, clear=False)
        self.yaxis = RadialAxis(self, clear=False)

    def _set_lim_and_transforms(self):
        self.transAxes = mtransforms.BboxTransformTo(self.bbox)
        self.transProjection = PolarTransform(self)
        self.transData = self.transScale + (self.transProjection + self.transAxes)
        # Across the other axis from 0 to 1, which is from the lower limit to the upper one.
        box = mtransforms.BboxTransformTo(self._viewLim)
        identity = mtransforms.IdentityTransform()
        self._xaxis_transform = mtransforms.blended_transform_factory(identity, box) + self.transData
        self._yaxis_transform = mtransforms.blended_transform_factory(box, identity) + self.transData

    def get_xaxis_transform(self, which="grid"):
        """Angle in data coordinates, radius from 0 to 1."""
        one_of("which", which, ("tick1", "tick2", "grid"))
        return self._xaxis_transform

    def get_yaxis_transform(self, which="grid"):
        """Angle from 0 to 1, radius in data coordinates."""
        one_of("which", which, ("tick1", "tick2", "grid"))
        return self._yaxis_transform

    def get_xaxis_text1_transform(self, pad_points):
        """Where labels of angles stand."""
        return OutwardTransform(self, pad_points + _LABEL_PAD), "center", "center"

    def get_xaxis_text2_transform(self, pad_points):
        """Where labels of angles at the inner rim stand."""
        return OutwardTransform(self, pad_points + _LABEL_PAD), "center", "center"

    def get_yaxis_text1_transform(self, pad_points):
        """Where labels of radii stand."""
        return (RadiusLabelTransform(self, pad_points), *self._radius_label_alignment(0))

    def get_yaxis_text2_transform(self, pad_points):
        """Where labels of radii at the last ray stand."""
        return (RadiusLabelTransform(self, pad_points), *self._radius_label_alignment(1))

    def _radius_label_alignment(self, side):
        """Vertical and horizontal alignment of labels of radii."""
        if self._is_full_circle():
            return "bottom", "left"
        edge = self.get_thetamin() if side == 0 else self.get_thetamax()
        angle = edge * self._theta_direction + np.rad2deg(self._theta_offset) - 90
        angle = (angle + 90) % 360 - 90
        start = (side == 0) == (self._theta_direction > 0)
        ha, va = next(places for limit, *places in _ALIGNMENTS if angle < limit)
        return (va, ha) if start else (_OPPOSITE[va], _OPPOSITE[ha])

    def _wedge_box(self):
        """The box around the part of the circle that is shown, in a square: left, bottom, width, height."""
        if self._is_full_circle():
            return 0.0, 0.0, 1.0, 1.0
        low, high = np.sort(self._viewLim.intervalx * self._theta_direction + self._theta_offset)
        middle, inner, rim = self.get_rorigin(), *self._viewLim.intervaly
        hole = 0.5 * (inner - middle) / (rim - middle)
        quarters = np.arange(np.ceil(low / (np.pi / 2)), np.floor(high / (np.pi / 2)) + 1) * (np.pi / 2)
        angles = np.concatenate(([low, high], quarters))
        points = np.concatenate([radius * np.column_stack((np.cos(angles), np.sin(angles))) for radius in (0.5, hole)]) + 0.5
        (x0, y0), (x1, y1) = points.min(axis=0), points.max(axis=0)
        side = max(x1 - x0, y1 - y0)
        return (x0 + x1 - side) / 2, (y0 + y1 - side) / 2, side, side

    def _gen_axes_patch(self):
        from matplotlib.patches import Wedge

        return Wedge((0.5, 0.5), 0.5, 0.0, 360.0)

    def _gen_axes_spines(self, locations=None, offset=0.0, units="inches"):
        from matplotlib.spines import Spine

        return {
            "polar": Spine.arc_spine(self, "top", (0.5, 0.5), 0.5, 0, 360),
            "start": Spine.linear_spine(self, "left"),
            "end": Spine.linear_spine(self, "right"),
            "inner": Spine.arc_spine(self, "bottom", (0.5, 0.5), 0.0, 0, 360),
        }

    def _fit_frame(self):
        """Background and spines follow the limits."""
        self._unstale_viewLim()
        x0, y0, side, _ = self._wedge_box()
        center = (0.5 - x0) / side, (0.5 - y0) / side
        radius = 0.5 / side
        low, high = np.rad2deg(np.sort(self._viewLim.intervalx * self._theta_direction + self._theta_offset))
        middle, inner, rim = self.get_rorigin(), *self._viewLim.intervaly
        width = min(radius * (rim - inner) / (rim - middle), radius)
        patch = self.patch
        patch.set_center(center)
        patch.set_radius(radius)
        patch.set_theta1(low)
        patch.set_theta2(high)
        patch.set_width(width)
        visible = not self._is_full_circle()
        for name in ("start", "end"):
            self.spines[name].set_visible(visible)
            self.spines[name].set_transform(self._yaxis_transform)
        to_square = mtransforms.Affine2D().translate(-x0, -y0).scale(1 / side) + self.transAxes
        for name in ("polar", "inner"):
            self.spines[name].set_transform(to_square)
        self.spines["inner"].set_visible(radius - width > 1e-12)

    def draw(self, renderer):
        """Draw everything in the axes."""
        self._fit_frame()
        super().draw(renderer)

    def get_tightbbox(self, renderer=None, **kwargs):
        """The box around the axes with its labels, in pixels."""
        self._fit_frame()
        return super().get_tightbbox(renderer, **kwargs)

    def get_data_ratio(self):
        """A circle is as high as it is wide."""
        return 1.0

    def can_zoom(self):
        """A circle cannot be zoomed."""
        return False

    def format_coord(self, theta, r):
        """A place in words."""
        turns = f"{theta / np.pi:.3f}\N{GREEK SMALL LETTER PI} ({np.rad2deg(theta):.3f}\N{DEGREE SIGN})"
        return f"\N{GREEK SMALL LETTER THETA}={turns}, r={self.format_ydata(r)}"
