"""FrozenList: names and levels of an index, which cannot be changed one by one."""

import numpy as np

from pandas.core.loading import classes


def _plain_text(item):
    """Labels and arrays inside a list of levels are shown as plain lists."""
    if isinstance(item, (classes.Index, np.ndarray)):
        return "[" + ", ".join(_plain_text(part) for part in item.tolist()) + "]"
    return repr(item)


class FrozenList(list):
    """A list of names or levels that cannot be changed."""

    def __repr__(self):
        return f"FrozenList({self})"

    def __str__(self):
        return "[" + ", ".join(_plain_text(item) for item in self) + "]"

    def __hash__(self):
        return hash(tuple(self))

    def __setitem__(self, key, value):
        raise TypeError("'FrozenList' does not support mutable operations.")

    def append(self, value):
        """Refused."""
        raise TypeError("'FrozenList' does not support mutable operations.")

    extend = insert = remove = pop = sort = append

    def __getitem__(self, key):
        found = list.__getitem__(self, key)
        return FrozenList(found) if isinstance(key, slice) else found

    def union(self, other):
        """Both, one after the other."""
        return FrozenList(list(self) + list(other))
