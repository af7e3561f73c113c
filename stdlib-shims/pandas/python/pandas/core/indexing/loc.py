"""`.loc`: rows and columns by label."""

from pandas.core.arguments.options import check_axis
from pandas.core.arguments.questions import is_list_like
from pandas.core.indexing.locating import apply_key, as_positions, drop_levels, locate, plain_mask, row_series, rows_at
from pandas.core.indexing.setting_labels import set_by_label
from pandas.core.loading import classes
from pandas.errors import IndexingError


class Loc:
    """What `.loc` gives; to be used with square brackets."""

    _axis = None

    def __init__(self, data):
        self._data = data

    def __call__(self, axis=None):
        new = Loc(self._data)
        new._axis = check_axis(axis, type(self._data).__name__)
        return new

    def __getitem__(self, key):
        data = self._data
        key = apply_key(key, data)
        if data.ndim == 1:
            return series_loc(data, key)
        if self._axis is not None:
            return frame_loc(data, *((key, slice(None)) if self._axis == 0 else (slice(None), key)))
        if isinstance(key, tuple):
            if data._index._is_multi:
                found = _row_of_multi(data, key)
                if found is not None:
                    return found
            if len(key) > 2:
                raise IndexingError("Too many indexers")
            if len(key) == 2:
                return frame_loc(data, _no_ellipsis(key[0]), _no_ellipsis(key[1]))
            if len(key) == 1:
                return frame_loc(data, key[0], slice(None))
        return frame_loc(data, key, slice(None))

    def __setitem__(self, key, value):
        data = self._data
        key = apply_key(key, data)
        if self._axis == 1:
            key = (slice(None), key)
        set_by_label(data, key, value)


def _no_ellipsis(key):
    return slice(None) if key is Ellipsis else key


def _row_of_multi(data, key):
    """df.loc["a", 1] where both may be labels of one row; None where the second must be a column."""
    if any(isinstance(part, slice) or is_list_like(part) for part in key):
        return None
    try:
        place, used = locate(data._index, key)
    except (KeyError, TypeError):
        if len(key) > 2 and len(key) <= data._index.nlevels:
            raise
        return None
    if place.__class__ is int:
        return row_series(data, place)
    return rows_at(data, place, used)


def series_loc(data, key):
    """`series.loc[key]`."""
    if isinstance(key, tuple):
        if len(key) > data._index.nlevels:
            raise IndexingError("Too many indexers")
        if not data._index._is_multi:
            key = key[0]
    mask = plain_mask(key, data._index)
    if mask is not None:
        return data._filter(mask)
    place, used = locate(data._index, key)
    if place.__class__ is int:
        return data._col.get(place)
    if isinstance(key, tuple) and used is None and any(part == slice(None) for part in key if isinstance(part, slice)):
        used = _levels_of_labels(key)
    return _without_frequency(rows_at(data, place, used), key)


def _without_frequency(data, key):
    """Dates picked by a list of labels have no frequency, even if they are evenly spaced."""
    if is_list_like(key) and data._index._freq is not None and not isinstance(key, tuple):
        labels = data._index._copy_object()
        labels._freq = None
        data.__dict__["_index"] = labels
    return data


def _levels_of_labels(key):
    """The levels a key of labels and colons has used up; none if it has lists or bounded slices."""
    if any(is_list_like(part) or (isinstance(part, slice) and part != slice(None)) for part in key):
        return None
    return {number for number, part in enumerate(key) if not isinstance(part, slice)}


def frame_loc(data, rows, columns):
    """`df.loc[rows, columns]`."""
    every_column = isinstance(columns, slice) and columns == slice(None)
    mask = plain_mask(rows, data._index)
    if mask is not None:
        chosen = data if every_column else frame_loc(data, slice(None), columns)
        return chosen._filter(mask)
    row_place, row_levels = locate(data._index, rows)
    if every_column:
        if row_place.__class__ is int:
            return row_series(data, row_place)
        return _without_frequency(rows_at(data, row_place, row_levels), rows)
    column_place, column_levels = locate(data._columns, columns, "columns")
    if column_place.__class__ is int:
        column = data._cols[column_place]
        if row_place.__class__ is int:
            return column.get(row_place)
        label = data._columns[column_place]
        series = classes.Series._from(column.share(), data._index, label)
        if isinstance(row_place, slice) and row_place == slice(None):
            return series
        return rows_at(series, row_place, row_levels)
    positions = as_positions(column_place, len(data._cols)).tolist()
    if row_place.__class__ is int:
        series = row_series(data, row_place, positions)
        if column_levels:
            drop_levels(series, column_levels)
        return series
    chosen = data._slice_columns(column_place) if isinstance(column_place, slice) else data._take_columns(positions)
    if column_levels:
        chosen.columns = chosen._columns._without_levels(column_levels)
    if isinstance(row_place, slice) and row_place == slice(None):
        return chosen
    return rows_at(chosen, row_place, row_levels)
