"""Which artists a legend shows, under which labels, and by which handlers."""


import sys


def collection_classes(*names):
    """Classes of collections by their names; none as long as nothing has loaded them, since then there are no collections."""
    if "matplotlib._collection_base" not in sys.modules:
        return ()
    from . import collections
    return tuple(getattr(collections, name) for name in names)


def handlers_for_now():
    """The default handlers; those of collections once there can be collections."""
    return default_handlers("matplotlib._collection_base" in sys.modules)


def default_handlers(with_collections=True):
    """Kinds of artists with what shows them."""
    from . import legend_handler as handlers
    from .container import BarContainer, ErrorbarContainer, StemContainer
    from .lines import Line2D
    from .patches import Patch, StepPatch
    known = {
        StemContainer: handlers.HandlerStem(),
        ErrorbarContainer: handlers.HandlerErrorbar(),
        Line2D: handlers.HandlerLine2D(),
        Patch: handlers.HandlerPatch(),
        StepPatch: handlers.HandlerStepPatch(),
    }
    if with_collections:
        from .collections import CircleCollection, LineCollection, RegularPolyCollection
        known[LineCollection] = handlers.HandlerLineCollection()
        known[RegularPolyCollection] = handlers.HandlerRegularPolyCollection()
        known[CircleCollection] = handlers.HandlerCircleCollection()
    known[BarContainer] = handlers.HandlerPatch(update_func=handlers.update_from_first_child)
    known[tuple] = handlers.HandlerTuple()
    if with_collections:
        from .collections import PathCollection, PolyCollection
        known[PathCollection] = handlers.HandlerPathCollection()
        known[PolyCollection] = handlers.HandlerPolyCollection()
    return known


def _get_legend_handles(axs, legend_handler_map=None):
    """The artists of axes that may be shown."""
    from .legend import Legend
    from .lines import Line2D
    from .patches import Patch
    from .text import Text
    kinds = (Line2D, Patch, Text, *collection_classes("Collection"))
    originals = []
    for ax in axs:
        originals += [artist for artist in ax._children if isinstance(artist, kinds)]
        originals += ax.containers
        for other in getattr(ax, "parasites", ()):
            originals += [artist for artist in other._children if isinstance(artist, kinds)]
            originals += other.containers
    known = {**Legend._handlers(), **(legend_handler_map or {})}
    for handle in originals:
        label = handle.get_label()
        has_handler = Legend.get_legend_handler(known, handle) is not None
        if label != "_nolegend_" and has_handler:
            yield handle
        elif label and not label.startswith("_") and not has_handler:
            import warnings
            warnings.warn(f"Legend does not support handles for {type(handle).__name__} instances.\nSee: https://matplotlib.org/stable/"
                          "tutorials/intermediate/legend_guide.html#implementing-a-custom-legend-handler", stacklevel=4)


def _get_legend_handles_labels(axs, legend_handler_map=None):
    """Artists with labels, and the labels."""
    handles, labels = [], []
    for handle in _get_legend_handles(axs, legend_handler_map):
        label = handle.get_label()
        if label and not label.startswith("_"):
            handles.append(handle)
            labels.append(label)
    return handles, labels


def _parse_legend_args(axs, *args, handles=None, labels=None, **kwargs):
    """(handles, labels, other arguments) of `legend`."""
    import warnings
    handlers = kwargs.get("handler_map", {}) or {}
    if (handles is not None or labels is not None) and args:
        from matplotlib import MatplotlibDeprecationWarning
        warnings.warn("You have mixed positional and keyword arguments, some input may be discarded.  This is deprecated since 3.9 and "
                      "will become an error in 3.11.", MatplotlibDeprecationWarning, stacklevel=4)
    if hasattr(handles, "__len__") and hasattr(labels, "__len__") and len(handles) != len(labels):
        warnings.warn(f"Mismatched number of handles and labels: len(handles) = {len(handles)} len(labels) = {len(labels)}", stacklevel=4)
    if handles is not None and labels is not None:
        handles, labels = zip(*zip(handles, labels)) if len(list(handles)) and len(list(labels)) else ([], [])
    elif handles is not None:
        handles = list(handles)
        labels = [handle.get_label() for handle in handles]
    elif labels is not None:
        handles = [handle for handle, _ in zip(_get_legend_handles(axs, handlers), labels)]
    elif not args:
        handles, labels = _get_legend_handles_labels(axs, handlers)
        if not handles:
            warnings.warn("No artists with labels found to put in legend.  Note that artists whose label start with an underscore are "
                          "ignored when legend() is called with no argument.", stacklevel=4)
    elif len(args) == 1:
        labels, = args
        if any(hasattr(label, "get_label") and hasattr(label, "draw") for label in labels):
            raise TypeError("A single argument passed to legend() must be a list of labels, but found an Artist in there.")
        handles = [handle for handle, _ in zip(_get_legend_handles(axs, handlers), labels)]
    elif len(args) == 2:
        handles, labels = args[:2]
    else:
        raise TypeError(f"legend() takes 0-2 positional arguments but {len(args)} were given")
    return handles, labels, kwargs
