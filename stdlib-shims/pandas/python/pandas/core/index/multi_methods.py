"""Methods of MultiIndex that change its levels or summarise it."""

import numpy as np

import _pandas
from _pandas import Binary, Reduce, Unary

from pandas.core.arguments.options import no_default
from pandas.core.arguments.questions import is_list_like
from pandas.core.construction.columns import as_column, column_of_labels
from pandas.core.indexing.masks import positions_where
from pandas.core.loading import classes
from pandas.core.missing.markers import nan
from pandas.core.values.plain import table_bytes


class MultiMethods:
    """Mixin of MultiIndex."""

    def copy(self, names=None, deep=False, name=None):
        """The same labels in a new object."""
        new = self._copy_object()
        names = name if names is None else names
        if names is not None:
            names = names if is_list_like(names) else [names]
            if len(names) != self.nlevels:
                raise ValueError(f"Length of new names must be {self.nlevels}, got {len(names)}")
            new.names = names
        return new

    def rename(self, names, level=None, inplace=False):
        """The index with other names of its levels."""
        return self.set_names(names, level, inplace)

    def set_names(self, names, level=None, inplace=False):
        """The index with other names of its levels."""
        new = list(self._names)
        if isinstance(names, dict):
            new = [names.get(name, name) for name in new]
        elif level is not None:
            levels = list(level) if is_list_like(level) else [level]
            given = list(names) if is_list_like(level) else [names]
            if len(levels) != len(given):
                raise ValueError("Length of names must match length of level.")
            for one, name in zip(levels, given):
                new[self._level_number(one)] = name
        else:
            if not is_list_like(names):
                raise TypeError("Must pass list-like as `names`.")
            new = list(names)
            if len(new) != self.nlevels:
                raise ValueError("Length of names must match number of levels in MultiIndex.")
        if inplace:
            self._names = new
            return None
        return self._with_names(new)

    def set_levels(self, levels, level=None, verify_integrity=True):
        """The index with other labels in place of the distinct ones of its levels."""
        columns = list(self._cols)
        if level is None:
            chosen = list(enumerate(levels))
        elif is_list_like(level):
            chosen = [(self._level_number(one), values) for one, values in zip(level, levels)]
        else:
            chosen = [(self._level_number(level), levels)]
        for number, values in chosen:
            codes, _ = self._factorized()[number]
            columns[number] = as_column(values).take(codes, True)
        return classes.MultiIndex._from_levels(columns, self._names)

    def set_codes(self, codes, level=None, verify_integrity=True):
        """The index with other codes of a level."""
        columns = list(self._cols)
        if level is None:
            chosen = list(enumerate(codes))
        else:
            chosen = [(self._level_number(level), codes)]
        for number, values in chosen:
            columns[number] = self._factorized()[number][1].take(as_column(values), True)
        return classes.MultiIndex._from_levels(columns, self._names)

    def swaplevel(self, i=-2, j=-1):
        """The index with two levels exchanged."""
        i, j = self._level_number(i), self._level_number(j)
        columns, names = list(self._cols), list(self._names)
        columns[i], columns[j] = columns[j], columns[i]
        names[i], names[j] = names[j], names[i]
        return classes.MultiIndex._from_levels(columns, names)

    def reorder_levels(self, order):
        """The index with its levels in another order."""
        numbers = [self._level_number(level) for level in order]
        if len(numbers) != self.nlevels:
            raise AssertionError(
                f"Length of order must be same as number of levels ({self.nlevels}), got {len(numbers)}"
            )
        return classes.MultiIndex._from_levels(
            [self._cols[number] for number in numbers], [self._names[number] for number in numbers]
        )

    def droplevel(self, level=0):
        """The index without some levels."""
        levels = list(level) if is_list_like(level) and not isinstance(level, tuple) else [level]
        return self._without_levels({self._level_number(one) for one in levels})

    def _without_levels(self, numbers):
        keep = [i for i in range(self.nlevels) if i not in numbers]
        if not keep:
            raise ValueError(
                f"Cannot remove {len(numbers)} levels from an index with {self.nlevels} levels: "
                "at least one level must be left."
            )
        if len(keep) == 1:
            return classes.Index._from(self._cols[keep[0]].share(), self._names[keep[0]])
        return classes.MultiIndex._from_levels([self._cols[i] for i in keep], [self._names[i] for i in keep])

    def remove_unused_levels(self):
        """The same labels; levels hold only what occurs."""
        return classes.MultiIndex._from_levels([column.share() for column in self._cols], self._names)

    def to_flat_index(self):
        """An index of tuples."""
        return classes.Index._from(_pandas.objects(self.tolist()))

    def to_frame(self, index=True, name=no_default, allow_duplicates=False):
        """The levels as columns of a frame."""
        if name is not no_default and not is_list_like(name):
            raise TypeError("'name' must be a list / sequence of column names.")
        names = self._names if name is no_default else list(name)
        names = [i if label is None else label for i, label in enumerate(names)]
        rows = self if index else classes.RangeIndex._of_length(len(self))
        return classes.DataFrame._from([column.share() for column in self._cols], classes.Index(names), rows)

    def equal_levels(self, other):
        """Whether the distinct labels of each level are the same."""
        return self.nlevels == other.nlevels and all(a.equals(b) for a, b in zip(self.levels, other.levels))

    def truncate(self, before=None, after=None):
        """The labels between two labels of the first level."""
        return self._slice(self._slice_positions(before, after))

    def _equal_levels(self, other):
        if self.nlevels != other.nlevels:
            return False
        return all(
            classes.Index._from(a).equals(classes.Index._from(b)) for a, b in zip(self._cols, other._cols)
        )

    @property
    def is_monotonic_increasing(self):
        """Whether the labels are in order."""
        return self._in_order(True)

    @property
    def is_monotonic_decreasing(self):
        """Whether the labels are in falling order."""
        return self._in_order(False)

    def _in_order(self, ascending):
        try:
            order = _pandas.argsort_many(self._cols, [ascending] * self.nlevels, "last")
        except TypeError:
            return False
        return bool(order.is_monotonic(True))

    @property
    def nbytes(self):
        """Bytes of the levels, codes and names."""
        return self.memory_usage()

    def value_counts(self, normalize=False, sort=True, ascending=False, bins=None, dropna=True):
        """How often each label occurs."""
        counts = self.to_frame(index=False).value_counts(normalize=normalize, sort=sort, ascending=ascending, dropna=dropna)
        counts.index.names = self.names
        return counts

    def memory_usage(self, deep=False):
        """Bytes of the levels with the tables that find them, of the codes and of the names."""
        used = 0
        for (codes, labels), name in zip(self._factorized(), self._names):
            used += labels.nbytes() + (table_bytes(len(labels)) if self._has_tables else 0)
            used += len(codes) * (1 if len(labels) < 128 else 2 if len(labels) < 32768 else 4)
            used += 16 if name is None else 49 + len(str(name))
        return used

    def isin(self, values, level=None):
        """Which labels are among the values."""
        if level is not None:
            return self.get_level_values(level).isin(values)
        wanted = set(classes.Index(values).tolist()) if isinstance(values, classes.MultiIndex) else set(values)
        for value in wanted:
            if not isinstance(value, tuple):
                raise TypeError(f"object of type '{type(value).__name__}' has no len()")
        return np.array([label in wanted for label in self.tolist()], dtype=bool)

    def duplicated(self, keep="first"):
        """Which labels have occurred before."""
        return _pandas.duplicated_many(self._cols, keep).to_numpy()

    def unique(self, level=None):
        """Each label once."""
        if level is not None:
            return self.get_level_values(level).unique()
        return self.drop_duplicates()

    def dropna(self, how="any"):
        """The labels of which no part is missing, or for how="all" not every part."""
        if how not in ("any", "all"):
            raise ValueError(f"invalid how option: {how}")
        missing = None
        for column in self._cols:
            found = column.isna()
            missing = found if missing is None else missing.binary(Binary.OR if how == "any" else Binary.AND, found)
        return self._filter(missing.unary(Unary.INVERT))

    def drop_duplicates(self, keep="first"):
        """Each label once."""
        if self.is_unique:
            return self._copy_object()
        return self._filter(_pandas.duplicated_many(self._cols, keep).unary(Unary.INVERT))

    def nunique(self, dropna=True):
        """How many different labels there are."""
        return len(self.unique())

    def argsort(self, *args, **kwargs):
        """The positions that put the labels in order."""
        return _pandas.argsort_many(self._cols, [True] * self.nlevels, "last").to_numpy()

    def sort_values(self, return_indexer=False, ascending=True, na_position="last", key=None):
        """The labels in order."""
        order = _pandas.argsort_many(self._cols, [ascending] * self.nlevels, na_position)
        new = self._take(order)
        return (new, order.to_numpy()) if return_indexer else new

    def sortlevel(self, level=0, ascending=True, sort_remaining=True, na_position="first"):
        """The labels in the order of a level, and their former positions."""
        order = self._sort_order(level, ascending, sort_remaining)
        return self._take(order), order.to_numpy()

    def _sort_order(self, level=None, ascending=True, sort_remaining=True, na_position="last"):
        levels = [] if level is None else (list(level) if is_list_like(level) else [level])
        numbers = [self._level_number(one) for one in levels]
        directions = list(ascending) if is_list_like(ascending) else [bool(ascending)] * max(len(numbers), 1)
        if level is None:
            numbers = list(range(self.nlevels))
            directions = directions if is_list_like(ascending) else [bool(ascending)] * self.nlevels
        elif sort_remaining:
            rest = [i for i in range(self.nlevels) if i not in numbers]
            directions = directions + [directions[0]] * len(rest)
            numbers = numbers + rest
        return _pandas.argsort_many([self._sort_column(i) for i in numbers], directions, na_position)

    def _sort_column(self, number):
        # Levels made with an order of their own are sorted by that order.
        if self._level_columns is not None:
            return self._factorized()[number][0]
        return self._cols[number]

    def append(self, other):
        """The labels of this and other indexes, one after the other."""
        others = list(other) if isinstance(other, (list, tuple)) else [other]
        if all(isinstance(o, classes.MultiIndex) and o.nlevels == self.nlevels for o in others):
            columns = [
                _pandas.concat([column] + [o._cols[i] for o in others]) for i, column in enumerate(self._cols)
            ]
            names = [
                name if all(o._names[i] == name for o in others) else None for i, name in enumerate(self._names)
            ]
            return classes.MultiIndex._from_levels(columns, names)
        values = self.tolist()
        for o in others:
            values += o.tolist()
        return classes.Index(values)

    def insert(self, loc, item):
        """The labels with one more at a position."""
        if not isinstance(item, tuple):
            item = (item,) + ("",) * (self.nlevels - 1)
        if len(item) != self.nlevels:
            raise ValueError("Item must have length equal to number of levels.")
        n = len(self)
        loc = max(loc + n, 0) if loc < 0 else min(loc, n)
        columns = []
        for i, column in enumerate(self._cols):
            parts = [column.slice(0, loc, 1), _pandas.column([item[i]]), column.slice(loc, n, 1)]
            columns.append(_pandas.concat([part for part in parts if len(part)]))
        return classes.MultiIndex._from_levels(columns, self._names)

    def drop(self, codes, level=None, errors="raise"):
        """The labels without some of them."""
        if level is not None:
            number = self._level_number(level)
            wanted = column_of_labels(codes)
            if errors == "raise":
                absent = wanted.filter(wanted.isin(self._cols[number]).unary(Unary.INVERT))
                if len(absent):
                    raise KeyError(f"labels {absent.tolist()} not found in level")
            return self._filter(self._cols[number].isin(wanted).unary(Unary.INVERT))
        labels = list(codes) if is_list_like(codes) and not isinstance(codes, tuple) else [codes]
        keep = np.ones(len(self), dtype=bool)
        for label in labels:
            try:
                found = self._locate(label)
            except KeyError:
                if errors == "ignore":
                    continue
                raise
            keep[found if found.__class__ is int or isinstance(found, slice) else found.to_numpy()] = False
        return self._filter(_pandas.column(keep))

    def map(self, mapper, na_action=None):
        """Each tuple through a function or dict."""
        if isinstance(mapper, dict):
            results = [mapper.get(label, nan) for label in self.tolist()]
        else:
            results = [mapper(label) for label in self.tolist()]
        if results and all(isinstance(result, tuple) for result in results):
            return classes.MultiIndex.from_tuples(results, names=self._names if len(results[0]) == self.nlevels else None)
        return classes.Index._from(_pandas.column(results))

    def factorize(self, sort=False, use_na_sentinel=True):
        """A number per label and the labels they stand for."""
        codes, uniques = classes.Index._from(_pandas.objects(self.tolist())).factorize(sort, use_na_sentinel)
        return codes, classes.MultiIndex.from_tuples(uniques.tolist()) if len(uniques) else self._slice(slice(0, 0))

    def min(self, axis=None, skipna=True):
        """The smallest label."""
        return min(zip(*[column.scalars() for column in self._cols]))

    def max(self, axis=None, skipna=True):
        """The largest label."""
        return max(zip(*[column.scalars() for column in self._cols]))

    def get_locs(self, seq):
        """The positions of the rows that fit a choice per level."""
        return positions_where(self._locate_choice(seq)).to_numpy()

    def get_loc_level(self, key, level=0, drop_level=True):
        """Where a label of a level is, and the index without that level."""
        number = self._level_number(level)
        mask = self._level_mask(number, key)
        if not mask.reduce(Reduce.ANY):
            raise KeyError(key)
        kept = self._filter(mask)
        return mask.to_numpy(), kept._without_levels({number}) if drop_level else kept
