"""What a figure is made of beside axes: parts that are figures themselves, colorbars, pixel images."""

from matplotlib import rcParams


class FigureBase:
    """Methods of a figure that add parts of figures, and colorbars.

    Named like the class it is a part of, because errors of calls name it."""

    def subfigures(self, nrows=1, ncols=1, squeeze=True, wspace=None, hspace=None, width_ratios=None,
                   height_ratios=None, **kwargs):
        """Divide the figure into parts, as an array."""
        import numpy as np

        from matplotlib.gridspec import GridSpec

        grid = GridSpec(
            nrows=nrows, ncols=ncols, figure=self, wspace=wspace, hspace=hspace, width_ratios=width_ratios,
            height_ratios=height_ratios, left=0, right=1, bottom=0, top=1,
        )
        parts = np.empty((nrows, ncols), dtype=object)
        for row in range(nrows):
            for column in range(ncols):
                part = parts[row, column] = self.add_subfigure(grid[row, column], **kwargs)
                if self.get_layout_engine() is None and (wspace is not None or hspace is not None):
                    part._redo_transform_rel_fig(bbox=grid[row, column].get_position(self))
        if not squeeze:
            return parts
        return parts.item() if parts.size == 1 else parts.squeeze()

    def add_subfigure(self, subplotspec, **kwargs):
        """Add a part in cells of a grid."""
        from matplotlib.figure import SubFigure

        part = SubFigure(self, subplotspec, **kwargs)
        self.subfigs.append(part)
        part._remove_method = self.subfigs.remove
        self.stale = True
        return part

    def colorbar(self, mappable, cax=None, ax=None, use_gridspec=True, **kwargs):
        """Add a colorbar for an image, collection or contour set."""
        import numpy as np

        from matplotlib import colorbar
        from matplotlib.axes import Axes

        if ax is None:
            ax = getattr(mappable, "axes", None)
        if cax is None:
            if ax is None:
                raise ValueError(
                    "Unable to determine Axes to steal space for Colorbar. Either provide the *cax* argument to use "
                    "as the Axes for the Colorbar, provide the *ax* argument to steal space from it, or add "
                    "*mappable* to an Axes."
                )
            single = isinstance(ax, Axes)
            first = ax if single else next(iter(ax.flat if isinstance(ax, np.ndarray) else ax))
            fig = first.get_figure(root=False)
            current = fig.gca()
            engine = fig.get_layout_engine()
            if engine is not None and not engine.colorbar_gridspec:
                use_gridspec = False
            if use_gridspec and single and ax.get_subplotspec():
                cax, kwargs = colorbar.make_axes_gridspec(ax, **kwargs)
            else:
                cax, kwargs = colorbar.make_axes(ax, **kwargs)
            fig.sca(current)
            cax.grid(visible=False, which="both", axis="both")
        self._warn_of_another_figure(mappable)
        own = {name: value for name, value in kwargs.items()
               if name not in ("fraction", "pad", "shrink", "aspect", "anchor", "panchor")}
        bar = colorbar.Colorbar(cax, mappable, **own)
        cax.get_figure(root=False).stale = True
        return bar

    def _warn_of_another_figure(self, mappable):
        host = getattr(mappable, "get_figure", None) and mappable.get_figure(root=True)
        if host is not None and host is not self._root_figure:
            from matplotlib._warning import warn

            warn(
                f"Adding colorbar to a different Figure {host!r} than {self._root_figure!r} which fig.colorbar is "
                "called on."
            )


class Figure:
    """Methods of a whole figure about images without axes."""

    def figimage(self, X, xo=0, yo=0, alpha=None, norm=None, cmap=None, vmin=None, vmax=None, origin=None,
                 resize=False, *, colorizer=None, **kwargs):
        """Add an image whose pixels are the figure's, without resampling."""
        from matplotlib import image

        if resize:
            dpi = self.get_dpi()
            height, width = X.shape[:2]
            self.set_size_inches(width / dpi, height / dpi)
        shown = image.FigureImage(self, cmap=cmap, norm=norm, offsetx=xo, offsety=yo, origin=origin, **kwargs)
        shown.stale_callback = None
        shown.set_array(X)
        shown.set_alpha(alpha)
        if norm is None:
            shown.set_clim(vmin, vmax)
        self.images.append(shown)
        shown._remove_method = self.images.remove
        return shown


def figaspect(arg):
    """Width and height of a figure with the aspect of an array, or with a given height over width."""
    import numpy as np

    if hasattr(arg, "shape"):
        aspect = arg.shape[0] / arg.shape[1]
    else:
        aspect = float(arg)
    height = rcParams["figure.figsize"][1]
    size = np.array((height / aspect, height))
    largest, smallest = np.array((16.0, 16.0)), np.array((4.0, 2.0))
    size /= min(1.0, *(size / smallest))
    size /= max(1.0, *(size / largest))
    return np.clip(size, smallest, largest)
