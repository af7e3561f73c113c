"""Python functions applied to arrays."""

from _numpy import array, asarray, dtype, empty

from ._axes import normalize_axis_index
from ._broadcasting import broadcast_arrays, broadcast_shapes, broadcast_to
from ._index_arithmetic import ndindex
from ._shaping import moveaxis


def apply_along_axis(func1d, axis, arr, *args, **kwargs):
    """A function called on each one-dimensional slice."""
    arr = asarray(arr)
    axis = normalize_axis_index(axis, arr.ndim)
    moved = moveaxis(arr, axis, -1)
    outer = moved.shape[:-1]
    if 0 in outer:
        raise ValueError("Cannot apply_along_axis when any iteration dimensions are 0")
    result = None
    for place in ndindex(outer):
        value = asarray(func1d(moved[place], *args, **kwargs))
        if result is None:
            result = empty(outer + value.shape, value.dtype)
        result[place] = value
    inner = result.ndim - len(outer)
    order = list(range(axis)) + list(range(len(outer), len(outer) + inner)) + list(range(axis, len(outer)))
    return result.transpose(order)


def apply_over_axes(func, a, axes):
    """A function applied over several axes in turn."""
    value = asarray(a)
    for axis in (axes,) if isinstance(axes, int) else axes:
        axis = axis + value.ndim if axis < 0 else axis
        result = asarray(func(value, axis))
        if result.ndim != value.ndim:
            from ._shaping import expand_dims
            result = expand_dims(result, axis)
        value = result
    return value


def _elements(arrays):
    """The elements of arrays of one shape, in step, as Python values."""
    return zip(*[one.ravel().tolist() for one in arrays])


def _core_axes(signature):
    """The names of the axes a signature like "(n,m),(m)->(n)" takes and gives, a tuple for each argument."""
    import re  # with `functools` more than numpy itself to load, and few scripts need them

    sides = "".join(signature.split()).split("->")
    if len(sides) != 2 or not all(re.fullmatch(r"\(\w*(,\w+)*\)(,\(\w*(,\w+)*\))*", side) for side in sides):
        raise ValueError(f"not a valid gufunc signature: {signature}")
    return [[tuple(name for name in part.split(",") if name) for part in re.findall(r"\((.*?)\)", side)] for side in sides]


class vectorize:
    """A function of scalars as a function of arrays."""

    __module__ = "numpy"

    def __init__(self, pyfunc=None, otypes=None, doc=None, excluded=None, cache=False, signature=None):
        if pyfunc is not None and not callable(pyfunc):
            raise TypeError("When used as a decorator, only accepts keyword arguments.")
        self.pyfunc = pyfunc
        self.cache = cache
        self.signature = signature
        self._axes = None if signature is None else _core_axes(signature)
        self.excluded = set() if excluded is None else set(excluded)
        self.otypes = None
        if isinstance(otypes, str):
            self.otypes = list(otypes)
        elif otypes is not None:
            self.otypes = [dtype(one) for one in otypes]
        if pyfunc is not None:
            self._name(doc)
        else:
            self.__doc__ = doc

    def _name(self, doc):
        self.__name__ = getattr(self.pyfunc, "__name__", "vectorize")
        self.__doc__ = self.pyfunc.__doc__ if doc is None else doc

    def __call__(self, *args, **kwargs):
        if self.pyfunc is None:
            self.pyfunc = args[0]
            self._name(self.__doc__)
            return self
        names = [name for name in kwargs if name not in self.excluded]
        positions = [place for place in range(len(args)) if place not in self.excluded]
        if not self.excluded and not kwargs:
            return self._map(self.pyfunc, args)
        given = list(args)
        options = dict(kwargs)

        def call(*values):
            for place, value in zip(positions, values):
                given[place] = value
            for name, value in zip(names, values[len(positions) :]):
                options[name] = value
            return self.pyfunc(*given, **options)

        return self._map(call, [args[place] for place in positions] + [kwargs[name] for name in names])

    def _map(self, function, args):
        if self._axes is not None:
            return self._map_slices(function, args)
        if not args:
            return function()
        arrays = broadcast_arrays(*args)
        shape = arrays[0].shape
        kinds = self.otypes
        if kinds is None:
            if arrays[0].size == 0:
                raise ValueError("cannot call `vectorize` on size 0 inputs unless `otypes` is set")
            first = function(*[one.ravel()[0] for one in arrays])
            several = isinstance(first, tuple)
            kinds = [dtype(asarray(one).dtype.char) for one in (first if several else (first,))]
        else:
            several = len(kinds) > 1
        results = [function(*values) for values in _elements(arrays)]
        if not several:
            return self._array(results, kinds[0], shape)
        return tuple(self._array([row[place] for row in results], kind, shape) for place, kind in enumerate(kinds))

    def _map_slices(self, function, args):
        """The function of the slices that the signature names, for every place in the other axes."""
        taken, given = self._axes
        if len(args) != len(taken):
            raise TypeError(f"wrong number of positional arguments: expected {len(taken)!r}, got {len(args)!r}")
        arrays = [asarray(one) for one in args]
        lengths = {}
        for one, names in zip(arrays, taken):
            if one.ndim < len(names):
                raise ValueError(f"{one.ndim}-dimensional argument does not have enough dimensions for all core dimensions {names!r}")
            for name, length in zip(names, one.shape[one.ndim - len(names) :]):
                if lengths.setdefault(name, length) != length:
                    raise ValueError(f"inconsistent size for core dimension {name!r}: {length!r} vs {lengths[name]!r}")
        outer = broadcast_shapes(*[one.shape[: one.ndim - len(names)] for one, names in zip(arrays, taken)])
        if 0 in outer and self.otypes is None:
            raise ValueError("cannot call `vectorize` on size 0 inputs unless `otypes` is set")
        arrays = [broadcast_to(one, outer + one.shape[one.ndim - len(names) :]) for one, names in zip(arrays, taken)]
        made = None
        for place in ndindex(outer):
            values = function(*[one[place] for one in arrays])
            if len(given) == 1:
                values = (values,)
            elif len(values) != len(given):
                raise ValueError(f"wrong number of outputs from pyfunc: expected {len(given)!r}, got {len(values)!r}")
            if made is None:
                for value, names in zip(values, given):
                    lengths.update((name, length) for name, length in zip(names, asarray(value).shape) if name not in lengths)
                kinds = self.otypes or [asarray(value).dtype for value in values]
                made = [empty(outer + tuple(lengths[name] for name in names), kind) for names, kind in zip(given, kinds)]
            for result, value in zip(made, values):
                result[place] = value
        if made is None:
            made = [empty(outer + tuple(lengths[name] for name in names), kind) for names, kind in zip(given, self.otypes)]
        return made[0] if len(given) == 1 else tuple(made)

    @staticmethod
    def _array(values, kind, shape):
        if dtype(kind).kind == "O":
            made = empty(len(values), object)
            for place, value in enumerate(values):
                made[place] = value
        else:
            made = array(values, dtype=kind)
        return made.reshape(shape)


class _PythonUfunc:
    """What `frompyfunc` gives: a function on arrays of objects."""

    def __init__(self, func, nin, nout, identity):
        self._func = func
        self.nin = nin
        self.nout = nout
        self.nargs = nin + nout
        self.identity = identity
        from functools import update_wrapper

        update_wrapper(self, func, updated=())

    def __repr__(self):
        return f"<ufunc '{getattr(self._func, '__name__', '?')} (vectorized)'>"

    def __call__(self, *args):
        if len(args) != self.nin:
            raise TypeError(f"{self._func.__name__} (vectorized)() takes from {self.nin} to {self.nargs} positional arguments but {len(args)} were given")
        arrays = broadcast_arrays(*args)
        shape = arrays[0].shape
        results = [self._func(*values) for values in _elements(arrays)]
        if self.nout == 1:
            return self._objects(results, shape)
        return tuple(self._objects([row[place] for row in results], shape) for place in range(self.nout))

    @staticmethod
    def _objects(values, shape):
        if shape == ():
            return values[0]
        made = empty(len(values), object)
        for place, value in enumerate(values):
            made[place] = value
        return made.reshape(shape)

    def reduce(self, values, axis=0):
        values = moveaxis(asarray(values).astype(object), axis, 0)
        result = values[0]
        for one in values[1:]:
            result = self(result, one)
        return result

    def accumulate(self, values, axis=0):
        moved = moveaxis(asarray(values).astype(object), axis, 0)
        result = empty(moved.shape, object)
        result[0] = moved[0]
        for place in range(1, len(moved)):
            result[place] = self(result[place - 1], moved[place])
        return moveaxis(result, 0, axis)

    def outer(self, one, other):
        one, other = asarray(one), asarray(other)
        return self(one.reshape(one.shape + (1,) * other.ndim), other)


def frompyfunc(func, /, nin, nout, *, identity=None):
    """A Python function as a function on arrays, giving objects."""
    return _PythonUfunc(func, nin, nout, identity)


class nditer:
    """Every element in turn, in memory order."""

    __module__ = "numpy"

    def __init__(self, op, flags=None, op_flags=None, op_dtypes=None, order="K", casting="safe", op_axes=None, itershape=None, buffersize=0):
        several = isinstance(op, (list, tuple))
        if several and any(one is None for one in op):
            raise NotImplementedError("nditer with operands to allocate")
        self._arrays = broadcast_arrays(*op) if several else (asarray(op),)
        self._several = several
        self._flags = set(flags or ())
        unknown = self._flags - {"multi_index", "refs_ok", "c_index", "zerosize_ok"}
        if unknown:
            raise NotImplementedError(f"nditer(flags={sorted(unknown)})")
        self.shape = self._arrays[0].shape
        self.itersize = self._arrays[0].size
        self.ndim = len(self.shape)
        self._indices = list(ndindex(self.shape))
        if order == "F":
            self._indices.sort(key=lambda place: place[::-1])
        self.iterindex = 0
        self.finished = self.itersize == 0

    def __enter__(self):
        return self

    def __exit__(self, *exception):
        return None

    @property
    def multi_index(self):
        """The coordinates of the current element."""
        return self._indices[self.iterindex]

    @property
    def index(self):
        """The flat place of the current element."""
        return self.iterindex

    def _value(self, place):
        # a view of one element, so that writing to it writes to the array
        views = tuple(one[place + (...,)] for one in self._arrays)
        return views if self._several else views[0]

    @property
    def value(self):
        """The current element."""
        return self._value(self._indices[self.iterindex])

    def __getitem__(self, place):
        current = self.value
        return current[place] if self._several else (current,)[place]

    def __setitem__(self, place, value):
        self._arrays[place][self._indices[self.iterindex]] = value

    def iternext(self):
        """Moves on; false at the end."""
        self.iterindex += 1
        self.finished = self.iterindex >= self.itersize
        return not self.finished

    def __iter__(self):
        for number, place in enumerate(self._indices):
            self.iterindex = number
            yield self._value(place)
