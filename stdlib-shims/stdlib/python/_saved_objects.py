"""Estimators and the like in pickles: the name of a class of ours and its attributes, which are data again.

A pickle names the functions `rebuild...` of this module and no others. They make objects of plain classes in the places
below, and check what they are handed. There is nothing in a file that a script could not set by hand.
"""

from _imp import is_frozen

from _stock_pickle import PicklingError, UnpicklingError

_FORMAT = 1
# Where the classes are that may be saved: estimators, their parts, splines and distributions, sparse matrices.
_PLACES = ("sklearn.", "scipy.stats.", "scipy.interpolate.", "scipy.sparse.")
# Functions that only compute, which estimators hold as parameters.
_FUNCTIONS = ("sklearn.metrics.", "sklearn.feature_selection.", "numpy._reductions")


def described(value):
    """What stands in a pickle for an object of a library: `rebuild` and its arguments. None where it is not one of ours."""
    kind = type(value)
    path = f"{kind.__module__}.{kind.__qualname__}"
    if kind.__module__.startswith("numpy."):
        return _stream(value, path)
    if _kind_at(path) is not kind:
        return None
    own_state = getattr(kind, "__setstate__", None) is not None
    items = dict(value) if isinstance(value, dict) else None
    return rebuild, (_FORMAT, path, value.__getstate__() if own_state else dict(vars(value)), items)


def rebuild(version, path, state, items=None):
    """The object that a pickle describes."""
    if version != _FORMAT or type(path) is not str or type(state) is not dict:
        raise UnpicklingError("the pickle of this object is damaged, or was written by another version")
    kind = _kind_at(path)
    if kind is None:
        raise UnpicklingError(f"pickle may hold data only, not {path}")
    _check(kind, state)
    made = kind.__new__(kind)
    if getattr(kind, "__setstate__", None) is not None:
        made.__setstate__(state)
        return made
    if items is not None:
        if not issubclass(kind, dict) or type(items) is not dict:
            raise _damaged(kind)
        dict.update(made, items)
    vars(made).update(state)
    return made


def described_of_numpy(value):
    """The same for a dtype, or for a function on arrays of numpy's own."""
    import numpy as np

    if type(value) is np.dtype:
        return rebuild_dtype, (value.str if value.names is None else value.descr,)
    if getattr(np, value.__name__, None) is not value:
        raise PicklingError(f"Can't pickle {value!r}: pickle may hold data only")
    return rebuild_ufunc, (value.__name__,)


def rebuild_dtype(description):
    """The dtype that a pickle describes."""
    import numpy as np

    if type(description) not in (str, list):
        raise UnpicklingError("the pickle of a dtype is damaged")
    return np.dtype(description)


def rebuild_ufunc(name):
    """The function of numpy that a pickle names."""
    import numpy as np

    found = getattr(np, name, None) if type(name) is str else None
    if type(found) is not np.ufunc:
        raise UnpicklingError(f"pickle may hold data only, not numpy.{name}")
    return found


def _stream(value, path):
    if path == "numpy.random._legacy.RandomState":
        return rebuild_stream, (value.get_state(legacy=False),)
    if path == "numpy.random._generator.Generator":
        return rebuild_stream, (dict(value.bit_generator.state), True)
    return None


def rebuild_stream(state, is_generator=False):
    """The generator of random numbers that a pickle describes."""
    import numpy as np

    if type(state) is not dict or state.get("bit_generator") not in ("MT19937", "PCG64"):
        raise UnpicklingError("the pickle of a generator of random numbers is damaged")
    if not is_generator:
        made = np.random.RandomState(0)
        made.set_state(state)
        return made
    bits = getattr(np.random, state["bit_generator"])(0)
    bits.state = state
    return np.random.Generator(bits)


def described_function(value):
    """The same for a function that only computes; None for any other."""
    module, name = value.__module__, value.__qualname__
    if type(module) is not str or _function_at(f"{module}.{name}") is not value:
        return None
    return rebuild_function, (f"{module}.{name}",)


def rebuild_function(path):
    """The function that a pickle names. What only computes may be called by a pickle, too."""
    found = _function_at(path) if type(path) is str else None
    if found is None:
        raise UnpicklingError(f"pickle may hold data only, not {path}")
    return found


def _function_at(path):
    module, _, name = path.rpartition(".")
    if not module.startswith(_FUNCTIONS) or name.startswith("_") or not is_frozen(module):
        return None
    found = vars(__import__(module, None, None, ["_"])).get(name)
    is_own = type(found) is type(_function_at) and found.__module__ == module and found.__qualname__ == name
    return found if is_own else None


def _kind_at(path):
    """The class at `path` if it is one of ours and plain: its objects are attributes and nothing else."""
    module, _, name = path.rpartition(".")
    if not module.startswith(_PLACES) or not name.isidentifier() or not is_frozen(module):
        return None
    kind = vars(__import__(module, None, None, ["_"])).get(name)
    if not isinstance(kind, type) or f"{kind.__module__}.{kind.__qualname__}" != path:
        return None
    bases = [base for base in kind.__mro__ if base not in (object, dict)]
    return kind if all(base.__module__.partition(".")[0] in ("sklearn", "scipy", "abc") for base in bases) else None


def _check(kind, state):
    for name in state:
        if type(name) is not str or not name.isidentifier() or name.startswith("__"):
            raise _damaged(kind)
        known = getattr(kind, name, None)
        if callable(known) or isinstance(known, property):
            raise _damaged(kind)
    names = getattr(kind, "_get_param_names", None)
    missing = [] if names is None else [name for name in names() if name not in state]
    if missing:
        raise UnpicklingError(f"the pickle of this {kind.__name__} is damaged: it lacks {missing[0]!r}")


def _damaged(kind):
    return UnpicklingError(f"the pickle of this {kind.__name__} is damaged")
