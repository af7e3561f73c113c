"""The `.str` accessor: text methods of Series and Index."""

from pandas.core.arguments.options import no_default
from pandas.core.dtypes.questions import infer_dtype
from pandas.core.loading import classes
from pandas.core.loading.first_use import on_first_use
from pandas.core.missing.questions import is_missing
from pandas.core.series_and_frame.method_names import name_methods_after
from pandas.core.text import work
from pandas.core.text.pattern_methods import PatternMethods
from pandas.core.text.shape_methods import ShapeMethods
from pandas.core.text.split_methods import SplitMethods
from pandas.core.text.value_methods import ValueMethods

# Loaded on first use, which keeps imports short.
operations = on_first_use("pandas.core.category.operations")

_TEXT_KINDS = ("string", "empty", "bytes", "mixed", "mixed-integer")


class StringMethods(ValueMethods, PatternMethods, SplitMethods, ShapeMethods):
    """Text methods for every value of a Series or Index.

    >>> pd.Series(["a b", "c"]).str.upper().tolist()
    ['A B', 'C']
    """

    __module__ = "pandas.core.strings.accessor"

    def __init__(self, data):
        if isinstance(data, classes.MultiIndex):
            raise AttributeError("Can only use .str accessor with Index, not MultiIndex")
        self._orig = data
        self._is_index = isinstance(data, classes.Index)
        column = data._col
        self._codes = None
        if column.kind == "category":
            # Every category is worked on once; the results are spread over the rows.
            self._codes = operations.codes_of(column)
            column = column.categories
        if column.kind == "objects":
            _check_objects(column)
        elif column.kind != "text" and column.dtype != "string":
            raise AttributeError("Can only use .str accessor with string values!")
        self._col = column

    @property
    def _name(self):
        return self._orig._name

    def _spread(self, column):
        return column if self._codes is None else column.take(self._codes, True)

    def _rows(self):
        """The column with one value per row, even for categories."""
        return self._spread(self._col)

    def _give(self, column, name=no_default):
        """A result as the caller's kind of object."""
        column = self._spread(column)
        name = self._name if name is no_default or name is None else name
        if self._is_index:
            return column.to_numpy() if column.dtype in ("bool", "boolean") else classes.Index._from(column, name)
        return classes.Series._from(column, self._orig._index, name)

    def _give_frame(self, columns, labels=None):
        """Several columns as a DataFrame, or as a MultiIndex for an Index."""
        columns = [self._spread(column) for column in columns]
        if self._is_index:
            if len(columns) == 1 and labels is None:
                return classes.Index._from(columns[0], self._name)
            arrays = [classes.Index._from(column) for column in columns]
            return classes.MultiIndex.from_arrays(arrays, names=labels)
        labels = classes.RangeIndex._of_length(len(columns)) if labels is None else classes.Index(labels)
        return classes.DataFrame._from(columns, labels, self._orig._index)

    def _run(self, op, arguments, function, kind="text", accept=(str,)):
        return self._give(work.run(self._col, op, arguments, function, kind, accept))

    def __iter__(self):
        raise TypeError(f"'{type(self).__name__}' object is not iterable")

    def __repr__(self):
        return "<pandas.core.strings.accessor.StringMethods object>"


name_methods_after(StringMethods, shared=())


def _check_objects(column):
    """Object columns pass if a value is text, a list or the like; numbers and dates alone do not."""
    seen = False
    for value in column.tolist():
        if isinstance(value, (str, bytes, list, tuple, dict, set)):
            return
        if not is_missing(value):
            seen = True
    if seen:
        if infer_dtype(classes.Index._from(column), skipna=True) not in _TEXT_KINDS:
            raise AttributeError("Can only use .str accessor with string values!")
