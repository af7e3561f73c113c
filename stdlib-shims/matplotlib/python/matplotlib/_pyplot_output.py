"""What pyplot does with a finished figure: showing, saving, drawing. There is no window, so nothing waits."""

from matplotlib import _pyplot_state as _state
from matplotlib import rcParams
from matplotlib._pyplot_axes import gcf

__all__ = [
    "connect", "disconnect", "draw", "draw_all", "draw_if_interactive", "ginput", "ioff", "ion", "isinteractive",
    "pause", "savefig", "show", "subplot_tool", "switch_backend", "waitforbuttonpress",
]


def savefig(*args, **kwargs):
    """Save the current figure."""
    return gcf().savefig(*args, **kwargs)


def show(*args, **kwargs):
    """Write every open figure to `reports/figure_N.png`; pyplot forgets them, their handles stay usable."""
    _state.show_figures([manager.canvas.figure for manager in _state.managers()])


def draw():
    """Draw the current figure."""
    gcf().canvas.draw_idle()


def draw_all(force=False):
    """Nothing: figures are drawn when they are saved."""


def draw_if_interactive(*args, **kwargs):
    """Nothing: figures are drawn when they are saved."""


def pause(interval):
    """Return at once: there is no window to wait for."""


class _Switch:
    """What `ion` and `ioff` give: on leaving a `with` block the earlier state is back."""

    def __init__(self, before):
        self._before = before

    def __enter__(self):
        return self

    def __exit__(self, *error):
        rcParams["interactive"] = self._before


def ion():
    """Switch interactive mode on; nothing is drawn earlier for it."""
    before, rcParams["interactive"] = rcParams["interactive"], True
    return _Switch(before)


def ioff():
    """Switch interactive mode off."""
    before, rcParams["interactive"] = rcParams["interactive"], False
    return _Switch(before)


def isinteractive():
    """Whether interactive mode is on."""
    return rcParams["interactive"]


_WITHOUT_WINDOW = ("agg", "cairo", "pdf", "pgf", "ps", "svg", "template")
_WITH_WINDOW = {
    "gtk3agg": "gtk3", "gtk3cairo": "gtk3", "gtk4agg": "gtk4", "gtk4cairo": "gtk4", "macosx": "macosx",
    "qtagg": "qt", "qtcairo": "qt", "qt5agg": "qt5", "qt5cairo": "qt5", "tkagg": "tk", "tkcairo": "tk", "wx": "wx",
    "wxagg": "wx", "wxcairo": "wx",
}


def switch_backend(newbackend):
    """Choose how figures are drawn; ways that need a window are refused."""
    name = newbackend.lower()
    if name in _WITH_WINDOW:
        raise ImportError(
            f"Cannot load backend {newbackend!r} which requires the {_WITH_WINDOW[name]!r} interactive framework, as "
            "'headless' is currently running"
        )
    if name not in _WITHOUT_WINDOW and name not in ("inline", "module://matplotlib_inline.backend_inline"):
        raise ModuleNotFoundError(f"No module named 'matplotlib.backends.backend_{name}'")
    rcParams["backend"] = newbackend


def connect(s, func):
    """Take a handler and give its number; no event will ever call it."""
    return gcf().canvas.mpl_connect(s, func)


def disconnect(cid):
    """Drop a handler."""
    gcf().canvas.mpl_disconnect(cid)


def ginput(*args, **kwargs):
    """Refused: there is no mouse here."""
    return gcf().ginput(*args, **kwargs)


def waitforbuttonpress(timeout=-1):
    """Refused: there is no mouse here."""
    return gcf().waitforbuttonpress(timeout=timeout)


def subplot_tool(targetfig=None):
    """Refused: there is no window."""
    raise NotImplementedError("matplotlib.pyplot.subplot_tool is not available: use subplots_adjust")
