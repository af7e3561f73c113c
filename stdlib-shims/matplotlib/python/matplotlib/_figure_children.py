"""Axes of a figure: adding, removing and choosing the current one."""

import numbers


class FigureBase:
    """Methods of a figure that add and remove axes and other artists.

    Named like the class it is a part of, because errors of calls name it."""

    def add_artist(self, artist, clip=False):
        """Add any artist to the figure."""
        self.artists.append(artist)
        artist._remove_method = self.artists.remove
        artist.set_figure(self)
        if clip and artist.get_clip_path() is None:
            artist.set_clip_path(self.patch)
        if not artist.is_transform_set():
            artist.set_transform(self.transSubfigure)
        self.stale = True
        return artist

    def add_axes(self, *args, **kwargs):
        """Add axes in a box (left, bottom, width, height) of figure units."""
        from matplotlib.axes import Axes

        if len(args) + ("rect" in kwargs) != 1:
            if not args:
                raise TypeError("add_axes() missing 1 required positional argument: 'rect'")
            if "rect" in kwargs:
                raise TypeError("add_axes() got multiple values for argument 'rect'")
            raise TypeError(f"add_axes() takes 1 positional arguments but {len(args)} were given")
        rect = args[0] if args else kwargs.pop("rect")
        key = axes_class, options = self._process_projection_requirements(**kwargs)
        if isinstance(rect, Axes):
            return self._add_axes_internal(self._own_axes(rect), key)
        if not _all_finite(getattr(rect, "bounds", rect)):
            raise ValueError(f"all entries in rect must be finite not {rect}")
        return self._add_axes_internal(axes_class(self, rect, **options), key)

    def add_subplot(self, *args, **kwargs):
        """Add axes in a cell of a grid: 234, (2, 3, 4), (2, 3, (4, 5)) or cells of a GridSpec."""
        from matplotlib.axes import Axes

        only = args[0] if len(args) == 1 else None
        key = axes_class, options = self._process_projection_requirements(**kwargs)
        if isinstance(only, Axes) and only.get_subplotspec():
            return self._add_axes_internal(self._own_axes(only), key)
        if isinstance(only, numbers.Integral) and only in range(100, 1000):
            args = [int(digit) for digit in str(only)]
        return self._add_axes_internal(axes_class(self, *(args or (1, 1, 1)), **options), key)

    def _own_axes(self, ax):
        if ax.get_figure(root=False) is not self:
            raise ValueError("The Axes must have been created in the present figure")
        return ax

    def _add_axes_internal(self, ax, key):
        """Make axes part of the figure, and the current ones. `key` is how pyplot finds them again."""
        ax._projection_init, ax._remove_method = key, self.delaxes
        self._axstack.add(ax)
        if all(other is not ax for other in self._localaxes):
            self._localaxes.append(ax)
        self.stale = True
        return self.sca(ax)

    def _process_projection_requirements(self, *, axes_class=None, polar=False, projection=None, **kwargs):
        """The class of axes that the options ask for, and the options left for it."""
        if axes_class is not None:
            if polar or projection is not None:
                raise ValueError("Cannot combine 'axes_class' and 'projection' or 'polar'")
            return axes_class, kwargs
        if polar:
            if projection is not None and projection != "polar":
                raise ValueError(
                    f"polar={polar}, yet projection={projection!r}. Only one of these arguments should be supplied."
                )
            projection = "polar"
        if projection is None:
            from matplotlib.axes import Axes

            return Axes, kwargs
        if isinstance(projection, str):
            from matplotlib.projections import get_projection_class

            return get_projection_class(projection), kwargs
        if hasattr(projection, "_as_mpl_axes"):
            projection_class, extra = projection._as_mpl_axes()
            return projection_class, {**kwargs, **extra}
        raise TypeError(
            f"projection must be a string, None or implement a _as_mpl_axes method, not {projection!r}"
        )

    def subplots(self, nrows=1, ncols=1, *, sharex=False, sharey=False, squeeze=True, width_ratios=None,
                 height_ratios=None, subplot_kw=None, gridspec_kw=None):
        """Add a grid of axes and give them as an array."""
        gridspec_kw = _with_ratios(gridspec_kw, width_ratios, height_ratios)
        grid = self.add_gridspec(nrows, ncols, figure=self, **gridspec_kw)
        return grid.subplots(sharex=sharex, sharey=sharey, squeeze=squeeze, subplot_kw=subplot_kw)

    def subplot_mosaic(self, mosaic, *, sharex=False, sharey=False, width_ratios=None, height_ratios=None,
                       empty_sentinel=".", subplot_kw=None, per_subplot_kw=None, gridspec_kw=None):
        """Add axes laid out like a drawing in text or nested lists, as a dictionary by label."""
        from matplotlib._figure_mosaic import build

        gridspec_kw = _with_ratios(gridspec_kw, width_ratios, height_ratios)
        return build(self, mosaic, sharex, sharey, empty_sentinel, subplot_kw, per_subplot_kw, gridspec_kw)

    def add_gridspec(self, nrows=1, ncols=1, **kwargs):
        """A grid over this figure."""
        from matplotlib.gridspec import GridSpec

        kwargs.pop("figure", None)
        return GridSpec(nrows=nrows, ncols=ncols, figure=self, **kwargs)

    def delaxes(self, ax):
        """Remove axes from the figure."""
        self._remove_axes(ax, owners=[self._axstack, self._localaxes])

    def _remove_axes(self, ax, owners):
        for owner in owners:
            owner.remove(ax)
        self.stale = True
        for name in ax._axis_names:
            group = ax._shared_axes[name]
            siblings = [other for other in group.get_siblings(ax) if other is not ax]
            if not siblings:
                continue
            group.remove(ax)
            # Formatters and locators are shared: they must look at an axis that is still there.
            remaining = siblings[0]._axis_map[name]
            for part in (remaining.get_major_formatter(), remaining.get_major_locator(),
                         remaining.get_minor_formatter(), remaining.get_minor_locator()):
                part.set_axis(remaining)
        ax._twinned_axes.remove(ax)

    def sca(self, a):
        """Make these axes the current ones."""
        self._axstack.bubble(a)
        return a

    def gca(self):
        """The current axes; new ones if there are none."""
        ax = self._axstack.current()
        return ax if ax is not None else self.add_subplot()

    def _gci(self):
        """The current image or collection with colours from values, or None."""
        current = self._axstack.current()
        if current is None:
            return None
        found = (ax._gci() for ax in (current, *reversed(self.axes)))
        return next((image for image in found if image is not None), None)


def _with_ratios(gridspec_kw, width_ratios, height_ratios):
    """Options of the grid with the ratios that were given beside them."""
    gridspec_kw = dict(gridspec_kw or {})
    for name, ratios in (("height_ratios", height_ratios), ("width_ratios", width_ratios)):
        if ratios is not None:
            if name in gridspec_kw:
                raise ValueError(f"'{name}' must not be defined both as parameter and as key in 'gridspec_kw'")
            gridspec_kw[name] = ratios
    return gridspec_kw


def _all_finite(values):
    import numpy as np

    try:
        return bool(np.isfinite(values).all())
    except TypeError:
        return True
