"""Fields over the plane: contours, arrows, streamlines."""

from matplotlib.axes._arguments import given, look_up_options


def contour(self, *args, data=None, **kwargs):
    """Draws lines of equal height; returns a QuadContourSet."""
    return _contours(self, False, args, data, kwargs)


def contourf(self, *args, data=None, **kwargs):
    """Fills the bands between heights; returns a QuadContourSet."""
    return _contours(self, True, args, data, kwargs)


def _contours(self, filled, args, data, kwargs):
    from matplotlib.contour import QuadContourSet

    args = given(data, *args)
    look_up_options(data, kwargs)
    kwargs["filled"] = filled
    contours = QuadContourSet(self, *args, **kwargs)
    self._request_autoscale_view()
    return contours


def clabel(self, CS, levels=None, **kwargs):
    """Puts the values on contour lines; returns a list of Text."""
    return CS.clabel(levels, **kwargs)


def _with_units(self, args, kwargs):
    if len(args) > 3:
        x, y = self._process_unit_info([("x", args[0]), ("y", args[1])], kwargs)
        return [x, y, *args[2:]]
    return args


def quiver(self, *args, data=None, **kwargs):
    """Draws an arrow at each place; returns a Quiver."""
    from matplotlib.quiver import Quiver

    args = given(data, *args)
    look_up_options(data, kwargs)
    arrows = Quiver(self, *_with_units(self, args, kwargs), **kwargs)
    self.add_collection(arrows, autolim=True)
    self._request_autoscale_view()
    return arrows


def quiverkey(self, Q, X, Y, U, label, **kwargs):
    """Draws an arrow that says how long a value is; returns a QuiverKey."""
    from matplotlib.quiver import QuiverKey

    key = QuiverKey(Q, X, Y, U, label, **kwargs)
    self.add_artist(key)
    return key


def barbs(self, *args, data=None, **kwargs):
    """Refused: wind barbs are not drawn."""
    raise NotImplementedError("Axes.barbs is not available: use Axes.quiver")


def streamplot(
    self, x, y, u, v, density=1, linewidth=None, color=None, cmap=None, norm=None, arrowsize=1, arrowstyle="-|>", minlength=0.1,
    transform=None, zorder=None, start_points=None, maxlength=4.0, integration_direction="both", broken_streamlines=True, *,
    data=None,
):
    """Draws lines that follow a field; returns a StreamplotSet."""
    from matplotlib.streamplot import streamplot as draw

    x, y, u, v, linewidth, color, start_points = given(data, x, y, u, v, linewidth, color, start_points)
    return draw(
        self, x, y, u, v, density=density, linewidth=linewidth, color=color, cmap=cmap, norm=norm, arrowsize=arrowsize,
        arrowstyle=arrowstyle, minlength=minlength, transform=transform, zorder=zorder, start_points=start_points,
        maxlength=maxlength, integration_direction=integration_direction, broken_streamlines=broken_streamlines,
    )
