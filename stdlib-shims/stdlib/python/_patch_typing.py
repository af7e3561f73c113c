"""Generic aliases name only what `typing` offers, whatever a script calls them."""

import operator
import typing


def __reduce__(self):
    name = self._name
    # Not isinstance: a subclass of str could be equal to one name and read as another.
    is_public = type(name) is str and name in typing.__all__
    origin = getattr(typing, name) if is_public else self.__origin__
    args = tuple(self.__args__)
    if len(args) == 1 and not isinstance(args[0], tuple):
        args = args[0]
    return operator.getitem, (origin, args)


typing._GenericAlias.__reduce__ = __reduce__
