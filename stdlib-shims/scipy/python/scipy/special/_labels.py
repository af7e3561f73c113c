"""Special functions of pandas objects: computed on their values, with the labels kept."""

from _scipy import special


class _Named:
    """A function that pandas can call as it calls numpy's."""

    nin, nout = 1, 1

    def __init__(self, name):
        self.__name__ = name

    def __call__(self, *arrays):
        return special(self.__name__, *arrays)


def labelled(name, *arguments):
    """The function of arguments among which there are frames or series."""
    owner = next(one for one in arguments if hasattr(type(one), "_is_pandas"))
    return owner.__array_ufunc__(_Named(name), "__call__", *arguments)
