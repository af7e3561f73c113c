"""Checks of single values of rcParams: each gives back what is stored, or says what is wrong."""

_BACKENDS = ["gtk3agg", "gtk3cairo", "gtk4agg", "gtk4cairo", "macosx", "nbagg", "notebook", "qtagg", "qtcairo", "qt5agg", "qt5cairo", "tkagg",
             "tkcairo", "webagg", "wx", "wxagg", "wxcairo", "agg", "cairo", "pdf", "pgf", "ps", "svg", "template"]
interactive_bk = _BACKENDS[:17]
non_interactive_bk = _BACKENDS[17:]
all_backends = list(_BACKENDS)

_FONT_SIZES = ["xx-small", "x-small", "small", "medium", "large", "x-large", "xx-large", "smaller", "larger"]
_FONT_WEIGHTS = ["ultralight", "light", "normal", "regular", "book", "medium", "roman", "semibold", "demibold", "demi", "bold", "heavy", "extra bold", "black"]
_FONT_STRETCHES = ["ultra-condensed", "extra-condensed", "condensed", "semi-condensed", "normal", "semi-expanded", "expanded", "extra-expanded",
                   "ultra-expanded"]
_LEGEND_PLACES = ["best", "upper right", "upper left", "lower left", "lower right", "right", "center left", "center right", "lower center", "upper center",
                  "center"]
_LINE_STYLES = ["-", "--", "-.", ":", "solid", "dashed", "dashdot", "dotted", "", " ", "none"]
_BIN_RULES = ["auto", "sturges", "fd", "doane", "scott", "rice", "sqrt"]


def literal(text):
    """The numbers, words, tuples and lists written in a text; ValueError for anything else."""
    import ast
    return ast.literal_eval(text)


class ValidateInStrings:
    """One of a list of words."""

    def __init__(self, key, valid, ignorecase=False):
        self.key = key
        self.ignorecase = ignorecase
        self.valid = {self._folded(word): word for word in valid}

    def _folded(self, word):
        return word.lower() if self.ignorecase else word

    def __call__(self, value):
        if isinstance(value, str) and self._folded(value) in self.valid:
            return self.valid[self._folded(value)]
        hash(value)
        raise ValueError(f"{value!r} is not a valid value for {self.key}; supported values are {list(self.valid.values())}")


def validate_any(value):
    """Anything."""
    return value


def validate_bool(value):
    """True, False, 1, 0 or a word for them."""
    if isinstance(value, str):
        value = value.lower()
    if value in ("t", "y", "yes", "on", "true", "1", 1, True):
        return True
    if value in ("f", "n", "no", "off", "false", "0", 0, False):
        return False
    raise ValueError(f"Cannot convert {value!r} to bool")


def _converted(value, kind):
    try:
        return kind(value)
    except (ValueError, TypeError) as error:
        raise ValueError(f"Could not convert {value!r} to {kind.__name__}") from error


def validate_float(value):
    """A number."""
    return _converted(value, float)


def validate_int(value):
    """A whole number."""
    return _converted(value, int)


def validate_string(value):
    """A text."""
    if not isinstance(value, str):
        raise ValueError(f"Could not convert {value!r} to str")
    return value


def or_none(check):
    def validate(value):
        if value is None or (isinstance(value, str) and value.lower() == "none"):
            return None
        return check(value)
    return validate


def string_or_none(value):
    return None if value is None else validate_string(value)


def list_of(check, n=None, letters=False):
    """A check of lists; a text is split at its commas, or with `letters` into letters if its parts fail."""
    def validate(value):
        if isinstance(value, str):
            try:
                items = [check(item.strip()) for item in value.split(",") if item.strip()]
            except Exception:
                if not letters:
                    raise
                items = [check(item.strip()) for item in value if item.strip()]
        elif hasattr(value, "__iter__") and not isinstance(value, (set, frozenset)):
            items = [check(item) for item in value]
        else:
            raise ValueError(f"Expected str or other non-set iterable, but got {value}")
        if n is not None and len(items) != n:
            raise ValueError(f"Expected {n} values, but there are {len(items)} values in {value}")
        return items
    return validate


validate_anylist = list_of(validate_any)
validate_floatlist = list_of(validate_float)
validate_stringlist = list_of(validate_string)


def validate_axisbelow(value):
    """True, False or "line"."""
    try:
        return validate_bool(value)
    except ValueError:
        if value == "line":
            return "line"
    raise ValueError(f'{value!r} cannot be interpreted as True, False, or "line"')


def validate_dpi(value):
    """A number or "figure"."""
    if value == "figure":
        return value
    try:
        return float(value)
    except ValueError as error:
        raise ValueError(f'{value!r} is not string "figure" and could not convert {value!r} to float') from error


def validate_color(value):
    """A colour; words that are nearly one are mended."""
    from matplotlib.colors import is_color_like
    if isinstance(value, str):
        if value.lower() == "none":
            return "none"
        if len(value) in (6, 8) and is_color_like("#" + value):
            return "#" + value
    if is_color_like(value):
        return value
    if isinstance(value, str):
        try:
            colour = literal(value)
        except (SyntaxError, ValueError):
            colour = None
        if is_color_like(colour):
            return colour
    raise ValueError(f"{value!r} does not look like a color arg")


def color_or(*words):
    def validate(value):
        return value if isinstance(value, str) and value in words else validate_color(value)
    return validate


def color_or_linecolor(value):
    """A colour, or the part of a line whose colour is taken."""
    from matplotlib.colors import is_color_like
    if isinstance(value, str):
        value = {"mfc": "markerfacecolor", "mec": "markeredgecolor"}.get(value, value)
    if value is None or value in ("linecolor", "markerfacecolor", "markeredgecolor") or is_color_like(value):
        return value
    raise ValueError(f"{value!r} does not look like a color arg")


def validate_fontsize(value):
    """A number of points or a word."""
    if isinstance(value, str):
        value = value.lower()
        if value in _FONT_SIZES:
            return value
    try:
        return float(value)
    except ValueError as error:
        raise ValueError(f"{value} is not a valid font size. Valid font sizes are {', '.join(_FONT_SIZES)}.") from error


def _word_or_int(words, what):
    def validate(value):
        if isinstance(value, str) and value in words:
            return value
        try:
            return int(value)
        except (ValueError, TypeError) as error:
            raise ValueError(f"{value} is not a valid {what}.") from error
    return validate


validate_fontweight = _word_or_int(_FONT_WEIGHTS, "font weight")
validate_fontstretch = _word_or_int(_FONT_STRETCHES, "font stretch")


def check_font_pattern(value):
    """A fontconfig pattern such as "sans:italic:bold"."""
    from matplotlib.font_manager import FontProperties
    FontProperties(value)
    return value


def above_minus_half(value):
    value = validate_float(value)
    if value > -0.5:
        return value
    raise RuntimeError(f"Value must be >-0.5; got {value}")


def between_zero_and_one(value):
    value = validate_float(value)
    if 0 <= value <= 1:
        return value
    raise RuntimeError(f"Value must be >=0 and <=1; got {value}")


def check_linestyle(value):
    if isinstance(value, str):
        if value.lower() in _LINE_STYLES:
            return value.lower()
        try:
            found = literal(value)
        except (SyntaxError, ValueError):
            found = None
    else:
        found = value
    if hasattr(found, "__len__") and not isinstance(found, (str, bytes)):
        if len(found) == 2 and hasattr(found[1], "__len__") and len(found[1]) % 2 == 0 and isinstance(found[0], (int, float)):
            return tuple(found)
        if len(found) % 2 == 0 and all(isinstance(step, (int, float)) for step in found):
            return (0, found)
    raise ValueError(f"linestyle {value!r} is not a valid on-off ink sequence.")


def check_marker(value):
    if isinstance(value, (str, int)):
        return value
    raise ValueError("Supported markers are [string, int]")


def validate_whiskers(value):
    """A number, or two percentiles."""
    if hasattr(value, "__len__") and not isinstance(value, str) and len(value) == 2:
        return [validate_float(item) for item in value]
    try:
        return float(value)
    except ValueError as error:
        raise ValueError("Not a valid whisker value [float, (float, float)]") from error


def check_epoch(value):
    import numpy as np
    try:
        np.datetime64(value)
        return value
    except (ValueError, TypeError) as error:
        raise ValueError(f"{value!r} should be a string that can be parsed by numpy.datetime64") from error


def validate_hist_bins(value):
    """A rule, a count or a list of edges."""
    if isinstance(value, str) and value in _BIN_RULES:
        return value
    for check in (int, validate_floatlist):
        try:
            return check(value)
        except (TypeError, ValueError):
            continue
    raise ValueError(f"'hist.bins' must be one of {_BIN_RULES}, an int or a sequence of floats")


def validate_aspect(value):
    """A number or one of "auto" and "equal"."""
    if value in ("auto", "equal"):
        return value
    try:
        return float(value)
    except ValueError as error:
        raise ValueError("not a valid aspect specification") from error


def check_cmap(value):
    from matplotlib.colors import Colormap
    if not isinstance(value, (str, Colormap)):
        name = "None" if value is None else type(value).__name__
        raise TypeError(f"'cmap' must be an instance of str or matplotlib.colors.Colormap, not a {name}")
    return value


def check_legend_place(value):
    if isinstance(value, str):
        if value.lower() in _LEGEND_PLACES:
            return value.lower()
        try:
            value = literal(value)
        except (SyntaxError, ValueError):
            pass
    if isinstance(value, int) and 0 <= value <= 10:
        return value
    if isinstance(value, tuple) and len(value) == 2 and all(isinstance(item, (int, float)) for item in value):
        return value
    raise ValueError(f"{value} is not a valid legend location.")


def style_word(name, words):
    def validate(value):
        if value in words:
            return value
        raise ValueError(f"{value!r} is not a valid {name}")
    return validate


check_cap_style = style_word("CapStyle", ("butt", "projecting", "round"))
check_join_style = style_word("JoinStyle", ("miter", "round", "bevel"))


def check_math_fallback(value):
    if isinstance(value, str):
        value = value.lower()
    if value is None or value == "none":
        return None
    if value in ("cm", "stix", "stixsans"):
        return value
    raise ValueError(f"{value} is not a valid fallback font name. Valid fallback font names are cm,stix,stixsans. Passing 'None' will turn fallback off.")


def validate_sketch(value):
    """None or (scale, length, randomness)."""
    if isinstance(value, str):
        value = value.lower().strip()
        if value.startswith("(") and value.endswith(")"):
            value = value[1:-1]
    if value is None or value == "none":
        return None
    try:
        return tuple(list_of(validate_float, 3)(value))
    except ValueError as error:
        raise ValueError("Expected a (scale, length, randomness) tuple") from error


def validate_fonttype(value):
    """3 or 42, or their names."""
    kinds = {"type3": 3, "truetype": 42}
    try:
        number = validate_int(value)
    except ValueError:
        try:
            return kinds[value.lower()]
        except KeyError as error:
            raise ValueError(f"Supported Postscript/PDF font types are {list(kinds)}") from error
    if number not in kinds.values():
        raise ValueError(f"Supported Postscript/PDF font types are {list(kinds.values())}")
    return number


def validate_ps_distiller(value):
    """A distiller's name or None."""
    if value is None or value is False or (isinstance(value, str) and value.lower() in ("none", "false")):
        return None
    return ValidateInStrings("ps.usedistiller", ["ghostscript", "xpdf"])(value)


def validate_bbox(value):
    """The word "tight", or "standard", which is stored as None."""
    if isinstance(value, str):
        value = value.lower()
        if value == "tight":
            return value
    if value is None or value == "standard":
        return None
    raise ValueError("bbox should be 'tight' or 'standard'")


def check_minor_divisions(value):
    if isinstance(value, str) and value.lower() == "auto":
        return "auto"
    try:
        number = int(value)
        if number >= 0:
            return number
    except (ValueError, TypeError):
        pass
    raise ValueError("'tick.minor.ndivs' must be 'auto' or non-negative int")


def validate_backend(value):
    """A backend's name."""
    if isinstance(value, str) and (value.lower() in all_backends or value.startswith("module://")):
        return value
    raise ValueError(f"{value!r} is not a valid value for backend; supported values are {all_backends}")


validate_fillstyle = ValidateInStrings("markers.fillstyle", ["full", "left", "right", "bottom", "top", "none"])


def check_hatch(value):
    if not isinstance(value, str):
        raise ValueError("Hatch pattern must be a string")
    unknown = set(value) - {"\\", "/", "|", "-", "+", "*", ".", "x", "o", "O"}
    if unknown:
        raise ValueError(f"Unknown hatch symbol(s): {list(unknown)}")
    return value
