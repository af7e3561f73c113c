"""Fonts by their properties. Three families are built in: DejaVu Sans, DejaVu Serif and DejaVu Sans Mono."""

from . import rcParams
from ._checks import in_list

font_scalings = {"xx-small": 0.579, "x-small": 0.694, "small": 0.833, "medium": 1.0, "large": 1.2, "x-large": 1.44, "xx-large": 1.728,
                 "larger": 1.2, "smaller": 0.833, None: 1.0}
stretch_dict = {"ultra-condensed": 100, "extra-condensed": 200, "condensed": 300, "semi-condensed": 400, "normal": 500,
                "semi-expanded": 600, "semi-extended": 600, "expanded": 700, "extended": 700, "extra-expanded": 800,
                "extra-extended": 800, "ultra-expanded": 900, "ultra-extended": 900}
weight_dict = {"ultralight": 100, "light": 200, "normal": 400, "regular": 400, "book": 400, "medium": 500, "roman": 500,
               "semibold": 600, "demibold": 600, "demi": 600, "bold": 700, "heavy": 800, "extra bold": 800, "black": 900}
_MATH_FAMILIES = ("dejavusans", "dejavuserif", "cm", "stix", "stixsans", "custom")
_NAMES = {"sans-serif": "DejaVu Sans", "serif": "DejaVu Serif", "monospace": "DejaVu Sans Mono"}
_FILES = {"DejaVu Sans": "DejaVuSans", "DejaVu Serif": "DejaVuSerif", "DejaVu Sans Mono": "DejaVuSansMono"}


def _setting(name):
    return rcParams[name]


class FontProperties:
    """Family, style, weight and size of a font."""

    def __init__(self, family=None, style=None, variant=None, weight=None, stretch=None, size=None, fname=None, math_fontfamily=None):
        values = family, style, variant, weight, stretch, fname, size, math_fontfamily
        for put, value in zip(self._setters, values):
            put(self, value)
        alone = style is variant is weight is stretch is size is fname is None
        if isinstance(family, str) and alone and ":" in family:
            self.set_fontconfig_pattern(family)

    @classmethod
    def _from_any(cls, arg):
        """Properties from nothing, properties, a dictionary or a pattern."""
        if arg is None:
            return cls()
        if isinstance(arg, cls):
            return arg
        if isinstance(arg, str):
            return cls(arg)
        return cls(**arg)

    def _key(self):
        return (tuple(self._family), self._slant, self._variant, self._weight, self._stretch, self._size, self._file,
                self._math_fontfamily)

    def __hash__(self):
        return hash(self._key())

    def __eq__(self, other):
        return isinstance(other, FontProperties) and self._key() == other._key()

    def __str__(self):
        return self.get_fontconfig_pattern()

    def copy(self):
        """The same properties, to be changed."""
        made = FontProperties.__new__(FontProperties)
        made.__dict__.update(self.__dict__)
        return made

    __copy__ = copy

    def get_family(self):
        return self._family

    def get_name(self):
        """The name of the font that is drawn."""
        from ._renderer import known_families
        findfont(self)
        return _NAMES[next((family for family in known_families(self._family) if family is not None), "sans-serif")]

    def get_style(self):
        return self._slant

    get_slant = get_style

    def get_variant(self):
        return self._variant

    def get_weight(self):
        return self._weight

    def get_stretch(self):
        return self._stretch

    def get_size(self):
        return self._size

    get_size_in_points = get_size

    def get_file(self):
        return self._file

    def get_math_fontfamily(self):
        return self._math_fontfamily

    def set_family(self, family):
        if family is None:
            family = _setting("font.family")
        self._family = [family] if isinstance(family, str) else list(family)

    set_name = set_family

    def set_style(self, style):
        if style is None:
            style = _setting("font.style")
        in_list("style", style, ["normal", "italic", "oblique"])
        self._slant = style

    set_slant = set_style

    def set_variant(self, variant):
        if variant is None:
            variant = _setting("font.variant")
        in_list("variant", variant, ["normal", "small-caps"])
        self._variant = variant

    def set_weight(self, weight):
        self._weight = _word_or_number("weight", weight, weight_dict)

    def set_stretch(self, stretch):
        self._stretch = _word_or_number("stretch", stretch, stretch_dict)

    def set_size(self, size):
        if size is None:
            size = _setting("font.size")
        try:
            size = float(size)
        except ValueError:
            scale = font_scalings.get(size)
            if scale is None:
                raise ValueError("Size is invalid. Valid font size are " + ", ".join(map(str, font_scalings))) from None
            size = scale * _default_size()
        self._size = max(size, 1.0)

    def set_file(self, file):
        if file is not None:
            raise NotImplementedError("FontProperties(fname=...): fonts from files are not available; DejaVu Sans, DejaVu Serif and "
                                      "DejaVu Sans Mono are built in")
        self._file = None

    def set_fontconfig_pattern(self, pattern):
        """Take over properties from text like 'serif:bold:size=14'."""
        family, *rest = pattern.split(":")
        if family:
            self.set_family([name.replace("\\-", "-").strip() for name in family.split(",")])
        for part in rest:
            name, equals, value = part.partition("=")
            if equals:
                getattr(self, {"family": "set_family", "style": "set_style", "slant": "set_style", "variant": "set_variant",
                               "weight": "set_weight", "stretch": "set_stretch", "size": "set_size"}[name])(value)
            elif part in ("italic", "oblique"):
                self.set_style(part)
            elif part == "smallcaps":
                self.set_variant("small-caps")
            elif part in weight_dict:
                self.set_weight(part)
            elif part in stretch_dict:
                self.set_stretch(part)
            else:
                raise ValueError(f"Failed to parse font pattern {pattern!r}")

    def get_fontconfig_pattern(self):
        """The properties as one text."""
        family = ",".join(name.replace("-", "\\-") for name in self._family)
        return (f"{family}:style={self._slant}:variant={self._variant}:weight={self._weight}:stretch={self._stretch}:size={self._size}")

    def set_math_fontfamily(self, fontfamily):
        """Set the letters of mathematics."""
        if fontfamily is None:
            fontfamily = _setting("mathtext.fontset")
        else:
            in_list("math_fontfamily", fontfamily, _MATH_FAMILIES)
        self._math_fontfamily = fontfamily

    _setters = set_family, set_style, set_variant, set_weight, set_stretch, set_file, set_size, set_math_fontfamily


def _word_or_number(name, value, words):
    """One of the words, or a whole number up to 1000; None stands for the setting."""
    if value is None:
        value = _setting(f"font.{name}")
    if value in words:
        return value
    try:
        number = int(value)
    except (TypeError, ValueError):
        number = -1
    if number not in range(1001):
        raise ValueError(f"{name}={value!r} is invalid")
    return number


def _default_size():
    """The size that words like 'large' are relative to."""
    return float(_setting("font.size"))


class FontEntry:
    """A font that is there."""

    def __init__(self, name, style, weight):
        self.fname = _FILES[name] + ".ttf"
        self.name, self.style, self.weight = name, style, weight
        self.variant, self.stretch, self.size = "normal", "normal", "scalable"

    def __repr__(self):
        return f"FontEntry(fname={self.fname!r}, name={self.name!r}, style={self.style!r}, weight={self.weight!r})"


class FontManager:
    """The built-in fonts."""

    defaultFamily = {"ttf": "DejaVu Sans", "afm": "Helvetica"}

    @staticmethod
    def get_default_size():
        return _default_size()

    @property
    def ttflist(self):
        return [FontEntry(name, style, weight) for name in _FILES for style in ("normal", "oblique") for weight in (400, 700)]

    @staticmethod
    def get_default_weight():
        return "normal"

    @staticmethod
    def get_font_names():
        return sorted(_FILES)

    @staticmethod
    def findfont(prop, fontext="ttf", directory=None, fallback_to_default=True, rebuild_if_missing=True):
        """The file name of the font that would be drawn."""
        from ._renderer import candidates, known_families
        prop = FontProperties._from_any(prop)
        names = prop.get_family()
        found = [family for family in known_families(names) if family is not None]
        if not found:
            if not fallback_to_default:
                raise ValueError(f"Failed to find font {prop}, and fallback to the default font was disabled")
            _say("findfont: Font family %s not found. Falling back to %s.", names, "DejaVu Sans")
            for name in names:
                if candidates(name) is not None:
                    say_missing(name)
        return _FILES[_NAMES[found[0] if found else "sans-serif"]] + ".ttf"

    @staticmethod
    def addfont(path):
        raise NotImplementedError("fontManager.addfont: fonts from files are not available; DejaVu Sans, DejaVu Serif and "
                                  "DejaVu Sans Mono are built in")


fontManager = FontManager()
findfont = fontManager.findfont


_said = set()


def _say(message, *values):
    """Put a line into the log, once."""
    said = message % values
    if said not in _said:
        _said.add(said)
        import logging
        logging.getLogger("matplotlib.font_manager").warning(message, *values)


def say_missing(family):
    """Says in the log that a font is not there, or none of those that a generic family may be."""
    from ._renderer import candidates
    fonts = candidates(family)
    if fonts is None:
        _say("findfont: Font family %r not found.", family)
    else:
        _say("findfont: Generic family %r not found because none of the following families were found: %s", family, ", ".join(fonts))


def get_font_names():
    """The names of the built-in fonts."""
    return fontManager.get_font_names()


def findSystemFonts(fontpaths=None, fontext="ttf"):
    """There are no fonts in files."""
    return []
