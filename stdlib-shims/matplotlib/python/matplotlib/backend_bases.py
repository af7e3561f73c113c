"""The canvas of a figure and the manager pyplot keeps it by. There is no window, so no event ever happens."""

from matplotlib import _saving, rcParams


class FigureCanvasBase:
    """What paints a figure."""

    required_interactive_framework = None
    supports_blit = False
    fixed_dpi = None
    filetypes = _saving.FILETYPES
    events = [
        "resize_event", "draw_event", "key_press_event", "key_release_event", "button_press_event",
        "button_release_event", "scroll_event", "motion_notify_event", "pick_event", "figure_enter_event",
        "figure_leave_event", "axes_enter_event", "axes_leave_event", "close_event",
    ]

    def __init__(self, figure=None):
        if figure is None:
            from matplotlib.figure import Figure

            figure = Figure()
        figure.set_canvas(self)
        self.figure = figure
        self.manager = None
        self.toolbar = None
        self.widgetlock = None
        self._handlers = {}

    device_pixel_ratio = 1

    def draw(self, *args, **kwargs):
        """Settle the layout; a canvas with pixels paints too."""
        self.figure.draw_without_rendering()

    def draw_idle(self, *args, **kwargs):
        """Draw now: there is no time at which nothing else happens."""
        self.draw(*args, **kwargs)

    def blit(self, bbox=None):
        """Nothing: there is no window."""

    def flush_events(self):
        """Nothing: no event is waiting."""

    def start_event_loop(self, timeout=0):
        """Nothing: no event will come."""

    def stop_event_loop(self):
        """Nothing: no event will come."""

    def is_saving(self):
        """Whether the figure is being saved right now."""
        return False

    def get_width_height(self, *, physical=False):
        """Width and height in pixels."""
        return int(self.figure.bbox.width), int(self.figure.bbox.height)

    @classmethod
    def get_supported_filetypes(cls):
        """Formats a figure can be saved in, with their names."""
        return dict(cls.filetypes)

    @classmethod
    def get_supported_filetypes_grouped(cls):
        """Names of formats with the extensions of each."""
        groups = {}
        for extension, name in cls.filetypes.items():
            groups.setdefault(name, []).append(extension)
            groups[name].sort()
        return groups

    @classmethod
    def get_default_filetype(cls):
        """The format when none is given."""
        return rcParams["savefig.format"]

    def get_default_filename(self):
        """A name to save the figure under."""
        title = self.manager.get_window_title() if self.manager is not None else ""
        stem = "".join("_" if letter in ' <>:"/\\|?*\0' else letter for letter in title or "image")
        return f"{stem}.{self.get_default_filetype()}"

    def mpl_connect(self, s, func):
        """Take a handler and give its number; no event will ever call it."""
        if s not in self.events:
            supported = ", ".join(map(repr, self.events))
            raise ValueError(f"{s!r} is not a valid value for signal; supported values are {supported}")
        number = len(self._handlers)
        self._handlers[number] = func
        return number

    def mpl_disconnect(self, cid):
        """Drop a handler."""
        self._handlers.pop(cid, None)

    def new_timer(self, interval=None, callbacks=None):
        """Refused: nothing runs later."""
        raise NotImplementedError("FigureCanvas.new_timer is not available: nothing runs after the script")

    def grab_mouse(self, ax):
        """Nothing: there is no mouse."""

    def release_mouse(self, ax):
        """Nothing: there is no mouse."""

    def set_cursor(self, cursor):
        """Nothing: there is no mouse."""

    def print_figure(self, filename, dpi=None, facecolor=None, edgecolor=None, orientation="portrait", format=None,
                     *, bbox_inches=None, pad_inches=None, bbox_extra_artists=None, backend=None, **kwargs):
        """Save the figure."""
        _saving.print_figure(
            self.figure, filename, dpi, facecolor, edgecolor, format, bbox_inches, pad_inches, bbox_extra_artists,
            kwargs,
        )


class FigureManagerBase:
    """A figure with its number, as pyplot keeps it."""

    toolbar = None

    def __init__(self, canvas, num):
        self.canvas = canvas
        canvas.manager = self
        self.num = num
        self._title = f"Figure {num:d}"

    def get_window_title(self):
        """The title of the window there would be."""
        return self._title

    def set_window_title(self, title):
        """Set the title, from which the name of a saved file can come."""
        self._title = title

    def show(self):
        """Write the figure to the project's reports."""
        from matplotlib._pyplot_state import show_figures

        show_figures([self.canvas.figure])

    def destroy(self):
        """Nothing: there is no window."""

    def resize(self, w, h):
        """Nothing: there is no window."""

    def full_screen_toggle(self):
        """Nothing: there is no window."""


class RendererBase:
    """The class of renderers, for scripts that name it."""


def key_press_handler(event, canvas=None, toolbar=None):
    """Refused: there are no events."""
    raise NotImplementedError("matplotlib.backend_bases.key_press_handler is not available: there are no events")


def __getattr__(name):
    if name == "MouseButton":
        from matplotlib._mouse_buttons import MouseButton

        return MouseButton
    raise AttributeError(f"module 'matplotlib.backend_bases' has no attribute {name!r}")
