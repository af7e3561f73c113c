"""Legends: what the lines, markers and colours of a plot mean."""

import numpy as np

from . import rcParams
from ._affine import BboxTransformTo
from ._anchored_boxes import anchored_corner
from ._bbox import Bbox, BboxBase
from ._following_boxes import TransformedBbox
from ._checks import in_list
from ._legend_entries import _get_legend_handles, _get_legend_handles_labels, _parse_legend_args, default_handlers, handlers_for_now
from ._offset_boxes import DrawingArea, HPacker, TextArea, VPacker
from .artist import Artist


class Legend(Artist):
    """A box of handles and labels."""

    codes = {"best": 0, "upper right": 1, "upper left": 2, "lower left": 3, "lower right": 4, "right": 5, "center left": 6,
             "center right": 7, "lower center": 8, "upper center": 9, "center": 10}
    zorder = 5
    _default_handler_map = None

    def __str__(self):
        return "Legend"

    def __init__(self, parent, handles, labels, *, loc=None, numpoints=None, markerscale=None, markerfirst=True, reverse=False,
                 scatterpoints=None, scatteryoffsets=None, prop=None, fontsize=None, labelcolor=None, borderpad=None,
                 labelspacing=None, handlelength=None, handleheight=None, handletextpad=None, borderaxespad=None, columnspacing=None,
                 ncols=1, mode=None, fancybox=None, shadow=None, title=None, title_fontsize=None, framealpha=None, edgecolor=None,
                 facecolor=None, bbox_to_anchor=None, bbox_transform=None, frameon=None, handler_map=None, title_fontproperties=None,
                 alignment="center", ncol=1, draggable=False):
        from .font_manager import FontProperties
        super().__init__()

        def setting(value, name):
            return rcParams["legend." + name] if value is None else value

        if prop is None:
            self.prop = FontProperties(size=setting(fontsize, "fontsize"))
        else:
            self.prop = FontProperties._from_any(prop)
            if isinstance(prop, dict) and "size" not in prop:
                self.prop.set_size(rcParams["legend.fontsize"])
        self._fontsize = self.prop.get_size_in_points()
        self.texts, self.legend_handles = [], []
        self._legend_title_box = None
        self._custom_handler_map = handler_map
        self.numpoints = setting(numpoints, "numpoints")
        self.markerscale = setting(markerscale, "markerscale")
        self.scatterpoints = setting(scatterpoints, "scatterpoints")
        self.borderpad = setting(borderpad, "borderpad")
        self.labelspacing = setting(labelspacing, "labelspacing")
        self.handlelength = setting(handlelength, "handlelength")
        self.handleheight = setting(handleheight, "handleheight")
        self.handletextpad = setting(handletextpad, "handletextpad")
        self.borderaxespad = setting(borderaxespad, "borderaxespad")
        self.columnspacing = setting(columnspacing, "columnspacing")
        self.shadow = setting(shadow, "shadow")
        if reverse:
            labels, handles = [*reversed(labels)], [*reversed(handles)]
        handles = list(handles)
        if len(handles) < 2:
            ncols = 1
        self._ncols = ncols if ncols != 1 else ncol
        if self.numpoints <= 0:
            raise ValueError("numpoints must be > 0; it was %d" % self.numpoints)
        offsets = np.array([3.0 / 8.0, 4.0 / 8.0, 2.5 / 8.0]) if scatteryoffsets is None else np.asarray(scatteryoffsets)
        self._scatteryoffsets = np.resize(offsets, self.scatterpoints)
        self._legend_box = None
        self._join(parent)
        self.set_loc(loc, _in_init=True)
        self._shadow_props = {"ox": 2, "oy": -2}
        if isinstance(self.shadow, dict):
            self._shadow_props.update(self.shadow)
            self.shadow = True
        elif self.shadow not in (True, False, 0, 1):
            raise ValueError(f"Legend shadow must be a dict or bool, not {self.shadow!r} of type {type(self.shadow)}.")
        self._mode = mode
        self.set_bbox_to_anchor(bbox_to_anchor, bbox_transform)
        self._make_frame(setting(facecolor, "facecolor"), setting(edgecolor, "edgecolor"), setting(fancybox, "fancybox"),
                         framealpha, setting(frameon, "frameon"))
        in_list("alignment", alignment, ["center", "left", "right"])
        self._alignment = alignment
        self._init_legend_box(handles, labels, markerfirst)
        self._set_title_font(title, title_fontsize, title_fontproperties)
        if draggable:
            raise NotImplementedError("legend(draggable=True): there are no mouse events")
        self._colour_labels(setting(labelcolor, "labelcolor"))

    def _join(self, parent):
        """Belong to axes or to a figure."""
        self.parent = parent
        self.isaxes = hasattr(parent, "transAxes")
        if self.isaxes:
            self.axes = parent
            self.set_figure(parent.get_figure(root=False))
        elif hasattr(parent, "transSubfigure") or hasattr(parent, "transFigure"):
            self.set_figure(parent)
        else:
            raise TypeError("Legend needs either Axes or FigureBase as parent")

    def _make_frame(self, face, edge, fancybox, framealpha, frameon):
        from ._fancy_box import FancyBboxPatch
        face = rcParams["axes.facecolor"] if isinstance(face, str) and face == "inherit" else face
        edge = rcParams["axes.edgecolor"] if isinstance(edge, str) and edge == "inherit" else edge
        if framealpha is None:
            framealpha = 1 if self.shadow else rcParams["legend.framealpha"]
        self.legendPatch = FancyBboxPatch(xy=(0.0, 0.0), width=1.0, height=1.0, facecolor=face, edgecolor=edge, alpha=framealpha,
                                          boxstyle="round,pad=0,rounding_size=0.2" if fancybox else "square,pad=0",
                                          mutation_scale=self._fontsize, snap=True, visible=frameon)
        self._set_artist_props(self.legendPatch)

    def _set_title_font(self, title, size, properties):
        from .font_manager import FontProperties
        if size is not None and properties is not None:
            raise ValueError("title_fontsize and title_fontproperties can't be specified at the same time. "
                             "Only use one of them. ")
        if properties is not None:
            font = FontProperties._from_any(properties)
        else:
            font = FontProperties(size=rcParams["legend.title_fontsize"] if size is None else size)
        self.set_title(title, prop=font)

    def _colour_labels(self, wanted):
        from .colors import is_color_like, to_rgba_array
        getters = {"linecolor": ["get_color", "get_facecolor"], "markerfacecolor": ["get_markerfacecolor", "get_facecolor"],
                   "mfc": ["get_markerfacecolor", "get_facecolor"], "markeredgecolor": ["get_markeredgecolor", "get_edgecolor"],
                   "mec": ["get_markeredgecolor", "get_edgecolor"]}
        if wanted is None or isinstance(wanted, str) and wanted == "None":
            return
        if isinstance(wanted, str) and wanted in getters:
            for handle, text in zip(self.legend_handles, self.texts):
                colour = _colour_of(handle, getters[wanted])
                if colour is not None:
                    text.set_color(colour)
        elif isinstance(wanted, str) and wanted == "none":
            for text in self.texts:
                text.set_color(wanted)
        elif is_color_like(wanted) or np.iterable(wanted):
            colours = to_rgba_array(wanted)
            for number, text in enumerate(self.texts):
                text.set_color(colours[number % len(colours)])
        else:
            raise ValueError(f"Invalid labelcolor: {wanted!r}")

    def _set_artist_props(self, a):
        a.set_figure(self.get_figure(root=False))
        if self.isaxes:
            a.axes = self.axes
        a.set_transform(self.get_transform())

    def set_loc(self, loc=None, _in_init=False):
        """Set where the legend goes: a word, a number or a pair in axes coordinates."""
        given = loc
        if loc is None:
            loc = rcParams["legend.loc"]
            if not self.isaxes and loc in (0, "best"):
                loc = "upper right"
        self._outside_loc = None
        if isinstance(loc, str):
            if loc.split()[0] == "outside":
                loc = self._outside(given)
            in_list("loc", loc, [*self.codes])
            loc = self.codes[loc]
        elif np.iterable(loc):
            loc = tuple(loc)
            if len(loc) != 2 or not all(isinstance(part, (int, float, np.number)) for part in loc):
                raise ValueError(f"loc must be string, coordinate tuple, or an integer 0-10, not {given!r}")
        elif not isinstance(loc, (int, np.integer)) or not 0 <= loc <= 10:
            raise ValueError(f"loc must be string, coordinate tuple, or an integer 0-10, not {given!r}")
        if loc == 0 and not self.isaxes:
            raise ValueError("Automatic legend placement (loc='best') not implemented for figure legend")
        self._loc = self._loc_real = loc
        if self._legend_box is not None:
            self._legend_box.set_offset(self._findoffset)
        self.stale = True

    def _outside(self, given):
        if self.isaxes:
            raise ValueError(f"'outside' option for loc={given!r} keyword argument only works for figure legends")
        words = given.split()[1:]
        self._outside_loc = {"right": "right", "center left": "left", "center right": "right"}.get(" ".join(words)) or words[0]
        plain = " ".join(words)
        if self._outside_loc not in ("upper", "lower", "left", "right"):
            self._outside_loc = words[0]
        return {"left upper": "upper left", "left lower": "lower left", "right upper": "upper right",
                "right lower": "lower right", "left center": "center left", "right center": "center right"}.get(plain, plain)

    def _get_loc(self):
        return self._loc_real

    def set_ncols(self, ncols):
        """Set the number of columns."""
        self._ncols = ncols

    def _findoffset(self, bbox, renderer):
        """Where the box goes, in pixels."""
        x0, y0, x1, y1 = bbox._box()
        width, height = x1 - x0, y1 - y0
        pad = self.borderaxespad * renderer.points_to_pixels(self._fontsize)
        size = Bbox.from_bounds(0, 0, width, height)
        container = self.get_bbox_to_anchor()

        def corner_of(loc):
            return anchored_corner(loc, size, container, pad)

        if isinstance(self._loc, tuple):
            left, low, right, high = container._box()
            x, y = left + (right - left) * self._loc[0], low + (high - low) * self._loc[1]
        elif self._loc == 0:
            from ._legend_placing import best_corner
            x, y = best_corner(self, width, height, corner_of)
        else:
            x, y = corner_of(self._loc)
        return x - x0, y - y0

    def draw(self, renderer):
        if not self.get_visible():
            return
        renderer.open_group("legend", self.get_gid())
        fontsize = renderer.points_to_pixels(self._fontsize)
        if self._mode == "expand":
            pad = 2 * (self.borderaxespad + self.borderpad) * fontsize
            self._legend_box.set_width(float(self.get_bbox_to_anchor().width) - pad)
        box = self._legend_box.get_window_extent(renderer)
        self.legendPatch.set_bounds(box.bounds)
        self.legendPatch.set_mutation_scale(fontsize)
        if self.shadow:
            from .patches import Shadow
            Shadow(self.legendPatch, **self._shadow_props).draw(renderer)
        self.legendPatch.draw(renderer)
        # The place was found for the frame; the content goes to the same one.
        offset = self._legend_box._offset
        self._legend_box.set_offset(_fixed(self._legend_box, box, renderer))
        self._legend_box.draw(renderer)
        self._legend_box.set_offset(offset)
        renderer.close_group("legend")
        self.stale = False

    @classmethod
    def get_default_handler_map(cls):
        """Kinds of artists with what shows them."""
        if Legend._default_handler_map is None:
            Legend._default_handler_map = default_handlers()
        return cls._default_handler_map

    @classmethod
    def _handlers(cls):
        return handlers_for_now() if cls._default_handler_map is None else cls._default_handler_map

    @classmethod
    def set_default_handler_map(cls, handler_map):
        cls._default_handler_map = handler_map

    @classmethod
    def update_default_handler_map(cls, handler_map):
        cls.get_default_handler_map().update(handler_map)

    def get_legend_handler_map(self):
        known = self._handlers()
        return {**known, **self._custom_handler_map} if self._custom_handler_map else known

    @staticmethod
    def get_legend_handler(legend_handler_map, orig_handle):
        """What shows an artist, or None."""
        try:
            return legend_handler_map[orig_handle]
        except (TypeError, KeyError):
            for kind in type(orig_handle).mro():
                if kind in legend_handler_map:
                    return legend_handler_map[kind]
        return None

    def _init_legend_box(self, handles, labels, markerfirst=True):
        """Make the entries and put them into columns."""
        fontsize = self._fontsize
        descent = 0.35 * fontsize * (self.handleheight - 0.7)
        height = fontsize * self.handleheight - descent
        known = self.get_legend_handler_map()
        entries, texts, shown = [], [], []
        for handle, label in zip(handles, labels):
            handler = self.get_legend_handler(known, handle)
            if handler is None:
                import warnings
                warnings.warn(f"Legend does not support handles for {type(handle).__name__} instances.\nA proxy artist may be used "
                              "instead.\nSee: https://matplotlib.org/stable/users/explain/axes/legend_guide.html"
                              "#controlling-the-legend-entries", stacklevel=4)
                shown.append(None)
                continue
            text = TextArea(label, multilinebaseline=True, textprops={"verticalalignment": "baseline", "horizontalalignment": "left",
                                                                      "fontproperties": self.prop})
            text._text._tag = "legend"
            area = DrawingArea(width=self.handlelength * fontsize, height=height, xdescent=0.0, ydescent=descent)
            texts.append(text._text)
            shown.append(handler.legend_artist(self, handle, fontsize, area))
            entries.append((area, text))
        columns = []
        for column in _split(entries, self._ncols):
            rows = [HPacker(pad=0, sep=self.handletextpad * fontsize, children=[area, text] if markerfirst else [text, area],
                            align="baseline") for area, text in column]
            columns.append(VPacker(pad=0, sep=self.labelspacing * fontsize, align="baseline" if markerfirst else "right", children=rows))
        self._legend_handle_box = HPacker(pad=0, sep=self.columnspacing * fontsize, align="baseline",
                                          mode="expand" if self._mode == "expand" else "fixed", children=columns)
        self._legend_title_box = TextArea("")
        self._legend_title_box._text._tag = "legend"
        self._legend_box = VPacker(pad=self.borderpad * fontsize, sep=self.labelspacing * fontsize, align=self._alignment,
                                   children=[self._legend_title_box, self._legend_handle_box])
        self._legend_box.set_figure(self.get_figure(root=False))
        self._legend_box.axes = self.axes
        self.texts, self.legend_handles = texts, shown
        self._legend_box.set_offset(self._findoffset)

    def get_children(self):
        return [self._legend_box, self.get_frame()]

    def get_frame(self):
        """The box around the legend."""
        return self.legendPatch

    def get_lines(self):
        """The lines among the handles."""
        from .lines import Line2D
        return [handle for handle in self.legend_handles if isinstance(handle, Line2D)]

    def get_patches(self):
        """The patches among the handles."""
        from .cbook import silent_list
        from .patches import Patch
        return silent_list("Patch", [handle for handle in self.legend_handles if isinstance(handle, Patch)])

    def get_texts(self):
        """The labels."""
        from .cbook import silent_list
        return silent_list("Text", self.texts)

    def set_alignment(self, alignment):
        in_list("alignment", alignment, ["center", "left", "right"])
        self._alignment = alignment
        self._legend_box.align = alignment

    def get_alignment(self):
        return self._legend_box.align

    def set_title(self, title, prop=None):
        """Set the words above the entries."""
        self._legend_title_box._text.set_text(title)
        self._legend_title_box._text.set_visible(bool(title))
        self._legend_title_box.set_visible(bool(title))
        if prop is not None:
            self._legend_title_box._text.set_fontproperties(prop)
        self.stale = True

    def get_title(self):
        return self._legend_title_box._text

    def get_window_extent(self, renderer=None):
        return self._legend_box.get_window_extent(renderer=renderer)

    def get_tightbbox(self, renderer=None):
        return self._legend_box.get_window_extent(renderer)

    def get_frame_on(self):
        return self.legendPatch.get_visible()

    def set_frame_on(self, b):
        self.legendPatch.set_visible(b)
        self.stale = True

    draw_frame = set_frame_on

    def get_bbox_to_anchor(self):
        """The box in whose corner the legend is put."""
        return self.parent.bbox if self._bbox_to_anchor is None else self._bbox_to_anchor

    def set_bbox_to_anchor(self, bbox, transform=None):
        """Set that box, or a point, in coordinates of the parent."""
        if bbox is None:
            self._bbox_to_anchor = None
            return
        if isinstance(bbox, BboxBase):
            self._bbox_to_anchor = bbox
        else:
            try:
                count = len(bbox)
            except TypeError as error:
                raise ValueError(f"Invalid bbox: {bbox}") from error
            self._bbox_to_anchor = Bbox.from_bounds(*bbox, *([0, 0] if count == 2 else []))
        if transform is None:
            transform = BboxTransformTo(self.parent.bbox)
        self._bbox_to_anchor = TransformedBbox(self._bbox_to_anchor, transform)
        self.stale = True

    def set_draggable(self, state, use_blit=False, update="loc"):
        if state:
            raise NotImplementedError("Legend.set_draggable: there are no mouse events")

    def get_draggable(self):
        return False


def _fixed(box, extent, renderer):
    """The offset that puts a box at an extent."""
    own = box.get_bbox(renderer)._box()
    placed = extent._box()
    return placed[0] - own[0], placed[1] - own[1]


def _split(entries, count):
    """Columns as even as can be, the first ones longer; empty ones left out."""
    count = max(int(count), 1)
    least, longer = divmod(len(entries), count)
    columns, start = [], 0
    for number in range(count):
        stop = start + least + (number < longer)
        if stop > start:
            columns.append(entries[start:stop])
        start = stop
    return columns


def _colour_of(handle, getters):
    """The colour of a handle, unless it shows many values."""
    try:
        if handle.get_array() is not None:
            return None
    except AttributeError:
        pass
    for getter in getters:
        if hasattr(handle, getter):
            colour = getattr(handle, getter)()
            if isinstance(colour, np.ndarray):
                if colour.ndim == 2 and (len(colour) == 0 or bool((colour != colour[0]).any())):
                    continue
                return colour.squeeze()
            if isinstance(colour, str) and colour == "none":
                continue
            return colour
    return None
