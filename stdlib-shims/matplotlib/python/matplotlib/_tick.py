"""One tick: a mark on each side, a label on each side and a grid line. Parts are made when somebody looks at them or they are drawn."""

from matplotlib import artist as martist
from matplotlib import rcParams

_DIRECTIONS = ("in", "out", "inout")
# What shows each part.
_SWITCHES = {"gridline": "gridOn", "tick1line": "tick1On", "tick2line": "tick2On", "label1": "label1On", "label2": "label2On"}


def settings_of(name, which):
    """How ticks look by the settings; `name` is 'xtick' or 'ytick', `which` 'major' or 'minor'."""
    rc = rcParams
    colour = rc[f"{name}.color"]
    label_colour = rc[f"{name}.labelcolor"]
    return {
        "size": rc[f"{name}.{which}.size"],
        "width": rc[f"{name}.{which}.width"],
        "pad": rc[f"{name}.{which}.pad"],
        "color": colour,
        "tickdir": rc[f"{name}.direction"],
        "labelsize": rc[f"{name}.labelsize"],
        "labelcolor": colour if label_colour == "inherit" else label_colour,
        "grid_color": rc["grid.color"],
        "grid_linestyle": rc["grid.linestyle"],
        "grid_linewidth": rc["grid.linewidth"],
        "grid_alpha": rc["grid.alpha"],
        "labelfontfamily": None,
        "labelrotation": ("default", 0),
        "zorder": 2.01 if which == "major" else 2,
        "gridOn": False,
        "tick1On": True,
        "tick2On": True,
        "label1On": True,
        "label2On": False,
    }


def read_rotation(value):
    """A rotation of tick labels as (mode, angle)."""
    if isinstance(value, str):
        mode, angle = value, 0
    elif isinstance(value, (tuple, list)):
        mode, angle = value
    else:
        mode, angle = "default", value
    if mode not in ("auto", "default"):
        raise ValueError(f"{mode!r} is not a valid value for labelrotation; supported values are 'auto', 'default'")
    return mode, angle


def check_direction(tickdir):
    """Refuse a direction that ticks cannot have."""
    if tickdir not in _DIRECTIONS:
        raise ValueError(f"{tickdir!r} is not a valid value for tickdir; supported values are 'in', 'out', 'inout'")


class Tick(martist.Artist):
    """One tick of an axis."""

    __module__ = "matplotlib.axis"
    _text = ""

    def __init__(self, axes, loc, *, major=True, _settings=None, **kwargs):
        super().__init__()
        self._parts = {}
        # Parts that somebody outside has seen, and may have changed.
        self._seen = set()
        self._loc = loc
        self._major = major
        self.axes = axes
        self.set_figure(axes.figure)
        if _settings is None:
            given = {name: value for name, value in kwargs.items() if value is not None}
            _settings = {**settings_of(self.__name__, "major" if major else "minor"), **given}
            _settings["labelrotation"] = read_rotation(_settings["labelrotation"])
            check_direction(_settings["tickdir"])
        self._style = _settings

    _size = property(lambda self: self._style["size"])
    _width = property(lambda self: self._style["width"])
    _base_pad = property(lambda self: self._style["pad"])
    _tickdir = property(lambda self: self._style["tickdir"])
    _labelrotation = property(lambda self: self._style["labelrotation"])
    _pad = property(lambda self: self._style["pad"] + self.get_tick_padding())

    def _part(self, name):
        """A part, made now if it is not there yet."""
        part = self._parts.get(name)
        if part is None:
            part = self._parts[name] = getattr(self, "_make_" + name)()
            part.set_figure(self.figure)
            part.axes = self.axes
            self._place_at(name, part, self._loc)
        return part

    def _seen_part(self, name):
        self._seen.add(name)
        return self._part(name)

    tick1line = property(lambda self: self._seen_part("tick1line"))
    tick2line = property(lambda self: self._seen_part("tick2line"))
    gridline = property(lambda self: self._seen_part("gridline"))
    label1 = property(lambda self: self._seen_part("label1"))
    label2 = property(lambda self: self._seen_part("label2"))

    def _shows(self, name):
        """Whether a part is visible, without making it."""
        part = self._parts.get(name)
        return self._style[_SWITCHES[name]] if part is None else part.get_visible()

    def _make_mark(self, side, transform):
        from matplotlib.lines import Line2D
        style = self._style
        line = Line2D([], [], linestyle="none", color=style["color"], marker=self._markers(style["tickdir"])[side],
                      markersize=style["size"], markeredgewidth=style["width"], zorder=style["zorder"])
        line.set_visible(style["tick2On" if side else "tick1On"])
        line.set_transform(transform)
        return line

    def _make_tick1line(self):
        return self._make_mark(0, self._side_transform("tick1"))

    def _make_tick2line(self):
        return self._make_mark(1, self._side_transform("tick2"))

    def _make_gridline(self):
        from matplotlib.lines import Line2D
        style = self._style
        options = {name[5:]: value for name, value in style.items() if name.startswith("grid_")}
        alpha = options.pop("alpha", None)
        line = Line2D([], [], **options)
        colour = style["grid_color"]
        # A colour that says how opaque it is wins over the setting.
        if alpha is not None and ("grid_alpha" in self._given() or not _has_alpha(colour)):
            line.set_alpha(alpha)
        line.set_visible(style["gridOn"])
        line.set_transform(self._side_transform("grid"))
        line.get_path()._interpolation_steps = 180
        if self.axes.patch is not None:
            line.set_clip_path(self.axes.patch)
        return line

    def _given(self):
        axis = self._axis()
        return axis._major_tick_kw if self._major else axis._minor_tick_kw

    def _make_label(self, side, placing):
        """A label that looks as the style says: a copy of one that the axis keeps."""
        patterns = self._axis()._label_patterns
        key = id(self._style), side
        known = patterns.get(key)
        # The style is kept too, so that its identity cannot become another's.
        if known is None or known[2] is not placing:
            known = patterns[key] = (self._style, self._label_pattern(side, placing), placing)
        text = known[1]._copy()
        if self._text:
            text.set_text(self._text)
        return text

    def _label_pattern(self, side, placing):
        from matplotlib.text import Text
        style = self._style
        transform, va, ha = placing
        options = {}
        if style["labelfontfamily"] is not None:
            options["fontfamily"] = style["labelfontfamily"]
        text = Text(0, 0, "", fontsize=style["labelsize"], color=style["labelcolor"], verticalalignment=va,
                    horizontalalignment=ha, rotation=style["labelrotation"][1], **options)
        text._tag = self.__name__
        text.set_visible(style["label2On" if side else "label1On"])
        text.set_transform(transform)
        return text

    def _make_label1(self):
        return self._make_label(0, self._get_text1_transform())

    def _make_label2(self):
        return self._make_label(1, self._get_text2_transform())

    def _get_text1_transform(self):
        return self._axis()._text_transform(1, self._pad)

    def _get_text2_transform(self):
        return self._axis()._text_transform(2, self._pad)

    def get_tickdir(self):
        """'in', 'out' or 'inout'."""
        return self._style["tickdir"]

    def get_tick_padding(self):
        """How far the mark reaches out of the axes, in points."""
        return {"in": 0.0, "inout": 0.5, "out": 1.0}[self._style["tickdir"]] * self._style["size"]

    def get_pad(self):
        """The distance between mark and label, in points."""
        return self._style["pad"]

    def set_pad(self, val):
        """Set the distance between mark and label, in points."""
        self._apply_params(pad=val)
        self.stale = True

    def get_loc(self):
        """Where the tick is, in data units."""
        return self._loc

    def get_children(self):
        """All parts: marks, grid line, labels."""
        return [self.tick1line, self.tick2line, self.gridline, self.label1, self.label2]

    def set_clip_path(self, path, transform=None):
        """Clip the grid line."""
        super().set_clip_path(path, transform)
        self.gridline.set_clip_path(path, transform)
        self.stale = True

    def contains(self, mouseevent):
        """Nothing: a tick is not picked."""
        return False, {}

    def set_url(self, url):
        """Set a link on both labels."""
        super().set_url(url)
        self.label1.set_url(url)
        self.label2.set_url(url)

    def update_position(self, loc):
        """Move the tick."""
        self._loc = loc
        for name, part in self._parts.items():
            self._place_at(name, part, loc)
        self.stale = True

    def _set_text(self, text):
        """Say the same on both sides."""
        self._text = text
        for name in ("label1", "label2"):
            part = self._parts.get(name)
            if part is not None:
                part.set_text(text)

    def _apply_params(self, **kwargs):
        """Change how the tick looks."""
        self._style = style = {**self._style, **kwargs}
        parts = self._parts
        if not parts:
            return
        for name, part in parts.items():
            if _SWITCHES[name] in kwargs:
                part.set_visible(kwargs[_SWITCHES[name]])
        for side, name in enumerate(("tick1line", "tick2line")):
            line = parts.get(name)
            if line is None:
                continue
            if "tickdir" in kwargs:
                line.set_marker(self._markers(style["tickdir"])[side])
            if "size" in kwargs:
                line.set_markersize(style["size"])
            if "width" in kwargs:
                line.set_markeredgewidth(style["width"])
            if "color" in kwargs:
                line.set_color(style["color"])
            if "zorder" in kwargs:
                line.set_zorder(style["zorder"])
        moved = "size" in kwargs or "pad" in kwargs or "tickdir" in kwargs
        for name, transform in (("label1", self._get_text1_transform), ("label2", self._get_text2_transform)):
            text = parts.get(name)
            if text is None:
                continue
            if moved:
                text.set_transform(transform()[0])
            if "labelsize" in kwargs:
                text.set_fontsize(style["labelsize"])
            if "labelcolor" in kwargs:
                text.set_color(style["labelcolor"])
            if "labelfontfamily" in kwargs:
                text.set_fontfamily(style["labelfontfamily"])
            if "labelrotation" in kwargs:
                text.set_rotation(style["labelrotation"][1])
        line = parts.get("gridline")
        if line is not None:
            line.set(**{name[5:]: value for name, value in kwargs.items() if name.startswith("grid_")})
        self.stale = True

    def draw(self, renderer):
        """Draw grid line, marks and labels, as far as they are visible."""
        if not self.get_visible():
            return
        for name in _SWITCHES:
            if self._shows(name):
                self._part(name).draw(renderer)
        self.stale = False


def _has_alpha(colour):
    """Whether a colour is given as four numbers."""
    return not isinstance(colour, str) and len(colour) == 4


class XTick(Tick):
    """One tick of an x axis."""

    __module__ = "matplotlib.axis"
    __name__ = "xtick"

    def _axis(self):
        return self.axes.xaxis

    @staticmethod
    def _markers(tickdir):
        # TICKUP 2, TICKDOWN 3
        return {"out": (3, 2), "in": (2, 3), "inout": ("|", "|")}[tickdir]

    def _side_transform(self, which):
        return self.axes.get_xaxis_transform(which)

    @staticmethod
    def _place_at(name, part, loc):
        if name == "gridline":
            part.set_data([loc, loc], [0, 1])
        elif name == "tick1line":
            part.set_data([loc], [0])
        elif name == "tick2line":
            part.set_data([loc], [1])
        else:
            part.set_position((loc, 0 if name == "label1" else 1))

    def get_view_interval(self):
        """The view limits of x."""
        return self.axes.viewLim.intervalx


class YTick(Tick):
    """One tick of a y axis."""

    __module__ = "matplotlib.axis"
    __name__ = "ytick"

    def _axis(self):
        return self.axes.yaxis

    @staticmethod
    def _markers(tickdir):
        # TICKLEFT 0, TICKRIGHT 1
        return {"out": (0, 1), "in": (1, 0), "inout": ("_", "_")}[tickdir]

    def _side_transform(self, which):
        return self.axes.get_yaxis_transform(which)

    @staticmethod
    def _place_at(name, part, loc):
        if name == "gridline":
            part.set_data([0, 1], [loc, loc])
        elif name == "tick1line":
            part.set_data([0], [loc])
        elif name == "tick2line":
            part.set_data([1], [loc])
        else:
            part.set_position((0 if name == "label1" else 1, loc))

    def get_view_interval(self):
        """The view limits of y."""
        return self.axes.viewLim.intervaly
