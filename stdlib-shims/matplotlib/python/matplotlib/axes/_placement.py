"""Where the axes is in its figure: a rectangle, or a cell of a grid."""

import numpy as np

from matplotlib import transforms as mtransforms


class Placement:
    """The rectangle of an axes, as asked for and as it is after the aspect was applied."""

    def _take_place(self, fig, args):
        """Read the place from the arguments: a rectangle, a box, a cell of a grid, or three numbers."""
        from matplotlib.gridspec import SubplotSpec
        spec = None
        if len(args) == 1 and isinstance(args[0], mtransforms.Bbox):
            self._position = args[0].frozen()
        elif len(args) == 1 and np.iterable(args[0]):
            self._position = mtransforms.Bbox.from_bounds(*args[0])
        else:
            self._position = self._originalPosition = mtransforms.Bbox.unit()
            spec = SubplotSpec._from_subplot_args(fig, args)
        if self._position.width < 0 or self._position.height < 0:
            raise ValueError("Width and height specified must be non-negative")
        self._originalPosition = self._position.frozen()
        if spec is not None:
            self._parent_figure = fig
            self.set_subplotspec(spec)

    def get_subplotspec(self):
        """The cell of a grid this axes is in, or None."""
        return self._subplotspec

    def set_subplotspec(self, subplotspec):
        """Move into a cell of a grid."""
        self._subplotspec = subplotspec
        self._set_position(subplotspec.get_position(self._parent_figure))

    def get_gridspec(self):
        """The grid this axes is in, or None."""
        return self._subplotspec.get_gridspec() if self._subplotspec else None

    def _get_subplotspec_with_optional_colorbar(self):
        """The cell that holds this axes and the colorbars beside it."""
        spec = self.get_subplotspec()
        if any(bar.get_subplotspec() for bar in self._colorbars):
            spec = spec.get_gridspec()._subplot_spec
        return spec

    def get_position(self, original=False):
        """The box in figure coordinates; `original` is what was asked for, before the aspect was applied."""
        if original:
            return self._originalPosition.frozen()
        locator = self.get_axes_locator()
        if not locator:
            self.apply_aspect()
        return self._position.frozen()

    def set_position(self, pos, which="both"):
        """Set the box in figure coordinates; the axes leaves the automatic layout."""
        self._set_position(pos, which=which)
        self.set_in_layout(False)

    def _set_position(self, pos, which="both"):
        if not isinstance(pos, mtransforms.BboxBase):
            pos = mtransforms.Bbox.from_bounds(*pos)
        for axes in self._twinned_axes.get_siblings(self):
            if which in ("both", "active"):
                axes._position.set(pos)
            if which in ("both", "original"):
                axes._originalPosition.set(pos)
        self.stale = True

    def reset_position(self):
        """Take the box that was asked for."""
        for axes in self._twinned_axes.get_siblings(self):
            axes._set_position(axes.get_position(original=True), which="active")

    def set_axes_locator(self, locator):
        """Set the function (axes, renderer) that gives the box at each drawing."""
        self._axes_locator = locator
        self.stale = True

    def get_axes_locator(self):
        """The function that gives the box at each drawing, or None."""
        return self._axes_locator

    def contains_point(self, point):
        """Whether a point of the picture lies in the background."""
        return self.patch.contains_point(point, radius=1.0)
