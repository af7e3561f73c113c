"""What is said of letters that the built-in fonts lack."""

from ._renderer import known_families
from ._warning import warn
from .font_manager import _NAMES

# Scripts whose letters change with their neighbours, which nothing here does.
_SCRIPTS = {(0x0590, 0x05FF): "Hebrew", (0x0600, 0x06FF): "Arabic", (0x0900, 0x097F): "Devanagari", (0x0980, 0x09FF): "Bengali",
            (0x0A00, 0x0A7F): "Gurmukhi", (0x0A80, 0x0AFF): "Gujarati", (0x0B00, 0x0B7F): "Oriya", (0x0B80, 0x0BFF): "Tamil",
            (0x0C00, 0x0C7F): "Telugu", (0x0C80, 0x0CFF): "Kannada", (0x0D00, 0x0D7F): "Malayalam", (0x0D80, 0x0DFF): "Sinhala"}

_said = set()


def warn_of_boxes(words, missing, prop, is_math):
    """Warn of each missing letter; those of formulas are told in the log, once."""
    if is_math:
        _log_of_boxes(words, missing)
        return
    families = dict.fromkeys(family for family in known_families(prop.get_family()) if family is not None) or ["sans-serif"]
    fonts = ", ".join(_NAMES[family] for family in families)
    for letter in missing:
        name = chr(letter).encode("ascii", "namereplace").decode("ascii")
        warn(f"Glyph {letter} ({name}) missing from font(s) {fonts}.")
        for (first, last), script in _SCRIPTS.items():
            if first <= letter <= last:
                warn(f"Matplotlib currently does not support {script} natively.")


def _log_of_boxes(words, missing):
    for number, part in enumerate(words.replace("\\$", "").split("$")):
        font = "rm" if number % 2 else "default"
        for letter in map(chr, missing):
            if letter in part and (font, letter) not in _said:
                _said.add((font, letter))
                import logging
                logging.getLogger("matplotlib.mathtext").warning(
                    "Font %r does not have a glyph for %a [U+%x], substituting with a dummy symbol.", font, letter, ord(letter))
