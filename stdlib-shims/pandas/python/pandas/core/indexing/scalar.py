"""`.at` and `.iat`: one value by label or by position."""

from pandas.core.arguments.questions import is_integer, is_list_like
from pandas.core.indexing.loc import Loc
from pandas.core.indexing.setting import set_one_object


class At:
    """What `.at` gives; to be used with square brackets."""

    def __init__(self, data):
        self._data = data

    def __getitem__(self, key):
        data = self._data
        if data.ndim == 2:
            if not isinstance(key, tuple) or len(key) != 2:
                raise ValueError("Invalid call for scalar access (getting)!")
            row, label = key
            column, place = data._columns._locate(label), data._index._locate(row)
            if place.__class__ is int and column.__class__ is int:
                return data._cols[column].get(place)
        return Loc(data)[key]

    def __setitem__(self, key, value):
        data = self._data
        if data.ndim == 2 and isinstance(key, tuple) and len(key) == 2 and not is_list_like(value):
            try:
                place, column = data._index._locate(key[0]), data._columns._locate(key[1])
            except KeyError:
                Loc(data)[key] = value
                return
            if place.__class__ is int and column.__class__ is int:
                data._cols[column].set_items(place, value)
                return
        if is_list_like(value) and not isinstance(value, str):
            self._set_object(key, value)
            return
        Loc(data)[key] = value

    def _set_object(self, key, value):
        # A list as one value: only a column of objects can hold it.
        data = self._data
        if data.ndim == 1:
            set_one_object(data._col, data._index._locate(key), value)
            return
        row, label = key
        set_one_object(data._cols[data._columns._locate(label)], data._index._locate(row), value)


class IAt:
    """What `.iat` gives; to be used with square brackets."""

    def __init__(self, data):
        self._data = data

    def _places(self, key):
        data = self._data
        keys = key if isinstance(key, tuple) else (key,)
        places = []
        # Of two places out of range pandas names the column.
        for part, n in reversed(list(zip(keys, data.shape))):
            if not is_integer(part):
                raise ValueError("iAt based indexing can only have integer indexers")
            if part < -n or part >= n:
                raise IndexError(f"index {part} is out of bounds for axis 0 with size {n}")
            places.append(int(part) + n if part < 0 else int(part))
        return places[::-1]

    def __getitem__(self, key):
        data = self._data
        places = self._places(key)
        return data._col.get(places[0]) if data.ndim == 1 else data._cols[places[1]].get(places[0])

    def __setitem__(self, key, value):
        data = self._data
        places = self._places(key)
        column = data._col if data.ndim == 1 else data._cols[places[1]]
        column.set_items(places[0], value)
