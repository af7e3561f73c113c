"""Pickle for data: numbers, texts, containers, dates and the like, never code.

A pickle may name only the classes in `_SAFE`; anything else is refused both ways. Estimators are written as data by
`_saved_objects`.
"""

import io
import sys
import _stock_pickle
from _stock_pickle import (
    DEFAULT_PROTOCOL,
    HIGHEST_PROTOCOL,
    PickleError,
    PicklingError,
    UnpicklingError,
)
from _stock_pickle import whichmodule as _whichmodule

__all__ = [
    "DEFAULT_PROTOCOL", "HIGHEST_PROTOCOL", "PickleError", "PicklingError", "Pickler", "Unpickler", "UnpicklingError",
    "dump", "dumps", "load", "loads",
]

_SAFE = {
    "builtins": {
        "bool", "bytearray", "bytes", "complex", "dict", "float", "frozenset", "int", "list", "range", "set", "slice", "str", "tuple",
    },
    "collections": {"Counter", "OrderedDict", "defaultdict", "deque"},
    "datetime": {"date", "datetime", "time", "timedelta", "timezone"},
    "decimal": {"Decimal"},
    "fractions": {"Fraction"},
    "uuid": {"UUID", "SafeUUID"},
    "ipaddress": {"IPv4Address", "IPv4Network", "IPv6Address", "IPv6Network"},
    "pathlib": {"Path", "PosixPath", "PurePath", "PurePosixPath"},
    "pathlib._local": {"Path", "PosixPath", "PurePath", "PurePosixPath"},
    "zoneinfo": {"ZoneInfo", "ZoneInfo._unpickle"},
    "_codecs": {"encode"},
    "array": {"array", "_array_reconstructor"},
    "_numpy": {"_rebuild"},
    "pandas.core.files.pickling": {"rebuild"},
    "_saved_objects": {"rebuild", "rebuild_dtype", "rebuild_function", "rebuild_stream", "rebuild_ufunc"},
    "numpy": {
        "bool", "bytes_", "complex128", "complex64", "float16", "float32", "float64", "int16", "int32", "int64", "int8", "object_", "str_",
        "uint16", "uint32", "uint64", "uint8",
    },
    "_datetime": {"date", "datetime", "time", "timedelta", "timezone"},
    "_collections": {"OrderedDict", "defaultdict", "deque"},
}

# Packages whose objects are written as data.
_AS_DATA = frozenset(("numpy", "sklearn", "scipy"))
# Whose own pickles hold code of theirs.
_ORIGINALS = ("sklearn", "scipy", "joblib", "numpy", "pandas", "statsmodels")


def _check(module, name):
    # A subclass of str could be equal to one name and read as another.
    if type(module) is not str or type(name) is not str:
        raise TypeError("names in a pickle must be plain strings")
    if name not in _SAFE.get(module, ()):
        words = f"pickle may hold data only, not {module}.{name}"
        if module.partition(".")[0] in _ORIGINALS:
            words += "; what another Python has pickled cannot be read here, fit the model again or pass the data as CSV or Parquet"
        raise UnpicklingError(words)


def _find_class(self, module, name):
    _check(module, name)
    found = __import__(module, fromlist=["__name__"])
    for part in name.split("."):
        found = getattr(found, part)
    return found


def _save_global(self, obj, name=None):
    label = name or getattr(obj, "__qualname__", None) or getattr(obj, "__name__", None)
    module = _whichmodule(obj, label) if type(label) is str else None
    if type(module) is not str or label not in _SAFE.get(module, ()):
        if name is None and type(obj) is type(_check):
            from _saved_objects import described_function

            data = described_function(obj)
            if data is not None:
                return _save_stock_reduce(self, *data, obj=obj)
        raise PicklingError(f"Can't pickle {obj!r}: pickle may hold data only")
    _save_safe_global(self, obj, name)


def _save_reduce(self, func, args, state=None, listitems=None, dictitems=None, state_setter=None, *, obj=None):
    module = type(obj).__module__
    if type(module) is str and module != "numpy" and module.partition(".")[0] in _AS_DATA:
        from _saved_objects import described

        data = described(obj)
        if data is not None:
            return _save_stock_reduce(self, *data, obj=obj)
    return _save_stock_reduce(self, func, args, state, listitems, dictitems, state_setter, obj=obj)


class _Reducers:
    """How what cannot describe itself is written: types of numbers and functions of numpy, and what is registered."""

    @staticmethod
    def get(kind, default=None):
        numpy = sys.modules.get("numpy")
        if numpy is not None and (kind is numpy.dtype or kind is numpy.ufunc):
            from _saved_objects import described_of_numpy

            return described_of_numpy
        return _stock_pickle.dispatch_table.get(kind, default)


# The checks sit in the classes themselves, so that no subclass can go around them.
_save_safe_global = _stock_pickle._Pickler.save_global
_save_stock_reduce = _stock_pickle._Pickler.save_reduce
_stock_pickle._Unpickler.find_class = _find_class
_stock_pickle._Pickler.save_global = _save_global
_stock_pickle._Pickler.save_reduce = _save_reduce
_stock_pickle._Pickler.dispatch_table = _Reducers
for _kind in (type(_check), type(len), type):
    _stock_pickle._Pickler.dispatch[_kind] = _save_global


class Unpickler(_stock_pickle._Unpickler):
    """Reads data; refuses every global that is not a class of plain values."""


class Pickler(_stock_pickle._Pickler):
    """Writes data; functions, classes and objects of the script's own classes are refused."""


def dump(obj, file, protocol=None, *, fix_imports=True, buffer_callback=None):
    """Write the pickle of `obj` to an open binary file."""
    Pickler(file, protocol).dump(obj)


def dumps(obj, protocol=None, *, fix_imports=True, buffer_callback=None):
    """The pickle of `obj` as bytes."""
    stream = io.BytesIO()
    Pickler(stream, protocol).dump(obj)
    return stream.getvalue()


def load(file, *, fix_imports=True, encoding="ASCII", errors="strict", buffers=None):
    """Read one value from an open binary file."""
    return Unpickler(file, encoding=encoding, errors=errors).load()


def loads(data, /, *, fix_imports=True, encoding="ASCII", errors="strict", buffers=None):
    """Read one value from bytes."""
    if isinstance(data, str):
        raise TypeError("Can't load pickle from unicode string")
    return Unpickler(io.BytesIO(data), encoding=encoding, errors=errors).load()
