"""The arguments of `read_csv` in the form the native reader takes."""

import re

from pandas.core.arguments.options import no_default
from pandas.core.arguments.questions import is_integer, is_list_like

DEFAULT_MISSING = (
    "", "#N/A", "#N/A N/A", "#NA", "-1.#IND", "-1.#QNAN", "-NaN", "-nan", "1.#IND", "1.#QNAN", "<NA>", "N/A", "NA",
    "NULL", "NaN", "None", "n/a", "nan", "null",
)  # fmt: skip
WHITESPACE = r"\s+"
# Fields of a text that was split by a regular expression are joined with this before the native reader sees them.
UNIT_SEPARATOR = "\x1f"


def separator(sep, delimiter, delim_whitespace):
    """The requested separator; None means it has to be guessed."""
    if delim_whitespace is not no_default and delim_whitespace:
        if delimiter is not None or (sep is not no_default and sep != ","):
            raise ValueError(
                "Specified a delimiter with both sep and delim_whitespace=True; you can only specify one."
            )
        return WHITESPACE
    if delimiter is not None:
        if sep is not no_default:
            raise ValueError("Specified a sep and a delimiter; you can only specify one.")
        return delimiter
    return "," if sep is no_default else sep


def sniffed(text):
    """The separator that the first line of a text seems to have."""
    line = next((line for line in text.splitlines() if line.strip()), "")
    counts = {mark: line.count(mark) for mark in (",", ";", "\t", "|", ":", " ")}
    best = max(counts, key=lambda mark: counts[mark])
    return best if counts[best] else ","


def rewritten(text, pattern):
    """A text whose fields are found by a regular expression, with a plain separator instead."""
    split = re.compile(pattern).split
    quoted = re.compile(r'^\s*"(.*)"\s*$')
    lines = []
    for line in text.splitlines():
        fields = [quoted.sub(r"\1", field) if field[:1] == '"' else field for field in split(line)]
        lines.append(UNIT_SEPARATOR.join(fields))
    return "\n".join(lines)


def skipped_lines(skiprows, n_lines=None):
    """An int or a list of line numbers; a function is called for every line."""
    if skiprows is None:
        return 0
    if callable(skiprows):
        return [line for line in range(n_lines) if skiprows(line)]
    if is_integer(skiprows):
        return int(skiprows)
    if isinstance(skiprows, float) and skiprows != int(skiprows):
        raise ValueError(f"skiprows must be an integer; got {skiprows}")
    return sorted(int(line) for line in skiprows)


def missing_words(values):
    """The texts that stand for given missing values; numbers in the ways they may be written."""
    words = []
    for value in values if is_list_like(values) else [values]:
        words.append(str(value))
        try:
            number = float(value)
            if number == int(number):
                words += [f"{int(number)}.0", str(int(number))]
            # A number that is not whole stands for its whole part too, as in pandas.
            words.append(str(int(value)))
        except (TypeError, ValueError, OverflowError):
            continue
    return words


def missing_options(na_values, keep_default_na, na_filter, names):
    """(words for all columns, {position: words}) of what is read as missing."""
    if not na_filter:
        return [], {}
    default = list(DEFAULT_MISSING) if keep_default_na else []
    if na_values is None:
        return default, {}
    if isinstance(na_values, dict):
        own = {}
        for key, values in na_values.items():
            if key in names:
                own[names.index(key)] = missing_words(values) + default
            elif is_integer(key) and 0 <= key < len(names):
                own[int(key)] = missing_words(values) + default
        return default, own
    return default + missing_words(na_values), {}


def whole_number(name, value, least=0):
    """A count given as int or whole float."""
    if value is None:
        return None
    if isinstance(value, float) and value == int(value):
        value = int(value)
    if not is_integer(value) or value < least:
        raise ValueError(f"'{name}' must be an integer >={least}")
    return int(value)


def by_position(given, names):
    """A dict by column label or number as a dict by position."""
    found = {}
    for key, value in given.items():
        if key in names:
            for position, name in enumerate(names):
                if name == key:
                    found[position] = value
        elif is_integer(key) and 0 <= key < len(names):
            found[int(key)] = value
    return found
