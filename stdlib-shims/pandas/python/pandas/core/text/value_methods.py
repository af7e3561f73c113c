"""Text methods that change or ask each value without a pattern: case, padding, stripping, slicing, is...()."""

import textwrap
import unicodedata

import _pandas
from _pandas import Reduce, Text

from pandas.core.arguments.questions import is_integer, is_list_like
from pandas.core.missing.markers import nan
from pandas.core.text import work


class ValueMethods:
    """Mixin of StringMethods."""

    def len(self):
        """Length of each text, list or dict."""
        return self._run(Text.LEN, (), len, "int", (str, bytes, list, tuple, dict, set))

    def strip(self, to_strip=None):
        """Without blanks (or given characters) at both ends."""
        return self._run(Text.STRIP, (to_strip,), lambda text: text.strip(to_strip))

    def lstrip(self, to_strip=None):
        """Without blanks (or given characters) at the start."""
        return self._run(Text.LSTRIP, (to_strip,), lambda text: text.lstrip(to_strip))

    def rstrip(self, to_strip=None):
        """Without blanks (or given characters) at the end."""
        return self._run(Text.RSTRIP, (to_strip,), lambda text: text.rstrip(to_strip))

    def removeprefix(self, prefix):
        """Without a prefix where it is there."""
        return self._run(Text.REMOVEPREFIX, (prefix,), lambda text: text.removeprefix(prefix))

    def removesuffix(self, suffix):
        """Without a suffix where it is there."""
        return self._run(Text.REMOVESUFFIX, (suffix,), lambda text: text.removesuffix(suffix))

    def pad(self, width, side="left", fillchar=" "):
        """Filled up to a width at one or both sides."""
        if not isinstance(fillchar, str):
            raise TypeError(f"fillchar must be a character, not {type(fillchar).__name__}")
        if len(fillchar) != 1:
            raise TypeError("fillchar must be a character, not str")
        if not is_integer(width):
            raise TypeError(f"width must be of integer type, not {type(width).__name__}")
        if side not in ("left", "right", "both"):
            raise ValueError("Invalid side")
        width = int(width)
        fill = {"left": str.rjust, "right": str.ljust, "both": str.center}[side]
        return self._run(Text.PAD, (width, side, fillchar), lambda text: fill(text, width, fillchar))

    def center(self, width, fillchar=" "):
        """Filled up to a width at both sides."""
        return self.pad(width, "both", fillchar)

    def ljust(self, width, fillchar=" "):
        """Filled up to a width at the right."""
        return self.pad(width, "right", fillchar)

    def rjust(self, width, fillchar=" "):
        """Filled up to a width at the left."""
        return self.pad(width, "left", fillchar)

    def zfill(self, width):
        """Filled up with zeros after the sign."""
        if not is_integer(width):
            raise TypeError(f"width must be of integer type, not {type(width).__name__}")
        return self._run(Text.ZFILL, (int(width),), lambda text: text.zfill(width))

    def repeat(self, repeats):
        """Each text several times."""
        if is_list_like(repeats):
            counts = list(repeats)
            values = self._rows().tolist()
            made = [value * int(count) if isinstance(value, (str, bytes)) else value for value, count in zip(values, counts)]
            return self._give_rows(_pandas.column(made, "string" if work.is_nullable(self._col) else "object"))
        return self._run(Text.REPEAT, (int(repeats),), lambda text: text * repeats)

    def _give_rows(self, column):
        """A result that has one value per row already."""
        codes, self._codes = self._codes, None
        try:
            return self._give(column)
        finally:
            self._codes = codes

    def slice(self, start=None, stop=None, step=None):
        """A slice of each text or list."""
        return self._run(Text.SLICE, (start, stop, step), lambda text: text[start:stop:step], "text", (str, bytes, list, tuple))

    def slice_replace(self, start=None, stop=None, repl=None):
        """Another text in place of a slice."""
        repl = "" if repl is None else repl

        def replace(text):
            last = start if text[start:stop] == "" and start is not None else stop
            head = text[:start] if start is not None else ""
            return head + repl + (text[last:] if last is not None else "")

        return self._run(Text.SLICE_REPLACE, (start, stop, repl), replace)

    def get(self, i):
        """The item at a position (or under a key) of each value."""
        def item(value):
            if isinstance(value, dict):
                return value.get(i)
            return value[i] if -len(value) <= i < len(value) else work.missing_of(self._col)

        if not is_integer(i) or self._col.kind == "objects":
            return self._give(_inferred(work.each(self._col, item, "objects", (str, bytes, list, tuple, dict))))
        made = work.run(self._col, Text.GET, (int(i),), item)
        is_bare = len(made) and made.kind in ("text", "objects") and made.isna().reduce(Reduce.ALL)
        if is_bare and not self._col.isna().reduce(Reduce.ALL):
            # Nothing but missing values is not taken for text any more.
            made = made.cast("float64")
        return self._give(made)

    def __getitem__(self, key):
        if isinstance(key, slice):
            return self.slice(key.start, key.stop, key.step)
        return self.get(key)

    def join(self, sep):
        """The items of each list with a text between them."""
        def joined(value):
            return sep.join(value) if all(isinstance(item, str) for item in value) else work.missing_of(self._col)

        if self._col.kind == "objects":
            return self._give(_inferred(work.each(self._col, joined, "objects", (str, list, tuple))))
        return self._give(work.each(self._col, joined))

    def wrap(self, width, **kwargs):
        """Broken into lines of at most a width."""
        wrapper = textwrap.TextWrapper(width=width, **kwargs)
        return self._give(work.each(self._col, lambda text: "\n".join(wrapper.wrap(text))))

    def normalize(self, form):
        """In a Unicode normal form."""
        def normal(text):
            return unicodedata.normalize(form, text)

        return self._give(work.each(self._col, normal))

    def translate(self, table):
        """Characters replaced by a table, as str.translate does."""
        return self._give(work.each(self._col, lambda text: text.translate(table)))

    def encode(self, encoding, errors="strict"):
        """As bytes."""
        return self._give(work.each(self._col, lambda text: text.encode(encoding, errors), "objects"))

    def decode(self, encoding, errors="strict"):
        """Bytes as text."""
        if self._col.kind == "text":
            return self._give(_pandas.full(len(self._col), nan, "float64"))
        return self._give(_inferred(work.each(self._col, lambda data: data.decode(encoding, errors), "objects", (bytes,))))

    def find(self, sub, start=0, end=None):
        """Position of a text from the left, -1 where it is absent."""
        _check_text(sub)
        return self._run(Text.FIND, (sub, start, end), lambda text: text.find(sub, start, len(text) if end is None else end), "int")

    def rfind(self, sub, start=0, end=None):
        """Position of a text from the right, -1 where it is absent."""
        _check_text(sub)
        return self._run(Text.RFIND, (sub, start, end), lambda text: text.rfind(sub, start, len(text) if end is None else end), "int")

    def index(self, sub, start=0, end=None):
        """Position of a text from the left; ValueError where it is absent."""
        _check_text(sub)
        return self._give(work.each(self._col, lambda text: text.index(sub, start, len(text) if end is None else end), "int"))

    def rindex(self, sub, start=0, end=None):
        """Position of a text from the right; ValueError where it is absent."""
        _check_text(sub)
        return self._give(work.each(self._col, lambda text: text.rindex(sub, start, len(text) if end is None else end), "int"))


def _check_text(sub):
    if not isinstance(sub, str):
        raise TypeError(f"expected a string object, not {type(sub).__name__}")


def _inferred(column):
    """Objects as the narrower kind they fit."""
    return _pandas.column(column.tolist()) if column.kind == "objects" else column


def _simple(name, kind):
    function = getattr(str, name)

    def method(self):
        return self._run(name, (), function, kind)

    method.__name__ = name
    method.__doc__ = f"str.{name} of each text."
    return method


for _name in (Text.LOWER, Text.UPPER, Text.TITLE, Text.CAPITALIZE, Text.SWAPCASE, Text.CASEFOLD):
    setattr(ValueMethods, _name, _simple(_name, "text"))
for _name in (
    Text.ISALPHA, Text.ISDIGIT, Text.ISNUMERIC, Text.ISDECIMAL, Text.ISALNUM, Text.ISLOWER, Text.ISUPPER, Text.ISSPACE,
    Text.ISTITLE,
):
    setattr(ValueMethods, _name, _simple(_name, "bool"))
