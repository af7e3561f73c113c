"""Text methods that cut texts into parts: split, rsplit, partition, rpartition."""

import re

import _pandas
from _pandas import Text

from pandas.core.missing.markers import nan
from pandas.core.text import work


class SplitMethods:
    """Mixin of StringMethods."""

    def split(self, pat=None, *, n=-1, expand=False, regex=None):
        """Cut at a text or pattern; in lists, or in columns with `expand`.

        >>> pd.Series(["a-b", "c"]).str.split("-").tolist()
        [['a', 'b'], ['c']]
        """
        if regex is False and isinstance(pat, re.Pattern):
            raise ValueError("Cannot use a compiled regex as replacement pattern with regex=False")
        limit = -1 if n is None or n == 0 else int(n)
        by_pattern = isinstance(pat, re.Pattern) or (bool(pat) and (regex is True or (regex is None and len(pat) > 1)))
        if by_pattern:
            expression = re.compile(pat)
            cut = lambda text: expression.split(text, maxsplit=max(limit, 0))
        else:
            separator = pat if pat else None
            cut = lambda text: text.split(separator, limit)
        arguments = None if isinstance(pat, re.Pattern) else (pat if pat else None, limit, bool(expand), by_pattern)
        return self._cut(Text.SPLIT, arguments, expand, cut)

    def rsplit(self, pat=None, *, n=-1, expand=False):
        """Cut at a text, from the right; in lists, or in columns with `expand`."""
        limit = -1 if n is None or n == 0 else int(n)
        separator = pat if pat else None
        return self._cut(Text.RSPLIT, (separator, limit, bool(expand)), expand, lambda text: text.rsplit(separator, limit))

    def _cut(self, op, arguments, expand, cut):
        if expand and self._codes is not None:
            return self._cut_categories(cut)
        if expand and not len(self._col):
            return self._give_frame([])
        if arguments is not None:
            try:
                made = self._col.text(op, *arguments)
                return self._give_frame(made) if expand else self._give(made)
            except work.Unsupported:
                pass
        if not expand:
            return self._give(work.each(self._col, cut, "objects"))
        return self._give_frame(self._columns_of(self._parts(cut)))

    def _parts(self, cut):
        """The parts of each text; a list or number among the texts has none."""
        values = self._col.tolist()
        return [cut(value) if isinstance(value, str) else None if value is None else nan for value in values]

    def _cut_categories(self, cut):
        parts = self._parts(cut)
        missing = work.missing_of(self._col)
        columns = self._columns_of([missing if code < 0 else parts[code] for code in self._codes.tolist()])
        codes, self._codes = self._codes, None
        try:
            return self._give_frame(columns)
        finally:
            self._codes = codes

    def _columns_of(self, rows):
        """Rows of parts as columns; short rows are filled with None, missing rows stay missing."""
        width = max((len(row) for row in rows if isinstance(row, (list, tuple))), default=1)
        nullable = work.is_nullable(self._col)
        missing = work.missing_of(self._col)
        columns = []
        for place in range(width):
            values = []
            for row in rows:
                if isinstance(row, (list, tuple)):
                    values.append(row[place] if place < len(row) else None)
                else:
                    values.append(None if row is None else missing)
            columns.append(_pandas.column(values, "string" if nullable else "object"))
        return columns

    def partition(self, sep=" ", expand=True):
        """Before, at and after the first separator."""
        return self._three(Text.PARTITION, sep, expand)

    def rpartition(self, sep=" ", expand=True):
        """Before, at and after the last separator."""
        return self._three(Text.RPARTITION, sep, expand)

    def _three(self, op, sep, expand):
        function = getattr(str, op)
        if not expand:
            return self._give(work.each(self._col, lambda text: function(text, sep), "objects"))
        try:
            return self._give_frame(self._col.text(op, sep))
        except work.Unsupported:
            pass
        columns = self._columns_of(self._parts(lambda text: function(text, sep)))
        while len(columns) < 3:
            columns.append(columns[0].share())
        return self._give_frame(columns)
