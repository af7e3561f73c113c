"""Two DataFrames together: equality, differences, combination."""

import _pandas

from pandas.core.arguments.options import check_axis
from pandas.core.construction.columns import as_column
from pandas.core.loading import classes


class FrameComparing:
    """Mixin of DataFrame."""

    def equals(self, other):
        """Whether both hold the same labels and values; missing equals missing."""
        return (
            isinstance(other, classes.DataFrame)
            and self.shape == other.shape
            and self._index.equals(other._index)
            and self._columns.equals(other._columns)
            and all(a.dtype == b.dtype and bool(a.equals(b)) for a, b in zip(self._cols, other._cols))
        )

    def compare(self, other, align_axis=1, keep_shape=False, keep_equal=False, result_names=("self", "other")):
        """The values that differ, side by side."""
        from pandas.core.frame.difference import compare_frames

        return compare_frames(self, other, check_axis(align_axis), keep_shape, keep_equal, result_names)

    def combine_first(self, other):
        """The values, with those of another frame where they are missing."""
        index, left, right = self._index._align_index(other._index, "outer")
        labels = self._columns.union(other._columns)
        mine, theirs = self._to_index(index, left), other._to_index(index, right)
        cols = []
        for label in labels.tolist():
            if label not in self._columns:
                cols.append(theirs._column(label))
            elif label not in other._columns:
                cols.append(mine._column(label))
            else:
                a, b = mine._column(label), theirs._column(label)
                column = a.where(a.isna().unary("invert"), b)
                names = {self._column(label).dtype, other._column(label).dtype}
                if len(names) == 1 and column.dtype not in names and not column.any_missing():
                    column = column.cast(next(iter(names)))
                elif "bool" in names and "object" in names and column.dtype == "bool":
                    column = _pandas.objects(column.tolist())
                elif column.kind in ("int", "uint") and b.kind == "float":
                    column = column.cast(b.dtype)
                cols.append(column)
        return classes.DataFrame._from(cols, labels, index)

    def combine(self, other, func, fill_value=None, overwrite=True):
        """A function of each pair of columns of two frames."""
        for frame in (self, other):
            for label in frame._columns.tolist() if not frame._columns.is_unique else ():
                frame._column(label)
        left, right = self.align(other)
        cols, labels = [], left._columns
        for i, label in enumerate(labels.tolist()):
            a, b = left._at(i), right._at(i)
            if not overwrite and label not in other._columns:
                cols.append(a._col.share())
                continue
            if fill_value is not None:
                a, b = a.fillna(fill_value), b.fillna(fill_value)
            for one in (a, b):
                original = self._column(label) if one is a and label in self._columns else None
                if original is not None and one._col.dtype != original.dtype and not one._col.any_missing():
                    one._col = one._col.cast(original.dtype)
            cols.append(as_column(func(a, b)))
        return classes.DataFrame._from(cols, labels, left._index)
