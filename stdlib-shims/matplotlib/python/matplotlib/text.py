"""Text on a figure."""

import math

from . import rcParams
from ._affine import Affine2D, IdentityTransform
from ._bbox import Bbox
from ._text_layout import layout
from ._text_properties import TextProperties
from .artist import Artist, normalized

__all__ = ["Annotation", "OffsetFrom", "Text"]


class Text(TextProperties, Artist):
    """Words at a place, perhaps on several lines, turned, or in a box."""

    zorder = 3
    _layout_key = None
    _layout = None
    _bbox_patch = None
    # What the text is, for whoever checks that texts do not overlap: "title", "xtick", "legend", ...
    _tag = "text"

    def __repr__(self):
        return f"Text({self._x}, {self._y}, {self._text!r})"

    def __init__(self, x=0, y=0, text="", *, color=None, verticalalignment="baseline", horizontalalignment="left",
                 multialignment=None, fontproperties=None, rotation=None, linespacing=None, rotation_mode=None, usetex=None, wrap=False,
                 transform_rotates_text=False, parse_math=None, antialiased=None, **kwargs):
        super().__init__()
        self._x, self._y = x, y
        self._text = ""
        self.set_text(text)
        self.set_color(rcParams["text.color"] if color is None else color)
        self.set_fontproperties(fontproperties)
        self.set_usetex(rcParams["text.usetex"] if usetex is None else usetex)
        self.set_parse_math(rcParams["text.parse_math"] if parse_math is None else parse_math)
        self.set_horizontalalignment(horizontalalignment)
        self.set_verticalalignment(verticalalignment)
        self._multialignment, self._linespacing = multialignment, 1.2 if linespacing is None else linespacing
        self._transform_rotates_text = transform_rotates_text
        self.set_rotation(rotation)
        self.set_rotation_mode(rotation_mode)
        self.set_wrap(wrap)
        self.set_antialiased(rcParams["text.antialiased"] if antialiased is None else antialiased)
        if kwargs:
            self.update(kwargs)

    def update(self, kwargs):
        """Set properties; the whole font first, so that its parts can differ, and the box last."""
        kwargs = normalized(kwargs, self)
        props = dict(kwargs)
        result = []
        if "fontproperties" in props:
            self.set_fontproperties(props.pop("fontproperties"))
        boxed = "bbox" in props
        box = props.pop("bbox", None)
        result += super().update(props)
        if boxed:
            self.set_bbox(box)
        return result

    def update_from(self, other):
        super().update_from(other)
        self._fontproperties = other._fontproperties.copy()
        for name in ("_color", "_multialignment", "_verticalalignment", "_horizontalalignment", "_rotation", "_rotation_mode",
                     "_transform_rotates_text", "_picker", "_linespacing"):
            setattr(self, name, getattr(other, name))
        self.stale = True

    def _copy(self):
        """A text with the same properties, to be changed."""
        made = type(self).__new__(type(self))
        made.__dict__.update(self.__dict__)
        made._fontproperties = self._fontproperties.copy()
        return made

    def set_bbox(self, rectprops):
        """Draw a box around the text, or none."""
        if rectprops is None:
            self._bbox_patch = None
            self.stale = True
            return
        from ._fancy_box import FancyBboxPatch
        look = {"boxstyle": None, "pad": None, **rectprops}
        style, pad = look.pop("boxstyle"), look.pop("pad")
        if style is None:
            # Room around a plain box is given in points, that of a named box in sizes of the font.
            style, pad = "square", (4 if pad is None else pad) / self.get_size()
        if isinstance(style, str) and "pad" not in style:
            style += ",pad=%0.2f" % (0.3 if pad is None else pad)
        self._bbox_patch = FancyBboxPatch((0, 0), 1, 1, boxstyle=style, transform=IdentityTransform(), **look)
        self._clip_box_too()
        self.stale = True

    def get_bbox_patch(self):
        """The box around the text, or None."""
        return self._bbox_patch

    def set_backgroundcolor(self, color):
        """Draw a box of one colour behind the text."""
        if self._bbox_patch is None:
            self.set_bbox({"facecolor": color, "edgecolor": color})
        else:
            self._bbox_patch.update({"facecolor": color})
        self._clip_box_too()
        self.stale = True

    def update_bbox_position_size(self, renderer):
        """Put the box where the text is."""
        if self._bbox_patch is None:
            return
        from ._text_layout import text_box
        x, y = self._display_position()
        left, low, width, height = text_box(self, renderer)
        self._bbox_patch.set_bounds(0.0, 0.0, width, height)
        self._bbox_patch.set_transform(Affine2D().rotate_deg(self.get_rotation()).translate(x + left, y + low))
        self._bbox_patch.set_mutation_scale(renderer.points_to_pixels(self.get_size()))

    def _clip_box_too(self):
        """Cut the box off where the text is."""
        box = self._bbox_patch
        if box is not None:
            box.clipbox, box._clippath, box._clipon = self.clipbox, self._clippath, self._clipon

    def set_clip_on(self, b):
        super().set_clip_on(b)
        self._clip_box_too()

    def set_clip_box(self, clipbox):
        super().set_clip_box(clipbox)
        self._clip_box_too()

    def set_clip_path(self, path, transform=None):
        super().set_clip_path(path, transform)
        self._clip_box_too()

    def _display_position(self):
        x, y = self.get_transform().transform(self.get_unitless_position()).tolist()
        return x, y

    def _preprocess_math(self, s):
        """The text without escapes, and whether it holds mathematics."""
        if not self._parse_math or "$" not in s:
            return s, False
        signs = s.count("$") - s.count("\\$")
        if signs > 0 and signs % 2 == 0:
            return s, True
        return s.replace(r"\$", "$"), False

    def _get_wrapped_text(self):
        if not self._wrap:
            return self._text
        figure = self.get_figure(root=True)
        from ._text_layout import wrapped
        return wrapped(self, self._measuring_renderer(figure), figure)

    @staticmethod
    def _measuring_renderer(figure, dpi=None):
        from ._renderer import measuring
        return measuring(figure.dpi if dpi is None else dpi)

    def _get_layout(self, renderer):
        return layout(self, renderer)

    def draw(self, renderer):
        if renderer is not None:
            self._renderer = renderer
        if not self.get_visible() or self._text == "":
            return
        renderer.open_group("text", self.get_gid())
        _, parts, _ = self._get_layout(renderer)
        x, y = self._display_position()
        if not (math.isfinite(x) and math.isfinite(y)):
            renderer.close_group("text")
            return
        if self._bbox_patch is not None:
            self.update_bbox_position_size(renderer)
            self._bbox_patch.draw(renderer)
        gc = self._clipped_context(renderer, url=self._url, antialiased=int(bool(self._antialiased)))
        gc.set_foreground(self._color)
        gc.set_alpha(self._alpha)
        angle = self.get_rotation()
        if self.get_path_effects():
            from .patheffects import PathEffectRenderer
            renderer_of_lines = PathEffectRenderer(self.get_path_effects(), renderer)
        else:
            renderer_of_lines = renderer
        for line, _, across, up in parts:
            clean, is_math = self._preprocess_math(line)
            if clean:
                renderer_of_lines.draw_text(gc, x + across, y + up, clean, self._fontproperties, angle, ismath=is_math, mtext=self)
        renderer.close_group("text")
        self.stale = False

    def get_window_extent(self, renderer=None, dpi=None):
        """The box around the text in pixels."""
        if not self.get_visible():
            return Bbox.unit()
        figure = self.get_figure(root=True)
        if renderer is None:
            renderer = self._measuring_renderer(figure, dpi)
        if self._text == "":
            x, y = self._display_position()
            return Bbox.from_bounds(x, y, 0, 0)
        box, _, _ = self._get_layout(renderer)
        x, y = self._display_position()
        return box.translated(x, y)


def __getattr__(name):
    """Annotations are loaded when they are named."""
    if name in ("Annotation", "OffsetFrom", "_AnnotationBase"):
        from . import _annotation
        return getattr(_annotation, name)
    raise AttributeError(f"module 'matplotlib.text' has no attribute {name!r}")


def __dir__():
    return sorted({*globals(), *__all__})
