"""Which figures pyplot knows, and which of them is current."""

_managers = {}
_written = set()
_refused = False


def managers():
    """All managers, in order of their numbers."""
    return [_managers[number] for number in sorted(_managers)]


def manager(number):
    """The manager of a number, which becomes the current one, or None."""
    found = _managers.get(number)
    if found is not None:
        make_active(found)
    return found


def active():
    """The current manager, or None."""
    return _managers[next(reversed(_managers))] if _managers else None


def make_active(chosen):
    """Make a manager the current one; a new one is added."""
    _managers.pop(chosen.num, None)
    _managers[chosen.num] = chosen


def forget(number):
    """Drop a figure; one that is not known is no error."""
    return _managers.pop(number, None)


def forget_all():
    """Drop every figure."""
    _managers.clear()


def numbers():
    """The numbers of all figures."""
    return sorted(_managers)


def new_manager(number, figure_class, **kwargs):
    """A new figure with its canvas and manager, made current."""
    from matplotlib.backend_bases import FigureManagerBase
    from matplotlib.backends.backend_agg import FigureCanvasAgg

    figure = figure_class(**kwargs)
    created = FigureManagerBase(FigureCanvasAgg(figure), number)
    make_active(created)
    figure._number = number
    return created


def show_figures(figures):
    """Write figures as `reports/figure_N.png`, N being their number, and let pyplot forget them.

    A number that was written before by another figure is not used twice.
    """
    global _refused
    for figure in figures:
        number = figure._number or 1
        if number in _written:
            number = max(_written) + 1
        forget(figure._number)
        try:
            _save_report(figure, number)
            _written.add(number)
        except OSError as error:
            if not _refused:
                from matplotlib._warning import warn

                _refused = True
                warn(f"figure {number} was not written: {error}")


def _save_report(figure, number):
    path = f"reports/figure_{number}.png"
    try:
        figure.savefig(path)
    except FileNotFoundError:
        from pathlib import Path

        Path("reports").mkdir(exist_ok=True)
        figure.savefig(path)
