"""Structured arrays whose fields are also attributes, in basic form."""

from _numpy import array as _array, asarray, dtype as _dtype, empty, ndarray

__all__ = ["array", "fromarrays", "fromrecords"]


class record:
    """One row of a recarray."""

    def __init__(self, row):
        self._row = row

    def __getattr__(self, name):
        if name.startswith("__") or name not in self._row.dtype.names:
            raise AttributeError(f"record has no attribute {name!r}")
        return self._row[name]

    def __getitem__(self, key):
        return self._row[key]

    def __len__(self):
        return len(self._row)

    def __iter__(self):
        return iter(self._row.item())

    def __repr__(self):
        return repr(self._row.item())

    __str__ = __repr__


class recarray:
    """A structured array with its fields as attributes."""

    def __init__(self, values):
        self._values = values

    def __getattr__(self, name):
        values = self.__dict__["_values"]
        if name in values.dtype.names:
            return values[name]
        return getattr(values, name)

    def __getitem__(self, key):
        found = self._values[key]
        if isinstance(found, ndarray):
            return recarray(found) if found.dtype.names else found
        return record(found) if hasattr(found, "dtype") and found.dtype.names else found

    def __setitem__(self, key, value):
        self._values[key] = value

    def __len__(self):
        return len(self._values)

    def __iter__(self):
        return (record(row) for row in self._values)

    def __array__(self, dtype=None, copy=None):
        return self._values

    def __str__(self):
        return str(self._values)

    def __repr__(self):
        from numpy._printing import array2string

        prefix = "rec.array("
        rows = array2string(self._values, separator=", ", prefix=prefix, suffix=",")
        return f"{prefix}{rows},\n{' ' * len(prefix)}dtype={self._values.dtype})"


def array(obj, dtype=None, shape=None, offset=0, strides=None, formats=None, names=None, titles=None, aligned=False, byteorder=None, copy=True):
    """A recarray from rows or from another structured array."""
    if isinstance(obj, ndarray) and obj.dtype.names:
        return recarray(obj.copy())
    if dtype is None and names is None:
        raise NotImplementedError("rec.array without dtype or names")
    return fromrecords(obj, dtype=dtype, formats=formats, names=names)


def _fields(names, columns, formats):
    names = names.split(",") if isinstance(names, str) else list(names or [f"f{place}" for place in range(len(columns))])
    kinds = [one.dtype for one in columns] if formats is None else [_dtype(one.strip() if isinstance(one, str) else one) for one in (formats.split(",") if isinstance(formats, str) else formats)]
    return [(name.strip(), kind) for name, kind in zip(names, kinds)]


def fromarrays(arrayList, dtype=None, shape=None, formats=None, names=None, titles=None, aligned=False, byteorder=None):
    """A recarray from columns."""
    columns = [asarray(one) for one in arrayList]
    made = empty(len(columns[0]), _fields(names, columns, formats) if dtype is None else dtype)
    for name, column in zip(made.dtype.names, columns):
        made[name] = column
    return recarray(made)


def fromrecords(recList, dtype=None, shape=None, formats=None, names=None, titles=None, aligned=False, byteorder=None):
    """A recarray from rows."""
    rows = [tuple(row) for row in recList]
    if dtype is None:
        return fromarrays([_array(column) for column in zip(*rows)], formats=formats, names=names)
    return recarray(_array(rows, dtype=dtype))
