"""Text methods with a pattern: contains, match, count, replace, extract, findall, startswith."""

import re
import warnings

import _pandas
from _pandas import Reduce, Text

from pandas.core.arguments.options import no_default
from pandas.core.loading import classes
from pandas.core.missing.questions import is_missing
from pandas.core.text import work


class PatternMethods:
    """Mixin of StringMethods."""

    def _answers(self, column, na):
        """A yes-no result, missing values answered by `na` if it is given."""
        column = self._spread(column)
        if na is no_default or (is_missing(na) and self._col.kind != "masked"):
            return self._give_rows(column)
        missing = column.isna()
        if not (len(column) and missing.reduce(Reduce.ANY)):
            return self._give_rows(column)
        if column.dtype == "boolean":
            return self._give_rows(column if is_missing(na) else column.fillna(bool(na)))
        values = [na if gap else value for value, gap in zip(column.tolist(), missing.tolist())]
        if isinstance(na, bool) or type(na).__name__ in ("bool_", "bool"):
            return self._give_rows(_pandas.column([bool(value) for value in values], "bool"))
        return self._give_rows(_pandas.objects(values))

    def contains(self, pat, case=True, flags=0, na=no_default, regex=True):
        """Whether a pattern (or plain text) occurs.

        >>> pd.Series(["apple", None]).str.contains("pp", na=False).tolist()
        [True, False]
        """
        if not regex:
            if case:
                test = lambda text: pat in text
            else:
                upper = pat.upper()
                test = lambda text: upper in text.upper()
            return self._answers(work.run(self._col, Text.CONTAINS, (pat, case, False), test, "bool"), na)
        expression = work.compiled(pat, case, flags)
        if expression.groups > 0:
            warnings.warn(
                "This pattern is interpreted as a regular expression, and has match groups. To actually get the groups, "
                "use str.extract.", UserWarning, stacklevel=3,
            )
        return self._answers(self._regex(Text.CONTAINS, expression, lambda text: expression.search(text) is not None), na)

    def _regex(self, op, expression, test, kind="bool"):
        flags = work.plain_flags(expression)
        arguments = (expression.pattern, flags) if op == "count" else (expression.pattern, True, True, flags)
        return work.run(self._col, op, arguments, test, kind)

    def match(self, pat, case=True, flags=0, na=no_default):
        """Whether a pattern matches at the start."""
        expression = work.compiled(pat, case, flags)
        return self._answers(self._regex(Text.MATCH, expression, lambda text: expression.match(text) is not None), na)

    def fullmatch(self, pat, case=True, flags=0, na=no_default):
        """Whether a pattern matches the whole text."""
        expression = work.compiled(pat, case, flags)
        return self._answers(self._regex(Text.FULLMATCH, expression, lambda text: expression.fullmatch(text) is not None), na)

    def startswith(self, pat, na=no_default):
        """Whether the text starts with another (or one of a tuple)."""
        return self._affix(Text.STARTSWITH, str.startswith, pat, na)

    def endswith(self, pat, na=no_default):
        """Whether the text ends with another (or one of a tuple)."""
        return self._affix(Text.ENDSWITH, str.endswith, pat, na)

    def _affix(self, op, function, pat, na):
        if not isinstance(pat, (str, tuple)):
            raise TypeError(f"expected a string or tuple, not {type(pat).__name__}")
        test = lambda text: function(text, pat)
        made = work.each(self._col, test, "bool") if isinstance(pat, tuple) else work.run(self._col, op, (pat,), test, "bool")
        return self._answers(made, na)

    def count(self, pat, flags=0):
        """How often a pattern occurs."""
        expression = work.compiled(pat, True, flags)
        return self._give(self._regex(Text.COUNT, expression, lambda text: len(expression.findall(text)), "int"))

    def findall(self, pat, flags=0):
        """All matches of a pattern, in lists."""
        expression = work.compiled(pat, True, flags)
        return self._give(work.each(self._col, expression.findall, "objects"))

    def replace(self, pat, repl, n=-1, case=None, flags=0, regex=False):
        """Another text in place of plain text, or of the matches of a pattern."""
        if not (isinstance(repl, str) or callable(repl)):
            raise TypeError("repl must be a string or callable")
        is_compiled = isinstance(pat, re.Pattern)
        if regex or regex is None:
            if is_compiled and (case is not None or flags != 0):
                raise ValueError("case and flags cannot be set when pat is a compiled regex")
        elif is_compiled:
            raise ValueError("Cannot use a compiled regex as replacement pattern with regex=False")
        elif callable(repl):
            raise ValueError("Cannot use a callable replacement when regex=False")
        if not regex and case is not False:
            return self._run(Text.REPLACE, (pat, repl, n, True, False), lambda text: text.replace(pat, repl, n))
        if not regex:
            expression = re.compile(re.escape(pat), re.IGNORECASE)
            return self._give(work.each(self._col, lambda text: expression.sub(lambda match: repl, text, count=max(n, 0))))
        expression = work.compiled(pat, case if case is not None else True, flags)
        substitute = lambda text: expression.sub(repl, text, count=max(n, 0))
        if callable(repl):
            return self._give(work.each(self._col, substitute))
        return self._run(Text.REPLACE, (expression.pattern, repl, n, True, True, work.plain_flags(expression)), substitute)

    def extract(self, pat, flags=0, expand=True):
        """The groups of the first match, one column each.

        >>> pd.Series(["a1", "b"]).str.extract(r"([a-z])(\\d)?")[0].tolist()
        ['a', 'b']
        """
        if not isinstance(expand, bool):
            raise ValueError("expand must be True or False")
        expression = re.compile(pat, flags=flags)
        if expression.groups == 0:
            raise ValueError("pattern contains no capture groups")
        if not expand and expression.groups > 1 and self._is_index:
            raise ValueError("only one regex group is supported with Index")
        columns = self._groups(expression)
        if expression.groups == 1 and not expand:
            return self._give(self._none_again(columns[0]), next(iter(expression.groupindex), None))
        labels = group_labels(expression)
        if self._is_index:
            return classes.DataFrame._from(
                [self._spread(column) for column in columns], classes.Index(labels), classes.RangeIndex._of_length(len(self._orig))
            )
        return self._give_frame(columns, labels)

    def _none_again(self, column):
        # A single group without columns keeps None where None was.
        if getattr(self._col, "missing", "nan") != "none" or not self._col.any_missing():
            return column
        return _pandas.column(
            [None if gap else value for value, gap in zip(column.tolist(), self._col.isna().tolist())], "object"
        )

    def _groups(self, expression):
        try:
            return self._col.text(Text.EXTRACT, expression.pattern, work.plain_flags(expression))
        except work.Unsupported:
            pass
        missing = work.missing_of(self._col)

        def groups(text):
            match = expression.search(text)
            return (missing,) * expression.groups if match is None else tuple(
                missing if part is None else part for part in match.groups()
            )

        rows = [groups(value) if isinstance(value, str) else (missing,) * expression.groups for value in self._col.tolist()]
        dtype = "string" if work.is_nullable(self._col) else "object"
        return [_pandas.column([row[i] for row in rows], dtype) for i in range(expression.groups)]

    def extractall(self, pat, flags=0):
        """The groups of all matches, one row for each match."""
        expression = re.compile(pat, flags=flags)
        if expression.groups == 0:
            raise ValueError("pattern contains no capture groups")
        missing = work.missing_of(self._col)
        rows, places, numbers = [], [], []
        for place, value in enumerate(self._rows().tolist()):
            if not isinstance(value, str):
                continue
            for number, match in enumerate(expression.finditer(value)):
                rows.append([missing if not part else part for part in match.groups()])
                places.append(place)
                numbers.append(number)
        dtype = "string" if work.is_nullable(self._col) else "object"
        columns = [_pandas.column([row[i] for row in rows], dtype) for i in range(expression.groups)]
        index = self._orig._index if not self._is_index else classes.RangeIndex._of_length(len(self._orig))
        taken = index._take(_pandas.column(places, "int64"))
        levels = [taken.get_level_values(i) for i in range(index.nlevels)] + [classes.Index._from(_pandas.column(numbers, "int64"))]
        index = classes.MultiIndex.from_arrays(levels, names=list(index.names) + ["match"])
        return classes.DataFrame._from(columns, classes.Index(group_labels(expression)), index)


def group_labels(expression):
    """Column labels of the groups of a pattern: names, or numbers from 0."""
    names = {number: name for name, number in expression.groupindex.items()}
    return [names.get(number + 1, number) for number in range(expression.groups)]
