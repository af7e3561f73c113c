"""Missing values filled in."""

import _rooms

_WHERE = _rooms.table(_simple="SimpleImputer", _indicator="MissingIndicator", _nearest="KNNImputer", _iterative="IterativeImputer")
__all__ = ["KNNImputer", "MissingIndicator", "SimpleImputer"]
_open = _rooms.doors(__name__, _WHERE)


def __getattr__(name):
    if name == "IterativeImputer":
        from sklearn.experimental import enabled
        if "iterative_imputer" not in enabled:
            raise ImportError(
                "IterativeImputer is experimental and the API might change without any deprecation cycle. To use it, you need to "
                "explicitly import enable_iterative_imputer:\nfrom sklearn.experimental import enable_iterative_imputer"
            )
    return _open(name)
