"""Plotting on the current axes: each function is the method of `Axes` with its name."""

from matplotlib._pyplot_axes import gca, sci

__all__ = [
    "acorr", "angle_spectrum", "annotate", "arrow", "autoscale", "axhline", "axhspan", "axis", "axline",
    "axvline", "axvspan", "bar", "bar_label", "barbs", "barh", "box", "boxplot", "broken_barh", "clabel",
    "cohere", "contour", "contourf", "csd", "ecdf", "errorbar", "eventplot", "fill", "fill_between",
    "fill_betweenx", "grid", "hexbin", "hist", "hist2d", "hlines", "imshow", "legend", "locator_params",
    "loglog", "magnitude_spectrum", "margins", "minorticks_off", "minorticks_on", "pcolor", "pcolormesh",
    "phase_spectrum", "pie", "plot", "plot_date", "psd", "quiver", "quiverkey", "rgrids", "scatter",
    "semilogx", "semilogy", "specgram", "spy", "stackplot", "stairs", "stem", "step", "streamplot", "table",
    "text", "thetagrids", "tick_params", "ticklabel_format", "title", "tricontour", "tricontourf",
    "tripcolor", "triplot", "violinplot", "vlines", "xcorr", "xlabel", "xlim", "xscale", "xticks", "ylabel",
    "ylim", "yscale", "yticks",
]


def acorr(x, *args, **kwargs):
    """Plot the autocorrelation of x."""
    return gca().acorr(x, *args, **kwargs)


def angle_spectrum(x, *args, **kwargs):
    """Plot the angle spectrum."""
    return gca().angle_spectrum(x, *args, **kwargs)


def annotate(text, xy, *args, **kwargs):
    """Add text with an arrow to a point."""
    return gca().annotate(text, xy, *args, **kwargs)


def arrow(x, y, dx, dy, *args, **kwargs):
    """Add an arrow."""
    return gca().arrow(x, y, dx, dy, *args, **kwargs)


def autoscale(*args, **kwargs):
    """Switch autoscaling on or off."""
    return gca().autoscale(*args, **kwargs)


def axhline(*args, **kwargs):
    """Add a horizontal line across the axes."""
    return gca().axhline(*args, **kwargs)


def axhspan(ymin, ymax, *args, **kwargs):
    """Add a horizontal band across the axes."""
    return gca().axhspan(ymin, ymax, *args, **kwargs)


def axis(*args, **kwargs):
    """Limits of the axes, or setting them by values or a word."""
    return gca().axis(*args, **kwargs)


def axline(xy1, *args, **kwargs):
    """Add a line without end."""
    return gca().axline(xy1, *args, **kwargs)


def axvline(*args, **kwargs):
    """Add a vertical line across the axes."""
    return gca().axvline(*args, **kwargs)


def axvspan(xmin, xmax, *args, **kwargs):
    """Add a vertical band across the axes."""
    return gca().axvspan(xmin, xmax, *args, **kwargs)


def bar(x, height, *args, **kwargs):
    """Draw bars."""
    return gca().bar(x, height, *args, **kwargs)


def bar_label(container, *args, **kwargs):
    """Label bars."""
    return gca().bar_label(container, *args, **kwargs)


def barbs(*args, **kwargs):
    """Draw wind barbs."""
    return gca().barbs(*args, **kwargs)


def barh(y, width, *args, **kwargs):
    """Draw horizontal bars."""
    return gca().barh(y, width, *args, **kwargs)


def boxplot(x, *args, **kwargs):
    """Draw a box plot."""
    return gca().boxplot(x, *args, **kwargs)


def broken_barh(xranges, yrange, *args, **kwargs):
    """Draw a row of horizontal bars with gaps."""
    return gca().broken_barh(xranges, yrange, *args, **kwargs)


def clabel(CS, *args, **kwargs):
    """Label contour lines."""
    return gca().clabel(CS, *args, **kwargs)


def cohere(x, y, *args, **kwargs):
    """Plot the coherence of x and y."""
    return gca().cohere(x, y, *args, **kwargs)


def contour(*args, **kwargs):
    """Draw contour lines."""
    shown = gca().contour(*args, **kwargs)
    if shown._A is not None:
        sci(shown)
    return shown


def contourf(*args, **kwargs):
    """Fill between contours."""
    shown = gca().contourf(*args, **kwargs)
    if shown._A is not None:
        sci(shown)
    return shown


def csd(x, y, *args, **kwargs):
    """Plot the cross spectral density."""
    return gca().csd(x, y, *args, **kwargs)


def ecdf(x, *args, **kwargs):
    """Plot an empirical distribution."""
    return gca().ecdf(x, *args, **kwargs)


def errorbar(x, y, *args, **kwargs):
    """Plot points with error bars."""
    return gca().errorbar(x, y, *args, **kwargs)


def eventplot(positions, *args, **kwargs):
    """Draw parallel lines at given places."""
    return gca().eventplot(positions, *args, **kwargs)


def fill(*args, **kwargs):
    """Draw filled polygons."""
    return gca().fill(*args, **kwargs)


def fill_between(x, y1, *args, **kwargs):
    """Fill between two curves."""
    return gca().fill_between(x, y1, *args, **kwargs)


def fill_betweenx(y, x1, *args, **kwargs):
    """Fill between two curves over y."""
    return gca().fill_betweenx(y, x1, *args, **kwargs)


def grid(*args, **kwargs):
    """Show or hide grid lines."""
    return gca().grid(*args, **kwargs)


def hexbin(x, y, *args, **kwargs):
    """Count points in hexagons."""
    shown = gca().hexbin(x, y, *args, **kwargs)
    sci(shown)
    return shown


def hist(x, *args, **kwargs):
    """Draw a histogram."""
    return gca().hist(x, *args, **kwargs)


def hist2d(x, y, *args, **kwargs):
    """Count points in rectangles."""
    shown = gca().hist2d(x, y, *args, **kwargs)
    sci(shown[-1])
    return shown


def hlines(y, xmin, xmax, *args, **kwargs):
    """Draw horizontal lines."""
    return gca().hlines(y, xmin, xmax, *args, **kwargs)


def imshow(X, *args, **kwargs):
    """Show an array as an image."""
    shown = gca().imshow(X, *args, **kwargs)
    sci(shown)
    return shown


def legend(*args, **kwargs):
    """Add a legend."""
    return gca().legend(*args, **kwargs)


def locator_params(*args, **kwargs):
    """Set how ticks are placed."""
    return gca().locator_params(*args, **kwargs)


def loglog(*args, **kwargs):
    """Plot with both scales logarithmic."""
    return gca().loglog(*args, **kwargs)


def magnitude_spectrum(x, *args, **kwargs):
    """Plot the magnitude spectrum."""
    return gca().magnitude_spectrum(x, *args, **kwargs)


def margins(*args, **kwargs):
    """Margins for autoscaling, or setting them."""
    return gca().margins(*args, **kwargs)


def minorticks_off():
    """Hide minor ticks."""
    return gca().minorticks_off()


def minorticks_on():
    """Show minor ticks."""
    return gca().minorticks_on()


def pcolor(*args, **kwargs):
    """Draw coloured cells, each a polygon."""
    shown = gca().pcolor(*args, **kwargs)
    sci(shown)
    return shown


def pcolormesh(*args, **kwargs):
    """Draw coloured cells."""
    shown = gca().pcolormesh(*args, **kwargs)
    sci(shown)
    return shown


def phase_spectrum(x, *args, **kwargs):
    """Plot the phase spectrum."""
    return gca().phase_spectrum(x, *args, **kwargs)


def pie(x, *args, **kwargs):
    """Draw a pie chart."""
    return gca().pie(x, *args, **kwargs)


def plot(*args, **kwargs):
    """Plot lines and markers."""
    return gca().plot(*args, **kwargs)


def plot_date(x, y, *args, **kwargs):
    """Plot over dates."""
    return gca().plot_date(x, y, *args, **kwargs)


def psd(x, *args, **kwargs):
    """Plot the power spectral density."""
    return gca().psd(x, *args, **kwargs)


def quiver(*args, **kwargs):
    """Draw a field of arrows."""
    shown = gca().quiver(*args, **kwargs)
    sci(shown)
    return shown


def quiverkey(Q, X, Y, U, label, *args, **kwargs):
    """Add a key to arrows."""
    return gca().quiverkey(Q, X, Y, U, label, *args, **kwargs)


def scatter(x, y, *args, **kwargs):
    """Plot points with sizes and colours."""
    shown = gca().scatter(x, y, *args, **kwargs)
    sci(shown)
    return shown


def semilogx(*args, **kwargs):
    """Plot with x logarithmic."""
    return gca().semilogx(*args, **kwargs)


def semilogy(*args, **kwargs):
    """Plot with y logarithmic."""
    return gca().semilogy(*args, **kwargs)


def specgram(x, *args, **kwargs):
    """Draw a spectrogram."""
    shown = gca().specgram(x, *args, **kwargs)
    sci(shown[-1])
    return shown


def spy(Z, *args, **kwargs):
    """Show where an array is not zero."""
    shown = gca().spy(Z, *args, **kwargs)
    if hasattr(shown, "get_clim"):
        sci(shown)
    return shown


def stackplot(x, *args, **kwargs):
    """Draw stacked areas."""
    return gca().stackplot(x, *args, **kwargs)


def stairs(values, *args, **kwargs):
    """Draw steps with given edges."""
    return gca().stairs(values, *args, **kwargs)


def stem(*args, **kwargs):
    """Draw stems."""
    return gca().stem(*args, **kwargs)


def step(x, y, *args, **kwargs):
    """Draw steps."""
    return gca().step(x, y, *args, **kwargs)


def streamplot(x, y, u, v, *args, **kwargs):
    """Draw streamlines."""
    shown = gca().streamplot(x, y, u, v, *args, **kwargs)
    sci(shown.lines)
    return shown


def table(*args, **kwargs):
    """Add a table."""
    return gca().table(*args, **kwargs)


def text(x, y, s, *args, **kwargs):
    """Add text at a place in the data."""
    return gca().text(x, y, s, *args, **kwargs)


def tick_params(*args, **kwargs):
    """Set the looks of ticks and their labels."""
    return gca().tick_params(*args, **kwargs)


def ticklabel_format(*args, **kwargs):
    """Set how numbers at ticks are written."""
    return gca().ticklabel_format(*args, **kwargs)


def tricontour(*args, **kwargs):
    """Draw contour lines over triangles."""
    shown = gca().tricontour(*args, **kwargs)
    if shown._A is not None:
        sci(shown)
    return shown


def tricontourf(*args, **kwargs):
    """Fill between contours over triangles."""
    shown = gca().tricontourf(*args, **kwargs)
    if shown._A is not None:
        sci(shown)
    return shown


def tripcolor(*args, **kwargs):
    """Draw coloured triangles."""
    shown = gca().tripcolor(*args, **kwargs)
    sci(shown)
    return shown


def triplot(*args, **kwargs):
    """Draw a mesh of triangles."""
    return gca().triplot(*args, **kwargs)


def violinplot(dataset, *args, **kwargs):
    """Draw violins."""
    return gca().violinplot(dataset, *args, **kwargs)


def vlines(x, ymin, ymax, *args, **kwargs):
    """Draw vertical lines."""
    return gca().vlines(x, ymin, ymax, *args, **kwargs)


def xcorr(x, y, *args, **kwargs):
    """Plot the correlation of x and y."""
    return gca().xcorr(x, y, *args, **kwargs)


def box(on=None):
    """Show or hide the frame."""
    ax = gca()
    ax.set_frame_on(not ax.get_frame_on() if on is None else on)


def title(label, fontdict=None, loc=None, pad=None, *, y=None, **kwargs):
    """Set the title of the axes."""
    return gca().set_title(label, fontdict=fontdict, loc=loc, pad=pad, y=y, **kwargs)


def xlabel(xlabel, fontdict=None, labelpad=None, *, loc=None, **kwargs):
    """Set the label of x."""
    return gca().set_xlabel(xlabel, fontdict=fontdict, labelpad=labelpad, loc=loc, **kwargs)


def ylabel(ylabel, fontdict=None, labelpad=None, *, loc=None, **kwargs):
    """Set the label of y."""
    return gca().set_ylabel(ylabel, fontdict=fontdict, labelpad=labelpad, loc=loc, **kwargs)


def xscale(value, **kwargs):
    """Set the scale of x."""
    gca().set_xscale(value, **kwargs)


def yscale(value, **kwargs):
    """Set the scale of y."""
    gca().set_yscale(value, **kwargs)


def xlim(*args, **kwargs):
    """Limits of x, or setting them."""
    ax = gca()
    return ax.set_xlim(*args, **kwargs) if args or kwargs else ax.get_xlim()


def ylim(*args, **kwargs):
    """Limits of y, or setting them."""
    ax = gca()
    return ax.set_ylim(*args, **kwargs) if args or kwargs else ax.get_ylim()


def xticks(ticks=None, labels=None, *, minor=False, **kwargs):
    """Places and labels of the ticks of x, or setting them."""
    ax = gca()
    if ticks is None:
        locations = ax.get_xticks(minor=minor)
        if labels is not None:
            raise TypeError("xticks(): Parameter 'labels' can't be set without setting 'ticks'")
    else:
        locations = ax.set_xticks(ticks, minor=minor)
    if labels is not None:
        return locations, ax.set_xticklabels(labels, minor=minor, **kwargs)
    return locations, _styled(ax.get_xticklabels(minor=minor), kwargs)


def yticks(ticks=None, labels=None, *, minor=False, **kwargs):
    """Places and labels of the ticks of y, or setting them."""
    ax = gca()
    if ticks is None:
        locations = ax.get_yticks(minor=minor)
        if labels is not None:
            raise TypeError("yticks(): Parameter 'labels' can't be set without setting 'ticks'")
    else:
        locations = ax.set_yticks(ticks, minor=minor)
    if labels is not None:
        return locations, ax.set_yticklabels(labels, minor=minor, **kwargs)
    return locations, _styled(ax.get_yticklabels(minor=minor), kwargs)


def _styled(labels, properties):
    """Labels after their properties are set."""
    if properties:
        for label in labels:
            label._internal_update(properties)
    return labels


def rgrids(radii=None, labels=None, angle=None, fmt=None, **kwargs):
    """Circles of polar axes with their labels, or setting them."""
    ax = gca()
    if ax.name != "polar":
        raise RuntimeError("rgrids only defined for polar Axes")
    if radii is None and labels is None and angle is None and fmt is None and not kwargs:
        return ax.yaxis.get_gridlines(), ax.yaxis.get_ticklabels()
    return ax.set_rgrids(radii, labels=labels, angle=angle, fmt=fmt, **kwargs)


def thetagrids(angles=None, labels=None, fmt=None, **kwargs):
    """Rays of polar axes with their labels, or setting them."""
    ax = gca()
    if ax.name != "polar":
        raise RuntimeError("thetagrids only defined for polar Axes")
    if angles is None and labels is None and fmt is None and not kwargs:
        return ax.xaxis.get_ticklines(), ax.xaxis.get_ticklabels()
    return ax.set_thetagrids(angles, labels=labels, fmt=fmt, **kwargs)
