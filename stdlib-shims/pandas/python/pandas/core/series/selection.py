"""Selection from a Series and assignment into it with square brackets."""

import numpy as np

import _pandas
from _pandas import Unary

from pandas.core.arguments.questions import is_integer, is_list_like
from pandas.core.construction.columns import as_column
from pandas.core.indexing.locating import locate, mask_positions, nonnegative, plain_mask, rows_at
from pandas.core.indexing.masks import positions_where
from pandas.core.indexing.setting import set_series_values
from pandas.core.indexing.setting_labels import add_item
from pandas.core.loading import classes
from pandas.core.loading.first_use import on_first_use
from pandas.core.missing.markers import nan

# Loaded on first use, which keeps imports short.
conditions = on_first_use("pandas.core.series.conditions")
time_to_datetime = on_first_use("pandas.core.time.to_datetime")


class SeriesSelection:
    """Part of Series."""

    def __getitem__(self, key):
        if key.__class__ is str:
            place = self._index._locate(key)
            if place.__class__ is int:
                return self._col.get(place)
            return rows_at(self, place, {0} if self._index._is_multi else None)
        if callable(key) and not isinstance(key, type):
            key = key(self)
        if isinstance(key, slice):
            return self._slice_key(key)
        if key is Ellipsis:
            return self.copy()
        if is_list_like(key) and not isinstance(key, tuple):
            mask = plain_mask(key, self._index)
            if mask is not None:
                return self._filter(mask)
            positions = mask_positions(key, self._index)
            if positions is not None:
                return self._take(positions)
            return self._list_key(key)
        place, used = self._one_key(key)
        if place.__class__ is int:
            return self._col.get(place)
        return rows_at(self, place, used)

    def _one_key(self, key):
        index = self._index
        try:
            return locate(index, key)
        except KeyError:
            if not is_integer(key) or not self._falls_back():
                raise
        # With labels that are not numbers, a whole number is a position.
        n = len(self._col)
        if key < -n or key >= n:
            raise IndexError(f"index {key} is out of bounds for axis 0 with size {n}")
        return int(key) + n if key < 0 else int(key), None

    def _falls_back(self):
        index = self._index
        if index._is_multi:
            return index._cols[0].kind not in ("int", "uint", "float")
        kind = index._col.kind
        if kind == "objects":
            return not any(is_integer(label) for label in index.tolist())
        return kind not in ("int", "uint", "float")

    def _slice_key(self, key):
        bounds = (key.start, key.stop)
        by_position = all(bound is None or is_integer(bound) for bound in bounds)
        if by_position and self._index._col_kind() != "float":
            return self._slice(key)
        return self._slice(self._index._slice_positions(key.start, key.stop, key.step))

    def _list_key(self, key):
        labels = as_column(key) if not (isinstance(key, classes.Index) and key._is_multi) else key._col
        if len(labels) == 0:
            return self._slice(slice(0, 0))
        if labels.kind in ("int", "uint") and self._falls_back():
            return self._take(nonnegative(labels, len(self._col)))
        place, _ = locate(self._index, key)
        return rows_at(self, place)

    def __setitem__(self, key, value):
        if callable(key) and not isinstance(key, type):
            key = key(self)
        if isinstance(key, slice):
            by_position = all(b is None or is_integer(b) for b in (key.start, key.stop))
            if not (by_position and self._index._col_kind() != "float"):
                key = self._index._slice_positions(key.start, key.stop, key.step)
            set_series_values(self, key, value)
            return
        if is_list_like(key) and not isinstance(key, tuple):
            positions = mask_positions(key, self._index)
            if positions is not None:
                if len(positions):
                    self._set_masked(positions, value)
                return
            labels = as_column(key)
            if labels.kind in ("int", "uint") and self._falls_back():
                set_series_values(self, labels, value)
                return
            self.loc[key] = value
            return
        try:
            place, _ = self._one_key(key)
        except (KeyError, IndexError):
            add_item(self, key, value)
            return
        set_series_values(self, place, value)

    def _set_masked(self, positions, value):
        if is_list_like(value) and not isinstance(value, classes.Series) and len(value) not in (1, len(positions)):
            if len(value) == len(self._col):
                value = as_column(value).take(positions)
            else:
                raise ValueError(
                    f"NumPy boolean array indexing assignment cannot assign {len(value)} input values to the "
                    f"{len(positions)} output values where the mask is true"
                )
        set_series_values(self, positions, value)

    def __delitem__(self, label):
        place = self._index._locate(label)
        keep = np.ones(len(self._col), dtype=bool)
        keep[place if place.__class__ is int or isinstance(place, slice) else place.to_numpy()] = False
        kept = self._filter(_pandas.column(keep))
        self._index, self._col = kept._index, kept._col

    def __contains__(self, label):
        return label in self._index

    def __getattr__(self, name):
        if name[:2] == "__":
            raise AttributeError(f"'Series' object has no attribute '{name}'", name=name, obj=self)
        own = getattr(type(self), name, None)
        if isinstance(own, property):
            # The property itself raised AttributeError: its own words are better than ours.
            return own.fget(self)
        index = self.__dict__.get("_index")
        if index is not None and not index._is_multi and index._col.kind in ("text", "objects", "category"):
            try:
                place = index._locate(name)
            except (KeyError, TypeError):
                place = None
            if place is not None:
                return self._col.get(place) if place.__class__ is int else rows_at(self, place)
        raise AttributeError(f"'Series' object has no attribute '{name}'", name=name, obj=self)

    def pop(self, item):
        """Takes a value out."""
        value = self[item]
        del self[item]
        return value

    def isin(self, values):
        """Which values are among some."""
        if not is_list_like(values):
            raise TypeError(
                "only list-like objects are allowed to be passed to isin(), "
                f"you passed a `{type(values).__name__}`"
            )
        return self._with_column(isin_column(self._col, values))

    def between(self, left, right, inclusive="both"):
        """Which values lie between two bounds."""
        if inclusive not in ("both", "left", "right", "neither"):
            raise ValueError("Inclusive has to be either string of 'both','left', 'right', or 'neither'.")
        low = self >= left if inclusive in ("both", "left") else self > left
        high = self <= right if inclusive in ("both", "right") else self < right
        return low & high

    def where(self, cond, other=nan, *, inplace=False, axis=None, level=None):
        """The values where a condition holds, others elsewhere."""
        self._check_no_arguments("where", level=level)
        return self._finish(self._with_column(conditions.where_column(self, cond, other, False)), inplace)

    def mask(self, cond, other=nan, *, inplace=False, axis=None, level=None):
        """The values where a condition does not hold, others elsewhere."""
        self._check_no_arguments("mask", level=level)
        return self._finish(self._with_column(conditions.where_column(self, cond, other, True)), inplace)

    def case_when(self, caselist):
        """The value of the first condition that holds, for each row."""
        return conditions.case_when(self, caselist)

    def nlargest(self, n=5, keep="first"):
        """The largest values, falling."""
        return self._extreme_rows("nlargest", n, keep)

    def nsmallest(self, n=5, keep="first"):
        """The smallest values, rising."""
        return self._extreme_rows("nsmallest", n, keep)

    def _extreme_rows(self, method, n, keep):
        column = self._checked_order(method)
        if n > 0 and n >= len(column):
            return self.sort_values(ascending=method == "nsmallest")
        positions = column.nlargest_positions(n, method == "nlargest", keep)
        # Missing values are taken out first, and with them a frequency.
        return self._without_freq(positions) if self._col.any_missing() else self._take(positions)

    def _without_freq(self, positions):
        """Rows whose labels, if they are times, have no frequency, though they may stand at even distances."""
        new = self._take(positions)
        if getattr(new._index, "_freq", None) is not None and new._index._col.kind != "period":
            new._index = type(new._index)._of(new._index._col, new._index._name, None)
        return new

    def _checked_order(self, method):
        if self._col.dtype in ("object", "category", "string"):
            raise TypeError(f"Cannot use method '{method}' with dtype {self._col.dtype}")
        return self._col

    def first_valid_index(self):
        """The label of the first value that is not missing."""
        positions = positions_where(self._col.isna().unary(Unary.INVERT))
        return self._index[int(positions.get(0))] if len(positions) else None

    def last_valid_index(self):
        """The label of the last value that is not missing."""
        positions = positions_where(self._col.isna().unary(Unary.INVERT))
        return self._index[int(positions.get(len(positions) - 1))] if len(positions) else None


def isin_column(column, values):
    """bool Column: which values are among some."""
    if isinstance(values, (set, frozenset, dict)):
        values = list(values)
    wanted = as_column(values)
    if column.kind == "datetime" and wanted.kind == "text":
        texts = classes.Series._from(wanted, classes.RangeIndex._of_length(len(wanted)))
        wanted = time_to_datetime.to_datetime(texts, errors="coerce")._col
    return column.isin(wanted)
