"""Axes that go with an axes: twins, secondary axes with converted values, and axes within."""

import numbers

from matplotlib import transforms as mtransforms


class _TransformedBoundsLocator:
    """Gives an inner axes its place at each drawing, from bounds in coordinates of its parent."""

    def __init__(self, bounds, transform):
        self._bounds, self._transform = bounds, transform

    def __call__(self, ax, renderer):
        return mtransforms.TransformedBbox(mtransforms.Bbox.from_bounds(*self._bounds), self._transform - ax.figure.transSubfigure)


class Twins:
    """Axes that go with an axes."""

    def _make_twin_axes(self, *args, **kwargs):
        if "sharex" in kwargs and "sharey" in kwargs:
            raise ValueError("Twinned Axes may share only one axis")
        spec = self.get_subplotspec()
        if spec:
            twin = self.figure.add_subplot(spec, *args, **kwargs)
        else:
            twin = self.figure.add_axes(self.get_position(True), *args, **kwargs,
                                        axes_locator=_TransformedBoundsLocator([0, 0, 1, 1], self.transAxes))
        self.set_adjustable("datalim")
        twin.set_adjustable("datalim")
        self._twinned_axes.join(self, twin)
        return twin

    def twinx(self):
        """A new axes in the same place with the same x axis and a y axis of its own, on the right."""
        twin = self._make_twin_axes(sharex=self)
        twin.yaxis.tick_right()
        twin.yaxis.set_label_position("right")
        twin.yaxis.set_offset_position("right")
        twin.set_autoscalex_on(self.get_autoscalex_on())
        self.yaxis.tick_left()
        twin.xaxis.set_visible(False)
        twin.patch.set_visible(False)
        twin.xaxis.units = self.xaxis.units
        return twin

    def twiny(self):
        """A new axes in the same place with the same y axis and an x axis of its own, on top."""
        twin = self._make_twin_axes(sharey=self)
        twin.xaxis.tick_top()
        twin.xaxis.set_label_position("top")
        twin.set_autoscaley_on(self.get_autoscaley_on())
        self.xaxis.tick_bottom()
        twin.yaxis.set_visible(False)
        twin.patch.set_visible(False)
        twin.yaxis.units = self.yaxis.units
        return twin

    def secondary_xaxis(self, location, functions=None, *, transform=None, **kwargs):
        """A second x axis with converted values, at the top, the bottom or a height."""
        return self._add_secondary("x", location, ("top", "bottom"), functions, transform, kwargs)

    def secondary_yaxis(self, location, functions=None, *, transform=None, **kwargs):
        """A second y axis with converted values, left, right or at a place between."""
        return self._add_secondary("y", location, ("left", "right"), functions, transform, kwargs)

    def _add_secondary(self, orientation, location, sides, functions, transform, kwargs):
        from ._secondary_axes import SecondaryAxis
        if location not in sides and not isinstance(location, numbers.Real):
            raise ValueError(f'secondary_{orientation}axis location must be either a float or "{sides[0]}"/"{sides[1]}"')
        return self.add_child_axes(SecondaryAxis(self, orientation, location, functions, transform, **kwargs))

    def inset_axes(self, bounds, *, transform=None, zorder=5, **kwargs):
        """A new axes within this one; bounds are in axes coordinates unless a transform is given."""
        if transform is None:
            transform = self.transAxes
        kwargs.setdefault("label", "inset_axes")
        locator = _TransformedBoundsLocator(bounds, transform)
        figure = self.get_figure(root=False)
        kind, options = figure._process_projection_requirements(**kwargs)
        inset = kind(figure, locator(self, None).bounds, zorder=zorder, **options)
        inset.set_axes_locator(locator)
        return self.add_child_axes(inset)
