"""The properties of a text: words, font, colour, alignment, rotation."""

from numbers import Real

from ._checks import colour_like, in_list
from ._transform_base import _kind
from .font_manager import FontProperties


class TextProperties:
    """Getters and setters of `Text`."""

    _aliases = {"c": "color", "font": "fontproperties", "font_properties": "fontproperties", "family": "fontfamily", "name": "fontname",
                "size": "fontsize", "stretch": "fontstretch", "style": "fontstyle", "variant": "fontvariant", "weight": "fontweight",
                "ha": "horizontalalignment", "va": "verticalalignment", "ma": "multialignment"}

    def get_text(self):
        return self._text

    def set_text(self, s):
        """Set the words."""
        s = "" if s is None else str(s)
        if s != self._text:
            self._text = s
            self.stale = True

    def get_color(self):
        return self._color

    def set_color(self, color):
        if not (isinstance(color, str) and color == "auto"):
            colour_like("color", color)
        self._color = color
        self.stale = True

    def get_antialiased(self):
        return self._antialiased

    def set_antialiased(self, antialiased):
        self._antialiased = antialiased
        self.stale = True

    def get_fontproperties(self):
        return self._fontproperties

    def set_fontproperties(self, fp):
        """Set the whole font at once."""
        self._fontproperties = FontProperties._from_any(fp).copy()
        self.stale = True

    def get_fontfamily(self):
        return self._fontproperties.get_family()

    def set_fontfamily(self, fontname):
        self._fontproperties.set_family(fontname)
        self.stale = True

    def get_fontname(self):
        return self._fontproperties.get_name()

    def set_fontname(self, fontname):
        self._fontproperties.set_family(fontname)
        self.stale = True

    def get_fontsize(self):
        return self._fontproperties.get_size_in_points()

    def set_fontsize(self, fontsize):
        self._fontproperties.set_size(fontsize)
        self.stale = True

    def get_fontstyle(self):
        return self._fontproperties.get_style()

    def set_fontstyle(self, fontstyle):
        self._fontproperties.set_style(fontstyle)
        self.stale = True

    def get_fontvariant(self):
        return self._fontproperties.get_variant()

    def set_fontvariant(self, variant):
        self._fontproperties.set_variant(variant)
        self.stale = True

    def get_fontweight(self):
        return self._fontproperties.get_weight()

    def set_fontweight(self, weight):
        self._fontproperties.set_weight(weight)
        self.stale = True

    def get_stretch(self):
        return self._fontproperties.get_stretch()

    def set_fontstretch(self, stretch):
        self._fontproperties.set_stretch(stretch)
        self.stale = True

    def get_math_fontfamily(self):
        return self._fontproperties.get_math_fontfamily()

    def set_math_fontfamily(self, fontfamily):
        self._fontproperties.set_math_fontfamily(fontfamily)

    def get_parse_math(self):
        return self._parse_math

    def set_parse_math(self, parse_math):
        self._parse_math = bool(parse_math)

    def get_usetex(self):
        return self._usetex

    def set_usetex(self, usetex):
        if usetex:
            raise NotImplementedError("usetex=True is not available: write mathematics between $ signs")
        self._usetex = False

    def get_wrap(self):
        return self._wrap

    def set_wrap(self, wrap):
        """Whether lines that would leave the figure are broken."""
        self._wrap = wrap

    def get_horizontalalignment(self):
        return self._horizontalalignment

    def set_horizontalalignment(self, align):
        in_list("align", align, ["center", "right", "left"])
        self._horizontalalignment = align
        self.stale = True

    def get_verticalalignment(self):
        return self._verticalalignment

    def set_verticalalignment(self, align):
        in_list("align", align, ["top", "bottom", "center", "baseline", "center_baseline"])
        self._verticalalignment = align
        self.stale = True

    def set_multialignment(self, align):
        """How lines of several are aligned with each other."""
        in_list("align", align, ["center", "right", "left"])
        self._multialignment = align
        self.stale = True

    def _get_multialignment(self):
        return self._horizontalalignment if self._multialignment is None else self._multialignment

    def set_linespacing(self, spacing):
        if not isinstance(spacing, Real):
            raise TypeError(f"'spacing' must be an instance of numbers.Real, not a {_kind(spacing)}")
        self._linespacing = spacing
        self.stale = True

    def get_rotation(self):
        """Degrees against the clock."""
        if not self._transform_rotates_text:
            return self._rotation
        return self.get_transform().transform_angles([self._rotation], [self.get_unitless_position()]).item(0)

    def set_rotation(self, s):
        if isinstance(s, Real):
            self._rotation = float(s) % 360
        elif s is None or s == "horizontal":
            self._rotation = 0.0
        elif s == "vertical":
            self._rotation = 90.0
        else:
            raise ValueError(f"rotation must be 'vertical', 'horizontal' or a number, not {s}")
        self.stale = True

    def get_rotation_mode(self):
        return self._rotation_mode

    def set_rotation_mode(self, m):
        """Whether the text is aligned after ('default') or before ('anchor') it is turned."""
        if m is None:
            m = "default"
        in_list("rotation_mode", m, ("anchor", "default"))
        self._rotation_mode = m
        self.stale = True

    def get_transform_rotates_text(self):
        return self._transform_rotates_text

    def set_transform_rotates_text(self, t):
        self._transform_rotates_text = t
        self.stale = True

    def get_position(self):
        return self._x, self._y

    def set_position(self, xy):
        self.set_x(xy[0])
        self.set_y(xy[1])

    def set_x(self, x):
        self._x = x
        self.stale = True

    def set_y(self, y):
        self._y = y
        self.stale = True

    def get_unitless_position(self):
        """The position as numbers."""
        return float(self.convert_xunits(self._x)), float(self.convert_yunits(self._y))

    get_c, set_c = get_color, set_color
    get_font = get_font_properties = get_fontproperties
    set_font = set_font_properties = set_fontproperties
    get_family, set_family = get_fontfamily, set_fontfamily
    get_name, set_name = get_fontname, set_fontname
    get_size, set_size = get_fontsize, set_fontsize
    get_style, set_style = get_fontstyle, set_fontstyle
    get_variant, set_variant = get_fontvariant, set_fontvariant
    get_weight, set_weight = get_fontweight, set_fontweight
    set_stretch = set_fontstretch
    get_ha, set_ha = get_horizontalalignment, set_horizontalalignment
    get_va, set_va = get_verticalalignment, set_verticalalignment
    set_ma = set_multialignment
