"""Text methods that join columns or spread values over columns: cat and get_dummies."""

import numpy as np

import _pandas
from _pandas import Text

from pandas.core.construction.columns import as_column
from pandas.core.dtypes.questions import infer_dtype
from pandas.core.loading import classes
from pandas.core.text import work


class ShapeMethods:
    """Mixin of StringMethods."""

    def cat(self, others=None, sep=None, na_rep=None, join="left"):
        """All texts in one, or row by row with other texts.

        >>> pd.Series(["a", "b"]).str.cat(["x", "y"], sep="-").tolist()
        ['a-x', 'b-y']
        """
        if isinstance(others, str):
            raise ValueError("Did you mean to supply a `sep` keyword?")
        if self._col.kind == "objects":
            kind = infer_dtype(self._col.tolist())
            if kind in ("bytes", "mixed", "mixed-integer"):
                raise TypeError(f"Cannot use .str.cat with values of inferred dtype {kind!r}.")
        sep = "" if sep is None else sep
        column = self._rows()
        if others is None:
            values = [value if isinstance(value, str) else na_rep for value in column.tolist()]
            return sep.join(value for value in values if value is not None)
        index = self._orig._index if not self._is_index else None
        pieces = self._pieces(others)
        if index is not None and any(piece_index is not None for _, piece_index in pieces):
            column, columns, index = _aligned(column, index, pieces, join)
        else:
            columns = [piece for piece, _ in pieces]
            if any(len(piece) != len(column) for piece in columns):
                raise ValueError(
                    "If `others` contains arrays or lists (or other list-likes without an index), these must all be of the same "
                    "length as the calling Series/Index."
                )
        made = _joined([column, *columns], sep, na_rep, work.is_nullable(column))
        if self._is_index:
            return classes.Index._from(made, self._name)
        return classes.Series._from(made, index, self._name)

    def _pieces(self, others):
        """[(Column, index or None)] for everything to be joined on."""
        if isinstance(others, classes.Series):
            return [(others._col, others._index)]
        if isinstance(others, classes.Index):
            return [(others._col, None)]
        if isinstance(others, classes.DataFrame):
            return [(column, others._index) for column in others._cols]
        if isinstance(others, np.ndarray) and others.ndim == 2:
            return [(_pandas.column(others[:, i].tolist()), None) for i in range(others.shape[1])]
        items = list(others)
        if any(isinstance(item, (list, tuple)) for item in items):
            raise TypeError(
                "others must be Series, Index, DataFrame, np.ndarray or list-like (either containing only strings or containing "
                "only objects of type Series/Index/np.ndarray[1-dim])"
            )
        if items and all(isinstance(item, (classes.Series, classes.Index, np.ndarray)) for item in items):
            pieces = []
            for item in items:
                pieces += self._pieces(item)
            return pieces
        return [(as_column(items), None)]

    def get_dummies(self, sep="|"):
        """One 0/1 column for each different part of the texts."""
        try:
            names, columns = self._col.text(Text.GET_DUMMIES, sep)
        except work.Unsupported:
            names, columns = self._dummies(sep)
        columns = [self._spread(column).fillna(0).cast("int64") if self._codes is not None else column for column in columns]
        if self._is_index:
            arrays = [classes.Index._from(column) for column in columns]
            return classes.MultiIndex.from_arrays(arrays, names=list(names))
        return classes.DataFrame._from(columns, classes.Index(list(names), dtype="object"), self._orig._index)

    def _dummies(self, sep):
        rows = [set(value.split(sep)) - {""} if isinstance(value, str) else set() for value in self._col.tolist()]
        names = sorted(set().union(*rows)) if rows else []
        return names, [_pandas.column([int(name in row) for row in rows], "int64") for name in names]


def _aligned(column, index, pieces, join):
    """The column and all pieces on one index."""
    own = classes.Series._from(column, index)
    parts = [classes.Series._from(piece, index if other is None else other) for piece, other in pieces]
    if all(part._index.equals(index) for part in parts):
        return column, [part._col for part in parts], index
    target = index
    for part in parts:
        if join == "outer":
            target = target.union(part._index)
        elif join == "inner":
            target = target.intersection(part._index)
        elif join == "right":
            target = part._index
    own = own.reindex(target)
    return own._col, [part.reindex(target)._col for part in parts], target


def _joined(columns, sep, na_rep, nullable):
    try:
        made = columns[0]
        for other in columns[1:]:
            made = made.text(Text.CAT, other, sep, na_rep)
        return made
    except work.Unsupported:
        pass
    missing = work.missing_of(columns[0])
    rows = []
    for row in zip(*[column.tolist() for column in columns]):
        parts = [value if isinstance(value, str) else na_rep for value in row]
        rows.append(missing if any(part is None for part in parts) else sep.join(parts))
    return _pandas.column(rows, "string" if nullable else "object")
