"""Set operations on indexes, and the alignment of two of them."""

import math

import _pandas
from _pandas import Binary, Reduce, Unary

from pandas.core.arguments.options import unsupported
from pandas.core.arguments.questions import is_list_like
from pandas.core.construction.columns import as_column
from pandas.core.index.multi_lookup import align_level
from pandas.core.loading import classes
from pandas.core.missing.questions import is_missing


class IndexSets:
    """Mixin of Index."""

    def _other_index(self, other):
        if isinstance(other, classes.Index):
            return other
        if not is_list_like(other):
            raise TypeError("Input must be Index or array-like")
        return classes.Index(other, name=self._name)

    def _common_name(self, other):
        return self._name if self._name == other._name else None

    def _sorted_if_possible(self, index, sort=None):
        if sort is False:
            return index
        try:
            return index.sort_values()
        except TypeError:
            if sort is True:
                raise
            return _sorted_by_kind(index)

    def _joint_columns(self, other):
        """Both columns of labels in one dtype."""
        left, right = self._col, other._col
        if left.dtype == right.dtype and left.kind != "category":
            return left, right
        if len(left) == 0 and left.dtype == "object":
            return right.slice(0, 0, 1), right
        if len(right) == 0 and right.dtype == "object":
            return left, left.slice(0, 0, 1)
        n = len(left)
        if "bool" in (left.kind, right.kind):
            # A label True is not the label 1.
            left, right = left.cast("object"), right.cast("object")
        both = _pandas.concat([left, right])
        return both.slice(0, n, 1), both.slice(n, len(both), 1)

    def union(self, other, sort=None):
        """The labels of both, sorted where possible."""
        other = self._other_index(other)
        if self._is_multi or other._is_multi:
            return self._multi_set("union", other, sort)
        name = self._common_name(other)
        if type(self) is type(other) is classes.RangeIndex and self._range == other._range:
            return self._renamed(name)
        if len(other) == 0 or (self.equals(other) and len(self)):
            result = self._renamed(name)
            return self._sorted_if_possible(result, sort) if not self.equals(other) else result
        if len(self) == 0:
            return self._sorted_if_possible(other._renamed(name), sort)
        if type(self) is type(other) is classes.RangeIndex:
            joined = _range_union(self._range, other._range) if sort is not False else None
            if joined is not None:
                return classes.RangeIndex._from_range(joined, name)
        left, right = self._joint_columns(other)
        if not (self.is_unique and other.is_unique):
            return self._union_with_repeats(left, right, name, sort)
        extra = right.filter(right.isin(left).unary(Unary.INVERT))
        result = classes.Index._from(_pandas.concat([left, extra]) if len(extra) else left, name)
        return self._sorted_if_possible(result, sort)

    def _union_with_repeats(self, left, right, name, sort):
        # A label stays as often as in the index that has it most often.
        counts = {}
        for label in left.tolist():
            counts[label] = counts.get(label, 0) + 1
        values = left.tolist()
        for label in right.tolist():
            if counts.get(label, 0) > 0:
                counts[label] -= 1
            else:
                values.append(label)
        return self._sorted_if_possible(classes.Index._from(_pandas.column(values, left.dtype), name), sort)

    def intersection(self, other, sort=False):
        """The labels that both have."""
        other = self._other_index(other)
        if self._is_multi or other._is_multi:
            return self._multi_set("intersection", other, sort)
        name = self._common_name(other)
        if self.equals(other):
            result = self.unique() if self.has_duplicates else self
            return result._renamed(name)
        left, right = self._joint_columns(other)
        if (self._col_kind() == "bool") != (other._col_kind() == "bool") and "object" not in (self._dtype_name(), other._dtype_name()):
            return classes.Index._from(left.slice(0, 0, 1), name)
        if type(self) is classes.RangeIndex and type(other) is classes.RangeIndex:
            both = _range_intersection(self._range, other._range)
            if both is not None:
                return classes.RangeIndex._from_range(both, name)
        found = classes.Index._from(left.filter(left.isin(right)), name).unique()
        if self._col.dtype == other._col.dtype:
            found = found if found._col.dtype == self._col.dtype else found.astype(self.dtype)
        return self._sorted_if_possible(found, sort) if sort in (None, True) else found

    def difference(self, other, sort=None):
        """The labels that only this index has."""
        other = self._other_index(other)
        if self._is_multi or other._is_multi:
            return self._multi_set("difference", other, sort)
        left, right = self._joint_columns(other)
        keep = left.isin(right).unary(Unary.INVERT)
        found = self._filter(keep).unique()._renamed(self._name)
        return self._sorted_if_possible(found, sort)

    def symmetric_difference(self, other, result_name=None, sort=None):
        """The labels that only one of both has."""
        other = self._other_index(other)
        name = self._common_name(other) if result_name is None else result_name
        if self._is_multi or other._is_multi:
            return self._multi_set("symmetric_difference", other, sort)
        mine, others = self.difference(other, False), other.difference(self, False)
        if type(mine) is type(others) is classes.RangeIndex:
            return mine.union(others, sort)._renamed(name)
        result = (mine.append(others) if len(others) else mine)._renamed(name)
        return self._sorted_if_possible(result, sort)

    def _multi_set(self, operation, other, sort):
        if self._is_multi != other._is_multi and len(other):
            raise TypeError("other must be a MultiIndex or a list of tuples")
        mine, others = self.unique().tolist(), other.unique().tolist()
        held, other_held = set(mine), set(others)
        if operation == "union":
            labels = mine + [label for label in others if label not in held]
        elif operation == "intersection":
            labels = [label for label in mine if label in other_held]
        elif operation == "difference":
            labels = [label for label in mine if label not in other_held]
        else:
            labels = [label for label in mine if label not in other_held]
            labels += [label for label in others if label not in held]
        names = list(self.names) if list(self.names) == list(other.names) else None
        if not labels:
            return self._slice(slice(0, 0))
        result = classes.MultiIndex.from_tuples(labels, names=names)
        wanted = sort if operation != "intersection" else (sort or False)
        return self._sorted_if_possible(result, wanted)

    def join(self, other, how="left", level=None, return_indexers=False, sort=False):
        """The labels of two indexes joined as a merge would."""
        if level is not None:
            raise unsupported("Index.join(level=...)")
        other = self._other_index(other)
        if how == "outer" and not self._is_multi and not other._is_multi and not self.is_unique:
            joined, left, right = self._align_repeated(other, how)
        else:
            joined, left, right = self._align_index(other, how)
            if how == "outer" and left is None and right is None:
                order = joined.argsort() if not joined.is_monotonic_increasing else None
                if order is not None:
                    left = right = as_column(order)
                    joined = joined._take(left)
        if not return_indexers:
            return joined
        return joined, left if left is None else left.to_numpy(), right if right is None else right.to_numpy()

    def _align_index(self, other, how="outer"):
        """(joined labels, positions in this index, positions in the other); None for positions that stay as they are."""
        if self is other or (self._same_kind(other) and self.equals(other)):
            return (self if self.names == other.names else self._without_names(other)), None, None
        if self._is_multi != other._is_multi:
            return align_level(self, other, how)
        if not self.is_unique or not other.is_unique:
            return self._align_repeated(other, how)
        if how == "left":
            joined = self
        elif how == "right":
            joined = other
        elif how == "inner":
            joined = self.intersection(other)
        else:
            joined = self.union(other)
        if how in ("inner", "outer") and type(joined) is classes.RangeIndex:
            joined = classes.Index._from(joined._col.share(), joined._name)
        left = None if joined is self else self._positions_or_none(joined)
        right = None if joined is other else other._positions_or_none(joined)
        return joined, left, right

    def _positions_or_none(self, joined):
        if len(joined) == len(self) and self._same_kind(joined) and self.equals(joined):
            return None
        return self._positions_of_index(joined)

    def _same_kind(self, other):
        return self._is_multi == other._is_multi

    def _without_names(self, other):
        if self._is_multi:
            names = [a if a == b else None for a, b in zip(self.names, other.names)]
            return self._with_names(names)
        return self._renamed(None)

    def _align_repeated(self, other, how):
        # Labels that occur more than once pair up as in a join.
        if self._is_multi:
            left_keys, right_keys = self._cols, other._cols
        else:
            left, right = self._joint_columns(other)
            left_keys, right_keys = [left], [right]
        left_at, right_at = _pandas.join(left_keys, right_keys, how, how == "outer")
        if self._is_multi:
            names = [a if a == b else None for a, b in zip(self.names, other.names)]
            columns = [
                a.take(left_at, True).where(left_at.binary(Binary.GE, 0), b.take(right_at, True))
                for a, b in zip(left_keys, right_keys)
            ]
            joined = classes.MultiIndex._from_levels(columns, names)
        else:
            labels = left_keys[0].take(left_at, True)
            if left_at.binary(Binary.LT, 0).reduce(Reduce.ANY):
                labels = labels.where(left_at.binary(Binary.GE, 0), right_keys[0].take(right_at, True))
                if labels.dtype != left_keys[0].dtype:
                    labels = labels.cast(left_keys[0].dtype)
            joined = classes.Index._from(labels, self._common_name(other))
        return joined, left_at, right_at


def _sorted_by_kind(index):
    """Labels that cannot all be compared: numbers first, then texts, then missing ones; unsorted if that fails too."""
    if index._is_multi:
        return index
    labels = index.tolist()
    missing, texts, others = [], [], []
    for position, label in enumerate(labels):
        (missing if is_missing(label) else texts if isinstance(label, str) else others).append(position)
    try:
        others.sort(key=labels.__getitem__)
    except TypeError:
        return index
    texts.sort(key=labels.__getitem__)
    return index.take(others + texts + missing)


def _range_union(left, right):
    """The labels of two ranges as one range, None where they are not evenly spaced."""
    if not left or not right:
        return None
    (low, high, step), (other_low, other_high, other_step) = _rising(left), _rising(right)
    if len(left) == 1 and len(right) == 1:
        step = other_step = abs(low - other_low)
    elif len(left) == 1:
        step = other_step
    elif len(right) == 1:
        other_step = step
    start, stop, finer = min(low, other_low), max(high, other_high), min(step, other_step)
    if step == other_step and step % 2 == 0 and abs(low - other_low) == step // 2 == abs(high - other_high):
        finer = step // 2
    elif max(step, other_step) % finer or (low - other_low) % finer:
        return None
    elif step == other_step:
        if low - other_high > step or other_low - high > step:
            return None
    else:
        inner, outer = ((other_low, other_high), (low, high)) if step < other_step else ((low, high), (other_low, other_high))
        if inner[0] + finer < outer[0] or inner[1] - finer > outer[1]:
            return None
    return range(start, stop + finer, finer)


def _rising(labels):
    """The smallest and largest label of a range, and the distance between two."""
    return (labels[0], labels[-1], labels.step) if labels.step > 0 else (labels[-1], labels[0], -labels.step)


def _range_intersection(left, right):
    """The labels in both ranges, as a range in the direction of the first."""
    falls = left.step < 0 and right.step < 0
    first = left[::-1] if left.step < 0 else left
    second = right[::-1] if right.step < 0 else right
    low, stop = max(first.start, second.start), min(first.stop, second.stop)
    divisor = math.gcd(first.step, second.step)
    if stop <= low or (first.start - second.start) % divisor:
        return range(0)
    step = first.step * second.step // divisor
    start = next(label for label in range(low, low + step) if label in _endless(first) and label in _endless(second))
    found = range(start, stop, step)
    return found[::-1] if falls else found


def _endless(labels):
    return range(labels.start, 2**63, labels.step)
