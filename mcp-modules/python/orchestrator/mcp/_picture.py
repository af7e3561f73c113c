"""How a plot is to look and where it goes: the keywords all plots share, and the file they end in."""

import json
import math
import re
import unicodedata
import warnings
from pathlib import Path

import _kit_data
import _kit_viz

from orchestrator.mcp._errors import shown
from orchestrator.mcp._places import target

__all__ = ["Look", "words"]

_FORMATS = ("png", "svg")
_TEXTS = ("title", "subtitle", "x_label", "y_label")
_KNOWN = (*_TEXTS, "theme", "output", "format", "width", "height", "scale", "font_size")
_MOST_BYTES = 150


class Look:
    """The shared keywords of one call, checked before any work is done."""

    def __init__(self, function, given):
        for name in given:
            if name not in _KNOWN:
                near = _kit_data.nearest(name, list(_KNOWN))
                hint = f"did you mean {near!r}?" if near else f"it takes {', '.join(_KNOWN)} besides its own"
                raise TypeError(f"{function}() got an unexpected keyword argument {name!r}; {hint}")
        self._theme = given.get("theme", "light")
        if self._theme not in ("light", "dark"):
            raise ValueError(f"theme must be 'light' or 'dark', found {shown(self._theme)}")
        self._output = given.get("output")
        self._format = _format(given.get("format"), self._output)
        self._look = {name: _text(name, given.get(name)) for name in _TEXTS}
        self._look["theme"] = self._theme
        self._look["width"] = _pixels("width", given.get("width"))
        self._look["height"] = _pixels("height", given.get("height"))
        self._look["scale"] = _number("scale", given.get("scale", 2))
        self._look["font_size"] = _number("font_size", given.get("font_size", 12))

    def save(self, parts, drawings, *, title=None, remarks=(), legend=None):
        """Draws and writes; `parts` make the name of the file if the call did not give one. Returns the path.

        `remarks` become the subtitle, the empty ones left out, if the call gave none.
        """
        look = dict(self._look)
        look["title"] = look["title"] if look["title"] is not None else title
        look["remark"] = "; ".join(filter(None, remarks)) or None
        look["legend"] = legend
        content, notes = _kit_viz.render(drawings, json.dumps(look), self._format)
        name = f"{_file_name(parts)}.{self._format}" if self._output is None else str(self._output)
        path = target(name, "reports", f".{self._format}")
        Path(path).write_bytes(content)
        if notes:
            warnings.warn(f"{Path(path).name}: {'; '.join(notes)}", stacklevel=4)
        return path


def words(value):
    """A label, a column's name or a category as it is read in a picture."""
    if isinstance(value, tuple):
        return " / ".join(words(part) for part in value)
    if hasattr(value, "normalize") and hasattr(value, "strftime") and value == value.normalize():
        return value.strftime("%Y-%m-%d")
    if isinstance(value, float) and value.is_integer() and abs(value) < 1e15:
        return str(int(value))
    return str(value)


def _file_name(parts):
    text = unicodedata.normalize("NFC", "_".join(words(part) for part in parts))
    text = re.sub(r"[^\w.-]+|\.\.+", "_", text).strip("._-") or "plot"
    # Names of files end at 255 bytes, and a letter may take four.
    return text.encode()[:_MOST_BYTES].decode(errors="ignore")


def _format(given, output):
    ending = Path(str(output)).suffix.lower().lstrip(".") if output is not None else ""
    wanted = str(given).lower().lstrip(".") if given is not None else ending or "png"
    if wanted not in _FORMATS:
        raise ValueError(f"format must be 'png' or 'svg', found {shown(given if given is not None else ending)}")
    if ending and ending != wanted:
        raise ValueError(f"output ends in '.{ending}', but format is {wanted!r}")
    return wanted


def _text(name, value):
    if value is None or isinstance(value, str):
        return value
    if isinstance(value, (int, float)):
        return str(value)
    raise TypeError(f"{name} must be text, found {type(value).__name__}")


def _number(name, value):
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not math.isfinite(value):
        raise ValueError(f"{name} must be a number, found {shown(value)}")
    return float(value)


def _pixels(name, value):
    if value is None:
        return None
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not 40 <= value <= 10_000:
        raise ValueError(f"{name} must be between 40 and 10000 pixels, found {shown(value)}")
    return round(value)
