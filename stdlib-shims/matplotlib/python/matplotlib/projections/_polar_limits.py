"""What of the circle is shown: zero and direction of angles, limits, grids."""

import numpy as np

from matplotlib import ticker as mticker
from matplotlib.axes._arguments import one_of

from ._polar_transforms import is_full_circle

_ZERO = {"N": 0.5, "NW": 0.75, "W": 1.0, "SW": 1.25, "S": 1.5, "SE": 1.75, "E": 0.0, "NE": 0.25}
_DIRECTIONS = (-1, 1, "clockwise", "counterclockwise", "anticlockwise")


class PolarLimits:
    """Limits and grids of a PolarAxes."""

    def _is_full_circle(self):
        return is_full_circle(*self._viewLim.intervalx)

    def _sticky(self, name, group, margin):
        """Margins do not go through the middle of the circle."""
        edges = super()._sticky(name, group, margin)
        if name == "y" and margin and self.yaxis.get_scale() != "log":
            edges = np.sort(np.append(edges, 0.0))
        return edges

    def _turned(self):
        """Everything is somewhere else now."""
        self.transProjection.invalidate()
        self.stale = True

    def set_theta_offset(self, offset):
        """Sets where the angle zero is, in radians."""
        self._theta_offset = float(offset)
        self._turned()

    def get_theta_offset(self):
        """Where the angle zero is, in radians."""
        return float(self._theta_offset)

    def set_theta_zero_location(self, loc, offset=0.0):
        """Sets where the angle zero is: 'N', 'NW', ... and degrees to add."""
        return self.set_theta_offset(_ZERO[loc] * np.pi + np.deg2rad(offset))

    def set_theta_direction(self, direction):
        """Sets which way angles grow: 1 or 'counterclockwise', -1 or 'clockwise'."""
        one_of("direction", direction, _DIRECTIONS)
        self._theta_direction = -1 if direction in ("clockwise", -1) else 1
        self._turned()

    def get_theta_direction(self):
        """1 if angles grow counterclockwise, otherwise -1."""
        return float(self._theta_direction)

    def get_thetamin(self):
        """The first angle, in degrees."""
        return np.rad2deg(self.viewLim.xmin)

    def get_thetamax(self):
        """The last angle, in degrees."""
        return np.rad2deg(self.viewLim.xmax)

    def set_thetamin(self, thetamin):
        """Sets the first angle, in degrees."""
        self._unstale_viewLim()
        self._viewLim.x0 = np.deg2rad(thetamin)
        self._turned()

    def set_thetamax(self, thetamax):
        """Sets the last angle, in degrees."""
        self._unstale_viewLim()
        self._viewLim.x1 = np.deg2rad(thetamax)
        self._turned()

    def set_thetalim(self, *args, **kwargs):
        """Sets the first and the last angle: in radians, or by `thetamin` and `thetamax` in degrees."""
        before = self.get_xlim()
        for name, plain in (("thetamin", "xmin"), ("thetamax", "xmax")):
            if name in kwargs:
                kwargs[plain] = np.deg2rad(kwargs.pop(name))
        low, high = self.set_xlim(*args, **kwargs)
        if abs(high - low) > 2 * np.pi:
            self.set_xlim(before)
            raise ValueError("The angle range must be less than a full circle")
        return tuple(np.rad2deg((low, high)))

    def set_rmax(self, rmax):
        """Sets the radius at the rim."""
        self._unstale_viewLim()
        self._viewLim.y1 = rmax
        self._turned()

    def get_rmax(self):
        """The radius at the rim."""
        return self.viewLim.ymax

    def set_rmin(self, rmin):
        """Sets the smallest radius."""
        self._unstale_viewLim()
        self._viewLim.y0 = rmin
        self._turned()

    def get_rmin(self):
        """The smallest radius."""
        return self.viewLim.ymin

    def set_rorigin(self, rorigin):
        """Sets the radius in the middle; None is the smallest."""
        self._rorigin = rorigin
        self._turned()

    def get_rorigin(self):
        """The radius in the middle."""
        return self._viewLim.y0 if self._rorigin is None else float(self._rorigin)

    def get_rsign(self):
        """-1 if radii grow towards the middle."""
        return np.sign(self._viewLim.y1 - self.get_rorigin())

    def set_rlim(self, bottom=None, top=None, *, emit=True, auto=False, **kwargs):
        """Sets the smallest and the largest radius; `rmin` and `rmax` are other names for them."""
        for name, plain, given in (("rmin", "bottom", bottom), ("rmax", "top", top)):
            if name in kwargs:
                if given is not None:
                    raise ValueError(
                        f"Cannot supply both positional \"{plain}\" argument and kwarg \"{name}\""
                    )
        bottom, top = kwargs.pop("rmin", bottom), kwargs.pop("rmax", top)
        return self.set_ylim(bottom=bottom, top=top, emit=emit, auto=auto, **kwargs)

    def get_rlabel_position(self):
        """The angle of the labels of radii, in degrees."""
        return np.rad2deg(self._rlabel_angle)

    def set_rlabel_position(self, value):
        """Sets the angle of the labels of radii, in degrees."""
        self._rlabel_angle = np.deg2rad(value)
        self._turned()

    def set_rscale(self, *args, **kwargs):
        """Sets the scale of radii."""
        return self.set_yscale(*args, **kwargs)

    def set_rticks(self, *args, **kwargs):
        """Sets the radii that have ticks."""
        return self.set_yticks(*args, **kwargs)

    def set_thetagrids(self, angles, labels=None, fmt=None, **kwargs):
        """Sets the angles that have grid lines, in degrees, and their labels."""
        self.set_xticks(np.deg2rad(self.convert_yunits(angles)))
        if labels is not None:
            self.set_xticklabels(labels)
        elif fmt is not None:
            self.xaxis.set_major_formatter(mticker.FormatStrFormatter(fmt))
        for text in self.xaxis.get_ticklabels():
            text._internal_update(kwargs)
        return self.xaxis.get_ticklines(), self.xaxis.get_ticklabels()

    def set_rgrids(self, radii, labels=None, angle=None, fmt=None, **kwargs):
        """Sets the radii that have grid lines, and their labels."""
        self.set_yticks(np.asarray(self.convert_xunits(radii)))
        if labels is not None:
            self.set_yticklabels(labels)
        elif fmt is not None:
            self.yaxis.set_major_formatter(mticker.FormatStrFormatter(fmt))
        if angle is not None:
            self.set_rlabel_position(angle)
        for text in self.yaxis.get_ticklabels():
            text._internal_update(kwargs)
        return self.yaxis.get_gridlines(), self.yaxis.get_ticklabels()
