"""The rows of a frame split into groups: which there are, what labels them, and the numbers per group."""

import _pandas
from _pandas import Aggregate, Binary, Reduce, Unary

from pandas.core.loading import classes

# A frame grouped a second time is worth the codes of every row; the first reduction needs none.
_AGGREGATE = {
    "sum", "mean", "min", "max", "prod", "median", "std", "var", "sem", "skew", "kurt", "count", "size", "first",
    "last", "nunique", "any", "all", "quantile", "idxmin", "idxmax",
}  # fmt: skip


# What these say about no rows at all; other reductions have no answer.
_ZERO_OF_NOTHING = {"sum", "count", "size", "nunique"}


class Partition:
    """Groups of rows by some Keys."""

    def __init__(self, keys, n_rows, sort=True, dropna=True, observed=False):
        self.keys = keys
        self.n_rows = n_rows
        self.sort = sort
        self.dropna = dropna
        self.observed = observed
        self._groups = None
        self._labels = None
        self._index = None
        self._used = False
        self._occurring = None
        self._places = None

    @property
    def names(self):
        """The names of the keys."""
        return [key.name for key in self.keys]

    def _has_empty_groups(self):
        """Whether labels without rows are shown as well."""
        keys = self.keys
        if len(keys) == 1 and keys[0].every is not None:
            return True
        return not self.observed and any(key.column.kind == "category" for key in keys)

    @property
    def groups(self):
        """The native groups; made once."""
        if self._groups is None:
            self._groups, self._labels = self._make_groups()
        return self._groups

    def _make_groups(self):
        columns = [key.column for key in self.keys]
        groups = _pandas.group(columns, self.sort, self.dropna)
        if not self._has_empty_groups():
            return groups, [_shown_labels(column) for column in groups.keys]
        if len(self.keys) == 1:
            return self._single_with_empty(groups, self.keys[0])
        return self._product_with_empty(groups)

    def _single_with_empty(self, groups, key):
        every = key.every if key.every is not None else _every_category(key.column, groups.keys[0], self.sort)
        if groups.keys[0].any_missing():
            every = _pandas.concat([every, groups.keys[0].filter(groups.keys[0].isna())])
        positions = every.lookup(groups.keys[0])
        return _pandas.group_codes(_recode(groups.codes, positions), len(every), [every]), [every]

    def _product_with_empty(self, groups):
        # A label counts even where all its rows lack another key.
        levels = [level_labels(key.column, self.sort) for key in self.keys]
        if self.dropna:
            levels = [level.filter(level.isna().unary(Unary.INVERT)) for level in levels]
        flat = None
        for level, found in zip(levels, groups.keys):
            codes = level.lookup(found)
            flat = codes if flat is None else flat.binary(Binary.MUL, len(level)).binary(Binary.ADD, codes)
        index = classes.MultiIndex.from_product([classes.Index._from(level) for level in levels])
        labels = index._cols
        self._occurring, self._places = groups, flat
        return _pandas.group_codes(_recode(groups.codes, flat), len(index), labels), labels

    @property
    def n(self):
        """How many groups there are."""
        return len(self.labels[0])

    @property
    def n_occurring(self):
        """How many groups functions see: categories without rows count for a single key only."""
        n = self.n
        return n if self._places is None else len(self._places)

    @property
    def labels(self):
        """One Column per key with the label of each group."""
        if self._labels is None:
            self._groups, self._labels = self._make_groups()
        return self._labels

    @property
    def index(self):
        """The labels of the groups as an index."""
        if self._index is None:
            labels = [column.share() for column in self.labels]
            if len(labels) == 1 and self.keys[0].counted is not None:
                self._index = self.keys[0].counted
            elif len(labels) == 1:
                self._index = classes.Index._from(labels[0], self.keys[0].name)
                if self.keys[0].freq is not None:
                    self._index._freq = self.keys[0].freq
            else:
                self._index = classes.MultiIndex._from_levels(labels, self.names)
                self._index._missing_last = not self.dropna
                self._index._has_tables = False
                if not self.sort:
                    self._index._level_columns = [
                        None if c.kind == "category" or c.any_missing() else c.unique() for c in labels
                    ]
        return self._index

    def key_list(self):
        """The labels as a function or a loop gets them: of several keys, numbers are numpy's."""
        if len(self.labels) == 1:
            return self.labels[0].tolist()
        return self.scalar_list()

    def scalar_list(self):
        """The labels with numbers as numpy's."""
        if len(self.labels) == 1:
            return self.labels[0].scalars()
        return list(zip(*[column.scalars() for column in self.labels]))

    def label_list(self):
        """The labels as Python values, tuples where there are several keys."""
        if len(self.labels) == 1:
            return self.labels[0].tolist()
        return list(zip(*[column.tolist() for column in self.labels]))

    def aggregate(self, wanted, finish=None):
        """A Column per group for each (operation, column, options); the first time in one pass over the rows.

        `finish(op, result, column)` completes a result.
        """
        if self._groups is None and self._labels is None and not self._used and not self._has_empty_groups():
            if all(op in _AGGREGATE and not _is_text_with_holes(op, column) for op, column, _ in wanted) and wanted:
                self._used = True
                columns = [key.column for key in self.keys]
                found, results = _pandas.group_agg(columns, self.sort, self.dropna, wanted)
                self._labels = [_shown_labels(column) for column in found]
                if finish is None:
                    return results
                return [finish(op, result, column) for (op, column, _), result in zip(wanted, results)]
        return [self.reduced(op, column, options, finish) for op, column, options in wanted]

    def reduced(self, op, column, options, finish=None):
        """A Column with the reduction of each group; combinations of keys that do not occur have none."""
        groups = self.groups
        found = self._reduced(groups if self._places is None else self._occurring, op, column, options)
        if finish is not None:
            found = finish(op, found, column)
        if self._places is None:
            return found
        places = _pandas.full(self.n, -1, "int64")
        places.set_items(self._places, _pandas.int_range(0, len(self._places), 1))
        spread = found.take(places, True)
        if op not in _ZERO_OF_NOTHING or len(found) == self.n:
            return spread
        return spread.fillna(0) if found.dtype == "object" else spread.fillna(0).cast(found.dtype)

    def _reduced(self, groups, op, column, options):
        found = groups.agg(op, column, **options)
        if not _is_text_with_holes(op, column):
            return found
        counts = groups.agg(Aggregate.COUNT, column)
        if column.dtype == "string":
            return found if op != "sum" or options.get("min_count") else found.where(counts.binary(Binary.GT, 0), "")
        if op != "sum":
            mixed = counts.binary(Binary.GT, 0).binary(Binary.AND, counts.binary(Binary.LT, groups.sizes()))
            if mixed.reduce(Reduce.ANY):
                raise TypeError(f"agg function failed [how->{op},dtype->object]")
            return found
        if options.get("min_count", 0) > 0 or not counts.binary(Binary.EQ, 0).reduce(Reduce.ANY):
            return found
        # No text at all adds up to the number 0.
        return _pandas.objects([0 if count == 0 else text for count, text in zip(counts.tolist(), found.tolist())])

    def rows(self):
        """For each group the Column of its row positions."""
        order = self.groups.order()
        bounds = self.groups.bounds().tolist()
        return [order.slice(start, stop, 1) for start, stop in zip(bounds, bounds[1:])]

    def is_called(self, rows):
        """Whether functions see a group: of several keys only combinations that occur, of one key every category."""
        return len(self.keys) == 1 or len(rows) > 0

    def has_dropped(self):
        """Whether some rows belong to no group."""
        if not self.dropna:
            return False
        return any(key.column.any_missing() for key in self.keys)


def _is_text_with_holes(op, column):
    if op not in ("sum", "min", "max") or column is None:
        return False
    return (column.kind == "text" or column.dtype == "string") and column.any_missing()


def _shown_labels(found):
    """The labels of groups; a missing one is nan."""
    if found.kind in ("text", "objects") and found.any_missing():
        return found.fillna(float("nan"))
    return found


def level_labels(found, sort, every_category=True):
    """The different labels of one key; missing ones last."""
    if found.kind != "category" or not every_category:
        return found.factorize(True, True)[1] if sort else found.unique()
    level = _every_category(found, found.unique(), sort)
    if found.any_missing():
        level = _pandas.concat([level, found.filter(found.isna()).slice(0, 1, 1)])
    return level


def _recode(codes, positions):
    """Group numbers exchanged for others; rows of no group stay at -1."""
    if len(positions) == 0:
        return codes
    moved = positions.take(codes.clip(0, None))
    return moved.where(codes.binary(Binary.GE, 0), -1)


def _every_category(column, found, sort):
    """All categories as a category column; unsorted ones follow those that were seen."""
    n = len(column.categories)
    every = _pandas.from_codes(_pandas.int_range(0, n, 1), column.categories.share(), column.ordered)
    if sort:
        return every
    unseen = every.filter(every.isin(found).unary(Unary.INVERT))
    seen = found.filter(found.isna().unary(Unary.INVERT))
    return _pandas.concat([seen, unseen])
