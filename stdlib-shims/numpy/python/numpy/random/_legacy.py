"""`RandomState`: the functions of `numpy.random` that repeat, for a seed, the numbers numpy has always given."""

from operator import index

from _numpy import array, asarray, dtype as make_dtype, ndarray

from ._sampling import Sampler, checked_probabilities, not_below_zero, number, shape_of, without_replacement
from ._seeding import MT19937



def bounds_of(kind):
    """The smallest and the largest value of an integer type."""
    if kind.kind == "b":
        return 0, 1
    if kind.kind == "u":
        return 0, (1 << 8 * kind.itemsize) - 1
    if kind.kind != "i":
        raise TypeError(f"Unsupported dtype {kind!r} for randint")
    return -(1 << 8 * kind.itemsize - 1), (1 << 8 * kind.itemsize - 1) - 1


def whole_numbers(stream, low, high, size, kind, closed, legacy):
    """Whole numbers between bounds, which may be arrays."""
    shape = shape_of(size)
    smallest, largest = bounds_of(kind)
    if isinstance(low, (list, tuple, ndarray)) or isinstance(high, (list, tuple, ndarray)):
        low, high = asarray(low), asarray(high)
        if low.dtype.kind == "f":
            low = low.astype(int)
        if high.dtype.kind == "f":
            high = high.astype(int)
        if not closed:
            high = high - 1
        if (low < smallest).any():
            raise ValueError(f"low is out of bounds for {kind.name}")
        if (high > largest).any():
            raise ValueError(f"high is out of bounds for {kind.name}")
        if (low > high).any():
            raise ValueError("low > high" if closed else "low >= high")
        return stream.integers_array(low.astype("int64"), high.astype("int64"), shape, kind.name, legacy)
    low, high = int(low), int(high) - (0 if closed else 1)
    if low < smallest:
        raise ValueError(f"low is out of bounds for {kind.name}")
    if high > largest:
        raise ValueError(f"high is out of bounds for {kind.name}")
    if low > high:
        raise ValueError("low > high" if closed else ("high <= 0" if low == 0 else "low >= high"))
    return stream.integers(low, high, shape, kind.name, legacy)


class RandomState(Sampler):
    """A stream of random numbers started by a seed."""

    _legacy = True

    def __init__(self, seed=None):
        if isinstance(seed, MT19937):
            self._bit_generator = seed
        elif hasattr(seed, "_stream"):
            raise NotImplementedError(f"RandomState({type(seed).__name__}(...))")
        else:
            self._bit_generator = MT19937._legacy(seed)

    @property
    def _stream(self):
        stream = self._bit_generator._stream
        if stream is None:
            self._bit_generator._legacy_seeding(None)
            stream = self._bit_generator._stream
        return stream

    def __repr__(self):
        return f"RandomState(MT19937) at 0x{id(self):X}"

    def __str__(self):
        return "RandomState(MT19937)"

    def __copy__(self):
        # As in numpy, both go on with the same stream.
        return RandomState(self._bit_generator)

    def __deepcopy__(self, memo):
        from copy import deepcopy
        return RandomState(deepcopy(self._bit_generator, memo))

    def seed(self, seed=None):
        """Starts the stream anew."""
        self._bit_generator._legacy_seeding(seed)

    def get_state(self, legacy=True):
        """The state, which `set_state` takes."""
        key, position, has_gauss, gauss = self._stream.state()
        key = array(key, dtype="uint32")
        if legacy:
            return ("MT19937", key, position, has_gauss, gauss)
        return {"bit_generator": "MT19937", "state": {"key": key, "pos": position}, "has_gauss": has_gauss, "gauss": gauss}

    def set_state(self, state):
        """Goes back to a state."""
        if isinstance(state, dict):
            inner = state["state"]
            state = (state["bit_generator"], inner["key"], inner["pos"], state.get("has_gauss", 0), state.get("gauss", 0.0))
        if not isinstance(state, (tuple, list)):
            raise TypeError("state must be a dict or a tuple.")
        if state[0] != "MT19937":
            raise ValueError("set_state can only be used with legacy MT19937 state instances.")
        rest = tuple(state[3:5]) if len(state) > 3 else (0, 0.0)
        self._stream.set_state((asarray(state[1]).tolist(), int(state[2]), int(rest[0]), float(rest[1])))

    def random_sample(self, size=None):
        """Numbers from 0 up to, not including, 1."""
        return self._draw("random", (), size)

    def random(self, size=None):
        """Numbers from 0 up to, not including, 1."""
        return self._draw("random", (), size)

    def rand(self, *args):
        """Numbers from 0 up to, not including, 1, in the shape of the arguments."""
        return self._draw("random", (), args if args else None)

    def randn(self, *args):
        """Standard normal numbers in the shape of the arguments."""
        return self._draw("standard_normal", (), args if args else None)

    def standard_normal(self, size=None):
        """Normal numbers with mean 0 and deviation 1."""
        return self._draw("standard_normal", (), size)

    def standard_exponential(self, size=None):
        """Exponential numbers with mean 1."""
        return self._draw("standard_exponential", (), size)

    def standard_gamma(self, shape, size=None):
        """Gamma numbers with scale 1."""
        return self._draw("standard_gamma", (not_below_zero("shape", number(shape)),), size)

    def uniform(self, low=0.0, high=1.0, size=None):
        """Numbers spread evenly from low up to high."""
        low, high = number(low), number(high)
        span = high - low
        finite = (span - span) == 0
        if not (finite.all() if isinstance(finite, ndarray) else finite):
            raise OverflowError("Range exceeds valid bounds")
        return self._draw("uniform", (low, high), size)

    def randint(self, low, high=None, size=None, dtype=int):
        """Whole numbers from low up to, not including, high."""
        if high is None:
            low, high = 0, low
        kind = make_dtype(dtype)
        result = whole_numbers(self._stream, low, high, size, kind, False, True)
        if size is None and dtype is not int and dtype is not bool and not isinstance(result, ndarray):
            return kind.type(result)
        return result

    def random_integers(self, low, high=None, size=None):
        """Whole numbers from low to high, both included."""
        if high is None:
            low, high = 1, low
        return self.randint(low, int(high) + 1, size)

    def tomaxint(self, size=None):
        """Whole numbers of the whole positive range."""
        return self._stream.integers(0, (1 << 63) - 1, shape_of(size), "int64", True)

    def choice(self, a, size=None, replace=True, p=None):
        """Random elements of an array, or numbers below a whole number."""
        given = asarray(a)
        if given.ndim == 0:
            try:
                population = index(given.item())
            except TypeError:
                raise ValueError("a must be 1-dimensional or an integer") from None
            if population <= 0 and _count(size):
                raise ValueError("a must be greater than 0 unless no samples are taken")
        elif given.ndim != 1:
            raise ValueError("a must be 1-dimensional")
        else:
            population = given.shape[0]
            if population == 0 and _count(size):
                raise ValueError("'a' cannot be empty unless no samples are taken")
        if p is not None:
            p = checked_probabilities(p, population, True)
        shape = shape_of(size)
        count = _count(size)
        if replace:
            if p is not None:
                cdf = p.cumsum()
                cdf /= cdf[-1]
                places = cdf.searchsorted(self.random_sample(shape), side="right")
            else:
                places = self.randint(0, population, size=shape)
        else:
            if count > population:
                raise ValueError("Cannot take a larger sample than population when 'replace=False'")
            if p is not None:
                places = without_replacement(lambda n: self.rand(n), p, count, () if shape is None else shape)
            else:
                places = self.permutation(population)[:count].reshape(() if shape is None else shape)
        if shape is None:
            places = int(places)
            return places if given.ndim == 0 else given[places]
        return asarray(places) if given.ndim == 0 else given[places]

    def shuffle(self, x):
        """Puts the elements, or the rows, into random order in place."""
        if isinstance(x, ndarray):
            order = self._stream.permutation(len(x), "array" if x.ndim == 1 else "rows", True)
            x[...] = x[order]
            return None
        order = self._stream.permutation(len(x), "sequence", True).tolist()
        values = [x[place] for place in order]
        for place, value in enumerate(values):
            x[place] = value
        return None

    def permutation(self, x):
        """A shuffled copy, or the numbers below x in random order."""
        if isinstance(x, int) or (hasattr(x, "__index__") and getattr(x, "shape", ()) == ()):
            return self._stream.permutation(index(x), "array", True)
        x = asarray(x)
        if x.ndim == 0:
            raise IndexError("x must be an integer or at least 1-dimensional")
        return x[self._stream.permutation(len(x), "array" if x.ndim == 1 else "rows", True)]


def _count(size):
    count = 1
    for length in shape_of(size) or ():
        count *= length
    return count
