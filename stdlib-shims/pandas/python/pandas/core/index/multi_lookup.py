"""How labels of a MultiIndex are found: whole tuples, the first levels only, or a choice per level."""

import _pandas
from _pandas import Binary, Reduce, Unary

from pandas.core.arguments.questions import is_list_like
from pandas.core.construction.columns import as_column
from pandas.core.indexing.masks import bool_mask, positions_where
from pandas.core.loading import classes
from pandas.core.missing.questions import is_missing
from pandas.errors import UnsortedIndexError


class MultiLookup:
    """Mixin of MultiIndex."""

    def _make_lookup(self):
        lookup = {}
        for position, label in enumerate(self.tolist()):
            if label in lookup:
                earlier = lookup[label]
                if earlier.__class__ is int:
                    lookup[label] = [earlier, position]
                else:
                    earlier.append(position)
            else:
                lookup[label] = position
        self._lookup = lookup
        return lookup

    def _locate(self, label):
        """int for one row, slice or Column for several; a label may leave out the last levels."""
        if not isinstance(label, tuple):
            hash(label)
            return self._locate_prefix((label,), label)
        if len(label) < self.nlevels:
            return self._locate_prefix(label, label[0] if len(label) == 1 else label)
        if len(label) > self.nlevels:
            raise KeyError(f"Key length ({len(label)}) exceeds index depth ({self.nlevels})")
        lookup = self._lookup or self._make_lookup()
        label = tuple(self.get_level_values(i)._key(part) if self._cols[i].kind == "datetime" else part
                      for i, part in enumerate(label))  # fmt: skip
        found = lookup.get(label)
        if found is None:
            if any(is_missing(part) for part in label):
                return self._locate_prefix(label, label)
            raise KeyError(label)
        if found.__class__ is int:
            return found
        return _contiguous(_pandas.column(found, "int64"))

    def _locate_prefix(self, parts, shown):
        mask = None
        for number, part in enumerate(parts):
            level = self._level_mask(number, part)
            mask = level if mask is None else mask.binary(Binary.AND, level)
            if not mask.reduce(Reduce.ANY):
                raise KeyError(shown)
        return _contiguous(positions_where(mask))

    def _level_mask(self, number, label):
        """bool Column: which rows have a label on one level."""
        column = self._cols[number]
        if is_missing(label):
            return column.isna()
        level = self.get_level_values(number)
        if column.kind == "datetime":
            found = level._locate(label)
            return _mask_from(found, len(self))
        if not level._may_hold(label):
            return _pandas.full(len(self), False, "bool")
        try:
            return column.binary(Binary.EQ, label)
        except TypeError:
            return _pandas.full(len(self), False, "bool")

    def _locate_choice(self, key):
        """bool Column for a key with a choice per level: labels, lists, slices, masks."""
        mask = _pandas.full(len(self), True, "bool")
        for number, part in enumerate(key):
            if isinstance(part, slice) and part == slice(None):
                continue
            mask = mask.binary(Binary.AND, self._choice_mask(number, part))
        return mask

    def _choice_mask(self, number, part):
        column = self._cols[number]
        if isinstance(part, slice):
            level = self.get_level_values(number)
            mask = _pandas.full(len(self), True, "bool")
            if part.start is not None:
                mask = mask.binary(Binary.AND, column.binary(Binary.GE, level._key(part.start)))
            if part.stop is not None:
                mask = mask.binary(Binary.AND, column.binary(Binary.LE, level._key(part.stop)))
            return mask
        if is_list_like(part) and not isinstance(part, tuple):
            mask = bool_mask(part, len(self))
            if mask is not None:
                return mask
            wanted = as_column(list(part) if not hasattr(part, "_col") else part)
            absent = wanted.filter(wanted.isin(column).unary(Unary.INVERT))
            if len(absent):
                raise KeyError(absent.get(0))
            return column.isin(wanted)
        mask = self._level_mask(number, part)
        if not mask.reduce(Reduce.ANY):
            raise KeyError(part)
        return mask

    def _positions(self, labels):
        return positions_between(self, classes.Index(labels.tolist()) if labels.kind == "objects" else None)

    def _locate_list(self, labels, axis="index"):
        """Positions for a list of labels, whole tuples or labels of the first level."""
        items = labels.tolist()
        if not items:
            return _pandas.empty("int64")
        if all(isinstance(item, tuple) and len(item) == self.nlevels for item in items):
            lookup = self._lookup or self._make_lookup()
            positions = []
            for item in items:
                found = lookup.get(item)
                if found is None:
                    raise KeyError(f"{[item]} not in index" if len(items) > 1 else item)
                positions.extend([found] if found.__class__ is int else found)
            return _pandas.column(positions, "int64")
        first = self._cols[0]
        absent = [item for item in items if not self._level_mask(0, item).reduce(Reduce.ANY)]
        if absent:
            raise KeyError(f"{absent} not in index")
        wanted = as_column(items).unique()
        positions = positions_where(first.isin(wanted))
        # The rows come in the order of the list.
        return positions.take(wanted.lookup(first.take(positions)).argsort())

    def _slice_bound(self, label, side):
        if not self.is_monotonic_increasing:
            raise UnsortedIndexError(
                f"Key length ({len(label) if isinstance(label, tuple) else 1}) was greater than "
                "MultiIndex lexsort depth (0)"
            )
        parts = label if isinstance(label, tuple) else (label,)
        low, high = 0, len(self)
        for number, part in enumerate(parts):
            column = self._cols[number].slice(low, high, 1)
            part = self.get_level_values(number)._key(part)
            left = low + int(column.searchsorted(part, "left"))
            right = low + int(column.searchsorted(part, "right"))
            low, high = left, right
            if low == high:
                break
        return low if side == "left" else high


def _contiguous(positions):
    n = len(positions)
    first, last = int(positions.get(0)), int(positions.get(n - 1))
    return slice(first, last + 1, None) if last - first + 1 == n else positions


def _mask_from(found, n):
    if isinstance(found, slice):
        found = _pandas.int_range(*found.indices(n))
    elif found.__class__ is int:
        found = _pandas.column([found], "int64")
    return _pandas.int_range(0, n, 1).isin(found)


def positions_between(index, target):
    """int64 Column: where each label of one index is in another, -1 where it is not."""
    if not len(target):
        return _pandas.empty("int64")
    if index._is_multi and target._is_multi and index.nlevels == target.nlevels:
        n = len(index)
        both = [_pandas.concat([a, b]) for a, b in zip(index._cols, target._cols)]
        codes, _ = _pandas.factorize_many(both, False, False)
        return codes.slice(0, n, 1).lookup(codes.slice(n, len(codes), 1))
    lookup = {label: position for position, label in enumerate(index.tolist())}
    return _pandas.column([lookup.get(label, -1) for label in target.tolist()], "int64")


def align_level(left, right, how):
    """Aligns an index of one level with a MultiIndex through the level of the same name."""
    multi, single = (left, right) if left._is_multi else (right, left)
    if single._name is None or single._name not in multi._names:
        if len(left) == 0 or len(right) == 0:
            joined = left if len(right) == 0 else right
            return joined, left._positions_of_index(joined), right._positions_of_index(joined)
        raise ValueError("cannot join with no overlapping index names")
    level = multi.get_level_values(single._name)
    positions = single._positions_of_index(level)
    if how == "inner":
        keep = positions_where(positions.binary(Binary.GE, 0))
        joined, kept = multi._take(keep), keep
        positions = positions.take(keep)
    else:
        joined, kept = multi, None
    return (joined, kept, positions) if left._is_multi else (joined, positions, kept)
