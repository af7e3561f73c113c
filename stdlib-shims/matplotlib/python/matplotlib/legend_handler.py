"""How each kind of artist is shown in a legend."""

import numpy as np

from .lines import Line2D
from .patches import Rectangle


def update_from_first_child(tgt, src):
    """Take over the look of the first of several artists."""
    first = next(iter(src.get_children()), None)
    if first is not None:
        tgt.update_from(first)


class HandlerBase:
    """Makes the artists that stand for one entry."""

    def __init__(self, xpad=0.0, ypad=0.0, update_func=None):
        self._xpad, self._ypad, self._update_prop_func = xpad, ypad, update_func

    def _default_update_prop(self, legend_handle, orig_handle):
        legend_handle.update_from(orig_handle)

    def _update_prop(self, legend_handle, orig_handle):
        (self._update_prop_func or self._default_update_prop)(legend_handle, orig_handle)

    def _look_alike(self, legend_handle, orig_handle):
        """Take over the look, but not the clipping."""
        self._update_prop(legend_handle, orig_handle)
        legend_handle.set(clip_box=None, clip_path=None)

    def update_prop(self, legend_handle, orig_handle, legend):
        """Make an artist of a legend look like the one it stands for."""
        self._look_alike(legend_handle, orig_handle)
        legend._set_artist_props(legend_handle)

    def adjust_drawing_area(self, legend, orig_handle, xdescent, ydescent, width, height, fontsize):
        return (xdescent - self._xpad * fontsize, ydescent - self._ypad * fontsize, width - self._xpad * fontsize,
                height - self._ypad * fontsize)

    def legend_artist(self, legend, orig_handle, fontsize, handlebox):
        """Put the artists into the box of an entry; the first of them is returned."""
        area = self.adjust_drawing_area(legend, orig_handle, handlebox.xdescent, handlebox.ydescent, handlebox.width, handlebox.height,
                                        fontsize)
        artists = self.create_artists(legend, orig_handle, *area, fontsize, handlebox.get_transform())
        for artist in artists:
            handlebox.add_artist(artist)
        return artists[0]

    def create_artists(self, legend, orig_handle, xdescent, ydescent, width, height, fontsize, trans):
        raise NotImplementedError("Derived must override")


class HandlerNpoints(HandlerBase):
    """Several points on a line."""

    def __init__(self, marker_pad=0.3, numpoints=None, **kwargs):
        super().__init__(**kwargs)
        self._marker_pad, self._numpoints = marker_pad, numpoints

    def get_numpoints(self, legend):
        return legend.numpoints if self._numpoints is None else self._numpoints

    def get_xdata(self, legend, xdescent, ydescent, width, height, fontsize):
        """x of the line, and x of the markers."""
        count = self.get_numpoints(legend)
        if count > 1:
            pad = self._marker_pad * fontsize
            xdata = np.linspace(-xdescent + pad, -xdescent + width - pad, count)
            return xdata, xdata
        return [-xdescent, -xdescent + width], [-xdescent + 0.5 * width]


class HandlerNpointsYoffsets(HandlerNpoints):
    """Several points at different heights."""

    def __init__(self, numpoints=None, yoffsets=None, **kwargs):
        super().__init__(numpoints=numpoints, **kwargs)
        self._yoffsets = yoffsets

    def get_ydata(self, legend, xdescent, ydescent, width, height, fontsize):
        return height * np.asarray(legend._scatteryoffsets if self._yoffsets is None else self._yoffsets)


class HandlerLine2DCompound(HandlerNpoints):
    """A line and its markers as two artists."""

    def create_artists(self, legend, orig_handle, xdescent, ydescent, width, height, fontsize, trans):
        xdata, marker_x = self.get_xdata(legend, xdescent, ydescent, width, height, fontsize)
        ydata = np.full_like(np.asarray(xdata, float), (height - ydescent) / 2)
        line = Line2D(xdata, ydata)
        self.update_prop(line, orig_handle, legend)
        line.set_drawstyle("default")
        line.set_marker("")
        markers = Line2D(marker_x, ydata[:len(marker_x)])
        self.update_prop(markers, orig_handle, legend)
        markers.set_linestyle("None")
        if legend.markerscale != 1:
            markers.set_markersize(markers.get_markersize() * legend.markerscale)
        line._legmarker = markers
        line.set_transform(trans)
        markers.set_transform(trans)
        return [line, markers]


class HandlerLine2D(HandlerNpoints):
    """A line with markers."""

    def create_artists(self, legend, orig_handle, xdescent, ydescent, width, height, fontsize, trans):
        xdata, _ = self.get_xdata(legend, xdescent, ydescent, width, height, fontsize)
        every = None
        if self.get_numpoints(legend) == 1:
            xdata = np.linspace(xdata[0], xdata[-1], 3)
            every = [1]
        line = Line2D(xdata, np.full_like(np.asarray(xdata, float), (height - ydescent) / 2), markevery=every)
        self.update_prop(line, orig_handle, legend)
        if legend.markerscale != 1:
            line.set_markersize(line.get_markersize() * legend.markerscale)
        line.set_transform(trans)
        return [line]


class HandlerPatch(HandlerBase):
    """A rectangle with the colours of a patch."""

    def __init__(self, patch_func=None, **kwargs):
        super().__init__(**kwargs)
        self._patch_func = patch_func

    def create_artists(self, legend, orig_handle, xdescent, ydescent, width, height, fontsize, trans):
        if self._patch_func is None:
            patch = Rectangle(xy=(-xdescent, -ydescent), width=width, height=height)
        else:
            patch = self._patch_func(legend=legend, orig_handle=orig_handle, xdescent=xdescent, ydescent=ydescent, width=width,
                                     height=height, fontsize=fontsize)
        self.update_prop(patch, orig_handle, legend)
        patch.set_transform(trans)
        return [patch]


class HandlerStepPatch(HandlerBase):
    """A rectangle where steps are filled, else a line."""

    def create_artists(self, legend, orig_handle, xdescent, ydescent, width, height, fontsize, trans):
        if orig_handle.get_fill() or orig_handle.get_hatch() is not None:
            shown = Rectangle(xy=(-xdescent, -ydescent), width=width, height=height)
            self.update_prop(shown, orig_handle, legend)
        else:
            shown = Line2D([-xdescent, -xdescent + width], [height / 2, height / 2], color=orig_handle.get_edgecolor(),
                           linestyle=orig_handle.get_linestyle(), linewidth=orig_handle.get_linewidth())
        shown.set_transform(trans)
        return [shown]


class HandlerLineCollection(HandlerLine2D):
    """A line in the look of the first of many."""

    def get_numpoints(self, legend):
        return legend.scatterpoints if self._numpoints is None else self._numpoints

    def _default_update_prop(self, legend_handle, orig_handle):
        legend_handle.set_color(tuple(orig_handle.get_colors()[0]))
        legend_handle.set_linestyle(orig_handle._us_linestyles[0])
        legend_handle.set_linewidth(orig_handle._linewidths[0])

    def create_artists(self, legend, orig_handle, xdescent, ydescent, width, height, fontsize, trans):
        xdata, _ = self.get_xdata(legend, xdescent, ydescent, width, height, fontsize)
        line = Line2D(xdata, np.full_like(np.asarray(xdata, float), (height - ydescent) / 2))
        self.update_prop(line, orig_handle, legend)
        line.set_transform(trans)
        return [line]


class HandlerRegularPolyCollection(HandlerNpointsYoffsets):
    """Some of many markers, in several sizes."""

    def __init__(self, yoffsets=None, sizes=None, **kwargs):
        self._sizes = sizes
        super().__init__(yoffsets=yoffsets, **kwargs)

    def get_numpoints(self, legend):
        return legend.scatterpoints if self._numpoints is None else self._numpoints

    def get_sizes(self, legend, orig_handle, xdescent, ydescent, width, height, fontsize):
        if self._sizes is not None:
            return self._sizes
        known = orig_handle.get_sizes()
        known = known if len(known) else [1]
        large, small = max(known) * legend.markerscale**2, min(known) * legend.markerscale**2
        count = self.get_numpoints(legend)
        if count < 4:
            return [0.5 * (large + small), large, small][:count]
        return (large - small) * np.linspace(0, 1, count) + small

    def update_prop(self, legend_handle, orig_handle, legend):
        self._look_alike(legend_handle, orig_handle)
        legend_handle.set_figure(legend.get_figure(root=False))

    def create_collection(self, orig_handle, sizes, offsets, offset_transform):
        return type(orig_handle)(orig_handle.get_numsides(), rotation=orig_handle.get_rotation(), sizes=sizes, offsets=offsets,
                                 offset_transform=offset_transform)

    def create_artists(self, legend, orig_handle, xdescent, ydescent, width, height, fontsize, trans):
        _, marker_x = self.get_xdata(legend, xdescent, ydescent, width, height, fontsize)
        ydata = self.get_ydata(legend, xdescent, ydescent, width, height, fontsize)
        sizes = self.get_sizes(legend, orig_handle, xdescent, ydescent, width, height, fontsize)
        shown = self.create_collection(orig_handle, sizes, offsets=list(zip(marker_x, ydata)), offset_transform=trans)
        self.update_prop(shown, orig_handle, legend)
        shown.set_offset_transform(trans)
        return [shown]


class HandlerPathCollection(HandlerRegularPolyCollection):
    """Some of the markers of a scatter plot."""

    def create_collection(self, orig_handle, sizes, offsets, offset_transform):
        return type(orig_handle)([orig_handle.get_paths()[0]], sizes=sizes, offsets=offsets, offset_transform=offset_transform)


class HandlerCircleCollection(HandlerRegularPolyCollection):
    """Some of many circles."""

    def create_collection(self, orig_handle, sizes, offsets, offset_transform):
        return type(orig_handle)(sizes, offsets=offsets, offset_transform=offset_transform)


class HandlerErrorbar(HandlerLine2D):
    """A line with an error bar."""

    def __init__(self, xerr_size=0.5, yerr_size=None, marker_pad=0.3, numpoints=None, **kwargs):
        self._xerr_size, self._yerr_size = xerr_size, yerr_size
        super().__init__(marker_pad=marker_pad, numpoints=numpoints, **kwargs)

    def get_err_size(self, legend, xdescent, ydescent, width, height, fontsize):
        across = self._xerr_size * fontsize
        return across, across if self._yerr_size is None else self._yerr_size * fontsize

    def create_artists(self, legend, orig_handle, xdescent, ydescent, width, height, fontsize, trans):
        from .collections import LineCollection
        plotline, caplines, barlines = orig_handle
        xdata, marker_x = self.get_xdata(legend, xdescent, ydescent, width, height, fontsize)
        ydata = np.full_like(np.asarray(xdata, float), (height - ydescent) / 2)
        line = Line2D(xdata, ydata)
        marker_x = np.asarray(marker_x)
        marker_y = ydata[:len(marker_x)]
        across, up = self.get_err_size(legend, xdescent, ydescent, width, height, fontsize)
        markers = Line2D(marker_x, marker_y)
        if plotline is None:
            line.set_visible(False)
            markers.set_visible(False)
        else:
            self.update_prop(line, plotline, legend)
            line.set_drawstyle("default")
            line.set_marker("none")
            self.update_prop(markers, plotline, legend)
            markers.set_linestyle("None")
            if legend.markerscale != 1:
                markers.set_markersize(markers.get_markersize() * legend.markerscale)
        bars, caps = [], []
        for wanted, dx, dy, cap in ((orig_handle.has_xerr, across, 0, "|"), (orig_handle.has_yerr, 0, up, "_")):
            if not wanted:
                continue
            bar = LineCollection([((x - dx, y - dy), (x + dx, y + dy)) for x, y in zip(marker_x, marker_y)])
            self.update_prop(bar, barlines[0], legend)
            bars.append(bar)
            for sign in (-1, 1) if caplines else ():
                end = Line2D(marker_x + sign * dx, marker_y + sign * dy)
                self.update_prop(end, caplines[0], legend)
                end.set_marker(cap)
                if legend.markerscale != 1:
                    end.set_markersize(end.get_markersize() * legend.markerscale)
                caps.append(end)
        artists = [*bars, *caps, line, markers]
        for artist in artists:
            artist.set_transform(trans)
        return artists


class HandlerStem(HandlerNpointsYoffsets):
    """A stem with its marker and base line."""

    def __init__(self, marker_pad=0.3, numpoints=None, bottom=None, yoffsets=None, **kwargs):
        super().__init__(marker_pad=marker_pad, numpoints=numpoints, yoffsets=yoffsets, **kwargs)
        self._bottom = bottom

    def get_ydata(self, legend, xdescent, ydescent, width, height, fontsize):
        offsets = 0.5 * np.asarray(legend._scatteryoffsets) + 0.5 if self._yoffsets is None else np.asarray(self._yoffsets)
        return height * offsets

    def create_artists(self, legend, orig_handle, xdescent, ydescent, width, height, fontsize, trans):
        markerline, stemlines, baseline = orig_handle
        xdata, marker_x = self.get_xdata(legend, xdescent, ydescent, width, height, fontsize)
        ydata = self.get_ydata(legend, xdescent, ydescent, width, height, fontsize)
        bottom = 0.0 if self._bottom is None else self._bottom
        markers = Line2D(marker_x, ydata[:len(marker_x)])
        self.update_prop(markers, markerline, legend)
        stems = [Line2D([x, x], [bottom, y]) for x, y in zip(marker_x, ydata)]
        if hasattr(stemlines, "get_segments"):
            for stem in stems:
                stem.set_color(tuple(stemlines.get_color()[0]))
                stem.set_linestyle(stemlines._us_linestyles[0])
                stem.set_linewidth(stemlines.get_linewidth()[0])
                legend._set_artist_props(stem)
        else:
            for stem, line in zip(stems, stemlines):
                self.update_prop(stem, line, legend)
        base = Line2D([min(xdata), max(xdata)], [bottom, bottom])
        self.update_prop(base, baseline, legend)
        artists = [*stems, base, markers]
        for artist in artists:
            artist.set_transform(trans)
        return artists


class HandlerTuple(HandlerBase):
    """Several handles in one entry, on top of or beside each other."""

    def __init__(self, ndivide=1, pad=None, **kwargs):
        self._ndivide = ndivide
        self._pad = pad
        super().__init__(**kwargs)

    def create_artists(self, legend, orig_handle, xdescent, ydescent, width, height, fontsize, trans):
        parts = len(orig_handle) if self._ndivide is None else self._ndivide
        pad = (legend.borderpad if self._pad is None else self._pad) * fontsize
        if parts > 1:
            width = (width - pad * (parts - 1)) / parts
        handlers = legend.get_legend_handler_map()
        artists = []
        for number, handle in enumerate(orig_handle):
            handler = legend.get_legend_handler(handlers, handle)
            start = xdescent - (width + pad) * (number % parts)
            artists += handler.create_artists(legend, handle, start, ydescent, width, height, fontsize, trans)
        return artists


class HandlerPolyCollection(HandlerBase):
    """A rectangle in the colours of the first polygon."""

    def _update_prop(self, legend_handle, orig_handle):
        def first(colours):
            return tuple(colours[0]) if len(colours) else (0, 0, 0, 0)

        legend_handle._original_facecolor = legend_handle._facecolor = first(orig_handle.get_facecolor())
        legend_handle._original_edgecolor = legend_handle._edgecolor = first(orig_handle.get_edgecolor())
        legend_handle._hatch_color = orig_handle._hatch_color
        legend_handle._fill = orig_handle.get_fill()
        legend_handle._hatch = orig_handle._hatch
        legend_handle._linewidth = orig_handle.get_linewidths()[0]
        legend_handle.set_linestyle(orig_handle._us_linestyles[0])
        legend_handle._transform, legend_handle._transformSet = orig_handle._transform, orig_handle._transformSet
        legend_handle._alpha = None if np.iterable(orig_handle._alpha) else orig_handle._alpha

    def create_artists(self, legend, orig_handle, xdescent, ydescent, width, height, fontsize, trans):
        patch = Rectangle(xy=(-xdescent, -ydescent), width=width, height=height)
        self.update_prop(patch, orig_handle, legend)
        patch.set_transform(trans)
        return [patch]
