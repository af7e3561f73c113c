"""Figures and axes of pyplot: making them, choosing the current ones, closing."""

from matplotlib import _pyplot_state as _state
from matplotlib import rcParams
from matplotlib._warning import warn as _warn

__all__ = [
    "axes", "cla", "clf", "close", "colorbar", "delaxes", "figimage", "figlegend", "fignum_exists", "figtext",
    "figure", "gca", "gcf", "gci", "get_current_fig_manager", "get_figlabels", "get_fignums", "matshow",
    "new_figure_manager", "polar", "sca", "sci", "subplot", "subplot2grid", "subplot_mosaic", "subplots",
    "subplots_adjust", "suptitle", "tight_layout", "twinx", "twiny",
]


def figure(num=None, figsize=None, dpi=None, *, facecolor=None, edgecolor=None, frameon=True, FigureClass=None,
           clear=False, **kwargs):
    """Make a figure, or make one that exists the current one."""
    from matplotlib.figure import Figure, FigureBase

    given = any(value is not None for value in (figsize, dpi, facecolor, edgecolor)) or not frameon or kwargs
    if isinstance(num, FigureBase):
        root = num.get_figure(root=True)
        if root.canvas.manager is None:
            raise ValueError("The passed figure is not managed by pyplot")
        if given and fignum_exists(root.number):
            _warn_ignored(root.canvas.manager.num)
        _state.make_active(root.canvas.manager)
        return root
    numbers = _state.numbers()
    next_number = max(numbers) + 1 if numbers else 1
    label = ""
    if num is None:
        num = next_number
    else:
        if given and fignum_exists(num):
            _warn_ignored(num)
        if isinstance(num, str):
            label = num
            labels = get_figlabels()
            if label in labels:
                num = numbers[labels.index(label)]
            else:
                if label == "all":
                    _warn("close('all') closes all existing figures.")
                num = next_number
        else:
            num = int(num)
    manager = _state.manager(num)
    if manager is None:
        limit = rcParams["figure.max_open_warning"]
        if len(numbers) == limit >= 1:
            _warn(
                f"More than {limit} figures have been opened. Figures created through the pyplot interface "
                "(`matplotlib.pyplot.figure`) are retained until explicitly closed and may consume too much memory. "
                "(To control this warning, see the rcParam `figure.max_open_warning`). Consider using "
                "`matplotlib.pyplot.close()`.", RuntimeWarning,
            )
        manager = _state.new_manager(
            num, FigureClass or Figure, figsize=figsize, dpi=dpi, facecolor=facecolor, edgecolor=edgecolor,
            frameon=frameon, **kwargs,
        )
        if label:
            manager.set_window_title(label)
            manager.canvas.figure.set_label(label)
    if clear:
        manager.canvas.figure.clear()
    return manager.canvas.figure


def _warn_ignored(num):
    _warn(f"Ignoring specified arguments in this call because figure with num: {num} already exists")


def new_figure_manager(num, *args, FigureClass=None, **kwargs):
    """A new manager with a figure of this number."""
    from matplotlib.figure import Figure

    if args:
        kwargs["figsize"] = args[0]
    return _state.new_manager(num, FigureClass or Figure, **kwargs)


def fignum_exists(num):
    """Whether a figure of this number or label is open."""
    return num in (_state.numbers() if not isinstance(num, str) else get_figlabels())


def get_fignums():
    """Numbers of the open figures."""
    return _state.numbers()


def get_figlabels():
    """Labels of the open figures, in order of their numbers."""
    return [manager.canvas.figure.get_label() for manager in _state.managers()]


def get_current_fig_manager():
    """The manager of the current figure."""
    return gcf().canvas.manager


def gcf():
    """The current figure; a new one if there is none."""
    manager = _state.active()
    return manager.canvas.figure if manager is not None else figure()


def close(fig=None):
    """Close the current figure, one by its number, label or itself, or 'all'."""
    from matplotlib.figure import Figure

    if fig is None:
        manager = _state.active()
        if manager is not None:
            _state.forget(manager.num)
    elif isinstance(fig, str):
        if fig == "all":
            _state.forget_all()
        elif fig in get_figlabels():
            _state.forget(_state.numbers()[get_figlabels().index(fig)])
    elif isinstance(fig, int):
        _state.forget(fig)
    elif isinstance(fig, Figure):
        for manager in _state.managers():
            if manager.canvas.figure is fig:
                _state.forget(manager.num)
    elif type(fig).__name__ == "UUID":
        _state.forget(fig)
    else:
        raise TypeError(f"close() argument must be a Figure, an int, a string, or None, not {type(fig)}")


def clf():
    """Clear the current figure."""
    gcf().clear()


def cla():
    """Clear the current axes."""
    return gca().cla()


def gca():
    """The current axes; new ones if there are none."""
    return gcf().gca()


def sca(ax):
    """Make these axes the current ones, and their figure the current figure."""
    figure(ax.get_figure(root=False))
    ax.get_figure(root=False).sca(ax)


def delaxes(ax=None):
    """Remove axes, the current ones unless given."""
    (gca() if ax is None else ax).remove()


def axes(arg=None, **kwargs):
    """Add axes to the current figure: in its whole, or in a box."""
    fig = gcf()
    position = kwargs.pop("position", None)
    if arg is not None:
        return fig.add_axes(arg, **kwargs)
    if position is None:
        return fig.add_subplot(**kwargs)
    return fig.add_axes(position, **kwargs)


def subplot(*args, **kwargs):
    """The axes in a cell of a grid: those that are there, or new ones."""
    from matplotlib.gridspec import SubplotSpec

    polar = kwargs.pop("polar", False)
    if polar:
        projection = kwargs.get("projection", "polar")
        if projection != "polar":
            raise ValueError(
                f"polar={polar}, yet projection={projection!r}. Only one of these arguments should be supplied."
            )
        kwargs["projection"] = "polar"
    if not args:
        args = (1, 1, 1)
    if len(args) >= 3 and isinstance(args[2], bool):
        _warn(
            "The subplot index argument to subplot() appears to be a boolean. Did you intend to use subplots()?"
        )
    if "nrows" in kwargs or "ncols" in kwargs:
        raise TypeError(
            "subplot() got an unexpected keyword argument 'ncols' and/or 'nrows'.  Did you intend to call subplots()?"
        )
    fig = gcf()
    cells = SubplotSpec._from_subplot_args(fig, args)
    for ax in fig.axes:
        if ax.get_subplotspec() == cells and (
            not kwargs or ax._projection_init == fig._process_projection_requirements(**kwargs)
        ):
            break
    else:
        ax = fig.add_subplot(cells, **kwargs)
    fig.sca(ax)
    return ax


def subplots(nrows=1, ncols=1, *, sharex=False, sharey=False, squeeze=True, width_ratios=None, height_ratios=None,
             subplot_kw=None, gridspec_kw=None, **fig_kw):
    """A new figure with a grid of axes."""
    fig = figure(**fig_kw)
    axs = fig.subplots(
        nrows=nrows, ncols=ncols, sharex=sharex, sharey=sharey, squeeze=squeeze, subplot_kw=subplot_kw,
        gridspec_kw=gridspec_kw, height_ratios=height_ratios, width_ratios=width_ratios,
    )
    return fig, axs


def subplot_mosaic(mosaic, *, sharex=False, sharey=False, width_ratios=None, height_ratios=None, empty_sentinel=".",
                   subplot_kw=None, gridspec_kw=None, per_subplot_kw=None, **fig_kw):
    """A new figure with axes laid out like a drawing in text or nested lists."""
    fig = figure(**fig_kw)
    axs = fig.subplot_mosaic(
        mosaic, sharex=sharex, sharey=sharey, height_ratios=height_ratios, width_ratios=width_ratios,
        subplot_kw=subplot_kw, gridspec_kw=gridspec_kw, empty_sentinel=empty_sentinel, per_subplot_kw=per_subplot_kw,
    )
    return fig, axs


def subplot2grid(shape, loc, rowspan=1, colspan=1, fig=None, **kwargs):
    """Add axes at a row and column of a grid, over so many rows and columns."""
    from matplotlib.gridspec import GridSpec

    if fig is None:
        fig = gcf()
    rows, cols = shape
    grid = GridSpec._check_gridspec_exists(fig, rows, cols)
    return fig.add_subplot(grid.new_subplotspec(loc, rowspan=rowspan, colspan=colspan), **kwargs)


def twinx(ax=None):
    """Axes over the same place that share x."""
    return (gca() if ax is None else ax).twinx()


def twiny(ax=None):
    """Axes over the same place that share y."""
    return (gca() if ax is None else ax).twiny()


def polar(*args, **kwargs):
    """Plot on polar axes, new ones if the figure is empty."""
    if gcf().get_axes():
        ax = gca()
        if ax.name != "polar":
            _warn("Trying to create polar plot on an Axes that does not have a polar projection.")
    else:
        ax = axes(projection="polar")
    return ax.plot(*args, **kwargs)


def matshow(A, fignum=None, **kwargs):
    """Show a matrix in a new figure of its shape, or in the current one with fignum=0."""
    import numpy as np

    A = np.asanyarray(A)
    if fignum == 0:
        ax = gca()
    else:
        from matplotlib.figure import figaspect

        fig = figure(fignum, figsize=None if fignum is not None and fignum_exists(fignum) else figaspect(A))
        ax = fig.add_axes((0.15, 0.09, 0.775, 0.775))
    image = ax.matshow(A, **kwargs)
    sci(image)
    return image


def gci():
    """The current image or collection with colours from values, or None."""
    return gcf()._gci()


def sci(im):
    """Make an image or collection the current one."""
    gca()._sci(im)


def colorbar(mappable=None, cax=None, ax=None, **kwargs):
    """Add a colorbar for the current image, or a given one."""
    if mappable is None:
        mappable = gci()
        if mappable is None:
            raise RuntimeError(
                "No mappable was found to use for colorbar creation. First define a mappable such as an image (with "
                "imshow) or a contour set (with contourf)."
            )
    return gcf().colorbar(mappable, cax=cax, ax=ax, **kwargs)


def figimage(X, *args, **kwargs):
    """Add an image to the figure, pixel by pixel."""
    image = gcf().figimage(X, *args, **kwargs)
    sci(image)
    return image


def figtext(x, y, s, fontdict=None, **kwargs):
    """Add text to the figure."""
    return gcf().text(x, y, s, fontdict=fontdict, **kwargs)


def figlegend(*args, **kwargs):
    """Add a legend to the figure."""
    return gcf().legend(*args, **kwargs)


def suptitle(t, **kwargs):
    """Set the title over all axes."""
    return gcf().suptitle(t, **kwargs)


def subplots_adjust(left=None, bottom=None, right=None, top=None, wspace=None, hspace=None):
    """Set margins and gaps of the subplots."""
    gcf().subplots_adjust(left=left, bottom=bottom, right=right, top=top, wspace=wspace, hspace=hspace)


def tight_layout(*, pad=1.08, h_pad=None, w_pad=None, rect=None):
    """Choose margins and gaps so that labels do not overlap."""
    gcf().tight_layout(pad=pad, h_pad=h_pad, w_pad=w_pad, rect=rect)
